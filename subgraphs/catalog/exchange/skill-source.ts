import { type Skill, sourceUriOf } from '../skills/skill.ts';

const ESCO = 'http://data.europa.eu/esco/skill/';

/** The source of a skill that a document names by its address. */
export function skillSourceOf(uri: string): { readonly source: Skill['source']; readonly sourceUri: string } {
  return { source: uri.toLowerCase().startsWith(ESCO) ? 'ESCO' : 'LOCAL', sourceUri: uri };
}

/** By what a skill of this address may be in the catalog already: a descriptor of a library is the same skill. */
export function skillsAt(uri: string): readonly Pick<Skill, 'source' | 'sourceUri'>[] {
  const { source } = skillSourceOf(uri);
  const sources = source === 'ESCO' ? (['ESCO'] as const) : (['LOCAL', 'RSD', 'ONET'] as const);
  return sources.flatMap((from) => {
    try {
      return [{ source: from, sourceUri: sourceUriOf(from, uri) }];
    } catch {
      return [];
    }
  });
}
