import type {
  Chat,
  ChatMessage,
  DocumentList,
  ImportRun,
  Lead,
  MediaList,
  Property,
} from '../../generated/model/index.ts'
import type { Route } from '../contract/routes.ts'
import { inTransaction } from '../db/index.ts'
import { notify } from '../modules/notification/index.ts'
import { sql } from '../db/index.ts'
import { home, picture } from '../testing/home.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { deskOf } from './world-desk.ts'
import { introducedOf, networkOf } from './world-network.ts'
import { programsOf } from './world-programs.ts'
import { mailFileOf } from './world-mail.ts'
import { moneyOf } from './world-money.ts'
import { referralsOf } from './world-referral.ts'
import { courseFor } from './world-course.ts'
import { siteOf } from './world-site.ts'
import { marketOf } from './world-market.ts'

/** An agency with a record of every tag, and what a stranger would have to guess. */
export interface World {
  admin: Person
  staff: Person
  /** Values of the path's parameters for one of this agency's own records. */
  paramsOf(route: Route): Record<string, string>
  /** Every id of this agency; none may ever be seen by another. */
  ids: string[]
}

const FEED =
  '<root><kyero><feed_version>3</feed_version></kyero><property><id>w1</id><ref>W1</ref><price>100000</price><price_freq>sale</price_freq><type>Villa</type><town>Palma</town><province>Illes Balears</province></property></root>'

