import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** What an agency writes down of its homes and people. */
export async function recordsOf(server: TestServer, { token }: Person, name: string, id: string) {
  const print = await server.call('createPrint', {
    token,
    params: { id },
    body: {
      kind: 'window',
      paper: 'A4',
      orientation: 'portrait',
      language: 'es',
      text: 'home',
      facts: ['built'],
      contact: 'agency',
      photos: [],
      plan: false,
      address: false,
      price: 'shown',
      qr: true,
    },
  })
  const demand = await server.call('createDemand', {
    token,
    body: {
      contact: { firstName: 'Klaus', email: 'klaus@rig.example' },
      what: { operations: ['V'] },
    },
  })
  const diary = await server.call('createAgendaEvent', {
    token,
    body: {
      kind: 'visit',
      startsAt: '2026-11-23T10:00:00Z',
      endsAt: '2026-11-23T10:45:00Z',
      propertyIds: [id],
    },
  })
  const person = async (firstName: string) => {
    const reach = { emails: [{ address: `${firstName.toLowerCase()}@rig.example` }] }
    const body = { person: { firstName }, reach }
    return (await server.call('createContact', { token, body })).body.id
  }
  const [contactId, friendId] = [await person('Catalina'), await person('Bernat')]
  const tie = await server.call('addContactLink', {
    token,
    params: { id: contactId },
    body: { contactId: friendId, relation: 'lawyer' },
  })
  const sent = await server.call('createSelection', {
    token,
    body: { demandId: demand.body.id, homes: [id], channel: 'LINK' },
  })
  const view = await server.call('createView', {
    token,
    body: { list: 'property', name: 'Walk', query: { status: ['active'] } },
  })
  const bulk = await server.call('changeProperties', {
    token,
    body: { ids: [id], addTags: ['Walk'] },
  })
  const several = await server.call('changeDemands', {
    token,
    body: { ids: [demand.body.id], addTags: ['Walk'] },
  })
  const text = await server.call('createTemplate', {
    token,
    body: { name: `${name} walk`, text: { es: 'Hola, {nombre}' } },
  })
  const valued = await server.call('createValuation', { token, body: { propertyId: id } })
  return {
    valuationId: valued.body.id,
    printToken: print.body.token,
    demandId: demand.body.id,
    eventId: diary.body.event.id,
    contactId,
    linkId: tie.body.items[0]?.id,
    selectionId: sent.body.selection.id,
    selectionToken: sent.body.url.slice(-43),
    viewId: view.body.id,
    bulkId: bulk.body.undoId ?? undefined,
    demandsId: several.body.undoId ?? undefined,
    templateId: text.body.id,
  }
}
