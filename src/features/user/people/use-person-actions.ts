import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n'
import { getHoldings } from '../../../../generated/api/handover/handover'
import {
  getListUsersQueryKey,
  setAgencyOwner,
  resendInvitation,
  updateUser,
  withdrawInvitation,
} from '../../../../generated/api/user/user'
import type { User, UserPatch } from '../../../../generated/model'
import { ApiFailure, firstSentenceOf } from '../../../lib/api-error'
import { openDialog } from '../../../lib/dialog'
import { setMessage } from '../../../lib/message'
import { tellFailure } from '../../../lib/tell-failure'

/** What an ADMIN does with the people of the agency. */
export function usePersonActions() {
  const { t } = useTranslation('user')
  const client = useQueryClient()

  async function save(id: string, patch: UserPatch, quiet = true): Promise<boolean> {
    try {
      await updateUser(id, patch, { quiet, silent: true })
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // A 400 names its field (the last ADMIN cannot go); the sentence is what a person needs.
      tellFailure(error, firstSentenceOf)
      return false
    } finally {
      await client.invalidateQueries({ queryKey: getListUsersQueryKey() })
    }
  }

  async function setActive(person: User): Promise<void> {
    if (await save(person.id, { active: true }))
      setMessage('SUCCESS', t('people.activated', { name: person.first_name }))
  }

  /** One act that needs no form; the message bar says what came of it. */
  async function once(act: () => Promise<unknown>, said: string): Promise<void> {
    try {
      await act()
      setMessage('SUCCESS', said)
    } catch {
      // Said by the message bar.
    } finally {
      await client.invalidateQueries({ queryKey: getListUsersQueryKey() })
    }
  }

  const resend = (person: User) =>
    once(
      () => resendInvitation(person.id, { quiet: true }),
      t('people.resent', { name: person.first_name }),
    )
  /**
   * Takes an invitation back; who holds records already can only be let go, with somebody to take
   * these over (`onLeave`).
   */
  const withdraw = async (person: User, onLeave: (person: User) => void): Promise<void> => {
    const held = await getHoldings(person.id, { quiet: true, silent: true }).then(
      ({ total }) => total,
      () => 0,
    )
    if (held > 0) return onLeave(person)
    openDialog('common', {
      title: t('people.withdrawTitle', { name: person.first_name }),
      text: t('people.withdrawText'),
      confirm: t('people.withdraw'),
      danger: true,
      onConfirm: () =>
        once(
          () => withdrawInvitation(person.id, { quiet: true }),
          t('people.withdrawn', { name: person.first_name }),
        ),
    })
  }

  /** The agency to another who leads it, once I have said so twice. */
  const give = (person: User): void =>
    openDialog('common', {
      title: t('people.giveTitle', { name: person.first_name }),
      text: t('people.giveText'),
      confirm: t('people.give'),
      onConfirm: () =>
        once(
          () => setAgencyOwner(person.id, { quiet: true }),
          t('people.given', { name: person.first_name }),
        ),
    })

  return {
    give,
    setActive,
    resend,
    withdraw,
    set: (person: User, patch: UserPatch) => save(person.id, patch, false),
  }
}
