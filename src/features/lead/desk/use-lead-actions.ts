import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../../../i18n'
import {
  getGetLeadQueryKey,
  getListLeadsQueryKey,
  saveLeadContact,
  updateLead,
} from '../../../../generated/api/lead/lead'
import type { Lead, LeadPatch, LeadState } from '../../../../generated/model'
import { statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'

/** What an agent does with an enquiry. After each act the lists are read anew. */
export function useLeadActions() {
  const { t } = useTranslation('lead')
  const client = useQueryClient()
  const refresh = async (id: string) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: getListLeadsQueryKey() }),
      client.invalidateQueries({ queryKey: getGetLeadQueryKey(id) }),
    ])
  }

  async function save(
    lead: Pick<Lead, 'id' | 'version'>,
    change: Omit<LeadPatch, 'version'>,
    quiet = false,
  ): Promise<Lead | null> {
    try {
      return await updateLead(lead.id, { version: lead.version, ...change }, { quiet })
    } catch (error) {
      // The message bar has said why; a stale save shows what is stored now.
      if (statusOf(error) === null) throw error
      return null
    } finally {
      await refresh(lead.id)
    }
  }

  /** Changes the state and offers ten seconds to take it back. */
  async function move(lead: Lead, state: LeadState): Promise<void> {
    const saved = await save(lead, { state }, true)
    if (!saved) return
    setMessage('SUCCESS', t(`moved.${state}`, { name: lead.firstName }), {
      undo: () => void save(saved, { state: lead.state }),
    })
  }

  /** Keeps who asked as a contact; answers its id, null when it could not be. */
  async function keep(lead: Lead): Promise<string | null> {
    try {
      const { contactId } = await saveLeadContact(lead.id, { quiet: true })
      setMessage('SUCCESS', t('act.kept', { name: lead.firstName }))
      return contactId
    } catch (error) {
      // The message bar has said why.
      if (statusOf(error) === null) throw error
      return null
    } finally {
      await refresh(lead.id)
    }
  }

  return {
    move,
    keep,
    assign: (lead: Lead, assignedTo: string | null) => save(lead, { assignedTo }),
    note: (lead: Lead, note: string) => save(lead, { note: note.trim() || null }),
  }
}
