import { element, instant, named } from '../elements.ts';
import type { AccessChannel, AccessLogEntry, AccessOutcome } from '../generated/operations.ts';
import type { Part } from './me.ts';
import { pagedList } from './rows.ts';
import type { Selection } from './selection.ts';

const CHANNELS: Readonly<Record<AccessChannel, string>> = {
  SHARE_LINK: 'a share link',
  PROOF_LINK: 'a proof link',
};

/** Who opened the holder's links, and when. */
export function accessList(): Part {
  return pagedList({
    into: 'look-rows',
    title: 'looks-title',
    field: 'accessLogs',
    fields: {
      occurredAt: true,
      channel: true,
      shareLabel: true,
      verifierName: true,
      country: true,
      outcome: true,
      detail: true,
    } satisfies Selection<AccessLogEntry>,
    empty: 'Nobody has opened a link of yours.',
    row: ({ occurredAt, channel, shareLabel, verifierName, country, outcome, detail }) =>
      element(
        'li',
        {},
        element(
          'p',
          {},
          element('strong', {}, named(verifierName || 'Somebody')),
          country && [' in ', named(country)],
          ' through ',
          CHANNELS[channel] ?? channel,
          shareLabel && [' “', named(shareLabel), '”'],
        ),
        element('p', { className: 'hint' }, instant(occurredAt), outcomeWords(outcome, detail)),
      ),
  });
}

function outcomeWords(outcome: AccessOutcome, detail: string | null): string {
  if (outcome === 'REFUSED') return ` · was refused${detail ? `: ${words(detail)}` : ''}`;
  return detail ? ` · saw: ${words(detail)}` : '';
}

const words = (code: string) => code.toLowerCase().replaceAll('_', ' ');
