// Written by `npm run generate`. Do not edit.

/** Operations that wait on a device without a connection → how each is sent. */
export const QUEUED = {
  addContactEntry: { tag: 'contact', method: 'POST', path: '/api/v1/contact/{id}/entry/' },
  createAgendaEvent: { tag: 'agenda', method: 'POST', path: '/api/v1/agenda/' },
  saveVisitFeedback: { tag: 'visit', method: 'POST', path: '/api/v1/visit/{id}/feedback/' },
  updateAgendaEvent: { tag: 'agenda', method: 'PATCH', path: '/api/v1/agenda/{id}/' },
  updateProperty: { tag: 'property', method: 'PATCH', path: '/api/v1/property/{id}/' },
} as const

export type QueuedOperation = keyof typeof QUEUED
