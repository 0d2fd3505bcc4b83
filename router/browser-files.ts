import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';

const FOLDER = new URL('./browser/', import.meta.url);

/** A page or style sheet below `browser/`. */
export function browserText(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8');
}

/**
 * Answers with a script below `browser/`, which is one module whose imports are bundled into it. It is bundled when it is asked for
 * first, so that a start waits for no page.
 */
export function browserScript(file: string): RequestHandler {
  const entry = fileURLToPath(new URL(file, FOLDER));
  let script: Promise<string> | undefined;
  return (_request, response, next) => {
    script ??= bundled(entry);
    script.then(
      (text) => response.type('text/javascript').send(text),
      (error: unknown) => {
        script = undefined;
        next(error);
      },
    );
  };
}

let underWay = 0;

async function bundled(entry: string): Promise<string> {
  const { build, stop } = await import('esbuild');
  underWay++;
  try {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      charset: 'utf8',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    return outputFiles[0]?.text ?? '';
  } finally {
    underWay--;
    // The bundler is a process of its own, which is not to stay.
    if (underWay === 0) await stop();
  }
}
