import type { CodeSetService } from './codes/code-set-service.ts';
import type { DemoEntries } from './demo/ports.ts';
import type { EntryService } from './entries/entry-service.ts';
import type { PublishedVersionReader } from './entries/published-versions.ts';
import type { VersionService } from './entries/version-service.ts';
import type { ExchangeService } from './exchange/room.ts';
import type { FrameworkService } from './frameworks/framework-service.ts';
import type { JurisdictionService } from './jurisdictions/jurisdiction-service.ts';
import type { ProposalService } from './proposals/proposal-service.ts';
import type { SchemesService } from './schemes/room.ts';
import type { SearchRoomService } from './search/room.ts';
import type { SkillService } from './skills/skill-service.ts';

/** The operations of the catalog, by room. */
export interface CatalogService extends SearchRoomService {
  readonly jurisdictions: JurisdictionService;
  readonly frameworks: FrameworkService;
  readonly entries: EntryService;
  readonly versions: VersionService;
  readonly published: PublishedVersionReader;
  readonly codeSets: CodeSetService;
  readonly schemes: SchemesService;
  readonly skills: SkillService;
  readonly proposals: ProposalService;
  readonly exchange: ExchangeService;
  readonly demo: DemoEntries;
}
