-- Tournaments: each is its log, line by line as in its file. Who writes a line at a place first has written it.
create table tournaments (
  id text primary key,
  -- What the list shows of it.
  head jsonb not null,
  policy jsonb not null,
  -- What codes of entrants are made with.
  secret text not null,
  created timestamptz not null default now()
);

create table tournament_log (
  tournament_id text not null references tournaments on delete cascade,
  seq integer not null,
  line text not null,
  primary key (tournament_id, seq)
);

-- Who somebody is there: officials by their names, players by whom they play as.
create table tournament_people (
  tournament_id text not null references tournaments on delete cascade,
  person text not null references people on delete cascade,
  role text not null,
  name text not null default '',
  entrant text not null default '',
  primary key (tournament_id, person, role)
);
create index tournament_people_person on tournament_people (person);
create unique index tournament_people_entrant on tournament_people (tournament_id, entrant) where role = 'player';

-- Codes for officials: each is used once.
create table tournament_invitations (
  code_hash text primary key,
  tournament_id text not null references tournaments on delete cascade,
  role text not null,
  name text not null,
  created timestamptz not null default now()
);

-- Calls for a judge.
create table tournament_calls (
  id text primary key,
  tournament_id text not null references tournaments on delete cascade,
  call jsonb not null
);
create index tournament_calls_of on tournament_calls (tournament_id);

-- The tables of this server at which matches are played: of two entrants in a round. settled: what came of it is entered, or left to an official. withdrawn: the
-- two were paired with others instead.
create table tournament_tables (
  table_id text primary key,
  tournament_id text not null references tournaments on delete cascade,
  round integer not null,
  a text not null,
  b text not null,
  settled boolean not null default false,
  withdrawn boolean not null default false
);
create unique index tournament_tables_match on tournament_tables (tournament_id, round, a, b) where not withdrawn;
create index tournament_tables_open on tournament_tables (settled);

-- What officials have done of what has to be done: by round, 0 before the first and when all have been played.
create table tournament_tasks (
  tournament_id text not null references tournaments on delete cascade,
  round integer not null,
  task text not null,
  by_name text not null,
  at_ms bigint not null,
  primary key (tournament_id, round, task)
);
