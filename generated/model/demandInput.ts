import type { DemandBuyer } from './demandBuyer.ts';
import type { DemandContactInput } from './demandContactInput.ts';
import type { DemandFollow } from './demandFollow.ts';
import type { DemandHome } from './demandHome.ts';
import type { DemandMoney } from './demandMoney.ts';
import type { DemandTagList } from './demandTagList.ts';
import type { DemandWhat } from './demandWhat.ts';
import type { DemandWhere } from './demandWhere.ts';
import type { Uuid } from './uuid.ts';

/**
 * A new demand. Who looks: either a contact of the agency or a person told here.
 */
export interface DemandInput {
  contactId?: Uuid;
  contact?: DemandContactInput;
  agentId?: Uuid;
  tags?: DemandTagList;
  what: DemandWhat;
  where?: DemandWhere;
  home?: DemandHome;
  money?: DemandMoney;
  buyer?: DemandBuyer;
  follow?: DemandFollow;
}
