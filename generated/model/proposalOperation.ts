
/**
 * The operation that a proposal asks for once a person confirms it.
 */
export type ProposalOperation = typeof ProposalOperation[keyof typeof ProposalOperation];


export const ProposalOperation = {
  createInboxMessage: 'createInboxMessage',
  createAgendaEvent: 'createAgendaEvent',
  updateAgendaEvent: 'updateAgendaEvent',
  changePrice: 'changePrice',
  changePropertyStatus: 'changePropertyStatus',
  createSelection: 'createSelection',
  addContactEntry: 'addContactEntry',
  addDemandNote: 'addDemandNote',
} as const;
