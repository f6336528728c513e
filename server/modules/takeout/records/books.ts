import { lists, ofAgency, type Room } from './room.ts'

/** What is earned, spent and sold. */
export const BOOKS: readonly Room[] = [
  ofAgency('deal', 'Deal', 'listDeals'),
  {
    tag: 'invoice',
    schema: 'Invoice',
    operation: 'getInvoice',
    table: 'invoice',
    where: '$1 in (receiver_agency_id, issuer_agency_id)',
  },
  ofAgency('fee', 'Fee', 'listFees'),
  ofAgency('analysis', 'AnalysisCost', 'listAnalysisCosts'),
  {
    tag: 'expense',
    schema: 'Expense',
    operation: 'getExpense',
    table: 'expense',
    whole: 'expense.data',
  },
  {
    tag: 'bank',
    schema: null,
    table: 'agency',
    where: 'id = $1',
    parts: [
      lists('BankAccount', 'listBankAccounts', { param: null }),
      lists('BankEntry', 'listBankEntries', { param: null, pages: 'cursor' }),
    ],
  },
  {
    tag: 'market',
    schema: 'Seller',
    operation: 'getSeller',
    table: 'seller',
    parts: [lists('MarketPublication', 'listMarketPublications', { param: null, pages: 'cursor' })],
  },
  {
    tag: 'order',
    schema: 'Order',
    operation: 'getOrder',
    table: 'market_order',
    where: 'buyer_agency = $1 or seller_id in (select id from seller where agency_id = $1)',
  },
  ofAgency('referral', 'Referral', 'listReferrals'),
]
