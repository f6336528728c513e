import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { addConsent, listConsents } from './privacy/consent.ts'
import { createContact, getContact, saveContact, setArchived } from './contact.service.ts'
import { listEntries, noteDown } from './entry.ts'
import { eraseContact } from './privacy/erase.service.ts'
import { exportContacts } from './list/export.service.ts'
import { addLink, listLinks, removeLink } from './link.service.ts'
import { changeSeveral, listContacts, listTags } from './list/list.service.ts'
import { mergeContact, previewMerge, unmergeContact } from './merge.service.ts'
import { personFile } from './privacy/person-file.ts'

/** Operations of the tag `contact`. */
export const handlers = {
  listContacts: ({ query }, ctx) => listContacts(ctx.deps.db, actorOf(ctx), query),
  createContact: ({ body }, ctx) => act(ctx, (work) => createContact(work, body)),
  exportContacts: ({ query }, ctx) => exportContacts(ctx, query),
  changeContacts: ({ body }, ctx) => act(ctx, (work) => changeSeveral(work, body)),
  listContactTags: (_input, ctx) => listTags(ctx.deps.db, actorOf(ctx)),
  getContact: ({ params }, ctx) => getContact(ctx.deps.db, actorOf(ctx), params.id),
  updateContact: ({ params, body }, ctx) => act(ctx, (work) => saveContact(work, params.id, body)),
  archiveContact: ({ params }, ctx) => act(ctx, (work) => setArchived(work, params.id, true)),
  restoreContact: ({ params }, ctx) => act(ctx, (work) => setArchived(work, params.id, false)),
  listContactEntries: ({ params, query }, ctx) =>
    listEntries(ctx.deps.db, actorOf(ctx), params.id, query),
  addContactEntry: ({ params, body }, ctx) => act(ctx, (work) => noteDown(work, params.id, body)),
  listContactLinks: ({ params }, ctx) => listLinks(ctx.deps.db, actorOf(ctx), params.id),
  addContactLink: ({ params, body }, ctx) => act(ctx, (work) => addLink(work, params.id, body)),
  removeContactLink: ({ params }, ctx) =>
    act(ctx, (work) => removeLink(work, params.id, params.linkId)),
  listContactConsents: ({ params }, ctx) => listConsents(ctx.deps.db, actorOf(ctx), params.id),
  addContactConsent: ({ params, body }, ctx) =>
    act(ctx, (work) => addConsent(work, params.id, body)),
  previewContactMerge: ({ params, query }, ctx) =>
    previewMerge(ctx.deps.db, actorOf(ctx), params.id, query.otherId),
  mergeContact: ({ params, body }, ctx) => act(ctx, (work) => mergeContact(work, params.id, body)),
  unmergeContact: ({ params, body }, ctx) =>
    act(ctx, (work) => unmergeContact(work, params.id, body)),
  exportPerson: ({ params }, ctx) =>
    personFile(ctx.deps.db, actorOf(ctx), params.id, ctx.deps.now()),
  eraseContact: ({ params, body }, ctx) => act(ctx, (work) => eraseContact(work, params.id, body)),
} satisfies Partial<Handlers<Ctx>>
