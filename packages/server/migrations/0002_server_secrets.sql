-- What other servers show this one with a request they send on, so that it knows whom to believe.
alter table servers add column secret text not null default '';
