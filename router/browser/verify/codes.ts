import { decodeQRBatch } from 'qr/decode.js';

/** What the Shape Detection API has for codes, where a browser has it (https://wicg.github.io/shape-detection-api/). */
interface NativeDetector {
  detect(image: ImageData): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

// Larger pictures are made smaller: no code that people photograph needs more.
const MAX_SIDE = 2400;
// A drawing has no size of its own in pixels.
const DRAWING_SIDE = 1200;

/** The texts of the QR codes in an image, each once. `patienceMs` is how long a hard one is tried. */
export async function codesIn(image: ImageData, patienceMs: number): Promise<string[]> {
  const found = await nativeCodes(image);
  const [read = []] = found.length > 0 ? [found] : await decodeQRBatch([image], { timeLimit: patienceMs });
  return [...new Set(read.filter((text): text is string => typeof text === 'string' && text !== ''))];
}

/** The pixels of a picture that the person has chosen. Error: with words for people, when it is none that this browser shows. */
export async function pixelsOf(file: File): Promise<ImageData> {
  const picture = new Image();
  picture.src = await dataUrlOf(file);
  await picture.decode().catch(() => {
    throw new Error('Your browser cannot show this picture. Save it as PNG or JPEG and choose that.');
  });
  const isDrawing = /svg/.test(file.type);
  const width = picture.naturalWidth || DRAWING_SIDE;
  const height = picture.naturalHeight || DRAWING_SIDE;
  const longest = Math.max(width, height);
  const scale = isDrawing ? DRAWING_SIDE / longest : Math.min(1, MAX_SIDE / longest);
  return drawn(picture, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

/** What an image or a video shows, as pixels on white. */
export function drawn(source: CanvasImageSource, width: number, height: number): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('Your browser cannot read pictures. Paste the link or the credential.');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(source, 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

let native: Promise<NativeDetector | undefined> | undefined;

async function nativeCodes(image: ImageData): Promise<string[]> {
  native ??= nativeDetector().catch(() => undefined);
  const found = await (await native)?.detect(image).catch(() => []);
  return (found ?? []).map(({ rawValue }) => rawValue);
}

async function nativeDetector(): Promise<NativeDetector | undefined> {
  const { BarcodeDetector: detectors } = globalThis as { readonly BarcodeDetector?: NativeDetectors };
  if (!detectors || !(await detectors.getSupportedFormats()).includes('qr_code')) return undefined;
  return new detectors({ formats: ['qr_code'] });
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read. Choose it again.'));
    reader.readAsDataURL(file);
  });
}
