-- The operator proves who they are as everybody does (session.stepped_up_at).
drop table operator_sudo;
