import type { CardTrouble, CardTroubleAct } from '../../../../generated/model'

/** What is said of which difference. */
export interface Chosen {
  trouble: CardTrouble
  act: CardTroubleAct
}
