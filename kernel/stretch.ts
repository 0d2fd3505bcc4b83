/** Longest stretch for which background work keeps the event loop to itself, but for a piece that takes longer. */
const STRETCH_MS = 3;

/** Makes what background work awaits between its pieces: it lets others run whenever a stretch is over. */
export function createStretches(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < STRETCH_MS) return;
    await new Promise(setImmediate);
    began = performance.now();
  };
}
