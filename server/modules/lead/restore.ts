import type { Lead } from '../../../generated/model/index.ts'
import { fold, type Db } from '../../db/index.ts'
import { insertLead } from './lead.repository.ts'
import { leadWasChanged } from './watch.ts'

/**
 * Writes an enquiry as it stood at another instance, under ids that are this one's, with what its
 * person agreed to; nobody is told. `homeHere`: its home is here, too.
 */
export async function restoreLead(
  trx: Db,
  agencyId: string,
  lead: Lead,
  { homeHere, consent }: { homeHere: boolean; consent: string },
): Promise<void> {
  const { property } = lead
  await insertLead(trx, {
    id: lead.id,
    agency_id: agencyId,
    property_id: homeHere ? (property?.id ?? null) : null,
    property,
    kind: lead.kind,
    state: lead.state,
    source: lead.source,
    web: lead.web ?? null,
    language: lead.language,
    first_name: lead.firstName,
    last_name: lead.lastName,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    preferred_contact: lead.preferredContact,
    assigned_to: lead.assignedTo,
    contact_id: lead.contactId,
    answered_at: lead.answeredAt === null ? null : new Date(lead.answeredAt),
    first_response_minutes: lead.firstResponseMinutes,
    note: lead.note,
    consent_text: consent,
    consent_at: new Date(lead.consentAt),
    search: fold(
      [
        lead.firstName,
        lead.lastName,
        lead.email,
        lead.phone,
        lead.message,
        property?.ref,
        property?.title,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    version: lead.version,
    created_at: new Date(lead.createdAt),
    updated_at: new Date(lead.updatedAt),
    user_id: null,
  })
  await leadWasChanged(trx, lead.id)
}
