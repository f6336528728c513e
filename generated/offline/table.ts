// Written by `npm run generate`. Do not edit.

/** Operations that wait on a device without a connection → how each is sent. */
export const QUEUED = {
  addContactEntry: { tag: 'contact', method: 'POST', path: '/api/v1/contact/{id}/entry/' },
  createAgendaEvent: { tag: 'agenda', method: 'POST', path: '/api/v1/agenda/' },
  saveVisitFeedback: { tag: 'visit', method: 'POST', path: '/api/v1/visit/{id}/feedback/' },
  signVisitSheet: { tag: 'visit', method: 'POST', path: '/api/v1/visit/{id}/sheet/' },
  updateAgendaEvent: { tag: 'agenda', method: 'PATCH', path: '/api/v1/agenda/{id}/' },
  updateProperty: { tag: 'property', method: 'PATCH', path: '/api/v1/property/{id}/' },
} as const

export type QueuedOperation = keyof typeof QUEUED

/** Operations whose last answer a device of one's own keeps → how each is asked. */
export const READ = {
  draftVisitSheet: { tag: 'visit', method: 'GET', path: '/api/v1/visit/{id}/sheet/' },
  getAgendaEvent: { tag: 'agenda', method: 'GET', path: '/api/v1/agenda/{id}/' },
  getContact: { tag: 'contact', method: 'GET', path: '/api/v1/contact/{id}/' },
  getDashboard: { tag: 'dashboard', method: 'GET', path: '/api/v1/dashboard/' },
  getProperty: { tag: 'property', method: 'GET', path: '/api/v1/property/{id}/' },
  getVisit: { tag: 'visit', method: 'GET', path: '/api/v1/visit/{id}/' },
  listAgenda: { tag: 'agenda', method: 'GET', path: '/api/v1/agenda/' },
  listContactEntries: { tag: 'contact', method: 'GET', path: '/api/v1/contact/{id}/entry/' },
  listVisitRequests: { tag: 'visit', method: 'GET', path: '/api/v1/visit/requests/' },
} as const

/** Short for the shapes of these answers: another one tells that they have changed since. */
export const SHAPES = '31a24cd6524a'
