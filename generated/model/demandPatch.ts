import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { DemandBuyer } from './demandBuyer.ts';
import type { DemandFollow } from './demandFollow.ts';
import type { DemandHome } from './demandHome.ts';
import type { DemandMoney } from './demandMoney.ts';
import type { DemandTagList } from './demandTagList.ts';
import type { DemandWhat } from './demandWhat.ts';
import type { DemandWhere } from './demandWhere.ts';

/**
 * One or more parts, each whole, and the version they were read at.
 */
export interface DemandPatch {
  /** @minimum 1 */
  version: number;
  contactId?: ContactId;
  agentId?: AgentId;
  tags?: DemandTagList;
  what?: DemandWhat;
  where?: DemandWhere;
  home?: DemandHome;
  money?: DemandMoney;
  buyer?: DemandBuyer;
  follow?: DemandFollow;
}
