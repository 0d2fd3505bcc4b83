import { act, onPress, onSubmit } from '../actions.ts';
import { byId, within } from '../elements.ts';
import { hasCamera, watchCamera } from './camera.ts';
import { codesIn, pixelsOf } from './codes.ts';

// What the server reads, and what a browser shows without effort.
const MAX_FILE = 1024 * 1024;
const MAX_PICTURE = 25 * 1024 * 1024;
const PATIENCE_MS = 2000;

const text = byId('text', HTMLTextAreaElement);
const textForm = byId('text-form', HTMLFormElement);
const input = byId('file', HTMLInputElement);
const fileForm = byId('file-form', HTMLFormElement);
const drop = byId('drop');

for (const hint of document.querySelectorAll<HTMLElement>('[data-script]')) hint.hidden = false;
onSubmit(fileForm, checkFile);
drops();
scans();

/** What a code says is checked as if it had been pasted. */
function send(code: string): void {
  text.value = code;
  textForm.requestSubmit();
}

/** A picture is read here and only its code is sent; any other file is sent as it is. */
async function checkFile(): Promise<void> {
  const [file] = input.files ?? [];
  if (!file) throw new Error('Choose a file first.');
  if (/^image\//.test(file.type)) return send(await codeOf(file));
  if (file.size > MAX_FILE) throw new Error('This file is too large: a credential may have up to 1 MB.');
  fileForm.submit();
}

async function codeOf(picture: File): Promise<string> {
  if (picture.size > MAX_PICTURE)
    throw new Error('This picture is too large: it may have up to 25 MB. Save it smaller.');
  const codes = await codesIn(await pixelsOf(picture), PATIENCE_MS);
  const [code] = codes;
  if (code === undefined)
    throw new Error(
      'No QR code was found in this picture. Take it again, sharp and straight, with the whole code and a light edge around it.',
    );
  if (codes.length > 1)
    throw new Error('There is more than one QR code in this picture. Cut it so that it shows one of them.');
  return code;
}

/** A file that is dropped anywhere on the page, or pasted, is chosen and checked. */
function drops(): void {
  const button = within(fileForm, '[type=submit]', HTMLButtonElement);
  const take = (files: FileList) =>
    void act(button, async () => {
      if (files.length > 1) throw new Error('These are several files: drop one.');
      input.files = files;
      await checkFile();
    });
  const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  document.addEventListener('dragover', (event) => {
    if (!isFiles(event)) return;
    event.preventDefault();
    drop.classList.add('over');
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) drop.classList.remove('over');
  });
  document.addEventListener('drop', (event) => {
    drop.classList.remove('over');
    if (!isFiles(event) || !event.dataTransfer) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  });
  document.addEventListener('paste', (event) => {
    const { files } = event.clipboardData ?? {};
    if (!files?.length) return;
    event.preventDefault();
    take(files);
  });
}

/** The camera is asked for when its button is pressed, and never before. */
function scans(): void {
  const start = byId('start', HTMLButtonElement);
  const halt = byId('stop', HTMLButtonElement);
  const scanner = byId('scanner');
  if (!hasCamera()) {
    byId('no-camera').hidden = false;
    return;
  }
  start.hidden = false;
  byId('scan-hint').hidden = false;
  let stop: (() => void) | undefined;
  halt.addEventListener('click', () => stop?.());
  onPress('start', async () => {
    stop = await watchCamera({
      found: send,
      over() {
        scanner.hidden = true;
        start.hidden = false;
        start.focus();
      },
    });
    scanner.hidden = false;
    start.hidden = true;
    halt.focus();
  });
}
