import QRCode from 'qrcode';

const WIDTH = 640;
const HEIGHT = 480;
const GREY = 128;

/** What a camera sees that looks at a QR code: one picture as Y4M (`YUV4MPEG2`, 4:2:0), which browsers take for a camera's. */
export function seenByCamera(text: string): Buffer {
  const luma = Buffer.alloc(WIDTH * HEIGHT, GREY);
  const { modules } = QRCode.create(text);
  const step = Math.floor((HEIGHT - 40) / (modules.size + 8));
  const side = step * (modules.size + 8);
  const [left, top] = [(WIDTH - side) >> 1, (HEIGHT - side) >> 1];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [row, column] = [Math.floor(y / step) - 4, Math.floor(x / step) - 4];
      const isDark =
        row >= 0 && column >= 0 && row < modules.size && column < modules.size && modules.get(row, column);
      luma[(top + y) * WIDTH + left + x] = isDark ? 20 : 235;
    }
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
}

/** A drawing (SVG) of QR codes beside each other. */
export async function drawingOf(...texts: string[]): Promise<Buffer> {
  const codes = await Promise.all(texts.map((text) => QRCode.toString(text, { type: 'svg', margin: 4 })));
  const placed = codes.map((svg, index) =>
    svg.replace('<svg ', `<svg x="${index * 100}" y="0" width="100" height="100" `),
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${100 * texts.length} 100">${placed.join('')}</svg>`,
  );
}
