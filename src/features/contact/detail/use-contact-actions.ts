import { useQueryClient } from '@tanstack/react-query'
import {
  archiveContact,
  exportPerson,
  getGetContactQueryKey,
  getListContactConsentsQueryKey,
  getListContactEntriesQueryKey,
  getListContactsQueryKey,
  restoreContact,
  unmergeContact,
  updateContact,
} from '../../../../generated/api/contact/contact'
import type { Contact, ContactPatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { saveFile } from '../../../lib/save-file'

/** Reads a contact and everything about it anew. */
export function useRefresh(): (id: string) => Promise<void> {
  const client = useQueryClient()
  return async (id) => {
    void client.invalidateQueries({ queryKey: getListContactsQueryKey() })
    await Promise.all(
      [
        getGetContactQueryKey(id),
        getListContactEntriesQueryKey(id),
        getListContactConsentsQueryKey(id),
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
  }
}

/** What an agent does with a contact. The message bar says what was refused. */
export function useContactActions(contact: Contact) {
  const { t } = useTranslation('contact')
  const refresh = useRefresh()
  const { id } = contact
  const quietly = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act()
      return true
    } catch {
      return false
    } finally {
      await refresh(id)
    }
  }
  return {
    save: (change: Omit<ContactPatch, 'version'>) =>
      quietly(() => updateContact(id, { version: contact.version, ...change })),
    archive: async () => {
      if (!(await quietly(() => archiveContact(id, { quiet: true })))) return
      setMessage('SUCCESS', t('record.archived'), {
        undo: () => void quietly(() => restoreContact(id, { quiet: true })),
      })
    },
    restore: () => quietly(() => restoreContact(id)),
    unmerge: async (mergedId: string) => {
      if (
        await quietly(() =>
          unmergeContact(id, { version: contact.version, mergedId }, { quiet: true }),
        )
      )
        setMessage('SUCCESS', t('merge.undone'))
    },
    handOut: () => quietly(async () => saveFile(`${contact.name}.json`, await exportPerson(id))),
  }
}
