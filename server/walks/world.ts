import type { Route } from '../contract/routes.ts'
import { inTransaction } from '../db/index.ts'
import { notify } from '../modules/notification/index.ts'
import { home, picture } from '../testing/home.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { deskOf } from './world-desk.ts'
import { introducedOf, networkOf } from './world-network.ts'
import { programsOf } from './world-programs.ts'
import { mailFileOf } from './world-mail.ts'
import { bankOf } from './world-bank.ts'
import { feeOf, moneyOf } from './world-money.ts'
import { referralsOf } from './world-referral.ts'
import { ownerOf } from './world-owner.ts'
import { courseFor } from './world-course.ts'
import { askedBy } from './world-strangers.ts'
import { feedsOf } from './world-feeds.ts'
import { homeFor } from './world-home.ts'
import { leavingOf } from './world-leaving.ts'
import { proposalOf } from './world-proposal.ts'
import { recordsOf } from './world-records.ts'
import { savedBy } from './world-saved.ts'
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

/** Makes the world through the API; news, which nobody sends by hand, through their door. */
export async function makeWorld(server: TestServer, name: string): Promise<World> {
  const admin = await server.register({ role: 'ADMIN', agencyName: name })
  const staff = await server.register({ role: 'STAFF', agency: admin })
  const { token } = admin
  const own = await homeFor(server, admin, name)
  const { id } = own
  const asked = await askedBy(server, name, id)
  const feeds = await feedsOf(server, admin)
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
  const saved = await savedBy(server, admin, name, id)
  // Before the records, which its webhook tells of.
  const programs = await programsOf(server, admin)
  const records = await recordsOf(server, admin, name, id)
  const { contactId } = records
  const partners = home(`${name}-partner`)
  const circle = await networkOf(server, admin, name, {
    doc: { ...partners, mandate: { ...partners.mandate, commissionPct: 5 } },
    photo: await picture(),
  })
  const brought = await introducedOf(server, admin, { propertyId: circle.homeId, contactId })
  const deliveryId = await programs.deliveryId()
  const mailFile = await mailFileOf(server, asked.leadId)
  const desk = await deskOf(server, admin, {
    propertyId: id,
    contactId,
    eventId: records.eventId,
  })
  const left = await leavingOf(server, admin, name)
  const site = await siteOf(server, token)
  const market = await marketOf(server, admin, id)
  const { invoiceId, draftId } = await moneyOf(server, admin)
  const { feeId } = await feeOf(server, admin, desk.offerId ?? '')
  const study = await courseFor(server, admin, name)
  const referred = await referralsOf(server, admin, name)
  const bank = await bankOf(server, admin, name)
  const owner = await ownerOf(server, admin, { propertyId: id, contactId })
  const proposalId = await proposalOf(server, admin, contactId)
  const part = {
    lessonId: 'leer',
    certificateToken: study.certificateToken,
    pageId: site.pageId,
    domainId: site.domainId,
    number: '1',
    hash: site.hash,
    templateId: records.templateId,
    selectionToken: records.selectionToken,
    printToken: records.printToken,
    mediaId: own.mediaId,
    documentId: own.documentId,
    messageId: asked.messageId,
    fileId: asked.fileId,
    folderId: saved.folderId,
    shareId: saved.shareId,
    listToken: saved.listToken,
    searchToken: saved.searchToken,
    linkId: records.linkId,
    bulkId: records.bulkId,
    sheetId: desk.sheetId,
    bookingId: desk.bookingId,
    visitToken: desk.visitToken,
    deliveryId,
    key: circle.invitationKey,
    ownerToken: referred.ownerToken,
    ownerPageToken: owner.ownerPageToken,
    rentalToken: asked.rentalToken,
    // Of the programme's people: this agency has none.
    offerId: asked.rentalId,
    rule: 'deed',
    sessionId: study.sessionId,
    paymentId: bank.paymentId,
    homeId: id,
    demandId: records.demandId,
    propertyId: id,
  }
  const byTag: Record<string, string | undefined> = {
    user: staff.profile.id,
    agency: admin.profile.agency_ids[0],
    property: id,
    passport: id,
    trust: id,
    lead: asked.leadId,
    import: feeds.importId,
    integration: feeds.channelId,
    publication: feeds.channelId,
    chat: asked.chatId,
    listing: id,
    place: 'palma',
    report: asked.reportId,
    notification: news.body.items[0]?.id,
    saved: id,
    search: saved.searchId,
    seen: saved.seenId,
    analytics: id,
    print: id,
    rental: asked.rentalId,
    demand: records.demandId,
    agenda: records.eventId,
    contact: contactId,
    inbox: asked.leadId,
    template: records.templateId,
    dashboard: staff.profile.id,
    analysis: staff.profile.id,
    unmet: staff.profile.id,
    handover: staff.profile.id,
    selection: records.selectionId,
    visit: records.eventId,
    offer: desk.offerId,
    intake: feeds.intakeId,
    expense: bank.expenseId,
    bank: bank.entryId,
    view: records.viewId,
    price: id,
    proposal: proposalId,
    valuation: records.valuationId,
    connection: programs.connectionId,
    key: programs.keyId,
    webhook: programs.webhookId,
    takeout: left.takeoutId,
    network: circle.networkId,
    introduction: brought.introductionId,
    deal: brought.dealId,
    referral: referred.referralId,
    move: left.moveId,
    site: site.siteId,
    market: market.publicationId,
    order: market.orderId,
    invoice: invoiceId,
    fee: feeId,
    operator: invoiceId,
    course: study.courseId,
    enrolment: study.enrolmentId,
  }
  /** Records of a tag beside its own, by where they lie. */
  const byPath: [string, string][] = [
    ['/property/:id/', id],
    ['/agency/:id/', admin.profile.agency_ids[0] ?? ''],
    ['/owner/link/:id/', owner.linkId],
    ['/owner/proposal/:id/', owner.proposalId],
    ['/network/agreement/:id/', circle.agreementId ?? ''],
    ['/network/home/:id/', circle.homeId],
    ['/course/:id/session/', study.groupId],
    ['/course/:id/', study.courseId],
    ['/referral/:id/receipt/', referred.paidId],
    ['/takeout-import/:id/', left.incomingId],
    ['/import/table/:id/', feeds.tableId],
    ['/import/lab/:id/', feeds.labId],
    ['/invoice-draft/:id/', draftId],
  ]
  const paramsOf = (route: Route): Record<string, string> => {
    const names = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    return Object.fromEntries(
      names.map((name) => {
        const value =
          name === 'id' || name === 'slug'
            ? (byPath.find(([path]) => route.url.includes(path))?.[1] ?? byTag[route.tag])
            : name === 'bulkId' && route.tag === 'demand'
              ? records.demandsId
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
  const ids = [
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
    byTag['valuation'],
    part.folderId,
    part.shareId,
    part.documentId,
    part.fileId,
    bank.expenseId,
    bank.entryId,
    bank.paymentId,
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
    records.demandsId,
    mailFile,
    programs.connectionId,
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
    draftId,
    feeId,
    proposalId,
  ]
  return { admin, staff, paramsOf, ids: ids.filter((one) => one !== undefined) }
}
