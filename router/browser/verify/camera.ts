import { byId } from '../elements.ts';
import { codesIn, drawn } from './codes.ts';

const PAUSE_MS = 150;
const PATIENCE_MS = 60;
const MAX_SIDE = 1280;

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError:
    'The camera was not allowed. Allow it for this page in the settings of your browser, or choose a picture of the code.',
  NotFoundError: 'This device has no camera. Choose a picture of the code.',
  NotReadableError: 'Another program uses the camera. Close that, or choose a picture of the code.',
};

/** True where the browser gives cameras to pages at all, which needs a secure origin. */
export function hasCamera(): boolean {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices?.getUserMedia !== undefined;
}

/**
 * Shows what the camera sees until it is stopped or sees one QR code, whose text `found` is given. Asks the person for the camera.
 * Error: with words for people, when there is none. Returns what stops it.
 */
export async function watchCamera({
  found,
  over,
}: {
  found: (text: string) => void;
  over: () => void;
}): Promise<() => void> {
  const view = byId('view', HTMLVideoElement);
  const seen = byId('seen');
  const video = { facingMode: 'environment', width: { ideal: MAX_SIDE } };
  const stream = await navigator.mediaDevices
    .getUserMedia({ video, audio: false })
    .catch((error: unknown) => {
      const name = error instanceof Error ? error.name : '';
      throw new Error(PROBLEMS[name] ?? 'The camera does not work. Choose a picture of the code.');
    });
  let isOver = false;
  // A camera that was pulled out, or taken back in the settings of the browser.
  for (const track of stream.getTracks()) track.onended = stop;
  const leave = () => document.hidden && stop();
  document.addEventListener('visibilitychange', leave);
  view.srcObject = stream;
  seen.textContent = 'Hold the code in front of the camera.';
  void watch();
  return stop;

  function stop(): void {
    if (isOver) return;
    isOver = true;
    document.removeEventListener('visibilitychange', leave);
    for (const track of stream.getTracks()) track.stop();
    view.srcObject = null;
    over();
  }

  async function watch(): Promise<void> {
    await view.play().catch(() => undefined);
    while (!isOver) {
      const codes = await codesNow();
      if (isOver) return;
      const [code] = codes;
      if (code !== undefined && codes.length === 1) {
        stop();
        return found(code);
      }
      if (codes.length > 1) seen.textContent = 'There is more than one code: show one of them alone.';
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  async function codesNow(): Promise<string[]> {
    const { videoWidth, videoHeight } = view;
    if (videoWidth === 0 || videoHeight === 0) return [];
    const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight));
    return codesIn(drawn(view, Math.round(videoWidth * scale), Math.round(videoHeight * scale)), PATIENCE_MS);
  }
}
