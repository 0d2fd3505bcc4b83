/** Characters of a cell that are looked at: its shape shows by then. */
const MOST_CHARACTERS = 60;

/** A cell as it is shaped, which tells nobody anything of whom it is about: `Aoife 12` is `Xxxxx 99`. */
export function masked(cell: string): string {
  return cell
    .normalize('NFC')
    .slice(0, MOST_CHARACTERS)
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, (letter) => (letter === 'X' ? 'X' : 'x'))
    .replace(/\p{N}/gu, '9')
    .replace(/\p{M}/gu, '');
}
