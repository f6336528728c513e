import type { AgentId } from './agentId.ts';
import type { ContactId } from './contactId.ts';
import type { DemandBuyer } from './demandBuyer.ts';
import type { DemandContactInput } from './demandContactInput.ts';
import type { DemandFollow } from './demandFollow.ts';
import type { DemandHome } from './demandHome.ts';
import type { DemandMoney } from './demandMoney.ts';
import type { DemandTagList } from './demandTagList.ts';
import type { DemandWhat } from './demandWhat.ts';
import type { DemandWhere } from './demandWhere.ts';

/**
 * A new demand. Who looks: either a contact of the agency or a person told here.
 */
export interface DemandInput {
  contactId?: ContactId;
  contact?: DemandContactInput;
  agentId?: AgentId;
  tags?: DemandTagList;
  what: DemandWhat;
  where?: DemandWhere;
  home?: DemandHome;
  money?: DemandMoney;
  buyer?: DemandBuyer;
  follow?: DemandFollow;
}
