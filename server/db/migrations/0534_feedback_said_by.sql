-- Which visitor said what was thought after a visit: their contact, or a digest of the e-mail they
-- come by (docs/decisions/0429). Null where it was said before, or by the agent. A version that knows
-- nothing of it writes and reads opinions as before.
alter table visit_feedback add column said_by text;
