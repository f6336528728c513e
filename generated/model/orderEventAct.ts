
/**
 * What was done with an order.
 */
export type OrderEventAct = typeof OrderEventAct[keyof typeof OrderEventAct];


export const OrderEventAct = {
  ask: 'ask',
  quote: 'quote',
  order: 'order',
  accept: 'accept',
  decline: 'decline',
  move: 'move',
  confirm_move: 'confirm_move',
  deliver: 'deliver',
  no_access: 'no_access',
  cancel: 'cancel',
  take: 'take',
  redo: 'redo',
  dispute: 'dispute',
  agree: 'agree',
  judge: 'judge',
  received: 'received',
  refund: 'refund',
  remind: 'remind',
  expire: 'expire',
  complete: 'complete',
  hold: 'hold',
  charge: 'charge',
  give_back: 'give_back',
  card_lost: 'card_lost',
  chargeback: 'chargeback',
} as const;
