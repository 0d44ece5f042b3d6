-- Sessions end: so long after they began, and so long after they were used last.
alter table sessions add column used timestamptz not null default now();
create index sessions_created on sessions (created);
create index sessions_used on sessions (used);

-- What the name of an account looks like, whatever the case and the form of its letters: nobody else may have a name that looks like it.
alter table people add column look text;
update people set look = login where kind = 'account';
create unique index people_look on people (look);

-- The code by which a guest goes on elsewhere ends where he has a password.
update people set claim_hash = null where kind = 'account';

-- Browsers in which somebody has signed in: wrong passwords of others do not keep him from doing it again.
create table devices (
  token_hash text primary key,
  person text not null references people on delete cascade,
  created timestamptz not null default now()
);
create index devices_person on devices (person);
