-- A wish to know what one's own home is worth is a kind of its own in the inbox.
update inbox_thread t set kind = 'valuation'
from lead l where l.id = t.lead_id and l.kind = 'valuation' and t.kind = 'lead';
