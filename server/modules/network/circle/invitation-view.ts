import type { AssetSource, NetworkInvitation } from '../../../../generated/model/index.ts'
import type { OpenInvitation } from './invitation.repository.ts'

/** An invitation as its receiver reads it: nothing of whom else it names. */
export const toInvitation = (row: OpenInvitation): NetworkInvitation => ({
  id: row.id,
  kind: row.kind as AssetSource,
  name: row.name,
  rules: row.rules,
  byAgency: row.byAgency,
  members: row.members,
  expiresAt: row.expires_at.toISOString(),
})
