// Runs a TypeScript program of the tests as the launcher runs ours: compiled, with what V8 made of the packages the last time.
import { pathToFileURL } from 'node:url';
import { keepCode, nameProgram } from '../code-cache.mjs';
import { compiled } from '../compiled.mjs';

const [program, ...parameters] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...parameters);
const script = await compiled(program);
// One name for all: they load the same packages, and whichever ends by itself keeps them for those that are killed.
nameProgram('tests');
process.once('exit', keepCode);
await import(pathToFileURL(script).href);
