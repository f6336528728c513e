import { norma43 } from '../formats/bank/norma43.fixture.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/**
 * An agency's books: an expense with its paper, paid in part by an entry, a file of transfers, and
 * what a source cost.
 */
export async function bankOf(server: TestServer, { token }: Person, name: string) {
  const { id: expenseId } = (
    await server.call('createExpense', {
      token,
      body: {
        supplierName: `Endesa ${name}`,
        supplierTaxId: 'A81948077',
        supplierIban: 'ES6000491500051234567892',
        number: 'P26CON041187',
        issuedOn: '2026-01-02',
        lines: [{ vatPct: 21, base: 7000 }],
      },
    })
  ).body
  const content = Buffer.from('%PDF-1.7\n% factura\n')
  await server.call('uploadExpenseFile', {
    token,
    params: { id: expenseId },
    files: [{ field: 'file', filename: 'factura.pdf', mime: 'application/pdf', content }],
  })
  await server.call('setAnalysisSourceCost', {
    token,
    body: { month: '2026-01', source: `web:${name}.example`, amount: 18_000 },
  })
  const file = norma43([
    {
      from: '2026-01-01',
      to: '2026-01-31',
      opening: 0,
      entries: [{ on: '2026-01-20', amount: -4000, text: `RECIBO ENDESA ${name}` }],
    },
  ])
  await server.call('uploadBankStatement', {
    token,
    files: [{ field: 'file', filename: 'enero.n43', mime: 'text/plain', content: file }],
  })
  const entryId = (await server.call('listBankEntries', { token })).body.items[0]?.id ?? ''
  await server.call('matchBankEntry', {
    token,
    body: { entryId, items: [{ kind: 'expense', recordId: expenseId, amount: -3000 }] },
  })
  const [account] = (await server.call('listBankAccounts', { token })).body.items
  const payment = await server.call('createBankPayment', {
    token,
    body: {
      accountId: account?.id ?? '',
      on: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      expenseIds: [expenseId],
    },
  })
  return { expenseId, entryId, paymentId: payment.body.id }
}
