
/**
 * What can be done with an order, by whom and when: decision 221.
 */
export type OrderAct = typeof OrderAct[keyof typeof OrderAct];


export const OrderAct = {
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
} as const;