/** Makes the world through the API; news, which nobody sends by hand, through their door. */
export async function makeWorld(server: TestServer, name: string): Promise<World> {
  const admin = await server.register({ role: 'ADMIN', agencyName: name })
  const staff = await server.register({ role: 'STAFF', agency: admin })
  const { token } = admin
  const { body: property } = await server.call('createProperty', { token, body: home(`${name}-1`) })
  const { id } = property as Property
  const media = await server.call('uploadPropertyMedia', {
    token,
    params: { id },
    files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  const papers = await server.call('uploadPropertyDocument', {
    token,
    params: { id },
    body: { file_extra: 'deed' },
    files: [{ field: 'file', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  await server.runJobs()
  const ready = (await server.call('getProperty', { token, params: { id } })).body as Property
  const published = await server.call('publishProperty', {
    token,
    params: { id },
    body: { version: ready.version },
  })
  if (published.status !== 200)
    throw new Error(`The world's home was not published: ${JSON.stringify(published.body)}`)
  const asked = await server.call('createLead', {
    body: {
      propertyId: id,
      firstName: 'Klaus',
      email: 'klaus@rig.example',
      message: 'Hallo',
      consent: true,
    },
  })
  const reported = await server.call('createReport', {
    body: { propertyId: id, reason: 'wrong_price' },
  })
  const visitor = await server.register({ role: 'USER' })
  const chat = (await server.call('openChat', { token: visitor.token, body: { propertyId: id } }))
    .body as Chat
  const said = await server.call('createChatMessage', {
    token: visitor.token,
    params: { id: chat.id },
    body: { clientId: `world-${name}-1`, text: 'Hallo' },
    files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  const taken = await server.call('createImport', {
    token,
    body: { provider: 'kyero' },
    files: [{ field: 'file', filename: 'k.xml', mime: 'text/xml', content: FEED }],
  })
  await server.runJobs()
  // What a module would tell its person; the list is read through the API.
  await inTransaction(server.db, (trx) =>
    notify(trx, {
      userId: admin.profile.id,
      kind: 'NOTIFICATION',
      title: 'Aviso',
      body: 'Una frase',
      href: '/auth/dashboard',
      topic: 'walk',
    }),
  )
  const news = await server.call('listNotifications', { token })
  const { body: folder } = await server.call('createSavedFolder', { token, body: { name: 'Walk' } })
  await server.call('saveHome', { token, body: { homeId: id } })
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
  const file = await server.call('createRental', {
    token: visitor.token,
    body: {
      side: 'owner',
      island: 'MALLORCA',
      largeHolder: 'no',
      ownedSince: '2015-05-01',
      registered: 'no',
      askedRent: 120_000,
      address: 'Carrer Major 3',
      name: 'Magdalena',
      email: 'magdalena@rig.example',
      consent: true,
    },
  })
  await server.call('keepSeen', { token, body: { listingId: id } })
  const seen = await server.call('listSeen', { token })
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
  const intake = await server.call('createIntake', {
    token,
    files: [
      {
        field: 'file',
        filename: 'c.csv',
        mime: 'text/csv',
        content: 'Nombre,Apellidos\nMagdalena,Riu\n',
      },
    ],
  })
  const programs = await programsOf(server, admin)
  const partners = home(`${name}-partner`)
  const circle = await networkOf(server, admin, name, {
    doc: { ...partners, mandate: { ...partners.mandate, commissionPct: 5 } },
    photo: await picture(),
  })
  const contact = await server.call('createContact', {
    token,
    body: {
      person: { firstName: 'Catalina' },
      reach: { emails: [{ address: 'catalina@rig.example' }] },
    },
  })
  const brought = await introducedOf(server, admin, {
    propertyId: circle.homeId,
    contactId: contact.body.id,
  })
  const sent = await server.call('createSelection', {
    token,
    body: { demandId: demand.body.id, homes: [id], channel: 'LINK' },
  })
  const friend = await server.call('createContact', {
    token,
    body: {
      person: { firstName: 'Bernat' },
      reach: { emails: [{ address: 'bernat@rig.example' }] },
    },
  })
  const tie = await server.call('addContactLink', {
    token,
    params: { id: contact.body.id },
    body: { contactId: friend.body.id, relation: 'lawyer' },
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
  const channel = await server.call('createIntegration', {
    token,
    body: { provider: 'kyero', name: 'Walk' },
  })
  const source = await server.call('createSource', {
    token,
    body: { provider: 'resales', name: 'Walk in' },
  })
  await server.call('updateIntegration', {
    token,
    params: { id: source.body.id },
    body: {
      version: source.body.version,
      fetch: { url: 'https://feeds.example/homes.xml', every: 'day' },
    },
  })
  const deliveryId = await programs.deliveryId()
  const homes = Buffer.from('Ref;Tipo;Precio\nA-1;Piso;100.000\n')
  const table = await server.call('createImportTable', {
    token,
    body: {},
    files: [{ field: 'file', filename: 'a.csv', mime: 'text/csv', content: homes }],
  })
  const lab = await server.call('createLabReport', {
    token,
    body: {},
    files: [{ field: 'file', filename: 'a.csv', mime: 'text/csv', content: homes }],
  })
  const mailFile = await mailFileOf(server, (asked.body as Pick<Lead, 'id'>).id)
  const desk = await deskOf(server, admin, {
    propertyId: id,
    contactId: contact.body.id,
    eventId: diary.body.event.id,
  })
  const text = await server.call('createTemplate', {
    token,
    body: { name: `${name} walk`, text: { es: 'Hola, {nombre}' } },
  })
  const takeout = await server.call('createTakeout', {
    token,
    body: { parts: ['records', 'pictures', 'documents'], password: admin.password },
  })
  const move = await server.call('createMove', {
    token,
    body: { system: 'inmovilla', token: `walk-${name}-key` },
  })
  // Given up before its job runs: a walk asks no foreign program anything.
  await server.call('stepMove', {
    token,
    params: { id: move.body.id },
    body: { act: 'cancel' },
  })
  const incoming = await server.call('createTakeoutImport', {
    token,
    body: { password: admin.password },
    files: [{ field: 'file', filename: 'a.zip', mime: 'application/zip', content: homes }],
  })
  // A file that is none has nothing that could not come.
  await sql`insert into takeout_import_issue (import_id, position, schema, name, reason, words)
    values (${incoming.body.id}, 1, 'Property', 'LL-1', 'otherRef', '{"ref": "LL-2"}')`.execute(
    server.db,
  )
  const site = await siteOf(server, token)
  const market = await marketOf(server, admin, id)
  const { invoiceId } = await moneyOf(server, admin)
  const study = await courseFor(server, admin, name)
  const referred = await referralsOf(server, admin, name)
  const part = {
    lessonId: 'leer',
    certificateToken: study.certificateToken,
    pageId: site.pageId,
    domainId: site.domainId,
    number: '1',
    hash: site.hash,
    templateId: text.body.id,
    selectionToken: sent.body.url.slice(-43),
    printToken: print.body.token,
    mediaId: (media.body as MediaList).items[0]?.id,
    documentId: (papers.body as DocumentList).items[0]?.id,
    messageId: (said.body as ChatMessage).id,
    fileId: (said.body as ChatMessage).files[0]?.id,
    folderId: folder.id,
    shareId: link.share.id,
    listToken: link.token,
    searchToken: /alert=([\w-]{43})/.exec(alert?.text ?? '')?.[1],
    linkId: tie.body.items[0]?.id,
    bulkId: bulk.body.undoId ?? undefined,
    sheetId: desk.sheetId,
    bookingId: desk.bookingId,
    visitToken: desk.visitToken,
    deliveryId,
    key: circle.invitationKey,
    ownerToken: referred.ownerToken,
    homeId: id,
    demandId: demand.body.id,
    propertyId: id,
  }
  const byTag: Record<string, string | undefined> = {
    user: staff.profile.id,
    agency: admin.profile.agency_ids[0],
    property: id,
    lead: (asked.body as Pick<Lead, 'id'>).id,
    import: (taken.body as ImportRun).id,
    integration: channel.body.id,
    publication: channel.body.id,
    chat: chat.id,
    listing: id,
    place: 'palma',
    report: (reported.body as Pick<Lead, 'id'>).id,
    notification: news.body.items[0]?.id,
    saved: id,
    search: search.id,
    seen: seen.body.items[0]?.id,
    analytics: id,
    print: id,
    rental: file.body.id,
    demand: demand.body.id,
    agenda: diary.body.event.id,
    contact: contact.body.id,
    inbox: (asked.body as Pick<Lead, 'id'>).id,
    template: text.body.id,
    dashboard: staff.profile.id,
    handover: staff.profile.id,
    selection: sent.body.selection.id,
    visit: diary.body.event.id,
    offer: desk.offerId,
    intake: intake.body.id,
    view: view.body.id,
    price: id,
    key: programs.keyId,
    webhook: programs.webhookId,
    takeout: takeout.body.id,
    network: circle.networkId,
    introduction: brought.introductionId,
    deal: brought.dealId,
    referral: referred.referralId,
    move: move.body.id,
    site: site.siteId,
    market: market.publicationId,
    order: market.orderId,
    invoice: invoiceId,
    operator: invoiceId,
    course: study.courseId,
    enrolment: study.enrolmentId,
  }
  /** Records of a tag beside its own, by where they lie. */
  const byPath: [string, string][] = [
    ['/property/:id/', id],
    ['/network/agreement/:id/', circle.agreementId ?? ''],
    ['/network/home/:id/', circle.homeId],
    ['/course/:id/', study.courseId],
    ['/referral/:id/receipt/', referred.paidId],
    ['/takeout-import/:id/', incoming.body.id],
    ['/import/table/:id/', table.body.id],
    ['/import/lab/:id/', lab.body.id],
  ]
  const paramsOf = (route: Route): Record<string, string> => {
    const names = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    return Object.fromEntries(
      names.map((name) => {
        const value =
          name === 'id' || name === 'slug'
            ? (byPath.find(([path]) => route.url.includes(path))?.[1] ?? byTag[route.tag])
            : name === 'bulkId' && route.tag === 'demand'
              ? several.body.undoId
              : name === 'fileId' && route.tag === 'inbox'
                ? mailFile
                : name === 'fileId' && route.tag === 'order'
                  ? market.fileId
                  : name === 'hash' && route.tag === 'market'
                    ? market.hash
                    : part[name as keyof typeof part]
        if (!value)
          throw new Error(
            `server/walks/world.ts has no ${name} of ${route.tag}: give the world a record of it`,
          )
        return [name, value]
      }),
    )
  }
  const own = [
    admin.profile.id,
    byTag['user'],
    byTag['agency'],
    byTag['lead'],
    byTag['import'],
    byTag['integration'],
    byTag['chat'],
    byTag['report'],
    byTag['notification'],
    byTag['search'],
    byTag['seen'],
    byTag['rental'],
    byTag['referral'],
    referred.paidId,
    byTag['demand'],
    byTag['agenda'],
    byTag['market'],
    byTag['order'],
    part.folderId,
    part.shareId,
    part.documentId,
    part.fileId,
    byTag['contact'],
    byTag['template'],
    byTag['selection'],
    desk.sheetId,
    desk.bookingId,
    desk.offerId,
    byTag['intake'],
    byTag['view'],
    part.linkId,
    part.bulkId,
    several.body.undoId ?? undefined,
    mailFile,
    programs.keyId,
    programs.webhookId,
    deliveryId,
    circle.networkId,
    circle.agreementId,
    site.siteId,
    brought.introductionId,
    brought.dealId,
    study.enrolmentId,
    invoiceId,
  ]
  return { admin, staff, paramsOf, ids: own.filter((one) => one !== undefined) }
}
