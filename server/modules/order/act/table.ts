import type { OrderAct, OrderState } from '../../../../generated/model/index.ts'

/** Who acts: one of the sides, or the site's operator. */
export type Caller = 'buyer' | 'seller' | 'operator'

interface Cell {
  by: readonly Caller[]
  to: OrderState
}

const buyer = (to: OrderState): Cell => ({ by: ['buyer'], to })
const seller = (to: OrderState): Cell => ({ by: ['seller'], to })
const both = (to: OrderState): Cell => ({ by: ['buyer', 'seller'], to })
/** The same in several states, which stay. */
const stays = (one: typeof buyer, ...states: OrderState[]): Partial<Record<OrderState, Cell>> =>
  Object.fromEntries(states.map((state) => [state, one(state)]))

/** Every act: in which state, by whom, and where it leads. What is not here cannot be done. */
export const TABLE: Record<OrderAct, Partial<Record<OrderState, Cell>>> = {
  quote: { asked: seller('quoted'), quoted: seller('quoted') },
  order: { quoted: buyer('requested') },
  accept: { requested: seller('accepted') },
  decline: { asked: seller('declined'), requested: seller('declined') },
  move: stays(both, 'accepted'),
  confirm_move: stays(both, 'accepted'),
  deliver: { accepted: seller('delivered') },
  no_access: { accepted: seller('delivered') },
  cancel: {
    asked: buyer('cancelled'),
    quoted: buyer('cancelled'),
    requested: buyer('cancelled'),
    accepted: both('cancelled'),
  },
  take: { delivered: buyer('completed'), completed: buyer('completed') },
  redo: { delivered: buyer('accepted') },
  dispute: { accepted: buyer('disputed'), delivered: buyer('disputed') },
  agree: stays(both, 'disputed'),
  judge: { disputed: { by: ['operator'], to: 'closed' } },
  received: stays(seller, 'accepted', 'delivered', 'completed', 'disputed', 'cancelled', 'closed'),
  refund: stays(seller, 'accepted', 'delivered', 'completed', 'cancelled', 'closed'),
  remind: stays(seller, 'accepted', 'delivered', 'completed', 'closed'),
}

/** Whether an act is one of a caller in any state; else it is 403. */
export const isActOf = (act: OrderAct, caller: Caller): boolean =>
  Object.values(TABLE[act]).some(({ by }) => by.includes(caller))

/** Where an act leads; null where the state has it not for this caller: 406. */
export const leadsTo = (act: OrderAct, state: OrderState, caller: Caller): OrderState | null => {
  const cell = TABLE[act][state]
  return cell?.by.includes(caller) ? cell.to : null
}

/** Every act that a caller has in a state. */
export const actsOf = (state: OrderState, caller: Caller): OrderAct[] =>
  (Object.keys(TABLE) as OrderAct[]).filter((act) => leadsTo(act, state, caller) !== null)
