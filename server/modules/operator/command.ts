import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { findByNumber, moneyFaults, payInvoice, setHolder } from '../invoice/index.ts'
import { accountOf, adminsHere, giveEmail, passOn, turnSecondOff } from '../user/index.ts'
import { recordAct } from './act.ts'

/** What a command says, and the code it ends with: 0 done, 1 refused, 2 not understood. */
export interface Said {
  lines: string[]
  code: 0 | 1 | 2
}

/** What a command stands on. */
export type Needs = Pick<Deps, 'db' | 'now' | 'jobs' | 'config' | 'payments'>

/** A command by its first words: how it is called, and what it does with the rest. */
export interface Command {
  words: string
  usage: string
  run(args: string[], deps: Needs): Promise<Said>
}

/** Who acts from the command line of the server, for `recordAct`. */
export const CLI = { userId: null, email: 'cli' }

/** Looks at all money; exits with 1 where anything differs. */
const check: Command = {
  words: 'ledger check',
  usage: 'ledger check',
  run: async (_args, { db }) => {
    const faults = await moneyFaults(db)
    return faults.length === 0
      ? { lines: ['Nothing differs.'], code: 0 }
      : { lines: faults, code: 1 }
  },
}

/** Notes that the money of an invoice came. */
const paid: Command = {
  words: 'paid',
  usage: 'paid INVOICE REASON   (its number, or the RF… reference of the transfer)',
  run: async ([number = '', ...words], { db, now }) => {
    const reason = words.join(' ').trim()
    if (number === '' || reason.length < 10)
      return { lines: ['Say which invoice, and why in ten characters or more.'], code: 2 }
    return inTransaction(db, async (trx): Promise<Said> => {
      const row = await findByNumber(trx, number)
      if (!row) return { lines: [`There is no invoice ${number}.`], code: 1 }
      const done = await payInvoice(trx, { id: row.id, now: now() })
      if (!done) return { lines: [`Of ${row.full_number} nothing is open.`], code: 1 }
      await recordAct(
        trx,
        { act: 'invoice.paid', subject: row.full_number, reason, isMoney: true },
        { ...CLI, now: now() },
      )
      return { lines: [`${row.full_number} is paid.`], code: 0 }
    })
  },
}

const MUTE = "can issue nothing: neither an agency's nor a technician's account."

/** Says whose a tax number is: a number belongs to whoever issued first until then. */
const taxId: Command = {
  words: 'taxid',
  usage: 'taxid NUMBER EMAIL REASON   (whose account issues under it from now on)',
  run: async ([number = '', email = '', ...words], { db, now }) => {
    const reason = words.join(' ').trim()
    if (number === '' || email === '' || reason.length < 10)
      return { lines: ['Say which number, whose, and why in ten characters or more.'], code: 2 }
    return inTransaction(db, async (trx): Promise<Said> => {
      const account = await accountOf(trx, email)
      if (!account) return { lines: [`There is no account ${email}.`], code: 1 }
      if (account.agencyId === null && account.role !== 'SERVICE')
        return { lines: [`${email} ${MUTE}`], code: 1 }
      const held = await setHolder(trx, number, account)
      if (!held) return { lines: [`Nothing was issued under ${number}.`], code: 1 }
      const [before, after] = [held.before ?? 'nobody', held.now ?? 'nobody']
      const subject = `${held.taxId}: ${before} → ${after}`
      await recordAct(trx, { act: 'taxid.given', subject, reason }, { ...CLI, now: now() })
      return { lines: [`${held.taxId} is ${after}'s now; before: ${before}'s.`], code: 0 }
    })
  },
}

/** Lets somebody in who lost their app and all codes, and has shown elsewhere who they are. */
const secondStep: Command = {
  words: 'second-step off',
  usage: 'second-step off EMAIL REASON   (they lost their app; look who they are first)',
  run: async ([email = '', ...words], { db, jobs, now }) => {
    const reason = words.join(' ').trim()
    if (email === '' || reason.length < 10)
      return { lines: ['Say whose, and why in ten characters or more.'], code: 2 }
    return inTransaction(db, async (trx): Promise<Said> => {
      const account = await accountOf(trx, email)
      if (!account) return { lines: [`There is no account ${email}.`], code: 1 }
      if (!(await turnSecondOff(trx, account.userId, jobs)))
        return { lines: [`${email} signs in without a second step.`], code: 1 }
      await recordAct(
        trx,
        { act: 'second_step.off', subject: email, reason },
        { ...CLI, now: now() },
      )
      return { lines: [`${email} signs in without a second step now; a mail tells them.`], code: 0 }
    })
  },
}

/** Gives an account back to somebody whom a mailbox robbed, and who has shown elsewhere who they are. */
const email: Command = {
  words: 'email set',
  usage: 'email set EMAIL NEW REASON   (the account begins anew with NEW; look who they are first)',
  run: async ([from = '', to = '', ...words], { db, jobs, now }) => {
    const reason = words.join(' ').trim()
    if (!to.includes('@') || reason.length < 10)
      return { lines: ['Say whose, the new e-mail, and why in ten characters or more.'], code: 2 }
    return inTransaction(db, async (trx): Promise<Said> => {
      const account = await accountOf(trx, from)
      if (!account) return { lines: [`There is no account ${from}.`], code: 1 }
      if (!(await giveEmail(trx, { userId: account.userId, email: to }, { jobs, now })))
        return { lines: [`${to} has an account of its own, or ${from} is closed.`], code: 1 }
      const subject = `${from} → ${to}`
      await recordAct(trx, { act: 'email.set', subject, reason }, { ...CLI, now: now() })
      return { lines: [`${from} is ${to} now; a link for a password was mailed there.`], code: 0 }
    })
  },
}

/** Says whose an agency is, where its owner is gone or was robbed, and who has shown it elsewhere. */
const owner: Command = {
  words: 'owner set',
  usage: 'owner set EMAIL REASON   (the agency that they lead is theirs; look who they are first)',
  run: async ([email = '', ...words], { db, jobs, now }) => {
    const reason = words.join(' ').trim()
    if (email === '' || reason.length < 10)
      return { lines: ['Say whose it is, and why in ten characters or more.'], code: 2 }
    return inTransaction(db, async (trx): Promise<Said> => {
      const account = await accountOf(trx, email)
      const { agencyId = null, userId: to = '' } = account ?? {}
      const leads = agencyId !== null && (await adminsHere(trx, agencyId))
      if (!leads || !leads.some(({ id }) => id === to))
        return { lines: [`${email} leads no agency.`], code: 1 }
      await passOn(trx, { agencyId, to }, { jobs, now })
      await recordAct(trx, { act: 'owner.set', subject: email, reason }, { ...CLI, now: now() })
      return { lines: [`The agency is ${email}'s now; those who lead it are told.`], code: 0 }
    })
  },
}

const OWN = [check, paid, taxId, secondStep, email, owner]

/** The operator's word from the command line: the commands of this room and those it is given. */
export async function runOperator(
  args: string[],
  deps: Needs,
  others: Command[] = [],
): Promise<Said> {
  const commands = [...OWN, ...others]
  const command = commands.find(({ words }) =>
    words.split(' ').every((word, at) => args[at] === word),
  )
  return command
    ? command.run(args.slice(command.words.split(' ').length), deps)
    : { lines: commands.map(({ usage }) => `npm run operator -- ${usage}`), code: 2 }
}
