
/**
 * What can be done with an offer. `send` tells the owner's side, `counter` answers with another amount; from `arras` on it is about the deal.
 */
export type OfferAct = typeof OfferAct[keyof typeof OfferAct];


export const OfferAct = {
  send: 'send',
  counter: 'counter',
  accept: 'accept',
  reject: 'reject',
  withdraw: 'withdraw',
  arras: 'arras',
  notary: 'notary',
  close: 'close',
  fall: 'fall',
} as const;
