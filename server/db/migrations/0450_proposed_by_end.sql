-- As offers (0448): one price is proposed to a home's owners at a time, in a state of a later version, too.
drop index owner_proposal_open;
create unique index owner_proposal_open on owner_proposal (property_id)
  where state not in ('accepted', 'declined', 'talk', 'withdrawn');
