import type { AgencyId } from './agencyId.ts';
import type { AgentId } from './agentId.ts';
import type { DemandBuyer } from './demandBuyer.ts';
import type { DemandContact } from './demandContact.ts';
import type { DemandFollow } from './demandFollow.ts';
import type { DemandHome } from './demandHome.ts';
import type { DemandId } from './demandId.ts';
import type { DemandMoney } from './demandMoney.ts';
import type { DemandPlaces } from './demandPlaces.ts';
import type { DemandReason } from './demandReason.ts';
import type { DemandStatus } from './demandStatus.ts';
import type { DemandTagList } from './demandTagList.ts';
import type { DemandWhat } from './demandWhat.ts';
import type { DemandWhere } from './demandWhere.ts';

/**
 * What a buyer or tenant looks for. One key per part of the form.
 */
export interface Demand {
  id: DemandId;
  /** Unique in the agency: D- and a number. */
  ref: string;
  /** As typed, or made of what they look for in the reader's language. */
  title: string;
  agencyId: AgencyId;
  /** Null when the person was erased. */
  contact: DemandContact | null;
  agentId: AgentId | null;
  /** @nullable */
  agentName: string | null;
  tags: DemandTagList;
  status: DemandStatus;
  /** Of the last change of status. */
  reason: DemandReason | null;
  /**
     * Since when it is CANCEL or WON.
     * @nullable
     */
  closedAt: string | null;
  /**
     * Since when it is put away.
     * @nullable
     */
  archivedAt: string | null;
  /** Whether the reader may change it; a colleague's shared one can be read only. */
  own: boolean;
  /** Optimistic lock, from 1. */
  version: number;
  createdAt: string;
  updatedAt: string;
  createdBy: AgentId | null;
  /** Names of the places of `where` by slug. */
  places: DemandPlaces;
  what: DemandWhat;
  where?: DemandWhere;
  home?: DemandHome;
  money?: DemandMoney;
  buyer?: DemandBuyer;
  follow?: DemandFollow;
}
