import type { NotificationKind } from '../../../generated/model/index.ts'

/** Tables of the tag `notification` (0012_live.sql). */
export interface NotificationTables {
  notification: {
    id: string
    user_id: string
    kind: NotificationKind
    title: string
    body: string
    href: string
    topic: string
    read_at: Date | null
    created_at: Date
  }
  push_registration: {
    id: string
    user_id: string
    session_id: string
    transport: 'webpush' | 'fcm'
    address: string
    keys: { p256dh: string; auth: string } | null
    refreshed_at: Date
  }
  push_key: {
    id: number
    public_key: string
    private_key: string
  }
}
