-- Why a warning of the passport was let pass is for who may open the passport: it is the mandate's,
-- as offers and visits are, which colleagues who share the home do not read. The line was written
-- with the waiver, at one time, and says its reason. A version that knows nothing of it writes and
-- reads lines as before.
update property_history h set field = 'mandate.passport'
from passport_waiver w
where w.property_id = h.property_id and w.created_at = h.at
  and h.kind = 'NOTE' and h.field is null and position(w.reason in h.text) > 0;
