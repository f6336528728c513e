import type { Handlers } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import { saveCheck } from './checks/checks.service.ts'
import { createLink, openLink, sendDocument } from './link/link.service.ts'
import {
  deleteFile,
  openDocument,
  removeDocument,
  uploadDocument,
} from './papers/papers.service.ts'
import { allContracts, annulContract, createContract } from './offers/contracts.service.ts'
import { allOffers, answerOffer, createOffer, listMatches } from './offers/offers.service.ts'
import { readStats } from './offers/stats.service.ts'
import { receiveRental } from './receive.service.ts'
import { listAll } from './list.service.ts'
import { listMine, listNamed, saveRentalAgency } from './named/named.service.ts'
import { changeFile, check, readFile, readRules } from './rental.service.ts'
import { listOfficers } from './way/officers.ts'

/**
 * Operations of the tag `rental`; the contract's x-roles keep all but the programme's people from
 * its files.
 */
export const handlers = {
  getRentalRules: async ({ query }, ctx) => readRules(query.date, ctx),
  checkRental: async ({ body }, ctx) => check(body, ctx),
  createRental: ({ body }, ctx) => receiveRental(body, ctx),
  listRentals: ({ query }, ctx) => listAll(query, ctx),
  listRentalOfficers: (_input, { deps }) => listOfficers(deps.db),
  listMyRentals: (_input, ctx) => listMine(ctx),
  listNamedRentals: (_input, ctx) => listNamed(ctx),
  saveRentalAgency: ({ params, body }, ctx) => saveRentalAgency(params.id, body, ctx),
  getRental: ({ params }, ctx) => readFile(params.id, ctx),
  updateRental: ({ params, body }, ctx) => changeFile(params.id, body, ctx),
  deleteRental: ({ params }, ctx) => deleteFile(params.id, ctx),
  saveRentalCheck: ({ params, body }, ctx) => saveCheck(params.id, params.rule, body, ctx),
  uploadRentalDocument: ({ params, body, files }, ctx) =>
    uploadDocument(params.id, files[0], body.file_extra, ctx),
  downloadRentalDocument: ({ params }, ctx) => openDocument(params.id, params.documentId, ctx),
  removeRentalDocument: ({ params }, ctx) => removeDocument(params.id, params.documentId, ctx),
  createRentalLink: ({ params, body }, ctx) => createLink(params.id, body, ctx),
  openRentalLink: ({ params }, ctx) => openLink(params.rentalToken, ctx),
  sendRentalDocument: ({ params, body, files }, ctx) =>
    sendDocument(params.rentalToken, files[0], body.file_extra, ctx),
  listRentalMatches: ({ params }, ctx) => listMatches(params.id, ctx),
  createRentalOffer: ({ params, body }, ctx) => createOffer(params.id, body, ctx),
  listRentalOffers: (_input, ctx) => allOffers(ctx),
  answerRentalOffer: ({ params, body }, ctx) => answerOffer(params.offerId, body, ctx),
  createRentalContract: ({ params, body }, ctx) => createContract(params.offerId, body, ctx),
  annulRentalContract: ({ params, body }, ctx) => annulContract(params.offerId, body, ctx),
  listRentalContracts: (_input, ctx) => allContracts(ctx),
  getRentalStats: (_input, ctx) => readStats(ctx),
} satisfies Pick<
  Handlers<Ctx>,
  | 'getRentalRules'
  | 'checkRental'
  | 'createRental'
  | 'listRentals'
  | 'listRentalOfficers'
  | 'listMyRentals'
  | 'listNamedRentals'
  | 'saveRentalAgency'
  | 'getRental'
  | 'updateRental'
  | 'listRentalMatches'
  | 'createRentalOffer'
  | 'listRentalOffers'
  | 'answerRentalOffer'
  | 'createRentalContract'
  | 'annulRentalContract'
  | 'listRentalContracts'
  | 'getRentalStats'
  | 'deleteRental'
  | 'saveRentalCheck'
  | 'uploadRentalDocument'
  | 'downloadRentalDocument'
  | 'removeRentalDocument'
  | 'createRentalLink'
  | 'openRentalLink'
  | 'sendRentalDocument'
>
