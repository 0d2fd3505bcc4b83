import QRCode from 'qrcode';
import { z } from 'zod';

const QR_FORMATS = ['svg', 'png'] as const;
export const qrFormat = z.enum(QR_FORMATS, 'give svg or png');

const QUIET_ZONE = 4;
const MIN_PIXELS = 512;

/** A file that the door hands out. */
export interface QrFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** A URL as a QR code (ISO/IEC 18004), error correction M, dark on white with a quiet zone of 4 modules; at least 512 pixels as PNG. */
export async function qrCode(
  url: string,
  format: (typeof QR_FORMATS)[number],
  name: string,
): Promise<QrFile> {
  const options = { errorCorrectionLevel: 'M', margin: QUIET_ZONE } as const;
  if (format === 'svg') {
    const svg = await QRCode.toString(url, { ...options, type: 'svg', width: MIN_PIXELS });
    return { fileName: `${name}.svg`, mediaType: 'image/svg+xml', content: Buffer.from(svg, 'utf8') };
  }
  // Whole pixels per module: scanners read those best.
  const modules = QRCode.create(url, options).modules.size + 2 * QUIET_ZONE;
  const content = await QRCode.toBuffer(url, {
    ...options,
    type: 'png',
    scale: Math.ceil(MIN_PIXELS / modules),
  });
  return { fileName: `${name}.png`, mediaType: 'image/png', content };
}
