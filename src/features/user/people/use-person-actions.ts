import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n'
import { getListUsersQueryKey, updateUser } from '../../../../generated/api/user/user'
import type { User, UserPatch } from '../../../../generated/model'
import { ApiFailure, fieldErrorsOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'

/** What an ADMIN does with the people of the agency; each act can be taken back for ten seconds. */
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
      const [sentence] = Object.values(fieldErrorsOf(error) ?? {})
      setMessage('ERROR', sentence ?? error.explanation.text, { translate: sentence === undefined && error.explanation.translate })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: getListUsersQueryKey() })
    }
  }

  async function setActive(person: User, active: boolean): Promise<void> {
    if (!(await save(person.id, { active }))) return
    const text = t(active ? 'people.activated' : 'people.deactivated', { name: person.first_name })
    setMessage('SUCCESS', text, { undo: () => void save(person.id, { active: !active }) })
  }

  return { setActive, setRole: (person: User, role: 'ADMIN' | 'STAFF') => save(person.id, { role }, false) }
}
