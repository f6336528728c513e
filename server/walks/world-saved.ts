import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** What somebody keeps of the public site: homes, a shared list, a search, an alert by mail. */
export async function savedBy(server: TestServer, { token }: Person, name: string, homeId: string) {
  const { body: folder } = await server.call('createSavedFolder', { token, body: { name: 'Walk' } })
  await server.call('saveHome', { token, body: { homeId } })
  const { body: link } = await server.call('createSavedShare', {
    token,
    body: { folderId: folder.id },
  })
  const { body: search } = await server.call('createSavedSearch', {
    token,
    body: { name: 'Walk', query: { operation: 'V' }, frequency: 'never', channels: [] },
  })
  const email = `${name.toLowerCase()}-alert@rig.example`
  await server.call('createAlert', {
    body: { email, name: 'Walk', query: { operation: 'V' }, frequency: 'never', consent: true },
  })
  await server.runJobs()
  const alert = (await server.mails()).find(({ to }) => to === email)
  await server.call('keepSeen', { token, body: { listingId: homeId } })
  const seen = await server.call('listSeen', { token })
  return {
    folderId: folder.id,
    shareId: link.share.id,
    listToken: link.token,
    searchId: search.id,
    searchToken: /\/alerta\/([\w-]{43})/.exec(alert?.text ?? '')?.[1],
    seenId: seen.body.items[0]?.id,
  }
}
