-- Lines of timelines about a thread of mails about no home said of nothing what they are about, and
-- colleagues with whom the contact is shared read the words: they are about the thread. A line was
-- written with its message, at one time. A version that knows nothing of it writes and reads them as
-- before.
update contact_entry e
set ref_type = 'chat', ref_id = t.id::text, ref_label = coalesce(nullif(t.subject, ''), 'Mensajes')
from inbox_thread t join inbox_message m on m.thread_id = t.id
where t.lead_id is null and t.chat_id is null and t.home is null
  and e.contact_id = t.contact_id and e.at = m.at and e.ref_type is null
  and e.kind in ('EMAIL', 'CALL', 'WHATSAPP', 'NOTE');
