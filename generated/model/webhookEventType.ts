
/**
 * What happened. Contacts that a file brought in are not told one by one; `import.finished` and the intake's own page tell of files.
 */
export type WebhookEventType = typeof WebhookEventType[keyof typeof WebhookEventType];


export const WebhookEventType = {
  propertycreated: 'property.created',
  propertysaved: 'property.saved',
  propertyprice_changed: 'property.price_changed',
  propertypublished: 'property.published',
  propertyreserved: 'property.reserved',
  propertyclosed: 'property.closed',
  propertywithdrawn: 'property.withdrawn',
  propertyarchived: 'property.archived',
  propertymedia: 'property.media',
  contactcreated: 'contact.created',
  contactsaved: 'contact.saved',
  contacterased: 'contact.erased',
  demandcreated: 'demand.created',
  demandsaved: 'demand.saved',
  leadreceived: 'lead.received',
  visitrequested: 'visit.requested',
  visitconfirmed: 'visit.confirmed',
  visitsigned: 'visit.signed',
  offersent: 'offer.sent',
  offeraccepted: 'offer.accepted',
  publicationpublished: 'publication.published',
  publicationfailed: 'publication.failed',
  networkhome_shared: 'network.home_shared',
  networkhome_ended: 'network.home_ended',
  importfinished: 'import.finished',
  takeoutready: 'takeout.ready',
  webhooktest: 'webhook.test',
} as const;
