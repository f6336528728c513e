-- What an owner answered to a proposed price names them and what they bargain: it is the mandate's,
-- as offers and visits are, which colleagues who share the home do not read.
update property_history set field = 'mandate.owner'
where kind = 'NOTE' and by_user is null and field is null
  and (text like '% acepta % desde su página' or text like '% no quiere pasar a %'
    or text like '% quiere hablar de %');
