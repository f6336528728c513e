
export type OfferTurnAct = typeof OfferTurnAct[keyof typeof OfferTurnAct];


export const OfferTurnAct = {
  create: 'create',
  send: 'send',
  counter: 'counter',
  accept: 'accept',
  reject: 'reject',
  withdraw: 'withdraw',
  expire: 'expire',
  arras: 'arras',
  notary: 'notary',
  close: 'close',
  fall: 'fall',
  rival: 'rival',
} as const;
