SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.accounts (
    id text NOT NULL,
    guest text NOT NULL,
    created bigint NOT NULL,
    recovery text NOT NULL,
    recovery_made bigint NOT NULL,
    email text,
    subject text
);
CREATE TABLE public.achievements (
    guest text NOT NULL,
    achievement text NOT NULL,
    table_id text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.announcements (
    id bigint NOT NULL,
    body text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.attempts (
    what text NOT NULL,
    period bigint NOT NULL,
    who text NOT NULL,
    count bigint NOT NULL
);
CREATE TABLE public.bans (
    kind text NOT NULL,
    who text NOT NULL,
    reason text NOT NULL,
    created bigint NOT NULL,
    until bigint
);
CREATE TABLE public.calls (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    guest text NOT NULL,
    asked bigint NOT NULL,
    due bigint NOT NULL,
    looking bigint NOT NULL,
    told bigint,
    teller text,
    mailed bigint,
    mailer text
);
CREATE TABLE public.ceremonies (
    id text NOT NULL,
    kind text NOT NULL,
    who text NOT NULL,
    state text NOT NULL,
    ends bigint NOT NULL
);
CREATE TABLE public.clocks (
    table_id text NOT NULL,
    due bigint NOT NULL
);
CREATE TABLE public.contents (
    hash text NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.entries (
    table_id text NOT NULL,
    seq bigint NOT NULL,
    kind text NOT NULL,
    seat bigint,
    body text NOT NULL,
    at_ms bigint NOT NULL,
    epoch bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.guests (
    id text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL,
    handle text
);
CREATE TABLE public.ignored (
    guest text NOT NULL,
    other text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.nodes (
    id text NOT NULL,
    address text NOT NULL,
    version text NOT NULL,
    started bigint NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE public.notes (
    table_id text NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.notice_settings (
    guest text NOT NULL,
    push bigint NOT NULL,
    mail bigint NOT NULL,
    language text NOT NULL
);
CREATE TABLE public.orders (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.origins (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    mark text NOT NULL
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    account text NOT NULL,
    fixed text NOT NULL,
    state text NOT NULL,
    transports bigint NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    used bigint NOT NULL
);
CREATE TABLE public.probes (
    id bigint NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.ratings (
    guest text NOT NULL,
    selection text NOT NULL,
    mean bigint NOT NULL,
    deviation bigint NOT NULL,
    low bigint NOT NULL,
    games bigint NOT NULL,
    opponents bigint NOT NULL,
    changed bigint NOT NULL
);
CREATE TABLE public.results (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    guest text NOT NULL,
    selection text NOT NULL,
    figure text,
    seats bigint NOT NULL,
    place bigint NOT NULL,
    points bigint NOT NULL,
    won bigint NOT NULL,
    outcome text NOT NULL,
    rated bigint NOT NULL,
    change bigint,
    facts text,
    ended bigint NOT NULL
);
CREATE TABLE public.seats (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    sitter text NOT NULL,
    guest text,
    name text NOT NULL,
    bot text,
    figure text,
    part text,
    resigned bigint NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.seen (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    event bigint NOT NULL
);
CREATE TABLE public.sessions (
    id text NOT NULL,
    account text NOT NULL,
    handle text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.snapshots (
    table_id text NOT NULL,
    seq bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.subscriptions (
    id text NOT NULL,
    guest text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.tables (
    id text NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    status text NOT NULL,
    listed bigint NOT NULL,
    host text NOT NULL,
    settings text NOT NULL,
    server_part text NOT NULL,
    seed text,
    seed_sha256 text,
    content text,
    setup text,
    base text,
    rematch text,
    summary text,
    fairness bigint DEFAULT 1 NOT NULL,
    version bigint DEFAULT 0 NOT NULL,
    owner text,
    epoch bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.vacations (
    guest text NOT NULL,
    begins bigint NOT NULL,
    ends bigint NOT NULL
);
INSERT INTO public._sqlx_migrations VALUES (1, 'tables', '2026-11-28 05:30:46.32525+00', true, '\xf143d4e220f161a984397d1ffcac6983e9ca937320e0d1a46a9ec16c8869aaaad705ed705753584e0fa4bcf3d9b8d9ee', 160436786);
INSERT INTO public._sqlx_migrations VALUES (2, 'notes', '2026-11-28 05:30:46.489403+00', true, '\x05fffed67570e590b95dfb3e37d27185fcb7d92f74995c031c4ccffc12880497fc06caca58c02706780f556c9488bff6', 24748576);
INSERT INTO public._sqlx_migrations VALUES (3, 'versions', '2026-11-28 05:30:46.539924+00', true, '\x45f2370e0881eae7069180c419fc55c85eece47af66ade82b628c4fd71991cee8d90d8635d0bb3d9823f1fc1db185d09', 32922603);
INSERT INTO public._sqlx_migrations VALUES (4, 'leases', '2026-11-28 05:30:46.615928+00', true, '\x877b4d7f6b674630e7736da3178c16d0b60fc65dc8d98dc49c00b35e4c70131a892b75956fc6395300fefaaf19fe0dd8', 40110337);
INSERT INTO public._sqlx_migrations VALUES (5, 'accounts', '2026-11-28 05:30:46.665921+00', true, '\x1d9f321ed1664e220de305661834f620bf23b0794944514daac55143725f4a94507e968bcea5419f4e41a850a4c796e8', 102215297);
INSERT INTO public._sqlx_migrations VALUES (6, 'turns', '2026-11-28 05:30:46.776937+00', true, '\xda318999ad984e733935ada4a4cb8e14e7a1cb522fea1141e4a4f293a1d9aa1addf487fa84f1d4df75bbddc9d42a5eb0', 122962767);
INSERT INTO public._sqlx_migrations VALUES (7, 'ratings', '2026-11-28 05:30:46.915824+00', true, '\xabbb0c0dbf85f0209c3da492dbf96b129ae0ddfa0206b4b59fdf1aad6deb845d004d756d7bb4d7d5e50307d87dcb7b8c', 119905631);
INSERT INTO public._sqlx_migrations VALUES (8, 'host', '2026-11-28 05:30:47.035745+00', true, '\xe274d3893076388a9bd1ec9ed173287388e1c65224864e47d637ce7890805c698c12cce23cf39d9db9b8485d3d5bc9c2', 56168323);
INSERT INTO public.contents VALUES ('dc24f677251a100a', '{"texts":[["ante-up/board.json","{\n  \"$schema\": \"../schema/board.json\",\n  \"note\": \"Buzzard Gulch and its frontier, the second board (Ante Up).\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [557, 1000],\n  \"bounds\": [3.2, 0.0, 100.0, 66.9],\n  \"spaces\": [\n    {\"id\": \"buzzard-gulch-1\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [57.1, 20.9], \"polygon\": [[57.9, 15.5], [60.7, 16.0], [63.5, 17.0], [66.1, 18.7], [67.5, 20.5], [58.2, 24.5], [53.8, 25.6], [50.6, 25.0], [44.3, 23.1], [46.6, 22.1], [50.0, 21.2], [52.3, 20.1], [56.0, 16.4]]},\n    {\"id\": \"buzzard-gulch-2\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [72.1, 20.9], \"polygon\": [[70.6, 15.8], [72.3, 16.4], [76.2, 19.2], [79.0, 22.5], [81.2, 26.6], [71.3, 27.1], [69.0, 22.2], [67.5, 20.5], [66.1, 18.7], [63.5, 17.0], [60.7, 16.0], [57.9, 15.5], [66.0, 15.1]]},\n    {\"id\": \"buzzard-gulch-3\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [63.4, 24.9], \"polygon\": [[69.0, 22.2], [71.3, 27.1], [55.5, 27.7], [53.8, 25.6], [58.2, 24.5], [67.5, 20.5]]},\n    {\"id\": \"buzzard-gulch-marshals-office\", \"region\": \"buzzard-gulch\", \"town\": true, \"location\": \"marshals-office\", \"label_point\": [49.0, 30.7], \"polygon\": [[44.3, 23.1], [50.6, 25.0], [53.8, 25.6], [55.5, 27.7], [58.5, 31.9], [59.0, 35.0], [57.4, 37.3], [55.6, 36.9], [48.2, 37.2], [45.1, 35.8], [42.9, 34.2], [42.1, 33.2], [40.4, 30.0], [40.0, 26.9], [41.0, 24.9]]},\n    {\"id\": \"buzzard-gulch-4\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [64.9, 29.9], \"polygon\": [[72.1, 29.6], [71.5, 33.9], [65.1, 32.6], [58.5, 31.9], [55.5, 27.7], [71.3, 27.1]]},\n    {\"id\": \"buzzard-gulch-5\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [65.0, 36.3], \"polygon\": [[65.1, 32.6], [71.5, 33.9], [71.5, 36.8], [70.5, 40.8], [64.6, 40.2], [57.4, 37.3], [59.0, 35.0], [58.5, 31.9]]},\n    {\"id\": \"buzzard-gulch-6\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [76.7, 33.2], \"polygon\": [[82.7, 31.4], [82.3, 36.5], [79.9, 38.5], [75.5, 39.9], [70.5, 40.8], [71.5, 36.8], [71.5, 33.9], [72.1, 29.6], [71.3, 27.1], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-pass-a\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-a\", \"label_point\": [16.8, 5.6], \"polygon\": [[26.9, 0.0], [27.9, 6.4], [27.1, 8.3], [25.7, 9.4], [22.3, 10.2], [17.5, 10.6], [4.2, 10.1], [4.7, 2.4], [15.2, 0.0]]},\n    {\"id\": \"gulch-frontier-1\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.4, 13.2], \"polygon\": [[35.3, 0.0], [33.0, 4.8], [31.9, 7.2], [31.8, 10.3], [26.5, 13.5], [22.6, 15.1], [18.7, 15.8], [13.7, 16.0], [3.8, 15.5], [4.2, 10.1], [17.5, 10.6], [22.3, 10.2], [25.7, 9.4], [27.1, 8.3], [27.9, 6.4], [26.9, 0.0]]},\n    {\"id\": \"gulch-frontier-2\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [41.0, 2.6], \"polygon\": [[47.4, 0.0], [47.9, 4.9], [43.2, 5.3], [38.3, 4.8], [33.0, 4.8], [35.3, 0.0]]},\n    {\"id\": \"gulch-frontier-3\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [53.0, 3.6], \"polygon\": [[56.1, 0.0], [58.4, 3.8], [61.7, 6.2], [49.1, 7.2], [47.9, 4.9], [47.4, 0.0]]},\n    {\"id\": \"gulch-frontier-4\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [64.5, 2.8], \"polygon\": [[71.1, 0.0], [71.4, 6.2], [61.7, 6.2], [58.4, 3.8], [56.1, 0.0]]},\n    {\"id\": \"gulch-frontier-5\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [76.5, 3.2], \"polygon\": [[81.1, 0.0], [82.3, 7.1], [77.1, 6.4], [71.4, 6.2], [71.1, 0.0]]},\n    {\"id\": \"gulch-frontier-ranch\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"ranch-orange\", \"label_point\": [91.5, 6.0], \"polygon\": [[100.0, 0.0], [100.0, 13.8], [91.7, 12.5], [86.8, 11.0], [83.6, 9.0], [82.3, 7.1], [81.1, 0.0]]},\n    {\"id\": \"gulch-frontier-6\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [40.4, 9.2], \"polygon\": [[38.3, 4.8], [43.2, 5.3], [47.9, 4.9], [49.1, 7.2], [50.5, 10.7], [47.3, 12.2], [43.5, 13.4], [36.1, 14.1], [33.1, 12.1], [31.8, 10.3], [31.9, 7.2], [33.0, 4.8]]},\n    {\"id\": \"gulch-frontier-7\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [47.5, 16.5], \"polygon\": [[50.5, 10.7], [51.3, 12.4], [52.7, 13.6], [57.9, 15.5], [56.0, 16.4], [52.3, 20.1], [50.0, 21.2], [46.6, 22.1], [36.1, 14.1], [43.5, 13.4], [47.3, 12.2]]},\n    {\"id\": \"gulch-frontier-8\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [58.1, 10.8], \"polygon\": [[64.6, 8.5], [66.1, 12.2], [66.0, 15.1], [57.9, 15.5], [52.7, 13.6], [51.3, 12.4], [50.5, 10.7], [49.1, 7.2], [61.7, 6.2]]},\n    {\"id\": \"gulch-frontier-9\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [68.1, 8.8], \"polygon\": [[72.1, 8.9], [74.1, 11.1], [66.1, 12.2], [64.6, 8.5], [61.7, 6.2], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-10\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [74.8, 14.3], \"polygon\": [[81.6, 14.0], [86.1, 17.8], [72.3, 16.4], [70.6, 15.8], [66.0, 15.1], [66.1, 12.2], [74.1, 11.1]]},\n    {\"id\": \"gulch-frontier-11\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.2, 13.0], \"polygon\": [[77.1, 6.4], [82.3, 7.1], [83.6, 9.0], [86.8, 11.0], [91.7, 12.5], [100.0, 13.8], [100.0, 19.5], [92.2, 18.8], [86.1, 17.8], [81.6, 14.0], [74.1, 11.1], [72.1, 8.9], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-12\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.1, 21.2], \"polygon\": [[86.1, 17.8], [92.2, 18.8], [91.5, 25.2], [81.2, 26.6], [79.0, 22.5], [76.2, 19.2], [72.3, 16.4]]},\n    {\"id\": \"gulch-frontier-13\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.7, 22.0], \"polygon\": [[100.0, 19.5], [100.0, 24.6], [91.5, 25.2], [92.2, 18.8]]},\n    {\"id\": \"gulch-frontier-14\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 8, \"label_point\": [95.0, 31.0], \"polygon\": [[100.0, 24.6], [100.0, 38.7], [91.8, 36.7], [88.8, 30.4], [89.6, 27.1], [91.5, 25.2]]},\n    {\"id\": \"gulch-frontier-15\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.0, 31.2], \"polygon\": [[91.5, 25.2], [89.6, 27.1], [88.8, 30.4], [91.8, 36.7], [85.4, 36.6], [82.3, 36.5], [82.7, 31.4], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-16\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [11.0, 19.1], \"polygon\": [[13.7, 16.0], [21.9, 21.1], [10.7, 22.1], [3.8, 22.1], [3.8, 15.5]]},\n    {\"id\": \"gulch-frontier-17\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [30.3, 17.5], \"polygon\": [[33.1, 12.1], [36.1, 14.1], [46.6, 22.1], [44.3, 23.1], [39.7, 21.5], [34.2, 20.7], [29.5, 20.6], [21.9, 21.1], [13.7, 16.0], [18.7, 15.8], [22.6, 15.1], [26.5, 13.5], [31.8, 10.3]]},\n    {\"id\": \"gulch-frontier-rail-station\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [14.2, 27.3], \"polygon\": [[23.7, 24.0], [24.7, 33.7], [13.2, 32.5], [3.6, 32.9], [3.8, 22.1], [10.7, 22.1], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-18\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 27.4], \"polygon\": [[29.5, 20.6], [34.2, 20.7], [39.7, 21.5], [44.3, 23.1], [41.0, 24.9], [40.0, 26.9], [40.4, 30.0], [42.1, 33.2], [38.1, 34.2], [33.9, 34.7], [29.6, 34.5], [24.7, 33.7], [23.7, 24.0], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-19\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.6, 37.7], \"polygon\": [[13.2, 32.5], [24.7, 33.7], [23.7, 38.5], [25.7, 45.2], [22.8, 44.8], [13.0, 41.9], [3.7, 41.1], [3.6, 32.9]]},\n    {\"id\": \"gulch-frontier-20\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [33.3, 39.6], \"polygon\": [[42.9, 34.2], [42.3, 41.2], [43.0, 44.8], [25.7, 45.2], [23.7, 38.5], [24.7, 33.7], [29.6, 34.5], [33.9, 34.7], [38.1, 34.2], [42.1, 33.2]]},\n    {\"id\": \"gulch-frontier-21\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.1, 40.2], \"polygon\": [[45.1, 35.8], [48.2, 37.2], [55.6, 36.9], [57.4, 37.3], [57.0, 43.6], [43.0, 44.8], [42.3, 41.2], [42.9, 34.2]]},\n    {\"id\": \"gulch-frontier-22\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.6, 42.1], \"polygon\": [[64.6, 40.2], [70.5, 40.8], [71.9, 45.7], [63.1, 44.8], [57.0, 43.6], [57.4, 37.3]]},\n    {\"id\": \"gulch-frontier-23\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [79.3, 42.5], \"polygon\": [[85.4, 36.6], [85.8, 43.2], [87.7, 46.7], [86.1, 47.1], [73.0, 46.4], [71.9, 45.7], [70.5, 40.8], [75.5, 39.9], [79.9, 38.5], [82.3, 36.5]]},\n    {\"id\": \"gulch-frontier-24\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [92.4, 41.6], \"polygon\": [[91.8, 36.7], [100.0, 38.7], [100.0, 46.5], [92.0, 46.0], [87.7, 46.7], [85.8, 43.2], [85.4, 36.6]]},\n    {\"id\": \"gulch-frontier-25\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.9, 46.1], \"polygon\": [[13.0, 41.9], [22.8, 44.8], [25.7, 45.2], [25.6, 48.6], [22.7, 52.9], [19.8, 51.2], [14.4, 49.3], [10.2, 48.2], [3.9, 47.3], [3.7, 41.1]]},\n    {\"id\": \"gulch-frontier-26\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.1, 49.4], \"polygon\": [[43.0, 44.8], [42.1, 46.7], [36.8, 51.9], [36.2, 54.0], [30.7, 54.1], [25.1, 54.9], [22.7, 52.9], [25.6, 48.6], [25.7, 45.2]]},\n    {\"id\": \"gulch-frontier-27\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.0, 49.8], \"polygon\": [[58.6, 51.4], [58.3, 55.3], [46.2, 54.3], [36.2, 54.0], [36.8, 51.9], [42.1, 46.7], [43.0, 44.8], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-28\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.8, 49.6], \"polygon\": [[63.1, 44.8], [71.9, 45.7], [73.0, 46.4], [69.3, 51.2], [66.9, 56.3], [63.4, 55.6], [58.3, 55.3], [58.6, 51.4], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-29\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [75.9, 51.6], \"polygon\": [[86.1, 47.1], [84.0, 48.7], [82.8, 50.4], [81.3, 56.3], [66.9, 56.3], [69.3, 51.2], [73.0, 46.4]]},\n    {\"id\": \"gulch-frontier-30\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.9, 56.5], \"polygon\": [[90.0, 48.0], [91.2, 49.5], [93.3, 56.5], [88.5, 57.5], [86.0, 59.3], [84.5, 62.5], [84.5, 66.8], [75.5, 66.7], [81.0, 59.0], [81.6, 57.5], [81.3, 56.3], [82.8, 50.4], [84.0, 48.7], [86.1, 47.1], [87.7, 46.7]]},\n    {\"id\": \"gulch-frontier-31\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.5, 50.8], \"polygon\": [[100.0, 46.5], [100.0, 57.4], [97.0, 56.6], [93.3, 56.5], [91.2, 49.5], [90.0, 48.0], [87.7, 46.7], [92.0, 46.0]]},\n    {\"id\": \"gulch-frontier-pass-c\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-c\", \"label_point\": [14.0, 57.5], \"polygon\": [[10.2, 48.2], [14.4, 49.3], [19.8, 51.2], [22.7, 52.9], [25.1, 54.9], [26.3, 61.2], [25.8, 66.3], [5.6, 65.3], [3.7, 64.0], [3.2, 54.8], [3.9, 47.3]]},\n    {\"id\": \"gulch-frontier-32\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 60.6], \"polygon\": [[35.5, 57.2], [36.1, 60.7], [37.4, 61.9], [42.1, 64.1], [45.2, 66.5], [25.8, 66.3], [26.3, 61.2], [25.1, 54.9], [30.7, 54.1], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-33\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [45.7, 59.4], \"polygon\": [[46.2, 54.3], [58.3, 55.3], [54.8, 58.7], [53.7, 60.8], [53.1, 66.6], [45.2, 66.5], [42.1, 64.1], [37.4, 61.9], [36.1, 60.7], [35.5, 57.2], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-34\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [59.5, 61.1], \"polygon\": [[58.3, 55.3], [63.4, 55.6], [66.9, 56.3], [63.9, 66.6], [53.1, 66.6], [53.7, 60.8], [54.8, 58.7]]},\n    {\"id\": \"gulch-frontier-35\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [72.1, 61.1], \"polygon\": [[66.9, 56.3], [81.3, 56.3], [81.6, 57.5], [81.0, 59.0], [75.5, 66.7], [63.9, 66.6]]},\n    {\"id\": \"gulch-frontier-outlaw-camp\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"outlaw-camp\", \"rustling\": true, \"label_point\": [92.5, 61.9], \"polygon\": [[97.0, 56.6], [100.0, 57.4], [100.0, 66.9], [84.5, 66.8], [84.5, 62.5], [86.0, 59.3], [88.5, 57.5], [93.3, 56.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"buzzard-gulch-saloon\", \"spaces\": [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"buzzard-gulch-3\"], \"point\": [67.5, 20.5]},\n    {\"id\": \"buzzard-gulch-trading-post\", \"spaces\": [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"buzzard-gulch-6\"], \"point\": [71.5, 33.9], \"stand\": 6}\n  ],\n  \"edges\": [\n    [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-7\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-8\", \"corner\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-17\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-18\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-4\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-7\", \"corner\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-8\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-10\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-12\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-15\", \"corner\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-6\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-17\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-18\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-20\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-21\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-21\", \"corner\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-22\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-23\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-12\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-15\", \"side\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-pass-a\", \"gulch-frontier-1\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-2\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-16\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-3\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-4\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-5\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-8\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-11\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-ranch\", \"side\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-ranch\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-7\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-14\", \"corner\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-14\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-15\", \"corner\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-rail-station\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-18\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-rail-station\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-19\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-20\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-19\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-25\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-21\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-25\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-22\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-28\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-31\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-30\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-32\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-35\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-31\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-pass-c\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-32\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-33\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-34\", \"gulch-frontier-35\", \"side\"]\n  ],\n  \"mesas\": [],\n  \"railway\": [[18.6, 5.9], [19.0, 10.0], [19.3, 42.5], [19.0, 47.5], [18.3, 50.1], [16.7, 52.1], [14.7, 53.6]],\n  \"links\": [\n    {\"pass\": [\"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\"]},\n    {\"pass\": [\"gulch-frontier-pass-c\", \"cliff-junction-hideout-c\"]},\n    {\"rail\": {\"stops\": [\"spikes-view-rail-station\", \"gulch-frontier-rail-station\"], \"fare\": 10}},\n    {\"circuit\": {\n      \"stops\": [\"gulch-frontier-rail-station\", \"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\", \"sunny-hills-hideout-b\",\n        \"mesitos-point-hideout-a\", \"spikes-view-rail-station\", \"cliff-junction-hideout-c\", \"gulch-frontier-pass-c\"],\n      \"pool\": \"train\"\n    }}\n  ]\n}\n"],["ante-up/cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The eight cattle tokens of the orange ranch. Their rewards are ours: what the other ranches pay, in another mixture.\n\n- {id: orange-1, ranch: ranch-orange, source: reconstructed, do: [{money: 20}]}\n- {id: orange-2, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-3, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-4, ranch: ranch-orange, source: reconstructed, do: [{money: 40}]}\n- {id: orange-5, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-6, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-7, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}, {draw: 1}]}\n- {id: orange-8, ranch: ranch-orange, source: reconstructed, do: [{draw: 2}]}\n\n# The longhorns, strays that events bring: they slow who leads them and are delivered for their reward alone (au.longhorns.*).\n- {id: longhorn-1, ranch: longhorn, source: reconstructed, do: [{money: 50}]}\n- {id: longhorn-2, ranch: longhorn, source: reconstructed, do: [{money: 60}]}\n- {id: longhorn-3, ranch: longhorn, source: reconstructed, do: [{money: 80}]}\n- {id: longhorn-4, ranch: longhorn, source: reconstructed, do: [{lp: 1}, {money: 30}]}\n- {id: longhorn-5, ranch: longhorn, source: reconstructed, do: [{lp: 2}]}\n- {id: longhorn-6, ranch: longhorn, source: reconstructed, do: [{lp: 2}, {draw: 1}]}\n"],["ante-up/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The eight characters of Ante Up (au.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: fee-lee-wong\n  name: Fee Lee Wong\n  source: published\n  start: gulch-frontier-14\n  gains: {money: 30, cards: 1, items: [gazette, revolver]}\n  # $180 in all.\n  passives: [{hand-size: 1}, {purse: 60}]\n\n- id: maria-gertrudis-barcelo\n  name: Maria Gertrudis Barceló\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [derringer, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [in-town]\n      do:\n        - choose:\n            - {key: money, do: [{money: 10}]}\n            - {key: cards, do: [{draw: 1}]}\n\n- id: pat-garrett\n  name: Pat Garrett\n  source: published\n  start: buzzard-gulch-marshals-office\n  gains: {money: 10, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{sheriff: 6}, {if: {all: [sheriff-arrested], then: [{lp: 1}]}}]\n\n- id: poker-alice\n  name: Poker Alice\n  source: published\n  start: gulch-frontier-rail-station\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{draw: 1}, start-poker]\n\n- id: seth-bullock\n  name: Seth Bullock\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 20, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{draw: 2}]\n\n- id: soapy-smith\n  name: “Soapy” Smith\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [revolver, snake-oil], points: [{track: gambler, points: 1, reward: true}]}\n  abilities:\n    - when: track-point\n      if: [{on-track: gambler}]\n      do: [{roll-die: [fill-hand]}]\n\n- id: sundance-kid\n  name: Sundance Kid\n  source: published\n  start: gulch-frontier-pass-a\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [move-to-train]\n\n- id: curly-bill-brocius\n  name: William “Curly Bill” Brocius\n  source: published\n  start: gulch-frontier-outlaw-camp\n  gains: {cards: 2, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{draw: 2}, {discard: 1}]\n"],["ante-up/event-markers.yaml","# yaml-language-server: $schema=../schema/event-markers.json\n# The seven event markers: space 5 of the three tracks, and every fifth LP; those at or beyond the end of the game are left out.\n\n- {id: gambler-5, source: rulebook, track: gambler, space: 5}\n- {id: marshal-5, source: rulebook, track: marshal, space: 5}\n- {id: wanted-5, source: rulebook, track: wanted, space: 5}\n- {id: lp-5, source: rulebook, track: lp, space: 5}\n- {id: lp-10, source: rulebook, track: lp, space: 10}\n- {id: lp-15, source: rulebook, track: lp, space: 15}\n- {id: lp-20, source: rulebook, track: lp, space: 20}\n"],["ante-up/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The 22 event cards, all ours. \"You\" is the player whose cube took a marker. Most place a token, about a third move the Sheriff, and none\n# gives Marshal or Wanted points, so that one event does not bring the next by the law. A good card is worth about $20, a bad one costs\n# each player about a card.\n\n# ---- Outlaws (9) ----\n\n- id: run-on-the-bank\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: darkrock-bank}\n    - everybody:\n        - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n\n- id: command-performance\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: red-falls-cabaret}\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: wires-down\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: spikes-view-rail-station}\n    - sheriff: 4\n    - draw: 2\n    - bandits: [c]\n\n- id: the-late-stage\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n    - choose:\n        - {key: travel, do: [{travel: buzzard-gulch-trading-post}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: rockslide\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n    - everybody:\n        - if:\n            all: [outside-town]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n\n- id: the-quarter-mile\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - choose:\n        - {key: gambler, price: [{lose-money: 20}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-turncoat\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - sheriff: 5\n    - everybody:\n        - if:\n            all: [wanted]\n            then: [{discard: 1}]\n            else:\n              - if: {all: [marshal], then: [{money: 20}]}\n\n- id: wrong-side-of-the-bars\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: buzzard-gulch-marshals-office}\n    - sheriff-to: buzzard-gulch-marshals-office\n    - money: 20\n    - bandits: [a]\n\n- id: the-toll-gate\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: cliff-junction-2}\n    - everybody:\n        - suffer:\n            - {key: pay, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n# ---- Claim jumpers (3) ----\n\n- id: the-salted-mine\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: sunny-hills-mine}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: money, do: [{money: 10}, {draw: 1}]}\n\n- id: the-claims-office-fire\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: spikes-view-mine}\n    - everybody: [{nuggets: 1}]\n\n- id: cave-in\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: cliff-junction-mine}\n    - choose:\n        - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n        - {key: card, do: [{draw: 1}]}\n\n# ---- High rollers (3) ----\n\n- id: the-riverboat-man\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n    - draw: 2\n\n- id: the-senators-nephew\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: red-falls-saloon}\n    - sheriff-to: red-falls-3\n    - everybody:\n        - if: {all: [in-town], then: [{money: 10}]}\n\n- id: the-lady-in-gray\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: buzzard-gulch-saloon}\n    - choose:\n        - {key: gambler, price: [{discard: 2}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- Longhorns (6): each three spaces or more from the nearest place of delivery ----\n\n- id: a-gap-in-the-fence\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: sunny-hills-4}\n    - choose:\n        - {key: cattle, do: [cattle]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-quarantine-line\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: spikes-view-1}\n    - sheriff: 3\n    - everybody: [{heal: 1}]\n\n- id: beef-prices\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-15}\n    - everybody:\n        - if: {all: [has-cattle], then: [{money: 30}], else: [{draw: 1}]}\n\n- id: paid-off\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: cliff-junction-10}\n    - sheriff-to: darkrock-4\n    - everybody:\n        - if:\n            all: [in-town]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: high-water\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-3}\n    - choose:\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-bell-steer\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-28}\n    - choose:\n        - {key: travel, do: [{travel: ranch}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- The card without a token ----\n\n- id: total-eclipse\n  source: reconstructed\n  do:\n    - sheriff-to: darkrock-sheriffs-office\n    - everybody: [{draw: 1}, {heal: 1}]\n"],["ante-up/frontier.yaml","# yaml-language-server: $schema=../schema/frontier.json\n# The frontier tokens: nine lie on the board with their numbers up, three stay out (au.frontier.*). Numbers and rewards are ours: a\n# price of 8 to 14 in cards buys what two to four cards are worth.\n\n- {id: lost-mail, number: 2, source: reconstructed, do: [{draw: 2}, {money: 10}]}\n- {id: played-out-claim, number: 2, source: reconstructed, do: [{nuggets: 2}]}\n- {id: hot-spring, number: 3, source: reconstructed, do: [heal-all, {draw: 2}]}\n- {id: stray-herd, number: 3, source: reconstructed, do: [{money: 40}]}\n- {id: old-trapper, number: 3, source: reconstructed, do: [{draw: 3}]}\n- {id: silver-vein, number: 4, source: reconstructed, do: [{nuggets: 2}, {money: 20}]}\n- {id: missing-surveyor, number: 4, source: reconstructed, do: [{lp: 1}, {money: 20}]}\n- {id: army-paymaster, number: 4, source: reconstructed, do: [{money: 60}]}\n- {id: ghost-town, number: 5, source: reconstructed, do: [{lp: 1}, {draw: 2}]}\n- {id: medicine-show, number: 5, source: reconstructed, do: [heal-all, {lp: 1}, {money: 20}]}\n- {id: eagles-nest, number: 6, source: reconstructed, do: [{lp: 2}]}\n- {id: hidden-canyon, number: 6, source: reconstructed, do: [{lp: 1}, {money: 40}]}\n"],["ante-up/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The thirty-two goals of the characters of Ante Up, four for each; all are ours. Each depends on public facts only.\n\n# Fee Lee Wong: cook, merchant, landlord of half a street in Deadwood.\n- id: fee-lee-emporium\n  character: fee-lee-wong\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: buzzard-gulch-trading-post}, {misc-items-at-least: 2}]\n- id: fee-lee-cooks-claim\n  character: fee-lee-wong\n  source: reconstructed\n  event: {frontier: 12}\n# More than anybody else may carry, or nearly.\n- id: fee-lee-iron-safe\n  character: fee-lee-wong\n  source: reconstructed\n  event: always\n  if: [{money-at-least: 120}, {misc-items-at-least: 2}]\n# The race of the fire companies on the Fourth of July, 1888.\n- id: fee-lee-hose-race\n  character: fee-lee-wong\n  source: reconstructed\n  event: {play-reaction: sprint}\n  if: [in-town, unhurt]\n\n# Maria Gertrudis Barceló: cards, credit and influence in Santa Fe.\n- id: maria-her-own-table\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: maria-la-tules\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: always\n  if: [{points-at-least: {track: gambler, points: 4}}]\n# The price of her loan to the army was to be taken to the theater on an officer''s arm.\n- id: maria-officers-arm\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: {revel: 2}\n  if: [unhurt]\n# She heard of the rising of 1846 across her tables.\n- id: maria-word-in-confidence\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: contribute\n  if: [{at: saloon}]\n\n# Pat Garrett: one famous night, and the years after it.\n- id: pat-quien-es\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [outside-town]\n- id: pat-stinking-springs\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [marshal]\n- id: pat-collector-of-customs\n  character: pat-garrett\n  source: reconstructed\n  event: wrangle\n  if: [{at: gulch-frontier-rail-station}, marshal]\n- id: pat-authentic-life\n  character: pat-garrett\n  source: reconstructed\n  event: contribute\n  if: [{marshal-at-least: 3}]\n\n# Poker Alice: six days a week.\n- id: alice-black-cigar\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [{at: buzzard-gulch-saloon}]\n- id: alice-place-your-bets\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [outside-town]\n# She spent her winnings on a trip to New York and came back in the fashion of the year.\n- id: alice-new-york-wardrobe\n  character: poker-alice\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{points-at-least: {track: gambler, points: 2}}]\n- id: alice-never-on-sunday\n  character: poker-alice\n  source: reconstructed\n  event: work\n  if: [{at: red-falls-saloon}]\n\n# Seth Bullock: hardware, a star, a railroad, a president''s friend.\n- id: seth-star-and-bullock\n  character: seth-bullock\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: red-falls-general-store}, marshal]\n# He smoked strikers out of the Keets mine with sulfur, without a shot.\n- id: seth-sulfur-in-the-shaft\n  character: seth-bullock\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, alone, {marshal-at-least: 3}]\n- id: seth-stared-down\n  character: seth-bullock\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [in-town]\n# The cowboys that he brought to Roosevelt''s inauguration, by rail.\n- id: seth-cowboys-on-parade\n  character: seth-bullock\n  source: reconstructed\n  event: rail-travel\n  if: [has-cattle, {marshal-at-least: 2}]\n\n# “Soapy” Smith: soap, shells, a telegraph without a wire.\n- id: soapy-prize-package\n  character: soapy-smith\n  source: reconstructed\n  event: {discard-item: snake-oil}\n  if: [{at: darkrock}]\n- id: soapy-three-shells\n  character: soapy-smith\n  source: reconstructed\n  event: win-poker\n  if: [{at: darkrock-saloon}]\n- id: soapy-telegraph-office\n  character: soapy-smith\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {money-at-least: 80}]\n- id: soapy-juneau-wharf\n  character: soapy-smith\n  source: reconstructed\n  event: {lose-fight: duel}\n  if: [{money-at-least: 60}]\n\n# Sundance Kid: trains, and his photograph.\n- id: sundance-coast-flyer\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: holdup}\n- id: sundance-hole-in-the-wall\n  character: sundance-kid\n  source: reconstructed\n  event: cross-pass\n  if: [{wanted-at-least: 3}]\n- id: sundance-bowler-hat\n  character: sundance-kid\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 4}]\n- id: sundance-jailhouse\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: sheriff}\n\n# Curly Bill Brocius: rustler, joker, tax collector.\n- id: curly-bill-no-bill-of-sale\n  character: curly-bill-brocius\n  source: reconstructed\n  event: rustle\n  if: [{at: gulch-frontier-outlaw-camp}]\n# He rode with Deputy Breakenridge to collect the county''s taxes from other rustlers.\n- id: curly-bill-county-taxes\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [wanted]\n- id: curly-bill-preachers-jig\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {wanted-at-least: 2}]\n# Earp said that he died at Iron Springs; nobody brought in a body.\n- id: curly-bill-iron-springs\n  character: curly-bill-brocius\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-outlaw-camp}, {wounds-at-least: 2}]\n"],["ante-up/high-stakes.yaml","# yaml-language-server: $schema=../schema/high-stakes.json\n# High stakes poker (au.high-stakes.*): amounts in dollars, and numbers of cards.\nsource: published\npurse: 30\nante: 10\nhouse: 40\nraise: 20\ndealer-cards: 5\nsecond-reveal: 2\nreward: [{lp: 1}, {track: {track: gambler, points: 1}}]\n"],["ante-up/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of Ante Up. Costs and fronts are published. The upgraded sides and the names of their copies are ours.\n\n- id: derringer\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Sleeve Ace, Parting Shot, Quiet Word, Garter Pin, Small Mercy, Last Laugh]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n\n- id: quarter-horse\n  kind: mount\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Two Bits, Flashfire, Peppermint, Short Fuse, Sunday Best, Half a Mile]\n    passives: [{movement: 4}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n\n- id: gazette\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [resolve-event]\n      - when: points-gained\n        optional: true\n        do: [discard-this, {same-points: 1}]\n\n- id: snake-oil\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        do: [discard-this, {roll-die: []}, sheriff-beside]\n"],["ante-up/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens that events place (au.events-tokens.*, au.longhorns.*).\n\n- {id: outlaw, source: rulebook, pool: outlaw}\n- {id: claim-jumper, source: rulebook, pool: claim-jumper}\n- {id: high-roller, source: rulebook, dealers: high-roller}\n- {id: longhorn, source: rulebook}\n"],["ante-up/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The first expansion: a second board with passes, a railway, a Trading Post and a third ranch, frontier tokens, the Gambler track, events,\n# faro, high stakes poker (au.*).\nid: ante-up\nkind: expansion\norder: 1\noptions:\n  - {id: vendetta, group: alternate-cards}\n  - {id: rumors, group: alternate-cards}\n  - {id: scout, group: alternate-cards}\n  - {id: jackpot, group: alternate-cards}\n  - {id: outfit, group: alternate-cards}\nrules:\n  - au-setup\n  - au-board\n  - au-mountain-pass\n  - au-train\n  - au-turn\n  - au-rail-travel\n  - au-frontier\n  - au-trading-post\n  - au-events-tokens\n  - au-longhorns\n  - au-outlaw-camp\n  - au-gambler-track\n  - au-characters\n  - au-faro\n  - au-high-stakes\nlessons:\n  - ante-up\n"],["ante-up/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# What the train carries (au.train.11 to 15): eight encounters, all ours. The Bank pays $80 and 3 Wanted points against three fight\n# cards: the train pays more for a stronger guard, and what comes is not known before. Each penalty begins with that of every fight.\n\n- {id: mail-car, pool: train, source: reconstructed, cards: 2, reward: [{money: 40}, {draw: 1}, {wanted: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: sleeping-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 70}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: whiskey-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 60}, heal-all, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {lose-money: 10}]\n- id: circus-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 40}, {lp: 2}, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {discard-random: 1}]\n- id: assay-chest\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{nuggets: 3}, {money: 40}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}]\n- id: pay-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 100}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: mint-gold\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{nuggets: 4}, {money: 60}, {wanted: 3}]\n  penalty: [{wound: 2}, {draw: 1}]\n- id: governors-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 80}, {lp: 2}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 2}]\n\n# Nine outlaws and three claim jumpers, whose tokens lie facedown: nobody knows how many cards wait there. A point as a Marshal is one of two\n# rewards, since the Wanted gain none.\n- {id: sorry-charlie, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 30}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: peach-fuzz-perkins, pool: outlaw, source: reconstructed, cards: 1, reward: [{draw: 3}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: barefoot-dan, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 20}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: three-finger-tully, pool: outlaw, source: reconstructed, cards: 2, reward: [{money: 50}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: deacon-pike, pool: outlaw, source: reconstructed, cards: 2, reward: [{heal: 1}, {lp: 1}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: nugget-nell, pool: outlaw, source: reconstructed, cards: 2, reward: [{nuggets: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: the-dunning-brothers\n  pool: outlaw\n  source: reconstructed\n  cards: 2\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {draw: 1}]}\n        - {key: legend, do: [{lp: 1}, {money: 10}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- id: colonel-rook\n  pool: outlaw\n  source: reconstructed\n  cards: 3\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {money: 40}]}\n        - {key: legend, do: [{lp: 2}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- {id: red-moon-sadie, pool: outlaw, source: reconstructed, cards: 3, reward: [{lp: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n\n- {id: two-deeds-dwyer, pool: claim-jumper, source: reconstructed, cards: 1, reward: [{nuggets: 1}, {money: 10}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: the-partners, pool: claim-jumper, source: reconstructed, cards: 2, reward: [{nuggets: 2}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: dynamite-kate, pool: claim-jumper, source: reconstructed, cards: 3, reward: [{nuggets: 2}, {lp: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n# Three high rollers: the poker cards that the dealer draws (an ordinary one draws 4), and what a challenger who wins gains besides the pot\n# and the reward of poker.\n- {id: the-cattle-baron, pool: high-roller, source: reconstructed, cards: 4, reward: [{money: 30}], penalty: []}\n- {id: the-railroad-lawyer, pool: high-roller, source: reconstructed, cards: 5, reward: [{lp: 1}, {draw: 1}], penalty: []}\n- {id: the-professor, pool: high-roller, source: reconstructed, cards: 6, reward: [{legendary-tokens: 1}], penalty: []}\n"],["ante-up/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards (au.setup.04): five titles of two cards each. Each is an option: with it, the two cards have this title\n# instead of that of the base game (bm.setup.68). The names and the cards are published, the effects are ours, none stronger than what\n# it replaces.\n\n# Instead of Payday: a bad card in the hand of the unhurt, and a good one in the hand of the wounded.\n- id: vendetta\n  cards: [5d, 5h]\n  source: reconstructed\n  with: [vendetta]\n  abilities:\n    - when: fight-reveal\n      if: [{wounds-at-least: 1}]\n      do:\n        - decrease: 3\n        - if: {all: [{wounds-at-least: 2}], then: [{decrease: 3}]}\n    - when: fight-won\n      if: [against-player]\n      do: [{lp: 1}]\n\n# Instead of Reputation: what people talk about happens.\n- id: rumors\n  cards: [7c, 7s]\n  source: reconstructed\n  with: [rumors]\n  abilities:\n    - when: action\n      do: [{draw: 2}, resolve-event]\n\n# Instead of Wallop: a look at the land that nobody else sees.\n- id: scout\n  cards: [8c, 8s]\n  source: reconstructed\n  with: [scout]\n  abilities:\n    - when: action\n      do:\n        - ride: 3\n        - if: {all: [outside-town, alone], then: [{draw: 1}]}\n\n# Instead of Instincts: two throws of a die, or one at the table, where gravel is the jackpot.\n- id: jackpot\n  cards: [9d, 9h]\n  source: reconstructed\n  with: [jackpot]\n  abilities:\n    - when: action\n      do: [{roll-die: [{draw: 1}]}, {roll-die: [{draw: 1}]}]\n    - when: poker-played\n      do: [{roll-die: [{track: {track: gambler, points: 1}}]}]\n\n# Instead of Fool''s Gold: a store, wherever its owner is.\n- id: outfit\n  cards: [10c, 10s]\n  source: reconstructed\n  with: [outfit]\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: shop, do: [{shop: 10}]}\n            - {key: upgrade, do: [{upgrade: 10}]}\n"],["ante-up/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n# The train encounters (au.train.*) are shuffled again when all were drawn. Outlaws, claim jumpers and high rollers leave the game.\n\n- {id: train, source: reconstructed, reshuffle: true}\n- {id: outlaw, source: reconstructed}\n- {id: claim-jumper, source: reconstructed}\n- {id: high-roller, source: reconstructed}\n"],["ante-up/tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# Nine more legendary tokens for the supply (au.gambler-track.19). Their values are ours: as low as any, since legendary tokens decide games\n# without them, too (docs/balance.md).\n\n- {lp: 1, copies: 9, source: reconstructed}\n"],["ante-up/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Gambler track, beside Marshal and Wanted (au.gambler-track.*).\n\n- id: gambler\n  source: published\n  spaces:\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{lp: 1}]\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{legendary-tokens: 1}]\n    - [choose: [{key: money, do: [{money: 20}]}, {key: cards, do: [{draw: 2}]}]]\n    - [{lp: 2}]\n    - [{legendary-tokens: 2}]\n  beyond: [{legendary-tokens: 2}]\n  furthest: 1\n  poker:\n    starter: [choose: [{key: legend, do: [{lp: 1}]}, {key: gambler, do: [{track: {track: gambler, points: 1}}]}]]\n    others: [{track: {track: gambler, points: 1}}]\n  faro: [{track: {track: gambler, points: 1}}]\n"],["board.json","{\n  \"$schema\": \"schema/board.json\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [1538, 1000],\n  \"outline\": [[50.2, 3.6], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1], [88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0]],\n  \"bounds\": [21.8, 3.6, 93.2, 87.2],\n  \"spaces\": [\n    {\"id\": \"mesitos-point-hideout-a\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [27.2, 19.5], \"polygon\": [[29.6, 4.5], [29.7, 18.3], [30.6, 23.8], [32.3, 28.2], [30.0, 28.8], [27.8, 30.3], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5]]},\n    {\"id\": \"mesitos-point-ranch\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"ranch-green\", \"label_point\": [33.8, 16.1], \"polygon\": [[35.3, 4.3], [35.9, 9.3], [38.6, 17.4], [38.8, 20.3], [38.5, 22.9], [36.5, 26.2], [32.3, 28.2], [30.6, 23.8], [29.7, 18.3], [29.6, 4.5]]},\n    {\"id\": \"mesitos-point-1\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [41.3, 20.0], \"polygon\": [[38.4, 4.0], [39.1, 8.3], [40.5, 12.0], [43.4, 17.7], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [39.9, 23.7], [38.5, 22.9], [38.8, 20.3], [38.6, 17.4], [35.9, 9.3], [35.3, 4.3]]},\n    {\"id\": \"mesitos-point-2\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [47.0, 11.6], \"polygon\": [[50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [48.7, 23.7], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [43.4, 17.7], [40.5, 12.0], [39.1, 8.3], [38.4, 4.0]]},\n    {\"id\": \"mesitos-point-3\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [36.1, 29.7], \"polygon\": [[39.9, 23.7], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [33.9, 31.3], [32.3, 28.2], [36.5, 26.2], [38.5, 22.9]]},\n    {\"id\": \"mesitos-point-4\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [50.0, 27.6], \"polygon\": [[51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [48.7, 23.7], [50.1, 23.0]]},\n    {\"id\": \"mesitos-point-5\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [25.8, 34.9], \"polygon\": [[27.8, 30.3], [29.4, 34.0], [29.6, 41.3], [26.7, 41.9], [22.0, 40.6], [21.8, 25.3]]},\n    {\"id\": \"mesitos-point-6\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [32.0, 34.2], \"polygon\": [[33.9, 31.3], [36.0, 33.8], [34.3, 38.5], [29.6, 41.3], [29.4, 34.0], [27.8, 30.3], [30.0, 28.8], [32.3, 28.2]]},\n    {\"id\": \"mesitos-point-7\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [28.8, 45.5], \"polygon\": [[34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [27.8, 49.5], [22.1, 49.8], [22.0, 40.6], [26.7, 41.9], [29.6, 41.3]]},\n    {\"id\": \"mesitos-point-8\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [27.1, 54.3], \"polygon\": [[27.8, 49.5], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8]]},\n    {\"id\": \"darkrock-bank\", \"region\": \"darkrock\", \"town\": true, \"location\": \"bank\", \"label_point\": [47.9, 51.5], \"polygon\": [[49.4, 48.4], [52.7, 51.1], [49.4, 54.1], [49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [45.7, 52.9], [45.2, 47.8], [47.5, 47.7]]},\n    {\"id\": \"darkrock-sheriffs-office\", \"region\": \"darkrock\", \"town\": true, \"location\": \"sheriffs-office\", \"label_point\": [36.6, 39.7], \"polygon\": [[38.4, 31.1], [39.1, 34.0], [39.2, 37.7], [38.9, 40.8], [38.1, 43.9], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8]]},\n    {\"id\": \"darkrock-1\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.3, 28.0], \"polygon\": [[46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [43.7, 34.0], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4]]},\n    {\"id\": \"darkrock-2\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [42.1, 38.7], \"polygon\": [[39.7, 29.7], [43.7, 34.0], [45.8, 38.4], [47.2, 44.4], [40.8, 44.4], [38.1, 43.9], [38.9, 40.8], [39.2, 37.7], [39.1, 34.0], [38.4, 31.1]]},\n    {\"id\": \"darkrock-3\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [48.1, 36.5], \"polygon\": [[48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [49.5, 42.9], [47.2, 44.4], [45.8, 38.4], [43.7, 34.0]]},\n    {\"id\": \"darkrock-4\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [36.7, 47.0], \"polygon\": [[38.1, 43.9], [40.8, 44.4], [41.0, 47.3], [39.5, 48.0], [37.9, 50.1], [36.6, 50.9], [34.9, 49.5], [32.7, 48.7], [33.8, 42.6]]},\n    {\"id\": \"darkrock-5\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.0, 46.0], \"polygon\": [[47.2, 44.4], [47.5, 47.7], [45.2, 47.8], [41.0, 47.3], [40.8, 44.4]]},\n    {\"id\": \"darkrock-6\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [51.6, 45.5], \"polygon\": [[52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 48.4], [47.5, 47.7], [47.2, 44.4], [49.5, 42.9], [51.6, 39.7]]},\n    {\"id\": \"darkrock-7\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [34.2, 54.5], \"polygon\": [[34.9, 49.5], [36.6, 50.9], [38.2, 53.4], [38.5, 56.5], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7]]},\n    {\"id\": \"darkrock-8\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [41.8, 53.7], \"polygon\": [[45.2, 47.8], [45.7, 52.9], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [38.5, 56.5], [38.2, 53.4], [36.6, 50.9], [37.9, 50.1], [39.5, 48.0], [41.0, 47.3]]},\n    {\"id\": \"sunny-hills-hideout-a\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [88.5, 15.1], \"polygon\": [[91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [87.8, 23.5], [84.9, 23.1], [85.0, 18.9], [84.3, 14.9], [85.9, 8.2], [88.3, 4.5]]},\n    {\"id\": \"sunny-hills-hideout-b\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [59.2, 13.2], \"polygon\": [[62.2, 4.3], [62.9, 16.0], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [59.4, 22.2], [57.2, 21.1], [57.6, 19.2], [57.0, 16.6], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2]]},\n    {\"id\": \"sunny-hills-mine\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"mine\", \"label_point\": [53.3, 19.7], \"polygon\": [[57.0, 16.6], [57.6, 19.2], [57.2, 21.1], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1]]},\n    {\"id\": \"sunny-hills-ranch\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"ranch-blue\", \"label_point\": [80.5, 18.6], \"polygon\": [[84.3, 14.9], [85.0, 18.9], [84.9, 23.1], [82.3, 24.2], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.7, 16.5], [77.7, 13.3], [79.4, 12.4], [81.6, 12.8]]},\n    {\"id\": \"sunny-hills-1\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [65.6, 15.7], \"polygon\": [[66.9, 4.1], [67.0, 9.1], [67.5, 12.3], [68.6, 16.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.9, 16.0], [62.2, 4.3]]},\n    {\"id\": \"sunny-hills-2\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [71.5, 15.5], \"polygon\": [[73.8, 4.1], [73.6, 12.2], [74.7, 16.5], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.6, 16.1], [67.5, 12.3], [67.0, 9.1], [66.9, 4.1]]},\n    {\"id\": \"sunny-hills-3\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [80.6, 8.5], \"polygon\": [[88.3, 4.5], [85.9, 8.2], [84.3, 14.9], [81.6, 12.8], [79.4, 12.4], [77.7, 13.3], [74.7, 16.5], [73.6, 12.2], [73.8, 4.1]]},\n    {\"id\": \"sunny-hills-4\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [57.6, 24.9], \"polygon\": [[59.4, 22.2], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [57.2, 21.1]]},\n    {\"id\": \"sunny-hills-5\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [86.0, 28.1], \"polygon\": [[87.8, 23.5], [92.3, 25.8], [92.5, 31.7], [88.1, 31.6], [86.3, 32.1], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [82.3, 24.2], [84.9, 23.1]]},\n    {\"id\": \"sunny-hills-6\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [87.4, 36.8], \"polygon\": [[92.5, 31.7], [92.7, 39.5], [87.7, 42.5], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [86.3, 32.1], [88.1, 31.6]]},\n    {\"id\": \"sunny-hills-7\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [89.4, 45.9], \"polygon\": [[92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [87.7, 42.5]]},\n    {\"id\": \"dixon-creek-hideout-b\", \"region\": \"dixon-creek\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [58.7, 47.0], \"polygon\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1]]},\n    {\"id\": \"red-falls-cabaret\", \"region\": \"red-falls\", \"town\": true, \"location\": \"cabaret\", \"label_point\": [68.6, 36.8], \"polygon\": [[67.2, 30.8], [73.2, 31.0], [71.5, 38.2], [67.7, 46.5], [66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2]]},\n    {\"id\": \"red-falls-doctors-office\", \"region\": \"red-falls\", \"town\": true, \"location\": \"doctors-office\", \"label_point\": [71.2, 26.9], \"polygon\": [[74.3, 22.1], [73.8, 25.9], [74.1, 31.3], [73.2, 31.0], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1]]},\n    {\"id\": \"red-falls-1\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [76.8, 27.5], \"polygon\": [[74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [79.0, 31.5], [78.1, 32.9], [76.9, 33.3], [74.1, 31.3], [73.8, 25.9]]},\n    {\"id\": \"red-falls-2\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [79.9, 34.4], \"polygon\": [[80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [79.0, 38.3], [74.8, 39.4], [74.7, 37.5], [75.1, 35.1], [76.9, 33.3], [78.1, 32.9], [79.0, 31.5]]},\n    {\"id\": \"red-falls-3\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [72.1, 43.4], \"polygon\": [[74.1, 31.3], [76.9, 33.3], [75.1, 35.1], [74.7, 37.5], [74.8, 39.4], [74.6, 43.8], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5], [71.5, 38.2], [73.2, 31.0]]},\n    {\"id\": \"red-falls-4\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [82.0, 38.9], \"polygon\": [[84.3, 39.4], [82.4, 41.6], [80.1, 43.1], [74.6, 43.8], [74.8, 39.4], [79.0, 38.3], [82.6, 35.5]]},\n    {\"id\": \"red-falls-5\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [77.8, 47.3], \"polygon\": [[80.1, 43.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [74.6, 43.8]]},\n    {\"id\": \"red-falls-6\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [83.7, 46.0], \"polygon\": [[84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [80.1, 43.1], [82.4, 41.6]]},\n    {\"id\": \"spikes-view-hideout-c\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [26.8, 71.6], \"polygon\": [[30.8, 69.4], [31.4, 72.0], [31.4, 74.9], [26.5, 75.7], [23.4, 76.8], [22.0, 77.9], [22.1, 70.9], [28.0, 66.0]]},\n    {\"id\": \"spikes-view-mine\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"mine\", \"label_point\": [30.2, 80.3], \"polygon\": [[33.5, 76.3], [35.2, 79.3], [35.8, 82.0], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [23.4, 76.8], [26.5, 75.7], [31.4, 74.9]]},\n    {\"id\": \"spikes-view-rail-station\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [57.0, 78.6], \"polygon\": [[57.8, 68.0], [59.7, 76.1], [60.1, 87.1], [54.7, 87.2], [54.4, 78.9], [51.8, 73.9], [50.8, 70.1], [52.2, 68.3], [54.4, 67.4]]},\n    {\"id\": \"spikes-view-1\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [24.7, 64.1], \"polygon\": [[28.0, 59.7], [27.7, 63.6], [28.0, 66.0], [22.1, 70.9], [21.9, 57.1]]},\n    {\"id\": \"spikes-view-2\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [31.1, 63.2], \"polygon\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [33.9, 63.9], [35.1, 66.1], [33.0, 67.1], [30.8, 69.4], [28.0, 66.0], [27.7, 63.6], [28.0, 59.7], [29.5, 59.2]]},\n    {\"id\": \"spikes-view-3\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.6, 63.4], \"polygon\": [[36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [42.0, 66.4], [40.0, 67.5], [37.9, 70.3], [35.1, 66.1], [33.9, 63.9], [33.8, 58.6]]},\n    {\"id\": \"spikes-view-4\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [44.7, 64.2], \"polygon\": [[48.0, 59.8], [47.5, 64.5], [47.8, 68.0], [44.9, 68.6], [43.1, 68.1], [42.0, 66.4], [41.5, 60.4], [44.7, 60.1]]},\n    {\"id\": \"spikes-view-5\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [50.9, 63.4], \"polygon\": [[54.4, 58.3], [53.9, 62.0], [54.4, 67.4], [52.2, 68.3], [50.8, 70.1], [49.3, 68.3], [47.8, 68.0], [47.5, 64.5], [48.0, 59.8], [50.4, 57.8]]},\n    {\"id\": \"spikes-view-6\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [56.5, 63.9], \"polygon\": [[56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [57.8, 68.0], [54.4, 67.4], [53.9, 62.0], [54.4, 58.3]]},\n    {\"id\": \"spikes-view-7\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.0, 76.3], \"polygon\": [[37.9, 70.3], [39.5, 74.5], [41.2, 80.4], [42.2, 86.7], [36.1, 86.8], [35.8, 82.0], [35.2, 79.3], [33.5, 76.3], [31.4, 74.9], [31.4, 72.0], [30.8, 69.4], [33.0, 67.1], [35.1, 66.1]]},\n    {\"id\": \"spikes-view-8\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [42.5, 75.0], \"polygon\": [[43.1, 68.1], [44.9, 68.6], [45.4, 86.7], [42.2, 86.7], [41.2, 80.4], [39.5, 74.5], [37.9, 70.3], [40.0, 67.5], [42.0, 66.4]]},\n    {\"id\": \"spikes-view-9\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [49.3, 78.6], \"polygon\": [[49.3, 68.3], [50.8, 70.1], [51.8, 73.9], [54.4, 78.9], [54.7, 87.2], [45.4, 86.7], [44.9, 68.6], [47.8, 68.0]]},\n    {\"id\": \"spikes-view-10\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [62.4, 78.7], \"polygon\": [[60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [59.7, 76.1], [57.8, 68.0]]},\n    {\"id\": \"cliff-junction-hideout-c\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [86.5, 69.3], \"polygon\": [[93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [86.4, 77.9], [82.3, 69.8], [81.1, 66.0], [80.3, 60.6], [81.7, 59.6], [84.4, 59.5]]},\n    {\"id\": \"cliff-junction-mine\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"mine\", \"label_point\": [68.8, 73.6], \"polygon\": [[72.7, 67.9], [73.2, 74.6], [71.3, 79.9], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [64.7, 69.4], [68.4, 67.1], [69.5, 64.8]]},\n    {\"id\": \"cliff-junction-1\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.8, 45.7], \"polygon\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [65.7, 49.4], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8]]},\n    {\"id\": \"cliff-junction-2\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [68.0, 53.7], \"polygon\": [[68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [70.8, 58.8], [69.0, 59.2], [66.5, 61.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [65.7, 49.4]]},\n    {\"id\": \"cliff-junction-3\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [74.4, 55.0], \"polygon\": [[77.4, 51.2], [77.7, 54.3], [79.1, 57.9], [77.3, 58.9], [74.2, 59.4], [70.8, 58.8], [71.0, 50.8], [73.0, 50.0]]},\n    {\"id\": \"cliff-junction-4\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [81.0, 55.1], \"polygon\": [[82.3, 51.1], [83.8, 51.1], [83.7, 54.7], [84.4, 59.5], [81.7, 59.6], [80.3, 60.6], [79.1, 57.9], [77.7, 54.3], [77.4, 51.2]]},\n    {\"id\": \"cliff-junction-5\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [87.9, 55.2], \"polygon\": [[92.9, 53.3], [93.2, 61.4], [84.4, 59.5], [83.7, 54.7], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"id\": \"cliff-junction-6\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.0, 65.1], \"polygon\": [[64.5, 57.9], [66.5, 61.0], [67.9, 63.4], [69.5, 64.8], [68.4, 67.1], [64.7, 69.4], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0]]},\n    {\"id\": \"cliff-junction-7\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [71.3, 62.4], \"polygon\": [[74.2, 59.4], [73.8, 63.6], [74.8, 68.3], [72.7, 67.9], [69.5, 64.8], [67.9, 63.4], [66.5, 61.0], [69.0, 59.2], [70.8, 58.8]]},\n    {\"id\": \"cliff-junction-8\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [77.2, 63.5], \"polygon\": [[79.1, 57.9], [80.3, 60.6], [81.1, 66.0], [77.2, 68.5], [74.8, 68.3], [73.8, 63.6], [74.2, 59.4], [77.3, 58.9]]},\n    {\"id\": \"cliff-junction-9\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [75.3, 79.1], \"polygon\": [[74.8, 68.3], [77.2, 68.5], [77.1, 70.9], [77.4, 73.9], [79.6, 80.9], [80.6, 86.0], [70.9, 86.7], [71.3, 79.9], [73.2, 74.6], [72.7, 67.9]]},\n    {\"id\": \"cliff-junction-10\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [82.1, 77.4], \"polygon\": [[81.1, 66.0], [82.3, 69.8], [86.4, 77.9], [88.6, 85.1], [80.6, 86.0], [79.6, 80.9], [77.4, 73.9], [77.1, 70.9], [77.2, 68.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"darkrock-general-store\", \"spaces\": [\"darkrock-1\", \"darkrock-2\", \"darkrock-3\"], \"point\": [43.7, 34.0]},\n    {\"id\": \"darkrock-saloon\", \"spaces\": [\"darkrock-4\", \"darkrock-7\", \"darkrock-8\"], \"point\": [36.6, 50.9]},\n    {\"id\": \"red-falls-general-store\", \"spaces\": [\"red-falls-4\", \"red-falls-5\", \"red-falls-6\"], \"point\": [80.1, 43.1]},\n    {\"id\": \"red-falls-saloon\", \"spaces\": [\"red-falls-1\", \"red-falls-2\", \"red-falls-3\"], \"point\": [76.9, 33.3]}\n  ],\n  \"edges\": [\n    [\"cliff-junction-1\", \"cliff-junction-2\", \"side\"],\n    [\"cliff-junction-1\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-cabaret\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-3\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-6\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-2\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-2\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-4\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-5\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"sunny-hills-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-10\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-6\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-9\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-mine\", \"spikes-view-10\", \"side\"],\n    [\"darkrock-1\", \"darkrock-2\", \"side\"],\n    [\"darkrock-1\", \"darkrock-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-1\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-2\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-3\", \"side\"],\n    [\"darkrock-2\", \"darkrock-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-5\", \"side\"],\n    [\"darkrock-2\", \"darkrock-6\", \"corner\"],\n    [\"darkrock-2\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-2\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-3\", \"darkrock-5\", \"corner\"],\n    [\"darkrock-3\", \"darkrock-6\", \"side\"],\n    [\"darkrock-3\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-4\", \"darkrock-5\", \"side\"],\n    [\"darkrock-4\", \"darkrock-7\", \"side\"],\n    [\"darkrock-4\", \"darkrock-8\", \"side\"],\n    [\"darkrock-4\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-4\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-5\", \"darkrock-6\", \"side\"],\n    [\"darkrock-5\", \"darkrock-8\", \"side\"],\n    [\"darkrock-5\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"darkrock-7\", \"darkrock-8\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-8\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-2\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-5\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-6\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-2\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-3\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-2\", \"mesitos-point-4\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-hideout-a\", \"corner\"],\n    [\"mesitos-point-3\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-4\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-ranch\", \"corner\"],\n    [\"mesitos-point-7\", \"mesitos-point-8\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-1\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-2\", \"side\"],\n    [\"mesitos-point-hideout-a\", \"mesitos-point-ranch\", \"side\"],\n    [\"red-falls-1\", \"red-falls-2\", \"side\"],\n    [\"red-falls-1\", \"red-falls-3\", \"side\"],\n    [\"red-falls-1\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-2\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-1\", \"sunny-hills-ranch\", \"side\"],\n    [\"red-falls-2\", \"red-falls-3\", \"side\"],\n    [\"red-falls-2\", \"red-falls-4\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-5\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-6\", \"corner\"],\n    [\"red-falls-2\", \"sunny-hills-ranch\", \"corner\"],\n    [\"red-falls-3\", \"red-falls-4\", \"side\"],\n    [\"red-falls-3\", \"red-falls-5\", \"side\"],\n    [\"red-falls-3\", \"red-falls-cabaret\", \"side\"],\n    [\"red-falls-3\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-4\", \"red-falls-5\", \"side\"],\n    [\"red-falls-4\", \"red-falls-6\", \"side\"],\n    [\"red-falls-4\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-4\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-5\", \"red-falls-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-7\", \"side\"],\n    [\"red-falls-cabaret\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-1\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-3\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-4\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-5\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-6\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-mine\", \"side\"],\n    [\"spikes-view-8\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-9\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-hideout-c\", \"spikes-view-mine\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-2\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-3\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-mine\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-6\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-6\", \"sunny-hills-7\", \"side\"],\n    [\"sunny-hills-hideout-a\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"side\"]\n  ],\n  \"mesas\": [\n    {\"id\": \"north-mesa\", \"touches\": [\"mesitos-point-4\", \"sunny-hills-4\", \"sunny-hills-hideout-b\", \"sunny-hills-1\", \"red-falls-doctors-office\", \"red-falls-cabaret\", \"cliff-junction-1\", \"dixon-creek-hideout-b\", \"darkrock-6\", \"darkrock-3\"], \"polygon\": [[66.8, 23.1], [68.1, 25.1], [68.4, 26.9], [67.2, 30.8], [65.3, 33.2], [65.0, 37.8], [64.0, 39.7], [62.6, 40.8], [56.7, 43.1], [53.9, 42.3], [52.6, 41.3], [51.6, 39.7], [50.8, 36.8], [50.6, 33.5], [51.4, 29.9], [53.9, 28.0], [59.0, 28.2], [60.0, 27.6], [61.4, 24.5], [62.8, 22.3], [64.2, 21.6]], \"label_point\": [59.4, 33.2]},\n    {\"id\": \"south-mesa\", \"touches\": [\"darkrock-bank\", \"darkrock-6\", \"dixon-creek-hideout-b\", \"cliff-junction-2\", \"cliff-junction-6\", \"spikes-view-6\", \"spikes-view-5\"], \"polygon\": [[56.0, 50.2], [59.3, 52.7], [64.1, 52.8], [65.0, 53.4], [65.6, 55.3], [64.5, 57.9], [63.1, 60.0], [60.6, 62.0], [58.3, 61.3], [56.2, 58.5], [54.4, 58.3], [50.4, 57.8], [49.4, 56.1], [49.4, 54.1], [52.7, 51.1], [54.3, 49.8]], \"label_point\": [59.4, 57.2]}\n  ],\n  \"river_spaces\": [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"sunny-hills-4\", \"dixon-creek-hideout-b\", \"spikes-view-6\", \"cliff-junction-6\", \"cliff-junction-mine\"],\n  \"railway_spaces\": [\"spikes-view-7\", \"spikes-view-8\", \"spikes-view-9\", \"spikes-view-rail-station\", \"spikes-view-10\", \"cliff-junction-mine\", \"cliff-junction-9\", \"cliff-junction-10\", \"cliff-junction-hideout-c\", \"cliff-junction-5\"],\n  \"river\": [[59.3, 9.7], [58.0, 10.9], [55.3, 14.6], [51.4, 18.0], [50.7, 19.4], [50.5, 21.5], [50.8, 23.3], [51.8, 24.5], [53.2, 25.3], [54.1, 26.2], [54.6, 32.4], [55.0, 33.8], [56.3, 34.6], [58.7, 37.0], [60.1, 37.7], [60.5, 38.7], [61.1, 44.9], [60.8, 47.0], [60.1, 49.2], [58.5, 52.2], [58.2, 55.5], [56.7, 58.1], [56.7, 59.5], [57.4, 61.1], [60.1, 64.4], [61.4, 68.0], [62.6, 68.8], [66.3, 68.0], [67.9, 68.2], [69.5, 69.2], [70.7, 70.9], [71.1, 72.9], [70.5, 74.9], [68.6, 77.7], [67.6, 79.8], [67.0, 82.2]],\n  \"river_crossings\": [\n    {\"kind\": \"railway-bridge\", \"point\": [69.7, 76.1], \"span\": [[64.7, 76.1], [72.8, 76.1]], \"space\": \"cliff-junction-mine\"},\n    {\"kind\": \"footbridge\", \"point\": [52.2, 17.3], \"span\": [[51.9, 16.4], [52.5, 18.1]], \"space\": \"sunny-hills-mine\"}\n  ],\n  \"railway\": [[38.3, 82.2], [44.3, 77.2], [45.9, 76.2], [75.3, 76.1], [76.6, 75.8], [77.9, 74.9], [79.3, 73.6], [80.4, 71.9], [81.2, 70.2], [83.1, 64.1], [84.7, 61.1], [86.8, 58.7], [88.8, 57.4], [90.3, 56.8]],\n  \"town_borders\": {\"darkrock\": [[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]], \"red-falls\": [[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]},\n  \"region_borders\": {\"cliff-junction\": [[[88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8], [64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5]]], \"darkrock\": [[[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]]], \"dixon-creek\": [[[62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1], [62.6, 40.8]]], \"mesitos-point\": [[[25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0], [50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1]]], \"red-falls\": [[[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]], \"spikes-view\": [[[22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8], [54.4, 58.3], [56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0]]], \"sunny-hills\": [[[88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1]]]},\n  \"region_dividers\": [\n    {\"between\": [\"mesitos-point\", \"sunny-hills\"], \"line\": [[55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0]]},\n    {\"between\": [\"red-falls\", \"sunny-hills\"], \"line\": [[68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4]]},\n    {\"between\": [\"darkrock\", \"mesitos-point\"], \"line\": [[50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2]]},\n    {\"between\": [\"cliff-junction\", \"red-falls\"], \"line\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"between\": [\"cliff-junction\", \"dixon-creek\"], \"line\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8]]},\n    {\"between\": [\"darkrock\", \"dixon-creek\"], \"line\": [[53.9, 42.3], [54.5, 48.1], [54.3, 49.8]]},\n    {\"between\": [\"cliff-junction\", \"sunny-hills\"], \"line\": [[86.8, 48.4], [92.9, 53.3]]},\n    {\"between\": [\"mesitos-point\", \"spikes-view\"], \"line\": [[21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2]]},\n    {\"between\": [\"darkrock\", \"spikes-view\"], \"line\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8]]},\n    {\"between\": [\"cliff-junction\", \"spikes-view\"], \"line\": [[60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0]]}\n  ]\n}\n"],["cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The cattle tokens, eight for each ranch. Their rewards are ours.\n\n- {id: green-1, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-2, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-3, ranch: ranch-green, source: reconstructed, do: [{money: 30}]}\n- {id: green-4, ranch: ranch-green, source: reconstructed, do: [{money: 40}]}\n- {id: green-5, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-6, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-7, ranch: ranch-green, source: reconstructed, do: [{lp: 2}]}\n- {id: green-8, ranch: ranch-green, source: reconstructed, do: [{draw: 2}]}\n\n- {id: blue-1, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-2, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-3, ranch: ranch-blue, source: reconstructed, do: [{money: 30}]}\n- {id: blue-4, ranch: ranch-blue, source: reconstructed, do: [{money: 40}]}\n- {id: blue-5, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-6, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-7, ranch: ranch-blue, source: reconstructed, do: [{lp: 2}]}\n- {id: blue-8, ranch: ranch-blue, source: reconstructed, do: [{draw: 2}]}\n"],["characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The twelve characters. Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: annie-oakley\n  name: Annie Oakley\n  source: rulebook\n  start: darkrock-general-store\n  gains: {cards: 1, items: [rifle]}\n  abilities:\n    - when: fight-start\n      if: [against-player]\n      do:\n        - opponent:\n            - suffer:\n                - {key: discard, do: [{discard: 1}]}\n                - {key: wound, do: [{wound: 1}]}\n\n- id: bass-reeves\n  name: Bass Reeves\n  source: rulebook\n  start: darkrock-sheriffs-office\n  gains: {money: 10, cards: 1, items: [revolver+], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      do: [{draw: 1}]\n\n- id: billy-the-kid\n  name: Billy the Kid\n  source: rulebook\n  start: hideout-a\n  gains: {cards: 2, items: [revolver], wanted: 2}\n  abilities:\n    - when: move-ended\n      do: [{player-here: [{tribute: 10}]}]\n\n- id: bloody-knife\n  name: Bloody Knife\n  source: published\n  start: spikes-view-mine\n  gains: {money: 20, cards: 2, items: [revolver]}\n  passives: [ride-mesas]\n  abilities:\n    - when: mesa-crossed\n      do: [{heal: 1}]\n\n- id: calamity-jane\n  name: Calamity Jane\n  source: published\n  start: red-falls-general-store\n  # Her Provisions draw a card on being gained.\n  gains: {money: 20, items: [revolver, provisions]}\n  passives: [{hand-size: 1}]\n  abilities:\n    - when: contributed\n      do: [{draw: 1}]\n\n- id: doc-holliday\n  name: Doc Holliday\n  source: published\n  start: red-falls-doctors-office\n  gains: {money: 40, cards: 2, items: [revolver], wounds: 1}\n  passives: [wounds-keep-hand-size]\n  abilities:\n    - when: wounded\n      do: [{draw: 1}]\n\n- id: jesse-james\n  name: Jesse James\n  source: published\n  start: hideout-b\n  gains: {money: 10, cards: 1, items: [revolver+], wanted: 1}\n  passives: [win-player-ties]\n  abilities:\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: kit-carson\n  name: Kit Carson\n  source: published\n  start: sunny-hills-mine\n  gains: {cards: 2, items: [miners-map, revolver+]}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: stagecoach-mary\n  name: Stagecoach Mary\n  source: published\n  start: darkrock-saloon\n  gains: {money: 10, cards: 1, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      do: [{money: 10}]\n    - when: contributed\n      do: [{money: 10}]\n\n- id: wild-bill-hickok\n  name: Wild Bill Hickok\n  source: published\n  start: red-falls-cabaret\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: poker-won\n      do: [{money: 20}]\n    - when: poker-lost\n      optional: true\n      do: [{keep-played: 1}]\n\n- id: wyatt-earp\n  name: Wyatt Earp\n  source: published\n  start: hideout\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{actions: 1}]\n\n- id: y-b-rowdy\n  name: Y.B. Rowdy\n  source: rulebook\n  start: cliff-junction-mine\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      price: [{discard: 1}]\n      do: [{ride: 3}]\n"],["die.yaml","# yaml-language-server: $schema=../schema/die.json\n# The six faces of a prospecting die. Published.\n[nugget, nugget, nugget, tailings, gold-dust, gravel]\n"],["fight-cards.yaml","# yaml-language-server: $schema=../schema/fight-cards.json\n# The thirteen fight cards: what each does to the player who fights it.\n\n- {rank: \"2\", source: published, do: [{wound: 1}, {lose-lp: 1}]}\n- {rank: \"3\", source: rulebook, do: [{wound: 2}]}\n- {rank: \"4\", source: published, do: [{wound: 1}, {discard: 1}]}\n- {rank: \"5\", source: published, do: [{wound: 1}, no-marshal-reward]}\n- {rank: \"6\", source: published, do: [{sure-wound: 1}]}\n- rank: \"7\"\n  source: rulebook\n  do:\n    - suffer:\n        - {key: wound, do: [{wound: 1}]}\n        - {key: discard, do: [{discard-random: 1}]}\n- {rank: \"8\", source: published, do: [{wound: 1}]}\n- rank: \"9\"\n  source: published\n  do:\n    - suffer:\n        - {key: discard, do: [{discard: 1}]}\n        - {key: pay, do: [{lose-money: 10}]}\n    - no-marshal-reward\n- {rank: \"10\", source: published, do: [{npc-restart: [{draw: 1}]}]}\n- {rank: J, source: rulebook, do: [{money: 10}]}\n- {rank: Q, source: published, do: [{draw: 1}]}\n- {rank: K, source: published, do: [{lp: 1}]}\n- rank: A\n  source: published\n  do:\n    - choose:\n        - {key: legend, do: [{lp: 1}]}\n        - {key: marshal, do: [{marshal: 1}]}\n        - {key: wanted, do: [{wanted: 1}]}\n"],["items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of the general store. Costs and fronts are published. A weapon''s or mount''s upgraded side has a name of its own on each copy:\n# Rusty, Boomstick, Persuader, Six Iron and Widowmaker are published, the other names are ours.\n\n- id: mustang\n  kind: mount\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 4}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Quicksilver, Dust Devil, Nightjar, Chinook, Cinder, Lonesome Belle]\n    passives: [{movement: 5}]\n\n- id: mule\n  kind: mount\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    passives: [{movement: 3}, {carry: 2}]\n  upgraded:\n    lp: 1\n    names: [Rusty, Deacon, Old Contrary, Biscuit, Jubilee, Thunderfoot]\n    passives: [{movement: 4}, {carry: 2}]\n    abilities:\n      # At this timing the condition reads the number of nuggets just deposited.\n      - when: deposited\n        if: [{nuggets-at-least: 4}]\n        do: [{lp: 1}]\n\n- id: revolver\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: rulebook\n  upgraded:\n    lp: 1\n    names: [Persuader, Six Iron, Widowmaker, Last Word, Sweet Reason, Copperhead]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: shotgun\n  kind: weapon\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: fight-won\n        do: [{draw: 1}]\n  upgraded:\n    lp: 1\n    names: [Boomstick, Barn Door, Parson’s Bell, Hailstorm, Both Barrels, Mother-in-Law]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do: [{draw: 1}]\n\n- id: rifle\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Long Argument, Prairie Needle, Far Thunder, Patience, Evening Star, Old Certainty]\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: miners-map\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: prospect-rolled\n        optional: true\n        do: [reroll-die]\n\n- id: provisions\n  kind: misc\n  cost: 20\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{draw: 1}]\n      - when: action\n        do: [discard-this, {draw: 1}, {heal: 1}]\n\n- id: ten-gallon\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: poker-won\n        do: [{lp: 1}]\n      - when: poker-lost\n        do: [{money: 10}]\n\n- id: whiskey\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      - when: move-ended\n        optional: true\n        do: [discard-this, {player-here: [{wound: 1}]}]\n"],["base/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The game in the box: what every selection begins with.\nid: base\nkind: base\nrules:\n  - setup\n  - turn-start\n  - movement\n  - card-actions\n  - fight-player\n  - bandits\n  - poker-cards\n  - general-store\n  - items\n  - poker-game\n  - prospect\n  - bank\n  - heist\n  - heal\n  - revel\n  - cattle\n  - work\n  - wounds\n  - tracks-marshal\n  - tracks-wanted\n  - sheriff\n  - stories\n  - end-of-turn\n  - end-game\n  - scoring\n  - ties\n  - clarifications\nlessons:\n  - moving\n  - fights\n  - law\n"],["numbers.yaml","# yaml-language-server: $schema=../schema/numbers.json\n# The numbers of the base game, English edition. Source: rulebook, unless a comment says otherwise.\nmovement-on-foot: 2\nmoney: 120\nnuggets: 4\nnugget-supply: 36\nwounds: 3\nhand: 5\nmisc-items: 3\nactions: 3\nlegendary-from: 5\nbandit-cards: 2\nguard-cards: 3\nsheriff-cards: 4\nheist-wanted: 3\nheist-money: 80\nduel-lp: 2\npoker-ante: 10\npoker-house: 50\ndoctor: 10\nrevel: 30\nnugget-price: 20\nwork: 10\nmoney-per-lp: 60\nmost-wanted: 3\nalso-wanted: 1\nfew-players: 4\ndiscs-few: 2\ndiscs-many: 3\ngoals-kept: 3\nincome-money: 20\nincome-cards: 2\nincome-both-money: 10\nincome-both-cards: 1\nprospect-money: 10\n"],["poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The 52 poker cards: sixteen titles, their cards (rank and suit) and what they do.\n\n- id: saddle-up\n  cards: [2c, 2s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{travel: town}]\n\n- id: cheat\n  cards: [2d, 2h]\n  source: rulebook\n  passives: [any-value-in-poker]\n\n- id: sprint\n  cards: [3c, 3d, 3h, 3s]\n  source: rulebook\n  abilities:\n    - when: move-extend\n      optional: true\n      do: [{extend-move: 2}]\n\n- id: manhunt\n  cards: [4c, 4d, 4h, 4s]\n  source: rulebook\n  abilities:\n    # A Marshal or Wanted player: conditions are \"and\", so \"or\" is an if in an else.\n    - when: action\n      do:\n        - sheriff: 3\n        - if:\n            all: [marshal]\n            then: [{lp: 1}]\n            else:\n              - if:\n                  all: [wanted]\n                  then: [{lp: 1}]\n\n# The name is in the rulebook, the amount is ours.\n- id: payday\n  cards: [5c, 5d, 5h, 5s]\n  source: reconstructed\n  abilities:\n    - when: action\n      do: [{money: 30}]\n\n- id: stick-em-up\n  cards: [6c, 6d, 6h, 6s]\n  source: rulebook\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 2}]\n\n# The rulebook knows its limit of one a turn; the rest is ours.\n- id: reputation\n  cards: [7c, 7d, 7h, 7s]\n  source: reconstructed\n  abilities:\n    - when: points-gained\n      optional: true\n      limit: turn\n      do: [{same-points: 1}]\n\n# The name is in the rulebook, the effect is ours.\n- id: wallop\n  cards: [8c, 8s]\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      if: [against-player]\n      do: [{wound-loser: 1}]\n    - when: fight-won\n      if: [against-npc]\n      do: [{draw: 1}]\n\n- id: shootout\n  cards: [8d, 8h]\n  source: rulebook\n  abilities:\n    - when: fight-compared\n      optional: true\n      do: [restart]\n\n- id: instincts\n  cards: [9c, 9d, 9h, 9s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{draw: 3}]\n    - when: discarded\n      do: [{draw: 1}]\n\n- id: lady-luck\n  cards: [10d, 10h]\n  source: rulebook\n  abilities:\n    - when: poker-played\n      do: [{money: 30}, {draw: 1}]\n\n- id: fools-gold\n  cards: [10c, 10s]\n  source: rulebook\n  passives: [counts-as-nugget]\n\n# Cancels wounds from the reveal on, and loses 1 at once.\n- id: bulletproof\n  cards: [Jc, Jd, Jh, Js]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      do: [cancel-wounds, {heal: 1}]\n\n- id: quickdraw\n  cards: [Qc, Qd, Qh, Qs]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      optional: true\n      do: [cancel-fight-card]\n\n- id: determination\n  cards: [Kc, Kd, Kh, Ks]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{actions: 2}]\n\n- id: living-legend\n  cards: [Ac, Ad, Ah, As]\n  source: rulebook\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: marshal, do: [{marshal: 1}]}\n            - {key: wanted, do: [{wanted: 1}]}\n"],["stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# The forty stories: four triggers with ten cards each. Twenty names and the whole of Blood Money are published;\n# the other rewards, names and all tales are ours. Every contributor is rewarded, also those whose turn it is not.\n\ntriggers:\n  - {id: legend, event: {lp-by-action: 2}, source: rulebook}\n  - {id: points, event: track-points, source: rulebook}\n  - {id: spend, event: {spend-in-town: 80}, source: rulebook}\n  - {id: showdown, event: fight-player, source: rulebook}\n\ncards:\n  # ---- Gain 2 or more LP by a single action ----\n  - id: blood-money\n    trigger: legend\n    source: rulebook\n    do:\n      - choose:\n          - {key: money, do: [{money: 30}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n    spawn: [b, c]\n    sheriff: 3\n\n  - id: the-wild-wild-west\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 2\n\n  - id: fortune-favors-the-bold\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: ghost-mine\n    trigger: legend\n    source: reconstructed\n    do:\n      - prospect\n      - may: {price: [{wound: 1}], get: [prospect]}\n    spawn: [c]\n\n  - id: the-preacher\n    trigger: legend\n    source: reconstructed\n    do:\n      - heal-all\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 1\n\n  - id: the-dime-novel\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    sheriff: 2\n\n  - id: gold-fever\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, do: [{nuggets: 2}]}\n          - {key: travel, do: [{travel: mine}, {money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-photographer\n    trigger: legend\n    source: reconstructed\n    do:\n      - if:\n          all: [{upgrades-at-least: 1}]\n          then: [{lp: 1}, {money: 10}]\n          else: [{money: 20}, {upgrade: 20}]\n\n  - id: election-day\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: legend, do: [{lp: 1}, {draw: 2}, {each-player: [{draw: 1}]}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 4\n\n  - id: the-balladeer\n    trigger: legend\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [b]\n\n  # ---- Gain any number of Marshal or Wanted points ----\n  - id: dead-or-alive\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - key: money\n            do:\n              - money: 30\n              - each-player:\n                  - if: {all: [wanted], then: [{wound: 1}]}\n          - {key: travel, do: [{travel: mine}, {draw: 2}, {heal: 1}]}\n    sheriff: 6\n\n  - id: the-pinkertons\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 2}]}\n          - {key: money, do: [{money: 20}, {each-player: [{discard: 1}]}]}\n    sheriff: 5\n\n  - id: the-law\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [marshal]\n          then: [{lp: 1}, {money: 20}]\n          else:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n    sheriff: 4\n\n  - id: the-sheriff-of-darkrock\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then:\n            - choose:\n                - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {heal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n          else:\n            - choose:\n                - {key: travel, do: [{travel: darkrock-sheriffs-office}, {money: 40}]}\n                - {key: marshal, do: [{marshal: 1}]}\n    spawn: [a, b]\n    sheriff: 4\n\n  - id: harsh-times\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b, c]\n    sheriff: 1\n\n  - id: ink-still-wet\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then: [{lp: 1}, {draw: 1}]\n          else:\n            - choose:\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-hanging-judge\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    sheriff: 5\n\n  - id: jailbreak\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 1\n      - choose:\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 20}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: the-informant\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {get: [{travel: saloon}]}\n    sheriff: 6\n\n  - id: twelve-good-men\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - key: money\n            do:\n              - money: 20\n              - each-player:\n                  - if: {all: [wanted], then: [{lose-money: 20}]}\n    sheriff: 3\n\n  # ---- Spend $80 or more in a town by a single action ----\n  - id: cheap-horse\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: mustang, price: [{lose-money: 10}], do: [{gain-item: mustang}]}\n          - {key: mule, do: [{gain-item: mule}]}\n          - {key: money, do: [{money: 30}]}\n\n  - id: snake-oil-salesman\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, price: [{lose-money: 10}], do: [heal-all, {lp: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: spit-shined-and-proper\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: cabaret}, {money: 30}]}\n    sheriff: 2\n\n  - id: tools-of-the-trade\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: shop, do: [{shop: 30}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [c]\n\n  - id: the-widow\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}, {heal: 1}]}\n    spawn: [a]\n    sheriff: 2\n\n  - id: the-new-piano\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {money: 30}]}\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}, {each-player: [{draw: 1}]}]}\n\n  - id: mail-order\n    trigger: spend\n    source: reconstructed\n    do:\n      - draw: 1\n      - may: {get: [{shop: 30}]}\n    sheriff: 1\n\n  - id: the-grand-opening\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: ten-gallon, do: [{gain-item: ten-gallon}, {money: 20}]}\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [c]\n    sheriff: 3\n\n  - id: payroll-monday\n    trigger: spend\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 40}]\n          then: [{money: 50}]\n          else: [{money: 20}, {draw: 1}]\n    spawn: [a, b]\n    sheriff: 3\n\n  - id: a-tab-to-settle\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 30}], do: [{lp: 2}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}, {money: 10}]}\n\n  # ---- Start a fight with another player ----\n  - id: local-rabble\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 20}, {each-player-here: [{lose-money: 10}]}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: high-noon\n    trigger: showdown\n    source: reconstructed\n    do:\n      - draw: 2\n      - if:\n          all: [unhurt]\n          then: [{lp: 1}]\n          else: [{heal: 1}]\n    sheriff: 4\n\n  - id: rub-some-dirt-in-it\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 1}]\n          then: [{heal: 1}, {draw: 2}]\n          else: [{money: 30}]\n    spawn: [c]\n\n  - id: the-cruel-wastes\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [outside-town]\n          then:\n            - choose:\n                - {key: wound, price: [{wound: 1}], do: [{nuggets: 2}]}\n                - {key: travel, do: [{travel: town}, {draw: 2}]}\n          else: [{money: 30}]\n    spawn: [b, c]\n\n  - id: tribes-of-the-mesa\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 1}], do: [{lp: 1}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n\n  - id: bad-blood\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-undertaker\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 2}]\n          then: [{heal: 1}, {lp: 1}]\n          else: [{money: 30}]\n    sheriff: 1\n\n  - id: no-witnesses\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [alone]\n          then: [{money: 50}]\n          else:\n            - choose:\n                - {key: cards, do: [{draw: 3}]}\n                - {key: money, do: [{money: 20}, {each-player-here: [{discard: 1}]}]}\n    spawn: [c]\n    sheriff: 5\n\n  - id: range-war\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {money: 10}]}\n          - {key: travel, do: [{travel: rail-station}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 4\n\n  - id: the-long-walk-home\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 1}]}\n          - {key: heal, do: [{heal: 2}, {draw: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n"],["tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# The legendary tokens that completed goals earn.\n- {lp: 1, copies: 6, source: rulebook}\n- {lp: 2, copies: 9, source: rulebook}\n- {lp: 3, copies: 3, source: rulebook}\n"],["tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# What entering each space of a track gives, and what its rows are worth. Published, and in agreement with the rulebook''s examples.\n\nmarshal:\n  source: published\n  spaces:\n    - [{money: 20}]\n    - [{money: 20}]\n    - [{lp: 2}]\n    - [{money: 30}]\n    - [{money: 30}]\n    - [{lp: 4}]\n    - [{money: 40}]\n    - [{money: 40}]\n    - [{lp: 6}]\n  rows: [1, 2, 3]\n\nwanted:\n  source: published\n  spaces:\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n  rows: [1, 2, 3]\n"],["blood-money/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The characters of Blood Money (bm.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: al-swearengen\n  name: Al Swearengen\n  source: published\n  start: own-deed\n  gains: {cards: 1, items: [revolver], do: [{gain-deed: saloon}]}\n  passives: [{deed-discount: 10}]\n  abilities:\n    - when: beside-actions\n      limit: turn\n      price: [{discard: 1}]\n      do: [use-deed]\n\n- id: ben-hodges\n  name: Ben Hodges\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {cards: 3, items: [revolver], wanted: 1}\n  abilities:\n    - when: card-or-item-action\n      limit: turn\n      do: [{money: 20}]\n\n- id: buckshot-roberts\n  name: Buckshot Roberts\n  source: published\n  start: spikes-view-rail-station\n  gains: {cards: 1, wounds: 1, do: [weapon-of-choice]}\n  abilities:\n    - when: start-of-turn\n      if: [injured]\n      do: [{draw: 1}, {actions: 1}]\n\n- id: charley-parkhurst\n  name: Charley Parkhurst\n  source: published\n  start: red-falls-general-store\n  gains: {money: 20, cards: 2, items: [revolver], points: [{track: story, points: 1}]}\n  abilities:\n    - when: die-rolled\n      if: [own-turn]\n      limit: turn\n      do: [reroll-die]\n    - when: risk-rolled\n      do: [{track: {track: story, points: 1}}]\n\n- id: elfego-baca\n  name: Elfego Baca\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 2, items: [revolver], marshal: 2}\n  passives: [{first-wounds-less: 1}]\n  abilities:\n    - when: fight-reveal\n      if: [upgraded-weapon]\n      do: [{decrease: 1}]\n\n- id: james-beckwourth\n  name: James “Bloody Arm” Beckwourth\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: risk-rolled\n      do: [{draw: 1}]\n    - when: fight-won\n      if: [own-turn]\n      limit: turn\n      do: [{track: {track: story, points: 1}}]\n\n- id: john-slaughter\n  name: “Texas” John Slaughter\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {money: 10, cards: 1, items: [repeating-shotgun], marshal: 1}\n  abilities:\n    - when: action\n      do:\n        - choose-several:\n            pick: 2\n            of:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 10}]}\n              - {key: heal, do: [{heal: 1}]}\n              - {key: move, do: [{ride: 1}]}\n              - {key: bandit, do: [{bandit-in: hideout}]}\n\n- id: lottie-deno\n  name: Lottie Deno\n  source: published\n  start: saloon\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], points: [{track: gambler, points: 1}]}\n  abilities:\n    - when: bonus-used\n      do: [{track: {track: story, points: 1}}]\n\n- id: lozen\n  name: Lozen\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, lp: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: fight-deck, do: [look-at-fight-deck, {may: {get: [bury-fight-card]}}]}\n            - {key: poker-deck, do: [look-at-deck, {may: {get: [bury-top]}}]}\n            - {key: train, do: [look-at-encounter, {may: {get: [bury-encounter]}}]}\n\n- id: tom-tobin\n  name: Tom Tobin\n  source: published\n  start: trader\n  gains: {cards: 1, items: [revolver], do: [{legendary-item: 1}]}\n  passives: [{legendary-discount: 10}]\n  abilities:\n    - when: end-of-turn\n      if: [at-trader]\n      do: [buy-legendary]\n"],["blood-money/deeds.yaml","# yaml-language-server: $schema=../schema/deeds.json\n# The deeds to seventeen locations (bm.deeds.*). The sets and the LP of the saloons, the bank and the doctor''s office are published; the\n# prices, the abilities and the other LP are ours: prices so low and LP so high that deeds can win a game against gamblers (docs/balance.md).\n- {id: sunny-hills-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, prospect]}\n- {id: cliff-junction-mine, source: reconstructed, set: mine, cost: 10, lp: [3, 4, 5], do: [{nuggets: 2}]}\n- {id: spikes-view-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, {draw: 2}]}\n- {id: spikes-view-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: rail-station}, {draw: 1}]}\n- {id: gulch-frontier-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: buzzard-gulch}, {money: 10}]}\n- {id: mesitos-point-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [cattle, {ride: 2}]}\n- {id: sunny-hills-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{ride: 5}]}\n- {id: gulch-frontier-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{heal: 1}, {draw: 2}]}\n- {id: darkrock-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{shop: 40}]}\n- {id: red-falls-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{upgrade: 40}]}\n- id: buzzard-gulch-trading-post\n  source: reconstructed\n  set: store\n  cost: 20\n  lp: [3, 4, 5]\n  do:\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: upgrade, do: [{upgrade: 20}]}\n        - {key: money, do: [{money: 30}]}\n- {id: darkrock-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{each-player: [{lose-money: 10}]}, {money: 30}]}\n- {id: red-falls-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{draw: 2}, {track: {track: gambler, points: 1}}]}\n- {id: buzzard-gulch-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{track: {track: gambler, points: 2}}]}\n- {id: darkrock-bank, source: published, cost: 40, lp-for-each-deed: 1, do: [{money: 60}]}\n- {id: red-falls-cabaret, source: reconstructed, cost: 20, lp: [4], do: [{lp: 1}, {draw: 1}]}\n- {id: red-falls-doctors-office, source: published, cost: 10, lp: [1], do: [heal-all, {draw: 1}]}\n"],["blood-money/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty goals of the characters of Blood Money, four for each; all are ours. Each depends on public facts only.\n\n# Al Swearengen: the Gem Theater, and what it earned in Deadwood.\n- id: al-badlands\n  character: al-swearengen\n  source: reconstructed\n  event: {claim-deed: 3}\n# His first house, the Cricket, offered prizefights on a floor of a few feet.\n- id: al-cricket\n  character: al-swearengen\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: saloon}]\n# The fire of 1879 took the Gem with the rest of the town. It opened again in December, larger.\n- id: al-after-the-fire\n  character: al-swearengen\n  source: reconstructed\n  event: repair\n- id: al-five-thousand\n  character: al-swearengen\n  source: reconstructed\n  event: use-deed\n  if: [{money-at-least: 100}]\n\n# Ben Hodges: a cowhand of Dodge City with a pedigree of his own making.\n# He claimed a Spanish land grant and had the papers drawn up.\n- id: ben-land-grant\n  character: ben-hodges\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{wanted-at-least: 2}]\n# A banker wrote him a letter of credit on it.\n- id: ben-letter-of-credit\n  character: ben-hodges\n  source: reconstructed\n  event: use-deed\n  if: [{at: bank}]\n# Tried for the theft of a herd, he spoke two hours in his own defense and was acquitted.\n- id: ben-own-defense\n  character: ben-hodges\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {wanted-at-least: 3}]\n# He applied for the post. The cattlemen compared it to a fox in a henhouse.\n- id: ben-livestock-inspector\n  character: ben-hodges\n  source: reconstructed\n  event: acquire\n  if: [wanted, {money-at-least: 60}]\n\n# Buckshot Roberts: Blazer''s Mill, April 4, 1878.\n- id: buckshot-mattress\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: any}\n  if: [injured]\n# An old load of shot in the shoulder: he could not lift a rifle above the hip.\n- id: buckshot-from-the-hip\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [upgraded-weapon, {wounds-at-least: 1}]\n# He had come on his mule for the money for his farm, which the mail was to bring.\n- id: buckshot-check-in-the-mail\n  character: buckshot-roberts\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-rail-station}, {has-item: mule}]\n- id: buckshot-thirteen-to-one\n  character: buckshot-roberts\n  source: reconstructed\n  event: roll-risk\n  if: [{wounds-at-least: 3}]\n\n# Charley Parkhurst: the whip of the California stages.\n# The robber Sugarfoot stopped the stage twice; the second time Charley was ready.\n- id: charley-sugarfoot\n  character: charley-parkhurst\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{points-at-least: {track: story, points: 2}}]\n# The bridge over the Tuolumne fell when the stage was across.\n- id: charley-the-bridge\n  character: charley-parkhurst\n  source: reconstructed\n  event: roll-risk\n  if: [{at: cliff-junction}, unhurt]\n# As the register of voters has it, in 1868.\n- id: charley-occupation-farmer\n  character: charley-parkhurst\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: ranch}]\n# The box of Wells Fargo under the seat.\n- id: charley-green-box\n  character: charley-parkhurst\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 3}]\n\n# Elfego Baca: nineteen years old, with a star of his own, at Frisco in 1884.\n- id: elfego-thirty-three-hours\n  character: elfego-baca\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal, unhurt]\n# As sheriff he wrote letters to the accused, who were to come in by themselves. Most did.\n- id: elfego-kindly-come-in\n  character: elfego-baca\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 4}]\n- id: elfego-mail-order-badge\n  character: elfego-baca\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [marshal]\n# In the morning the besiegers saw smoke: he was making his breakfast.\n- id: elfego-tortillas\n  character: elfego-baca\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [{at: hideout}]\n\n# James Beckwourth: trapper, war chief, guide, and the hero of his own book.\n# In 1851 he led the first wagons over the pass that has his name.\n- id: beckwourth-lowest-pass\n  character: james-beckwourth\n  source: reconstructed\n  event: cross-pass\n  if: [has-cattle]\n- id: beckwourth-as-told\n  character: james-beckwourth\n  source: reconstructed\n  event: {discs: 2}\n# Among the Crow he bought furs for the American Fur Company.\n- id: beckwourth-company-furs\n  character: james-beckwourth\n  source: reconstructed\n  event: {gain-item: any}\n  if: [at-trader, outside-town]\n- id: beckwourth-bloody-arm\n  character: james-beckwourth\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wounds-at-least: 1}]\n\n# John Slaughter: sheriff of Cochise County, cattleman on the border.\n- id: slaughter-san-bernardino\n  character: john-slaughter\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [has-cattle]\n# In 1887 it shook down every house of the ranch.\n- id: slaughter-earthquake\n  character: john-slaughter\n  source: reconstructed\n  event: repair\n  if: [marshal]\n# He rode out after a man, and came back without a prisoner.\n- id: slaughter-came-back-alone\n  character: john-slaughter\n  source: reconstructed\n  event: {win-fight: any}\n  if: [upgraded-weapon, {marshal-at-least: 3}]\n# The cards were marked, and Slaughter took the pot with a pistol in his hand.\n- id: slaughter-marked-cards\n  character: john-slaughter\n  source: reconstructed\n  event: win-poker\n  if: [marshal, {money-at-least: 80}]\n\n# Lottie Deno: the gambler of San Antonio and Fort Griffin, later a pillar of Deming.\n- id: lottie-lotta-dinero\n  character: lottie-deno\n  source: reconstructed\n  event: win-poker\n  if: [{points-at-least: {track: gambler, points: 3}}]\n# Two gamblers shot each other at her table. The sheriff found the room empty but for her, who counted.\n- id: lottie-counting-her-chips\n  character: lottie-deno\n  source: reconstructed\n  event: roll-risk\n  if: [{at: saloon}, unhurt, {money-at-least: 60}]\n- id: lottie-mrs-thurmond\n  character: lottie-deno\n  source: reconstructed\n  event: {claim-deed: 2}\n# One of the names that others gave her.\n- id: lottie-mystic-maud\n  character: lottie-deno\n  source: reconstructed\n  event: {discs: 2}\n  if: [unhurt]\n\n# Lozen: scout, warrior and shield of the Chihenne Apache.\n# She turned with open hands until she knew where the enemy was.\n- id: lozen-open-hands\n  character: lozen\n  source: reconstructed\n  event: reveal-token\n  if: [unhurt]\n# On the way through the desert she killed a steer with a knife: a shot would have been heard.\n- id: lozen-only-a-knife\n  character: lozen\n  source: reconstructed\n  event: acquire\n  if: [alone, {wanted-at-least: 2}]\n# In 1880 she brought a young mother and her child to Mescalero, far across the mountains.\n- id: lozen-mother-and-child\n  character: lozen\n  source: reconstructed\n  event: cross-pass\n  if: [{has-item: provisions}]\n- id: lozen-shield\n  character: lozen\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wanted-at-least: 2}]\n\n# Tom Tobin: the tracker.\n# Birds that circled over a thicket showed him where the Espinosas camped.\n- id: tobin-magpies\n  character: tom-tobin\n  source: reconstructed\n  event: reveal-token\n  if: [outside-town]\n- id: tobin-espinosas\n  character: tom-tobin\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [unhurt]\n# Years later he got a part of the reward, and a coat like Kit Carson''s.\n- id: tobin-carsons-coat\n  character: tom-tobin\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [{misc-items-at-least: 2}]\n# In 1847 he escaped from the besieged mill by night and walked to Santa Fe.\n- id: tobin-turleys-mill\n  character: tom-tobin\n  source: reconstructed\n  event: end-move\n  if: [{at: mesitos-point}, alone, {wounds-at-least: 2}]\n"],["blood-money/injuries.yaml","# yaml-language-server: $schema=../schema/injuries.json\n# The 20 injuries, all ours (bm.injuries.*). Each is milder than two wounds, which cost 2 LP and 2 cards: a nuisance for as long as it lasts,\n# a loss at once, or 1 LP at the end. Ten cost LP, two of them 2. None gives wounds, points on a track or a fight, so that one drawn in a\n# fight or on another player''s turn is soon resolved. `do` happens when the card is drawn.\n\n# ---- A nuisance for as long as it lasts ----\n\n- id: cracked-ribs\n  source: reconstructed\n  passives: [{smaller-hand: 1}]\n  lp: -1\n\n- id: stiff-knee\n  source: reconstructed\n  passives: [{slower: 1}]\n\n- id: torn-shoulder\n  source: reconstructed\n  passives: [{carry-less: 2}]\n  lp: -1\n\n- id: slashed-side\n  source: reconstructed\n  do: [{lose-money: 10}]\n  passives: [{smaller-purse: 40}]\n\n- id: burned-palm\n  source: reconstructed\n  do: [{discard: 1}]\n  passives: [{carry-less: 1}]\n\n# ---- A price in every turn, fight or game ----\n\n- id: fever\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      do:\n        - suffer:\n            - {key: money, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n- id: laudanum\n  source: reconstructed\n  do: [{draw: 2}]\n  abilities:\n    - when: start-of-turn\n      do: [{lose-money: 10}]\n\n- id: bandaged-eyes\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      if: [{wounds-at-least: 3}]\n      do: [{discard-random: 1}]\n\n- id: saddle-sores\n  source: reconstructed\n  abilities:\n    - when: move-ended\n      if: [outside-town]\n      limit: turn\n      do: [{lose-money: 10}]\n\n- id: broken-arm\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      do: [{discard: 1}]\n\n- id: crushed-finger\n  source: reconstructed\n  abilities:\n    - when: fight-reveal\n      if: [against-player]\n      do: [{opponent: [{decrease: 1}]}]\n  lp: -1\n\n- id: shaking-hands\n  source: reconstructed\n  abilities:\n    - when: poker-won\n      do: [{lose-money: 20}]\n    - when: poker-lost\n      do: [{lose-money: 10}]\n  lp: -1\n\n- id: burst-eardrum\n  source: reconstructed\n  abilities:\n    - when: contributed\n      do: [{discard-random: 1}]\n  lp: -1\n\n# ---- At once, or at the end ----\n\n- id: powder-burns\n  source: reconstructed\n  do: [{discard: 2}]\n\n- id: black-eye\n  source: reconstructed\n  do:\n    - suffer:\n        - {key: money, do: [{lose-money: 30}]}\n        - {key: discard, do: [{discard-random: 2}]}\n\n- id: snakebite\n  source: reconstructed\n  do: [{lose-money: 20}]\n  lp: -1\n\n- id: cracked-skull\n  source: reconstructed\n  do: [{discard-random: 1}]\n  lp: -1\n\n- id: lost-tooth\n  source: reconstructed\n  do:\n    - may: {price: [{lose-money: 30}], get: [{lp: 1}]}\n  lp: -1\n\n- id: broken-nose\n  source: reconstructed\n  do: [{lp: 1}]\n  lp: -2\n\n- id: bullet-left-in\n  source: reconstructed\n  lp: -2\n"],["blood-money/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the stores: costs and fronts are published (items.02, 03, 04, 09, 14, 17), the upgraded sides and the names of their\n# copies are ours. The Legendary items: names and price are published, kinds are those of the rule index; effects and LP are ours,\n# 3 LP for most and 2 for those that bring the most (docs/balance.md).\n\n- id: boot-knife\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: other-wounded\n        do: [{lp: 1}]\n      - when: fight-lost\n        if: [against-player]\n        do: [discard-this]\n\n# Nothing puts nuggets on the board, so that only longhorns lie there.\n- id: bullwhip\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    passives: [strays-keep-movement]\n    abilities:\n      - when: move-ended\n        optional: true\n        do: [{take-stray: 1}]\n\n- id: burro\n  kind: mount\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {hand-size: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Candelaria, Nickel, No Hurry, Ezekiel, Sister Agnes, The Committee]\n    passives: [{movement: 3}, {hand-size: 2}]\n\n- id: medicine-pouch\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      # An injury is lost with the last wound.\n      - when: action\n        if: [injured, {wounds-at-most: 2}]\n        do: [discard-this, {heal: 2}, {lp: 1}]\n      - when: action\n        do: [discard-this, {heal: 2}]\n\n- id: pocket-watch\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [discard-this, {actions: 1}]\n\n- id: repeating-shotgun\n  kind: weapon\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        price: [{lose-money: 10}]\n        do: [upgrade-this]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Encore, Amen Corner, Rolling Thunder, Five More Words, Long Goodbye, Nine Times Out]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: cattle-brand\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: action\n        limit: turn\n        do: [cattle, {ride: 2}]\n\n- id: portrait\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n\n- id: spurs\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-extend\n        limit: move\n        do: [{extend-move: 1}]\n\n- id: canteen\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{if: {all: [{wounds-at-least: 1}], then: [{heal: 1}], else: [{draw: 1}]}}]\n\n- id: snakeskin-boots\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [ride-mesas]\n    abilities:\n      - when: mesa-crossed\n        do: [{money: 10}]\n\n- id: dime-western\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: track-point\n        if: [{on-track: story}]\n        do: [{draw: 1}]\n\n- id: telegram\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: action\n        limit: turn\n        do: [{draw: 2}, {sheriff: 3}]\n\n- id: fiddle\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-ended\n        if: [{at: saloon}]\n        do: [{money: 10}, {draw: 1}]\n\n- id: pump-trolley\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [{movement: 4}]\n    abilities:\n      - when: action\n        limit: turn\n        do: [{travel: rail-station}]\n\n- id: shot-glass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: wounded\n        do: [{money: 10}, {draw: 1}]\n\n- id: dragoons\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do:\n          - choose:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: short-cut\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [{ride: 2}]\n"],["blood-money/legendary-stories.yaml","# yaml-language-server: $schema=../schema/legendary-stories.json\n# The twenty legendary stories of Blood Money (bm.legendary-stories.*): fronts, map tokens and forty endings, all ours.\n# \"You\" is the active player in `open`, the player who reveals the token in `tokens`, the player who met it in `conditions`, and in\n# `endings` the player who closed the last condition, unless `contributors`, `each-disc`, `others` or `everybody` says otherwise.\n#\n# Sizes: a condition is worth 3 LP and 2 poker cards to 4 LP and $20, an ending 4 to 5 LP, or 3 LP and a Legendary item, to each contributor, so\n# that stories can win a game against gamblers (docs/balance.md). A bad ending pays the contributors less and costs the others or the map\n# something. Each ruin is a different location: 12 at most, whichever endings come.\n#\n# A token that meets a condition is a contribution at once when it is revealed: otherwise an O revealed and not used would leave the card\n# open for good.\n\n# ---- The company comes ----\n\n- number: 1\n  id: green-ledger\n  source: reconstructed\n  open:\n    - everybody:\n        - may: {price: [{discard: 1}], get: [{money: 20}]}\n  conditions:\n    - {id: margins, on: {end-turn: darkrock-bank}, do: [{lp: 3}, {draw: 2}]}\n    - {id: collectors, on: {win-fight: bandit}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The small line is printed large.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - sheriff: 4\n    # The small line sold the water.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 20}]}\n                - {key: discard, do: [{discard: 1}]}\n        - bandits: [a]\n\n- number: 2\n  id: mule-named-senator\n  source: reconstructed\n  open: []\n  map-tokens: [mesitos-point-5, cliff-junction-9, gulch-frontier-19]\n  tokens:\n    o: [{nuggets: 1}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: oats, on: {spend-at-store: 20}, do: [{lp: 3}, {draw: 2}]}\n    - {id: found, on: {map-token: o}, do: [{lp: 4}]}\n  endings:\n    # The mule ate the map.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody: [{discard: 1}]\n        - bandits: [b]\n    # The map was a map.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n\n- number: 3\n  id: last-good-well\n  source: reconstructed\n  open:\n    - bandits: [b]\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{lose-money: 10}]\n  conditions:\n    - {id: dig, on: work, if: [{at: ranch}], do: [{lp: 4}]}\n    - {id: creek, on: {win-fight: bandit}, if: [{at: hideout-b}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}, {money: 10}]}\n  endings:\n    # The ranch burns.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: mesitos-point-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n    # Water at ninety-one feet.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody: [{heal: 1}]\n\n- number: 4\n  id: mercy-comes-whistling\n  source: reconstructed\n  open:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [against-player]\n        do: [{money: 20}]\n  conditions:\n    - {id: camp, on: {end-turn: gulch-frontier-outlaw-camp}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: quarrel, on: {win-fight: player}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # She came for whoever stood tallest.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody:\n            - if: {all: [{lp-at-least: 10}], then: [{wound: 1}]}\n        - bandits: [c]\n    # She missed.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - sheriff: 4\n\n# ---- Iron and gold ----\n\n- number: 5\n  id: iron-road\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [{at: rail-station}]\n        do: [{money: 10}]\n  conditions:\n    - {id: hammer, on: work, if: [{at: rail-station}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: survey, on: {end-turn: gulch-frontier-pass-a}, do: [{lp: 3}, {draw: 2}]}\n    - {id: first-train, on: rail-travel, do: [{lp: 4}, {money: 10}]}\n  endings:\n    # The figures are read aloud.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - each-disc: [{money: 10}]\n    # The first train brings the station along.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-rail-station\n        - everybody:\n            - if: {all: [{at: gulch-frontier}], then: [{wound: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n\n- number: 6\n  id: queen-in-the-sleeve\n  source: reconstructed\n  open:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n  conditions:\n    - {id: seat, on: win-poker, do: [{lp: 3}, {track: {track: gambler, points: 1}}, {draw: 1}]}\n    - {id: dupe, on: lose-poker, do: [{lp: 3}, {money: 30}]}\n    - {id: house, on: work, if: [{at: cabaret}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The fourth queen.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {track: {track: gambler, points: 1}}]\n        - sheriff: 3\n    # The fifth.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: darkrock-saloon\n        - everybody:\n            - if:\n                all: [{at: darkrock}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 7\n  id: fenn-lode\n  source: reconstructed\n  open: []\n  map-tokens: [sunny-hills-mine, spikes-view-mine, cliff-junction-mine]\n  tokens:\n    o: [{nuggets: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  while-open:\n    passives: [{carry: 2}]\n  conditions:\n    - id: cross\n      on: {map-token: o}\n      do:\n        - lp: 4\n        - if: {all: [{completed: mule-named-senator}], then: [{nuggets: 1}]}\n    - {id: proof, on: {deposit: 2}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # Three mines, one vein.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - ruin: sunny-hills-mine\n        - place-token: {token: claim-jumper, at: spikes-view-mine}\n        - place-token: {token: claim-jumper, at: cliff-junction-mine}\n        - others: [{discard: 1}]\n    # Enough for every fool with a pan.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - everybody:\n            - roll-die: [{draw: 1}]\n\n# ---- A hard summer ----\n\n- number: 8\n  id: quiet-sickness\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [in-town]\n        do:\n          - suffer:\n              - {key: pay, do: [{lose-money: 10}]}\n              - {key: discard, do: [{discard: 1}]}\n  conditions:\n    - {id: crate, on: {end-turn: gulch-frontier-rail-station}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: nurse, on: work, if: [{at: doctors-office}], do: [{lp: 4}]}\n  endings:\n    # The bell rings.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody: [{heal: 1}]\n    # The torches.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: red-falls-doctors-office\n        - others: [{discard: 1}]\n        - sheriff: 5\n\n- number: 9\n  id: hot-lead\n  source: reconstructed\n  open: []\n  map-tokens: [cliff-junction-1, spikes-view-6, cliff-junction-9]\n  tokens:\n    o: [{draw: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: drawer, on: map-token, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: news, on: {play-action: any}, if: [{at: darkrock}], do: [{lp: 3}, {money: 20}]}\n  endings:\n    # Your own name under Deaths.\n    a:\n      sections:\n        - contributors: [{lose-money: 20}, {lp: 5}]\n        - resolve-event\n    # The edition sells out.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - if: {all: [{completed: green-ledger}], then: [{contributors: [{money: 10}]}]}\n        - sheriff-to: darkrock-bank\n\n- number: 10\n  id: bridge-at-midnight\n  source: reconstructed\n  open:\n    - bandits: [c]\n  conditions:\n    - id: fuse\n      on: {end-turn: cliff-junction-mine}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{lp: 1}]}\n    - {id: lookouts, on: {win-fight: bandit}, if: [{at: hideout-c}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The train is on time.\n    a:\n      sections:\n        - contributors:\n            - lp: 3\n            - if: {all: [wanted], then: [{lp: 1}, {money: 20}], else: [{marshal: 1}, {money: 20}]}\n        - sheriff: 3\n    # The train is late.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: cliff-junction-mine\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n\n- number: 11\n  id: forty-head\n  source: reconstructed\n  open:\n    - place-token: {token: longhorn, at: gulch-frontier-26}\n  conditions:\n    - {id: strays, on: {end-turn: sunny-hills-ranch}, do: [{lp: 3}, {draw: 2}]}\n    - {id: honest, on: wrangle, do: [{lp: 4}, {draw: 1}]}\n    - {id: crooked, on: rustle, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The stampede.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n        - place-token: {token: longhorn, at: gulch-frontier-3}\n    # Nine brands, forty cousins.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {heal: 1}]\n        - each-disc: [{money: 10}]\n\n# ---- The price of the law ----\n\n- number: 12\n  id: price-of-a-deputy\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - may: {price: [{lose-money: 10}], get: [{draw: 2}]}\n  conditions:\n    - id: complaint\n      on: {end-turn: darkrock-sheriffs-office}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n    - {id: copy, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: customer, on: {win-fight: any}, if: [wanted], do: [{lp: 3}, {money: 30}]}\n  endings:\n    # Two officers, two copies.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [wanted], then: [{draw: 1}]}\n    # The list on the church door.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if:\n                all: [wanted]\n                then:\n                  - suffer:\n                      - {key: pay, do: [{lose-money: 20}]}\n                      - {key: wound, do: [{wound: 1}]}\n                else:\n                  - if: {all: [marshal], then: [{discard: 1}]}\n        - sheriff: 6\n\n- number: 13\n  id: night-of-the-dam\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [{at: red-falls}]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n  map-tokens: [sunny-hills-4, darkrock-6, red-falls-3]\n  tokens:\n    o: [{heal: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: singers, on: {map-token: o}, do: [{lp: 4}, {money: 10}]}\n    - {id: levee, on: work, if: [{at: red-falls}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The levee gives where there is only the store.\n    a:\n      sections:\n        - contributors: [{lp: 5}]\n        - ruin: red-falls-general-store\n        - everybody: [{draw: 1}]\n    # A length of fuse.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: red-falls-general-store\n        - ruin: red-falls-saloon\n        - bandits: [a]\n\n- number: 14\n  id: ten-coffins\n  source: reconstructed\n  open: []\n  map-tokens: [dixon-creek-hideout-b, spikes-view-10, cliff-junction-10]\n  tokens:\n    o: [{money: 20}, {draw: 1}]\n    x: [{draw: 1}]\n    danger: [{money: 20}]\n  conditions:\n    - {id: lid, on: map-token, do: [{lp: 3}, {draw: 1}, {money: 10}]}\n    - id: churchyard\n      on: {end-turn: mesitos-point-3}\n      do:\n        - lp: 4\n        - if: {all: [{completed: night-of-the-dam}], then: [{draw: 1}]}\n  endings:\n    # Every note in the valley.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{lose-money: 20}]\n        - sheriff: 4\n    # The clerk who had drowned.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 2}]\n        - sheriff-to: darkrock-bank\n\n# ---- Accounts are settled ----\n\n- number: 15\n  id: dead-mens-wages\n  source: reconstructed\n  open: []\n  conditions:\n    - id: names\n      on: {end-turn: gulch-frontier-pass-c}\n      do:\n        - lp: 3\n        - track: {track: story, points: 1}\n        - draw: 1\n        - if: {all: [{completed: iron-road}], then: [{draw: 1}]}\n    - {id: stones, on: {spend-at-store: 40}, do: [{lp: 4}]}\n    - {id: wages, on: {win-fight: heist}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # Thirty-one letters.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-tokens: 1}]\n        - everybody: [{heal: 1}]\n    # Thirty-one summonses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n\n- number: 16\n  id: ascent-of-professor-pym\n  source: reconstructed\n  open: []\n  while-open:\n    passives: [ride-mesas]\n  conditions:\n    - {id: silk, on: {revel: 1}, do: [{lp: 3}, {draw: 2}]}\n    - {id: rope, on: {end-turn: buzzard-gulch-trading-post}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The Sheriff goes along.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - sheriff-to: gulch-frontier-14\n    # The second act.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: red-falls-cabaret\n        - everybody:\n            - if:\n                all: [{at: red-falls}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 17\n  id: people-against-cobb\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [in-town, against-player, attacking]\n        do: [{lose-money: 20}]\n  conditions:\n    - id: testify\n      on: {end-turn: red-falls-cabaret}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n        - if: {all: [{completed: mercy-comes-whistling}], then: [{draw: 1}]}\n    - id: alibi\n      on: {end-turn: buzzard-gulch-saloon}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{draw: 2}]}\n    - {id: exhibit, on: {gain-item: any}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # She asks to be heard.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [marshal], then: [{money: 20}]}\n        - sheriff: 4\n    # Twelve new horses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if: {all: [marshal], then: [{discard: 1}]}\n        - place-token: {token: outlaw, at: red-falls-cabaret}\n        - bandits: [b]\n\n- number: 18\n  id: eleven-bullets\n  source: reconstructed\n  open:\n    - if: {all: [{completed: bridge-at-midnight}], then: [{bandits: [a]}], else: [{bandits: [a, c]}]}\n  conditions:\n    - {id: relief, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: cartridges, on: {spend-at-store: 20}, if: [{at: buzzard-gulch-trading-post}], do: [{lp: 3}, {draw: 2}]}\n    - {id: rear, on: {win-fight: bandit}, if: [{at: hideout-a}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The prisoner holds the door.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: buzzard-gulch-saloon\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{wound: 1}]}\n        - bandits: [a, b, c]\n    # The eleventh bullet.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{heal: 1}, {draw: 1}]}\n\n- number: 19\n  id: brothers-fenn\n  source: reconstructed\n  open: []\n  map-tokens: [gulch-frontier-28, mesitos-point-2, spikes-view-1]\n  tokens:\n    o: [{draw: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: stranger, on: {map-token: o}, do: [{lp: 4}]}\n    - {id: tobias, on: {end-turn: darkrock-saloon}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # As long as it takes to boil an egg.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody: [{heal: 1}]\n    # Under the wrong side of the chin.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{discard: 1}]\n        - place-token: {token: claim-jumper, at: sunny-hills-mine}\n\n- number: 20\n  id: last-train-for-tarrant\n  source: reconstructed\n  open:\n    - sheriff-to: spikes-view-rail-station\n  conditions:\n    - {id: platform, on: {end-turn: spikes-view-rail-station}, do: [{lp: 3}, {draw: 2}]}\n    - {id: aboard, on: rail-travel, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n    - {id: pass, on: cross-pass, do: [{lp: 4}]}\n  endings:\n    # The hole beneath the vault.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: darkrock-bank\n        - everybody:\n            - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n    # Newspaper, cut to size.\n    b:\n      sections:\n        - contributors: [{lp: 5}]\n        - everybody: [{money: 20}]\n"],["blood-money/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The second expansion: the Story track and legendary stories, the risk die, injuries, the trader with Legendary items, deeds and ruins\n# (bm.*). It is played with Ante Up.\nid: blood-money\nkind: expansion\norder: 2\nneeds: [ante-up]\noptions:\n  - {id: dead-or-alive, group: alternate-cards}\n  - {id: ruthless, group: alternate-cards}\n  - {id: stagecoach, group: alternate-cards}\nrules:\n  - bm-story-track\n  - bm-legendary-stories\n  - bm-map-tokens\n  - bm-risk-die\n  - bm-deeds\n  - bm-repair-ruins\n  - bm-injuries\n  - bm-regions\n  - bm-trader\n  - bm-legendary-items\n  - bm-setup\n  - bm-items\n  - bm-characters\n  - bm-turn\n  - bm-end-of-turn\n  - bm-scoring\nlessons:\n  - blood-money\n"],["blood-money/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards of Blood Money (bm.setup.12, 68): three titles of two cards each, options as those of Ante Up. The names are\n# published, and the cards of Dead or Alive (mode.general.06); the cards of the two others and all effects are ours.\n\n# Instead of Manhunt: the reward is paid for whoever is brought in.\n- id: dead-or-alive\n  cards: [4d, 4h]\n  source: reconstructed\n  with: [dead-or-alive]\n  abilities:\n    - when: fight-won\n      if: [against-npc]\n      do: [{money: 20}]\n    - when: fight-won\n      if: [against-player]\n      do:\n        - choose:\n            - {key: dead, do: [{wound-loser: 1}]}\n            - {key: alive, do: [{money: 30}]}\n\n# Instead of Stick ''Em Up: stronger, and it hurts.\n- id: ruthless\n  cards: [6d, 6h]\n  source: reconstructed\n  with: [ruthless]\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 4}, {wound: 1}]\n\n# Instead of Sprint: the coach meets the train, and carries the mail.\n- id: stagecoach\n  cards: [3d, 3h]\n  source: reconstructed\n  with: [stagecoach]\n  abilities:\n    - when: action\n      do: [{travel: rail-station}, {money: 10}]\n"],["blood-money/risk-die.yaml","# yaml-language-server: $schema=../schema/risk-die.json\n# The risk die (bm.risk-die.*): a bonus is chosen, then the die is rolled.\nsource: published\nbonuses:\n  - {key: card, do: [{draw: 1}]}\n  - {key: money, do: [{money: 10}]}\n  - {key: ride, do: [{ride: 1}]}\nfaces:\n  - {id: story-point, sides: 2, do: [{track: {track: story, points: 1}}]}\n  - {id: wound, sides: 2, do: [{wound: 1}]}\n  - {id: two-wounds, do: [{wound: 2}]}\n  - {id: wound-and-story-point, do: [{wound: 1}, {track: {track: story, points: 1}}]}\n"],["blood-money/ruins.yaml","# yaml-language-server: $schema=../schema/ruins.json\n# Destroyed locations and their repair (bm.repair-ruins.*).\nsource: rulebook\ntokens: 12\ndiscard: 1\nreward: [{track: {track: story, points: 2}}]\n"],["blood-money/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# Rows of the final scoring that Blood Money adds (bm.scoring.*).\n- {id: legendary-items, source: rulebook, after: upgrades, of: item-lp, each: 1, lp: 1}\n"],["blood-money/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Story track (bm.story-track.*). A cube on its printed first space has no points; the rewards are those of the spaces after it.\n- id: story\n  source: rulebook\n  returns: true\n  spaces:\n    - [{sheriff: 3}]\n    - - choose:\n          - {key: gang-a, do: [{bandits: [a]}]}\n          - {key: gang-b, do: [{bandits: [b]}]}\n          - {key: gang-c, do: [{bandits: [c]}]}\n    - - choose:\n          - {key: gambler, do: [{track: {track: gambler, points: 1}}]}\n          - {key: legend, do: [{lp: 1}]}\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n"],["blood-money/trader.yaml","# yaml-language-server: $schema=../schema/trader.json\n# The trader (bm.trader.*, bm.setup.22 to 32): his movement cards, one for each region of both boards, and his stand. Of the kinds of\n# items the General Stores have places for 12, the Trading Post for 6, and he sells the rest, one kind at least.\nsource: rulebook\nregions:\n  - darkrock\n  - red-falls\n  - buzzard-gulch\n  - spikes-view\n  - cliff-junction\n  - sunny-hills\n  - mesitos-point\n  - dixon-creek\n  - gulch-frontier\nrow: 3\ngeneral-store: 12\nleast: 1\n"],["border-town/homesteads.yaml","# yaml-language-server: $schema=../schema/homesteads.json\n# What a homestead costs, and each LP there (mode.border-town.05, 08).\nsource: rulebook\nsettle: 40\nimprovement: 30\n"],["border-town/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# The row of the final scoring that Border Town adds (mode.border-town.35).\n- {id: gold, source: rulebook, after: money, of: nuggets, each: 1, lp: 1}\n"],["extras/automa-cards.yaml","# yaml-language-server: $schema=../schema/automa-cards.json\n# The Man in Black''s further cards, numbered 11 to 19 in this order after the ten of the base game (wb.man-in-black.14, 15), all ours. As\n# his first ten they take him somewhere telling and give him 1 or 2 LP; then players choose between a price and LP for him, 3 at most.\n\n- id: the-doctors-bill\n  source: reconstructed\n  do:\n    - go-to: red-falls-doctors-office\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 20}], do: [{heal: 1}, {draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: salt-in-the-well\n  source: reconstructed\n  do:\n    - go-to: mesitos-point-ranch\n    - lp: 1\n    - each-player:\n        - suffer:\n            - {key: discard, do: [{discard: 2}]}\n            - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n\n- id: the-black-stage\n  source: reconstructed\n  do:\n    - go-to: gulch-frontier-outlaw-camp\n    - lp: 1\n    - bandits: [a]\n    - each-player:\n        - choose:\n            - {key: discard, price: [{discard: 1}], do: [{money: 10}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: marked-cards\n  source: reconstructed\n  do:\n    - go-to-most: money\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: pay, price: [{lose-money: 30}], do: [{draw: 2}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: an-old-photograph\n  source: reconstructed\n  do:\n    - go-to-most: lp\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: discard, price: [{discard: 2}], do: [{lp: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: the-assayer\n  source: reconstructed\n  do:\n    - go-to: spikes-view-mine\n    - lp: 2\n    - each-player:\n        - choose:\n            - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-blank-warrant\n  source: reconstructed\n  do:\n    - go-to: buzzard-gulch-marshals-office\n    - lp: 1\n    - each-player:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: wound, do: [{wound: 1}]}\n                  - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n            else:\n              - choose:\n                  - {key: marshal, do: [{marshal: 1}, {automa-lp: 2}]}\n                  - {key: card, do: [{draw: 1}]}\n\n- id: night-riders\n  source: reconstructed\n  do:\n    - go-to: sunny-hills-hideout-b\n    - remove-bandit\n    - lp: 1\n    - bandits: [c]\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 10}], do: [{draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-forged-deed\n  source: reconstructed\n  do:\n    - go-to: cliff-junction-mine\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: wanted, do: [{wanted: 1}, {money: 20}, {automa-lp: 1}]}\n            - {key: discard, do: [{discard: 1}]}\n"],["extras/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The fourteen characters of the small boxes (other.characters.*). Starts and abilities are published; an ability works once its owner\n# has reached 5 LP.\n\n- id: judge-roy-bean\n  name: Judge Roy Bean\n  source: published\n  start: red-falls-saloon\n  gains: {money: 10, cards: 1, items: [revolver, whiskey], marshal: 1}\n  passives: [npc-shows-first, win-npc-ties]\n\n- id: butch-cassidy\n  name: Butch Cassidy\n  source: published\n  start: hideout-c\n  gains: {cards: 2, items: [revolver+], wanted: 1}\n  passives: [rob-items]\n  abilities:\n    - when: fight-won\n      if: [arresting]\n      do: [take-half]\n\n- id: joaquin-murrieta\n  name: Joaquín Murrieta\n  source: published\n  start: darkrock-general-store\n  gains: {money: 10, cards: 1, items: [revolver], do: [{nuggets: 1}]}\n  abilities:\n    - when: fight-ended\n      if: [marshal-against-wanted]\n      do: [{lp: 1}]\n\n- id: belle-starr\n  name: Belle Starr\n  source: published\n  start: red-falls-general-store\n  gains: {money: 30, cards: 1, items: [revolver]}\n  passives: [wanted-for-bandits]\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      do: [{decrease: 2}]\n\n- id: isom-dart\n  name: Isom Dart\n  source: published\n  start: sunny-hills-ranch\n  gains: {cards: 1, items: [revolver, workhorse]}\n  abilities:\n    - when: start-of-turn\n      if: [has-cattle]\n      optional: true\n      limit: turn\n      do: [{actions: 1}]\n    - when: end-of-turn\n      if: [used-this-turn]\n      do: [lose-cattle]\n\n- id: allan-pinkerton\n  name: Allan Pinkerton\n  source: published\n  start: darkrock-bank\n  gains: {cards: 1, items: [revolver, holster]}\n  abilities:\n    - when: action\n      do: [{player-near: {within: 1, do: [show-hand, discard-named]}}]\n\n- id: buffalo-bill\n  name: “Buffalo Bill” Cody\n  source: published\n  start: mesitos-point-ranch\n  gains: {cards: 1, items: [mule, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{nuggets: 1}]\n\n- id: bat-masterson\n  name: Bat Masterson\n  source: published\n  start: dixon-creek\n  gains: {money: 10, cards: 2, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: bandit, do: [{bandit-in: hideout}, {ride: 2}]}\n            - {key: no-bandit, do: [{no-bandit-in: hideout}, {ride: 2}]}\n\n- id: pearl-hart\n  name: Pearl Hart\n  source: published\n  start: dixon-creek\n  gains: {cards: 2, items: [revolver], do: [cattle-of-choice]}\n  abilities:\n    - when: law-points-gained\n      do: [{draw: 1}, {ride: 2}]\n\n- id: ada-curnutt\n  name: Ada Curnutt\n  source: published\n  start: buzzard-gulch-saloon\n  gains: {cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do: [ride-row]\n\n- id: dave-rudabaugh\n  name: Dave Rudabaugh\n  source: published\n  start: beside-player\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: move-ended\n      if: [with-player]\n      limit: turn\n      do: [{draw: 1}]\n\n- id: johnny-ringo\n  name: Johnny Ringo\n  source: published\n  start: ranch-orange\n  gains: {money: 20, cards: 1, items: [revolver+]}\n  abilities:\n    - when: fight-ended\n      do: [{heal: 1}, {if: {all: [against-player], then: [{opponent: [{wound: 1}]}]}}]\n\n- id: tiburcio-vasquez\n  name: Tiburcio Vásquez\n  source: published\n  start: gulch-frontier-pass-c\n  gains:\n    cards: 3\n    items: [revolver]\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal-cube: 1}]}\n          - {key: wanted, do: [{wanted-cube: 1}]}\n  abilities:\n    - when: action\n      do: [switch-tracks]\n\n- id: aaron-ross\n  name: Aaron Ross\n  source: published\n  start: circuit\n  start-free: true\n  gains: {money: 10, cards: 2, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      if: [{money-at-least: 120}]\n      do:\n        - choose:\n            - {key: cards, do: [{draw: 1}]}\n            - {key: legend, do: [{lp: 1}]}\n    - when: start-of-turn\n      if: [{money-at-least: 60}]\n      do: [{draw: 1}]\n"],["extras/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The eight unique events (wb.unique-events.*): four names are published, everything else is ours. Each leaves a token of its own, far from\n# where players stand at the start, that is worth a visit.\n\n- id: orphan\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: orphan, at: spikes-view-rail-station}\n    - draw: 1\n\n- id: grizzly-bear\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: grizzly-bear, at: cliff-junction-9}\n    - everybody:\n        - if: {all: [outside-town], then: [{discard: 1}]}\n\n- id: wounded-deputy\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: wounded-deputy, at: dixon-creek-hideout-b}\n    - sheriff: 3\n\n- id: bathcat\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: bathcat, at: red-falls-2}\n    - everybody: [{heal: 1}]\n\n- id: tinker\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: tinker, at: gulch-frontier-15}\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: dowser\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: dowser, at: mesitos-point-3}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: circuit-rider, at: gulch-frontier-28}\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: balloon\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: balloon, at: sunny-hills-7}\n    - everybody: [{draw: 1}]\n"],["extras/followers.yaml","# yaml-language-server: $schema=../schema/followers.json\n# Gangs and posses (wb.gang-posse.*): six cards for each side of the law, all ours. In most turns each is worth $20 or two cards under a\n# condition, or as much in fights, so that it repays its $20 and its action in about three turns.\n\nsource: published\ncost: 20\nposse-at: [sheriffs-office, marshals-office]\ngang-at: [outlaw-camp]\nwith: [gangs]\ncards:\n  # ---- Posses ----\n  - {id: the-tracker, side: posse, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-frontier-doctor, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-quartermaster, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-telegraph-boy, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [in-town], do: [{draw: 2}]}]}\n  - {id: the-bailiff, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-player], limit: turn, do: [{money: 40}]}]}\n  - {id: the-judges-nephew, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-npc], limit: turn, do: [{draw: 1}, {money: 20}]}]}\n  # ---- Gangs ----\n  - {id: the-knife-thrower, side: gang, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-horse-doctor, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-fence, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-lookout, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [outside-town], do: [{draw: 2}]}]}\n  - {id: the-card-sharp, side: gang, source: reconstructed, abilities: [{when: poker-won, do: [{money: 40}]}, {when: poker-lost, do: [{draw: 2}]}]}\n  - {id: the-powder-man, side: gang, source: reconstructed, abilities: [{when: fight-won, limit: turn, do: [{money: 30}]}]}\n"],["extras/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The fifty-six goals of the characters of the small boxes, four for each; all are ours. Each depends on public facts only.\n\n# Judge Roy Bean: the law west of the Pecos, at Langtry.\n# So the sign above his porch promised.\n- id: bean-ice-and-beer\n  character: judge-roy-bean\n  source: reconstructed\n  event: {revel: 2}\n  if: [marshal]\n# He fined a dead man what was found on him.\n- id: bean-forty-dollar-fine\n  character: judge-roy-bean\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{money-at-least: 40}]\n# His saloon was his court.\n- id: bean-jersey-lilly\n  character: judge-roy-bean\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: saloon}]\n- id: bean-west-of-the-pecos\n  character: judge-roy-bean\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier}, {marshal-at-least: 2}]\n\n# Butch Cassidy: the Wild Bunch, from Telluride to Patagonia.\n# His first bank, at Telluride in 1889.\n- id: cassidy-telluride\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {wanted-at-least: 2}]\n- id: cassidy-hole-in-the-wall\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, {money-at-least: 60}]\n# Between robberies he worked under another name, and well.\n- id: cassidy-ranch-hand\n  character: butch-cassidy\n  source: reconstructed\n  event: work\n  if: [{wanted-at-least: 2}]\n# In new hats they had their picture taken, which the agency printed.\n- id: cassidy-fort-worth-five\n  character: butch-cassidy\n  source: reconstructed\n  event: {gain-item: any}\n  if: [wanted, in-town]\n\n# Joaquín Murrieta: gold and legend of California, 1853.\n- id: murrieta-calaveras-gold\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {deposit: 2}\n  if: [wanted]\n- id: murrieta-three-fingered-jack\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [outside-town, unhurt]\n- id: murrieta-mustangs-for-sonora\n  character: joaquin-murrieta\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 2}]\n# The Rangers found somebody there, and said that it was he.\n- id: murrieta-arroyo-cantua\n  character: joaquin-murrieta\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, {wounds-at-least: 2}]\n\n# Belle Starr: Younger’s Bend on the Canadian River.\n- id: starr-youngers-bend\n  character: belle-starr\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [outside-town]\n# Sidesaddle, in black velvet, with a plume on the hat.\n- id: starr-venus\n  character: belle-starr\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, wanted]\n# So she called her pistol.\n- id: starr-my-baby\n  character: belle-starr\n  source: reconstructed\n  event: {upgrade-item: revolver}\n  if: [wanted]\n# He sentenced her once, and once could not.\n- id: starr-judge-parker\n  character: belle-starr\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wanted-at-least: 2}]\n\n# Isom Dart: born a slave, cowhand and rustler of Brown’s Park.\n- id: dart-browns-park\n  character: isom-dart\n  source: reconstructed\n  event: acquire\n  if: [{money-at-least: 60}]\n# After a massacre of his gang he took another name and honest work.\n- id: dart-new-name\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [neither, has-cattle, {at: gulch-frontier}]\n# Arrested, he brought the injured deputy to the doctor, and then himself to jail.\n- id: dart-deputy-in-the-ravine\n  character: isom-dart\n  source: reconstructed\n  event: {see-doctor: 2}\n  if: [wanted]\n- id: dart-bronco\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, has-cattle]\n\n# Allan Pinkerton: a cooper from Glasgow and his agency.\n# The words under the open eye of the agency.\n- id: pinkerton-we-never-sleep\n  character: allan-pinkerton\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {marshal-at-least: 2}]\n# He made barrels until he found a counterfeiters’ camp.\n- id: pinkerton-dundee-cooper\n  character: allan-pinkerton\n  source: reconstructed\n  event: work\n  if: [marshal, unhurt]\n# In 1861 he brought Lincoln through Baltimore by night.\n- id: pinkerton-baltimore-plot\n  character: allan-pinkerton\n  source: reconstructed\n  event: rail-travel\n  if: [marshal]\n- id: pinkerton-rogues-gallery\n  character: allan-pinkerton\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal]\n\n# Buffalo Bill Cody: scout, hunter and showman.\n- id: cody-pony-express\n  character: buffalo-bill\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {has-item: mustang}]\n- id: cody-wild-west-show\n  character: buffalo-bill\n  source: reconstructed\n  event: {revel: 3}\n  if: [unhurt]\n- id: cody-summit-springs\n  character: buffalo-bill\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [unhurt, outside-town]\n# The railroad paid him $500 a month to feed its workers.\n- id: cody-twelve-a-day\n  character: buffalo-bill\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 3}]\n\n# Bat Masterson: buffalo hunter, sheriff, sports writer.\n- id: bat-adobe-walls\n  character: bat-masterson\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 1}, outside-town]\n# A wound gave him the limp, and Dodge City the cane.\n- id: bat-gold-headed-cane\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wounds-at-least: 1}, {money-at-least: 60}]\n- id: bat-ringside\n  character: bat-masterson\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 60}]\n- id: bat-sweetwater\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, unhurt, marshal]\n\n# Pearl Hart: the Globe stage, May 30, 1899.\n# She gave each passenger a dollar back.\n- id: pearl-globe-stage\n  character: pearl-hart\n  source: reconstructed\n  event: {win-fight: player}\n  if: [wanted]\n- id: pearl-mothers-medicine\n  character: pearl-hart\n  source: reconstructed\n  event: {see-doctor: 1}\n  if: [{wanted-at-least: 2}]\n# Out of prison she played herself on the stage.\n- id: pearl-lady-bandit\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, wanted]\n# She did not consent to be tried under them, she said.\n- id: pearl-no-part-in-the-law\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wanted-at-least: 4}]\n\n# Ada Curnutt: deputy marshal of Oklahoma Territory, 1893.\n- id: ada-before-breakfast\n  character: ada-curnutt\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 3}]\n# No deputy was at hand, so she took the train herself.\n- id: ada-telegram\n  character: ada-curnutt\n  source: reconstructed\n  event: rail-travel\n  if: [{marshal-at-least: 2}]\n# If they did not come, she would have every man there arrest them.\n- id: ada-deputize-the-crowd\n  character: ada-curnutt\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [marshal, in-town]\n- id: ada-clerk-of-court\n  character: ada-curnutt\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [marshal, in-town]\n\n# Dave Rudabaugh: of every gang of his time, and of some lawmen’s.\n- id: rudabaugh-las-vegas-jail\n  character: dave-rudabaugh\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [wanted, in-town]\n- id: rudabaugh-stinking-springs\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [alone, wanted, {wounds-at-least: 1}]\n- id: rudabaugh-kinsley\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 2}]\n# His last game, in 1886.\n- id: rudabaugh-parral\n  character: dave-rudabaugh\n  source: reconstructed\n  event: win-poker\n  if: [wanted]\n\n# Johnny Ringo: the Cow-boy who owned books.\n- id: ringo-hoodoo-war\n  character: johnny-ringo\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, {wanted-at-least: 1}, outside-town]\n# Alone under an oak, his boots gone.\n- id: ringo-turkey-creek\n  character: johnny-ringo\n  source: reconstructed\n  event: end-move\n  if: [alone, {has-item: whiskey}]\n- id: ringo-shakespeare\n  character: johnny-ringo\n  source: reconstructed\n  event: {revel: 2}\n  if: [{wounds-at-least: 1}]\n# He took back by force what he had lost at cards.\n- id: ringo-galeyville\n  character: johnny-ringo\n  source: reconstructed\n  event: win-poker\n  if: [neither, unhurt]\n\n# Tiburcio Vásquez: twenty years on the roads of California.\n- id: vasquez-rocks\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-pass-a}, {wanted-at-least: 2}]\n- id: vasquez-guitar\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 2}]\n- id: vasquez-tres-pinos\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: vasquez-over-the-ridge\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: cross-pass\n  if: [wanted]\n\n# Aaron Ross: messenger of Wells Fargo at Montello, January 1883.\n# Five robbers shot through the walls. He was hit three times, and the door stayed shut.\n- id: ross-siege\n  character: aaron-ross\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wounds-at-least: 2}]\n- id: ross-express\n  character: aaron-ross\n  source: reconstructed\n  event: rail-travel\n  if: [{money-at-least: 60}]\n# What the company thanked him with.\n- id: ross-gold-watch\n  character: aaron-ross\n  source: reconstructed\n  event: {deposit: 3}\n  if: [unhurt]\n- id: ross-duty\n  character: aaron-ross\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 2}]\n"],["extras/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the small boxes: costs and fronts are published (items.01, 05, 08, 13, 20, 25), the upgraded sides and the names of\n# their copies are ours. The Legendary items that the modes draw on besides those of Blood Money: names and price are published, kinds\n# are those of the rule index (bm.legendary-items.06 to 08); effects and LP are ours.\n\n- id: bedroll\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        if: [outside-town]\n        do: [{heal: 1}, fill-hand]\n\n- id: saddle-bags\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [any-misc-items]\n\n# Any number of cards: the reaction can be used again and again, one card at a time.\n- id: holster\n  kind: misc\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        price: [{discard: 1}]\n        do: [{decrease: 1}]\n\n- id: peacekeeper\n  kind: weapon\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Good Neighbor, Riot Act, Judge Nobody, Curfew, Amicable Settlement, The Majority]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n\n- id: workhorse\n  kind: mount\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {more-cattle: 1}, {acquires-more: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Old Reliable, Mrs. Kowalski, Sunday, Twelve Hundredweight, Ask Me Later, Ploughboy]\n    passives: [{movement: 4}, {more-cattle: 1}, {acquires-more: 1}]\n\n- id: carbine\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Fair Warning, Wet Powder, Prayer Meeting, Seven to Two, Cousin Earl, The Exception]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n\n- id: bandolier\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-start\n        do: [{draw: 1}]\n\n- id: lucky-coin\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: die-rolled\n        limit: turn\n        do: [reroll-die]\n\n- id: marked-cards\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: poker-won\n        do: [{money: 20}, {keep-played: 1}]\n      - when: poker-lost\n        do: [{keep-played: 2}]\n\n- id: serape\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [wounds-keep-hand-size]\n\n- id: spyglass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-start\n        if: [against-player]\n        do: [{look-at-hand: 3}]\n\n- id: treasure-map\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: action\n        if: [{at: mine}]\n        do: [discard-this, {lp: 2}, {nuggets: 2}, {money: 40}]\n\n- id: saber\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: molasses\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [{movement: 3}, {carry: 2}, {hand-size: 1}]\n\n- id: black-coat\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: points-gained\n        limit: turn\n        do: [{draw: 1}, {money: 10}]\n\n- id: bowie-knife\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 1}]\n\n- id: companion\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [win-player-ties]\n    abilities:\n      - when: fight-lost\n        do: [{heal: 1}]\n\n- id: dynamite\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        optional: true\n        do: [discard-this, {lp: 1}, win-fight]\n\n- id: lasso\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: wrangled\n        do: [{money: 20}, {draw: 1}]\n      - when: rustled\n        do: [{money: 20}, {draw: 1}]\n\n- id: marshals-badge\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: start-of-turn\n        if: [marshal]\n        do: [{money: 10}, {draw: 1}]\n\n- id: mesa-deed\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: start-of-turn\n        do: [{money: 10}]\n\n- id: outlaws-mask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: action\n        if: [wanted]\n        limit: turn\n        do: [{draw: 2}, {travel: hideout}]\n\n- id: silver-flask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: beside-actions\n        limit: turn\n        price: [{lose-money: 10}]\n        do: [{heal: 1}, {draw: 1}]\n\n- id: tomahawk\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        price: [{discard: 1}]\n        do: [{decrease: 3}]\n\n- id: lightning\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [{movement: 5}]\n\n- id: thunder\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-reveal\n        if: [{has-item: lightning}]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: strongbox\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    passives: [{purse: 60}]\n    abilities:\n      - when: end-of-turn\n        price: [{lose-money: 40}]\n        do: [{lp: 1}]\n"],["extras/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens of the unique events, one of a kind: seven are visited, and the bear is fought and stays until it is beaten.\n\n- id: orphan\n  source: reconstructed\n  visit:\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- {id: grizzly-bear, source: reconstructed, opponent: grizzly, stays: true}\n\n- id: wounded-deputy\n  source: reconstructed\n  visit:\n    - if:\n        all: [wanted]\n        then:\n          - choose:\n              - {key: money, do: [{money: 40}, {wanted: 1}]}\n              - {key: cards, do: [{draw: 2}]}\n        else:\n          - choose:\n              - {key: marshal, price: [{discard: 1}], do: [{marshal: 1}, {money: 10}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: bathcat\n  source: reconstructed\n  visit:\n    - heal: 2\n    - draw: 1\n    - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n\n- id: tinker\n  source: reconstructed\n  visit:\n    - choose:\n        - {key: upgrade, do: [{upgrade: 40}]}\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 30}]}\n\n- id: dowser\n  source: reconstructed\n  visit:\n    - nuggets: 1\n    - may: {price: [{wound: 1}], get: [{nuggets: 1}, {draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  visit:\n    - heal: 1\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 1}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- id: balloon\n  source: reconstructed\n  visit:\n    - choose:\n        - {key: travel, do: [{travel: town}, {lp: 1}]}\n        - {key: ride, do: [{travel: outside-town}, {lp: 1}]}\n        - {key: money, do: [{money: 30}]}\n"],["extras/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# What the modes draw on, from the small boxes: further items and Legendary items, characters, stories, events\n# (items.*, other.characters.*, wb.*). It is played with both expansions.\nid: extras\nkind: expansion\norder: 3\nneeds: [ante-up, blood-money]\noptions:\n  - {id: gangs}\nrules:\n  - ex-core-stories\n  - ex-unique-events\n  - ex-man-in-black\n  - ex-characters\n  - ex-items\n  - mode-general\n  - ex-gang-posse\n"],["extras/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The bear of the unique events: nothing to arrest, so it gives no point.\n\n- {id: grizzly, source: reconstructed, cards: 3, reward: [{lp: 2}, {money: 20}], penalty: [{wound: 2}, {draw: 1}]}\n"],["extras/stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# Twenty further core stories, all ours: ten for the trigger of a fight with another player, ten for a trigger of their own, a move action\n# that ends on an event or frontier token (mode.serenade.05, mode.law-and-disorder.09, mode.border-town.21). They have the size of those of\n# the base game and send players only to kinds of places that both boards have, so that every mode can play them. Three give a Legendary\n# item, which modes without the trader have from nowhere else (mode.serenade.08, mode.border-town.48).\n\ntriggers:\n  - {id: arrival, event: end-move-at-token, source: rulebook}\n\ncards:\n  # ---- Start a fight with another player ----\n  - id: the-mayors-hat\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: ten-paces\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [upgraded-weapon]\n          then: [{lp: 1}, {money: 10}]\n          else:\n            - choose:\n                - {key: upgrade, do: [{upgrade: 40}]}\n                - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: the-mirror-behind-the-bar\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: sold-tickets\n    trigger: showdown\n    source: reconstructed\n    do:\n      - money: 20\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [b]\n    sheriff: 3\n\n  - id: the-loose-herd\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {draw: 1}]}\n          - {key: travel, do: [{travel: ranch}, {money: 20}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-second-opinion\n    trigger: showdown\n    source: reconstructed\n    do:\n      - heal: 1\n      - draw: 1\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [c]\n\n  - id: second-best-shot\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{lp-at-least: 10}]\n          then: [{draw: 3}]\n          else: [{lp: 1}, {draw: 1}]\n    sheriff: 3\n\n  - id: kin-on-both-sides\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [neither]\n          then:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n          else: [{money: 20}, {draw: 1}]\n    sheriff: 4\n\n  - id: the-last-word\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: heal, do: [{heal: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [b, c]\n\n  - id: boots-on\n    trigger: showdown\n    source: reconstructed\n    do:\n      - nuggets: 1\n      - may: {price: [{discard: 2}], get: [{legendary-item: 1}]}\n    spawn: [a]\n    sheriff: 5\n\n  # ---- End your move on an event or frontier token ----\n  - id: the-empty-saddle\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cards, do: [{draw: 3}]}\n          - {key: travel, do: [{travel: town}, {money: 20}]}\n    spawn: [a]\n\n  - id: a-map-in-the-lining\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 2}], do: [{legendary-item: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: smoke-on-the-ridge\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 1\n      - if:\n          all: [outside-town]\n          then: [{money: 20}]\n          else: [{draw: 1}]\n    sheriff: 3\n\n  - id: the-surveyor\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: the-medicine-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, do: [heal-all, {draw: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-wrong-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: shop, do: [{shop: 30}]}\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: pay, price: [{lose-money: 10}], do: [{legendary-item: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: strangers-at-the-fire\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 2\n      - each-player: [{draw: 1}]\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [a, c]\n\n  - id: forty-miles-of-bad-road\n    trigger: arrival\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 30}]\n          then: [{money: 40}]\n          else: [{draw: 2}, {heal: 1}]\n    sheriff: 4\n\n  - id: the-name-on-the-rock\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [b, c]\n\n  - id: the-long-count\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: mine}, {draw: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 5\n"],["first-game.yaml","# yaml-language-server: $schema=../schema/first-game.json\n# What a table leaves out, takes and agrees on in its first game (base.first.*). Source: rulebook.\n\n# LP that trigger the end.\nlength: 15\n# Always takes part, and begins.\nbegins: billy-the-kid\n# Who can be played by up to three players, and who comes in with a fourth.\ncharacters: [annie-oakley, bass-reeves, billy-the-kid]\nfourth: bloody-knife\n# Whether there are cattle at the ranches.\ncattle: false\n# Items that stay in the box.\nleft-out: [miners-map, ten-gallon, whiskey]\n# The stories, all in one deck.\nstories:\n  - the-wild-wild-west\n  - dead-or-alive\n  - the-pinkertons\n  - local-rabble\n  - fortune-favors-the-bold\n  - the-cruel-wastes\n  - blood-money\n  - high-noon\n  - rub-some-dirt-in-it\n  - the-law\n  - tribes-of-the-mesa\n  - cheap-horse\n  - ghost-mine\n  - snake-oil-salesman\n  - the-widow\n  - spit-shined-and-proper\n  - the-preacher\n  - tools-of-the-trade\n  - the-sheriff-of-darkrock\n  - harsh-times\n"],["first-game/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A first game: fewer things, known characters and a short way (base.first.*). How long it is and for how many follows from\n# first-game.yaml.\nid: first-game\nkind: variant\norder: 2\nexcludes: [goals]\n# A first game of two is played with the third figure (base.first.12).\nneeds-with:\n  - {players: 2, module: man-in-black}\nrules: [variant-first-game]\n"],["goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty-eight goals, four for each character, met on the owner''s own turn. One is published (annie-picnic), the others are ours.\n# Each depends on public facts only.\n\n# Annie Oakley: marksmanship, show business.\n- id: annie-picnic\n  character: annie-oakley\n  source: rulebook\n  event: {discard-item: provisions}\n  if: [{at: red-falls-saloon}]\n- id: annie-trick-shot\n  character: annie-oakley\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, in-town]\n- id: annie-tuned-sights\n  character: annie-oakley\n  source: reconstructed\n  event: {upgrade-item: rifle}\n  # She begins at the other store, often with the money for it after her first income.\n  if: [{at: red-falls-general-store}]\n- id: annie-top-billing\n  character: annie-oakley\n  source: reconstructed\n  event: {revel: 3}\n\n# Bass Reeves: the law, over long distances.\n- id: bass-warrant-served\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: arrest}\n- id: bass-long-arm\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{at: hideout-c}]\n- id: bass-seasoned-deputy\n  character: bass-reeves\n  source: reconstructed\n  event: always\n  if: [{marshal-at-least: 5}]\n- id: bass-honest-herd\n  character: bass-reeves\n  source: reconstructed\n  event: wrangle\n  if: [marshal, unhurt]\n\n# Billy the Kid: quick to rob, quick to ride.\n- id: billy-inside-job\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: heist}\n- id: billy-highwayman\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: billy-reward-doubled\n  character: billy-the-kid\n  source: reconstructed\n  event: always\n  if: [{wanted-at-least: 6}]\n- id: billy-bold-as-brass\n  character: billy-the-kid\n  source: reconstructed\n  event: win-poker\n  if: [wanted, {at: darkrock-saloon}]\n\n# Bloody Knife: scout of the mesas.\n- id: bloody-knife-night-herd\n  character: bloody-knife\n  source: reconstructed\n  event: rustle\n  if: [unhurt]\n- id: bloody-knife-hills-gold\n  character: bloody-knife\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: sunny-hills-mine}]\n- id: bloody-knife-between-mesas\n  character: bloody-knife\n  source: reconstructed\n  event: end-move\n  if: [{at: dixon-creek}, alone, unhurt]\n- id: bloody-knife-scouts-report\n  character: bloody-knife\n  source: reconstructed\n  event: contribute\n  if: [outside-town]\n\n# Calamity Jane: trouble, kindness and strong drink.\n- id: calamity-tall-tale\n  character: calamity-jane\n  source: reconstructed\n  event: contribute\n  if: [{at: red-falls}]\n- id: calamity-next-round\n  character: calamity-jane\n  source: reconstructed\n  event: {discard-item: whiskey}\n  if: [in-town]\n- id: calamity-patched-again\n  character: calamity-jane\n  source: reconstructed\n  event: {see-doctor: 2}\n- id: calamity-sore-winner\n  character: calamity-jane\n  source: reconstructed\n  event: {win-fight: any}\n  if: [{wounds-at-least: 1}, {has-upgraded: revolver}]\n\n# Doc Holliday: cards and coughing.\n- id: doc-dead-mans-bluff\n  character: doc-holliday\n  source: reconstructed\n  event: win-poker\n  if: [{wounds-at-least: 2}]\n- id: doc-steady-hand\n  character: doc-holliday\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 2}]\n- id: doc-back-lot\n  character: doc-holliday\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: darkrock-general-store}, {wounds-at-least: 2}]\n- id: doc-second-opinion\n  character: doc-holliday\n  source: reconstructed\n  event: work\n  # His one wound and his office are where he begins: the second opinion takes a second wound.\n  if: [{at: red-falls-doctors-office}, {wounds-at-least: 2}]\n\n# Jesse James: trains, banks and ambushes.\n- id: jesse-night-express\n  character: jesse-james\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 3}]\n- id: jesse-daylight-robbery\n  character: jesse-james\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{wanted-at-least: 4}]\n- id: jesse-ambush\n  character: jesse-james\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town]\n- id: jesse-borrowed-brand\n  character: jesse-james\n  source: reconstructed\n  event: rustle\n  if: [{at: ranch-blue}]\n\n# Kit Carson: trapper, guide, finder of ways.\n- id: kit-mother-lode\n  character: kit-carson\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: spikes-view-mine}]\n- id: kit-assayed\n  character: kit-carson\n  source: reconstructed\n  event: {deposit: 4}\n- id: kit-edge-of-the-map\n  character: kit-carson\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-a}, alone]\n- id: kit-quiet-camp\n  character: kit-carson\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [outside-town, alone]\n\n# Stagecoach Mary: the mail goes through.\n- id: mary-special-delivery\n  character: stagecoach-mary\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {misc-items-at-least: 2}]\n- id: mary-under-the-apron\n  character: stagecoach-mary\n  source: reconstructed\n  event: {win-fight: player}\n  if: [{has-upgraded: shotgun}]\n- id: mary-star-route\n  character: stagecoach-mary\n  source: reconstructed\n  event: contribute\n  if: [{at: darkrock}]\n- id: mary-stocked-coach\n  character: stagecoach-mary\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: red-falls-general-store}]\n\n# Wild Bill Hickok: the poker table, back to the wall.\n- id: hickok-house-favorite\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{at: red-falls-saloon}]\n- id: hickok-high-roller\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: hickok-aces-and-eights\n  character: wild-bill-hickok\n  source: reconstructed\n  event: lose-poker\n  if: [{at: darkrock-saloon}, {wounds-at-least: 1}]\n- id: hickok-town-square\n  character: wild-bill-hickok\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {has-upgraded: revolver}]\n\n# Wyatt Earp: the badge and the brothers.\n- id: wyatt-clean-sweep\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{marshal-at-least: 3}]\n- id: wyatt-thirty-seconds\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: darkrock}]\n- id: wyatt-faro-money\n  character: wyatt-earp\n  source: reconstructed\n  event: win-poker\n  if: [marshal]\n- id: wyatt-posse\n  character: wyatt-earp\n  source: reconstructed\n  event: {play-action: manhunt}\n  if: [{at: red-falls}]\n\n# Y.B. Rowdy: drover.\n- id: rowdy-railhead\n  character: y-b-rowdy\n  source: reconstructed\n  event: wrangle\n  if: [{has-item: mustang}]\n- id: rowdy-long-drive\n  character: y-b-rowdy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, has-cattle]\n- id: rowdy-payday-spree\n  character: y-b-rowdy\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wounds-at-least: 1}]\n- id: rowdy-green-pasture\n  character: y-b-rowdy\n  source: reconstructed\n  event: acquire\n  if: [{at: ranch-green}, {nuggets-at-least: 2}]\n"],["goals/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Goal cards, and legendary tokens for those that are completed (base.goal.*).\nid: goals\nkind: variant\norder: 1\n# The usual game is played with them, whatever the number of players.\nusual: {}\nrules: [variant-goals]\n"],["golden-rule/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# One more LP for the richest player (mode.golden-rule.05 to 07, 24).\n- {id: richest, source: rulebook, after: money, of: wealth, most: true, lp: 1}\n"],["jokers/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Two jokers in the poker deck (foe.jokers.*): a wish of the table that goes with any other selection.\nid: jokers\nkind: option\nrules: [foe-jokers]\n"],["jokers/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# That there is a red one and a black one is published; what they do is ours (foe.jokers.06).\n\n- id: joker\n  cards: [joker-black, joker-red]\n  source: reconstructed\n  passives: [any-card-in-poker]\n"],["law-and-disorder/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Infamous: whoever is arrested may stay Wanted for the whole hand (mode.law-and-disorder.04 to 08).\n- {id: infamous, in: arrest, after: penalty, do: [{may: {price: [discard-hand], get: [{stay-wanted: 1}]}}]}\n"],["man-in-black.yaml","# yaml-language-server: $schema=../schema/man-in-black.json\n# The Man in Black, the third figure of a game of two: what he always has, how he fights, and his ten cards. A card is\n# resolved from top to bottom at the end of a round. One of them is printed in a rulebook; the other nine are ours: each\n# takes him somewhere telling and gives him 1 or 2 LP, 14 over the whole deck. What makes him a rival he gains from the\n# players: most cards let them choose between a price and LP for him, and two live off their Wanted points. No card takes\n# more than 3 LP (docs/modules/man-in-black.md, docs/balance.md).\n\nsource: published\nstart: spikes-view-rail-station\nmoney: 120\nnuggets: 4\nfight-cards: 3\ndecrease: 1\n\ncards:\n  - id: tribute-of-the-gang\n    source: rulebook\n    do:\n      - go-to: mesitos-point-hideout-a\n      - remove-bandit\n      - lp: 1\n      - each-player: [{lose-money: 10}]\n\n  - id: high-noon\n    source: reconstructed\n    do:\n      - go-to-most: lp\n      - lp: 2\n      - each-player-here:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - suffer:\n                    - {key: wound, do: [{wound: 2}, {automa-lp: 3}]}\n                    - {key: lp, do: [{lose-lp: 3}]}\n\n  - id: the-vault\n    source: reconstructed\n    do:\n      - go-to: darkrock-bank\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: pay, price: [{lose-money: 40}], do: [{draw: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else: [{lose-money: 20}]\n\n  - id: the-night-train\n    source: reconstructed\n    do:\n      - go-to: spikes-view-rail-station\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: discard, price: [{discard: 2}], do: [{money: 10}]}\n              - {key: travel, do: [{travel: rail-station}, {automa-lp: 3}]}\n\n  - id: hired-guns\n    source: reconstructed\n    do:\n      - go-to: cliff-junction-hideout-c\n      - lp: 1\n      - bandits: [a, b, c]\n      - each-player:\n          - suffer:\n              - {key: wound, do: [{wound: 1}]}\n              - {key: lp, do: [{lose-lp: 2}]}\n\n  - id: a-shadow-behind-you\n    source: reconstructed\n    do:\n      - go-to-most: wanted\n      - lp: 1\n      - each-player-here:\n          - if:\n              all: [{wanted-at-least: 4}]\n              then: [{lose-lp: 3}, {automa-lp: 4}]\n              else: [{wound: 1}]\n\n  - id: easy-pickings\n    source: reconstructed\n    do:\n      - go-to-most: money\n      - lp: 1\n      - each-player-here:\n          - choose:\n              - {key: discard, price: [{discard: 3}], do: [{lp: 1}]}\n              - {key: money, do: [{lose-money: 40}, {automa-lp: 3}]}\n\n  - id: drinks-on-the-stranger\n    source: reconstructed\n    do:\n      - go-to: red-falls-cabaret\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: drink, do: [{heal: 2}, {draw: 2}, {automa-lp: 2}]}\n              - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n\n  - id: gold-by-moonlight\n    source: reconstructed\n    do:\n      - go-to: sunny-hills-mine\n      - lp: 2\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else:\n                - may: {price: [{wound: 1}], get: [{nuggets: 2}]}\n\n  - id: the-offer\n    source: reconstructed\n    do:\n      - go-to: darkrock-sheriffs-office\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{wanted-at-least: 7}]\n              then: [{lose-lp: 2}, {automa-lp: 4}]\n              else:\n                - choose:\n                    - {key: wanted, do: [{wanted: 1}, {automa-lp: 2}]}\n                    - {key: cattle, do: [cattle, {automa-lp: 2}]}\n                    - {key: discard, do: [{discard: 1}]}\n"],["man-in-black/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A third figure for two players, played by the game itself (base.two.*).\nid: man-in-black\nkind: variant\norder: 4\nplayers: {least: 2, most: 2}\n# The rulebook''s game of two; a table may leave him out.\nusual: {least: 2, most: 2}\nrules: [variant-two-player]\n"],["modes/border-town.yaml","# yaml-language-server: $schema=../schema/module.json\n# Border Town (mode.border-town.*): Buzzard Gulch and its frontier alone for two to four, with homesteads, and with gold nuggets that are\n# spent like money.\nid: border-town\nkind: mode\norder: 5\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach]\nexcludes: [gangs]\nrecommended: {players: {least: 2, most: 4}, lengths: [15, 20]}\nnumbers:\n  nugget-money: {from: 0, to: 20}\nonly:\n  story-triggers: [showdown, arrival]\n# The stands of General Store and Trading Post are one store (mode.border-town.23).\nstands:\n  general-store:\n    - bedroll\n    - boot-knife\n    - bullwhip\n    - burro\n    - derringer\n    - gazette\n    - holster\n    - medicine-pouch\n    - mustang\n    - provisions\n    - repeating-shotgun\n    - revolver\n    - shotgun\n    - rifle\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\nwithout:\n  sheets: [base]\n  systems: [trader, deeds, ruins, risk-die]\n  tracks: [story]\n  characters:\n    - al-swearengen\n    - bloody-knife\n    - buffalo-bill\n    - charley-parkhurst\n    - james-beckwourth\n    - kit-carson\n    - lottie-deno\n    - tom-tobin\n  # Legendary items; those of the stores are listed above.\n  items: [fiddle, short-cut, dime-western, pump-trolley]\n  event-groups: [unique]\n  event-places: [darkrock-bank, red-falls-cabaret]\n  cattle: [green-1, green-2, green-3, green-4, green-5, green-6, green-7, green-8,\n    blue-1, blue-2, blue-3, blue-4, blue-5, blue-6, blue-7, blue-8]\nboard:\n  # Three hideouts and two mines, in the places of the location tokens (mode.border-town.16 to 19, 56).\n  locations:\n    gulch-frontier-17: hideout-a\n    gulch-frontier-10: hideout-b\n    gulch-frontier-outlaw-camp: hideout-c\n    gulch-frontier-pass-a: mine\n    gulch-frontier-pass-c: mine\n  general-stores: [buzzard-gulch-trading-post]\n  # What the names of the main board stand for (mode.border-town.29). Spaces without an entry stand for what their kind of\n  # location does, otherwise for what their region does.\n  places:\n    darkrock: buzzard-gulch\n    red-falls: buzzard-gulch\n    sunny-hills: gulch-frontier\n    mesitos-point: gulch-frontier\n    dixon-creek: gulch-frontier\n    spikes-view: gulch-frontier\n    cliff-junction: gulch-frontier\n    sheriffs-office: marshals-office\n    general-store: buzzard-gulch-trading-post\n    bank: buzzard-gulch-trading-post\n    cabaret: buzzard-gulch-saloon\n    doctors-office: buzzard-gulch-saloon\n    # Spaces without a location that cards name: one for each. Longhorns are three spaces or more from where they are delivered.\n    darkrock-4: buzzard-gulch-1\n    red-falls-3: buzzard-gulch-3\n    cliff-junction-2: gulch-frontier-22\n    cliff-junction-10: gulch-frontier-32\n    sunny-hills-4: gulch-frontier-8\n    spikes-view-1: gulch-frontier-34\n  start: anywhere\nrules: [mode-border-town]\n"],["modes/golden-rule.yaml","# yaml-language-server: $schema=../schema/module.json\n# Golden Rule (mode.golden-rule.*): a game about money for three to six. Every $40 is 1 LP, and the richest player gets one more.\nid: golden-rule\nkind: mode\norder: 2\nneeds: [ante-up, blood-money, extras, rumors, jackpot, ruthless, stagecoach]\nexcludes: [dead-or-alive, vendetta, scout, outfit, gangs]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nnumbers:\n  money-per-lp: {from: 60, to: 40}\nonly:\n  characters:\n    - al-swearengen\n    - ben-hodges\n    - buffalo-bill\n    - doc-holliday\n    - fee-lee-wong\n    - isom-dart\n    - maria-gertrudis-barcelo\n    - poker-alice\n    - soapy-smith\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\n  legendary-items:\n    - bandolier\n    - black-coat\n    - canteen\n    - cattle-brand\n    - lasso\n    - lucky-coin\n    - marked-cards\n    - marshals-badge\n    - mesa-deed\n    - molasses\n    - portrait\n    - shot-glass\n    - short-cut\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - treasure-map\n  story-triggers: [spend]\nstands:\n  general-store:\n    - bullwhip\n    - derringer\n    - gazette\n    - mule\n    - mustang\n    - pocket-watch\n    - revolver\n    - saddle-bags\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\n  buzzard-gulch-trading-post: [burro, miners-map, peacekeeper, provisions, quarter-horse, shotgun]\n  trader: [bedroll, boot-knife, carbine, holster, medicine-pouch, rifle, repeating-shotgun]\nwithout:\n  systems: [injuries, risk-die]\n  tracks: [story]\n  events: [orphan, grizzly-bear, wounded-deputy, bathcat]\nrules: [mode-golden-rule]\n"],["modes/law-and-disorder.yaml","# yaml-language-server: $schema=../schema/module.json\n# Law and Disorder (mode.law-and-disorder.*): both sides of the law for three to six. An arrest need not be the end of a career.\nid: law-and-disorder\nkind: mode\norder: 3\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, scout, outfit, ruthless, stagecoach, gangs]\nexcludes: [rumors, jackpot]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nonly:\n  characters:\n    - ada-curnutt\n    - bass-reeves\n    - ben-hodges\n    - billy-the-kid\n    - butch-cassidy\n    - dave-rudabaugh\n    - elfego-baca\n    - jesse-james\n    - judge-roy-bean\n    - lozen\n    - pat-garrett\n    - seth-bullock\n    - sundance-kid\n    - john-slaughter\n    - tiburcio-vasquez\n    - curly-bill-brocius\n    - wyatt-earp\n  legendary-items:\n    - bandolier\n    - black-coat\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - lightning\n    - marshals-badge\n    - outlaws-mask\n    - portrait\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - thunder\n    - tomahawk\n  story-triggers: [showdown, points]\nstands:\n  general-store:\n    - boot-knife\n    - holster\n    - medicine-pouch\n    - peacekeeper\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - saddle-bags\n    - shotgun\n    - snake-oil\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, bullwhip, burro, gazette, mustang, repeating-shotgun]\n  trader: [carbine, derringer, miners-map, mule, rifle, ten-gallon, workhorse]\nwithout:\n  systems: [deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller, unique]\nrules: [mode-law-and-disorder]\n"],["modes/risky-business.yaml","# yaml-language-server: $schema=../schema/module.json\n# Risky Business (mode.risky-business.*): everything of Blood Money at once for three to five, with goals.\nid: risky-business\nkind: mode\norder: 4\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach]\nexcludes: [gangs]\nvariants: [goals]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [20, 25]}\nonly:\n  characters:\n    - allan-pinkerton\n    - bat-masterson\n    - ben-hodges\n    - bloody-knife\n    - buckshot-roberts\n    - calamity-jane\n    - charley-parkhurst\n    - doc-holliday\n    - elfego-baca\n    - james-beckwourth\n    - johnny-ringo\n    - lottie-deno\n    - maria-gertrudis-barcelo\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\nstands:\n  general-store:\n    - boot-knife\n    - bullwhip\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - repeating-shotgun\n    - rifle\n    - saddle-bags\n    - shotgun\n    - ten-gallon\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, burro, gazette, medicine-pouch, mustang, peacekeeper]\n  trader: [carbine, derringer, holster, miners-map, mule, snake-oil, workhorse]\nwithout:\n  items: [cattle-brand, companion, lasso, lightning]\nrules: [mode-risky-business]\n"],["modes/serenade.yaml","# yaml-language-server: $schema=../schema/module.json\n# Serenade (mode.serenade.*): fights among players for three to five. Full hands, no trader, no deeds, and the stories of showdowns.\nid: serenade\nkind: mode\norder: 1\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, outfit, ruthless, stagecoach]\nexcludes: [rumors, scout, jackpot, gangs]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [15, 20]}\nonly:\n  characters:\n    - elfego-baca\n    - bass-reeves\n    - annie-oakley\n    - kit-carson\n    - johnny-ringo\n    - doc-holliday\n    - allan-pinkerton\n    - dave-rudabaugh\n    - butch-cassidy\n    - joaquin-murrieta\n    - curly-bill-brocius\n    - jesse-james\n  legendary-items:\n    - bandolier\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - marshals-badge\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - spyglass\n    - tomahawk\n  story-triggers: [showdown]\n  # His cards 1 to 9, 11 to 15 and 19.\n  automa-cards:\n    - tribute-of-the-gang\n    - high-noon\n    - the-vault\n    - the-night-train\n    - hired-guns\n    - a-shadow-behind-you\n    - easy-pickings\n    - drinks-on-the-stranger\n    - gold-by-moonlight\n    - the-doctors-bill\n    - salt-in-the-well\n    - the-black-stage\n    - marked-cards\n    - an-old-photograph\n    - the-forged-deed\nstands:\n  general-store:\n    - revolver\n    - rifle\n    - shotgun\n    - bedroll\n    - provisions\n    - holster\n    - derringer\n    - mustang\n    - peacekeeper\n    - burro\n    - snake-oil\n    - gazette\n  buzzard-gulch-trading-post: [boot-knife, repeating-shotgun, whiskey, quarter-horse, miners-map, medicine-pouch]\nwithout:\n  systems: [trader, deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller, unique]\nrules: [mode-serenade]\n"],["risky-business/track-spaces.yaml","# yaml-language-server: $schema=../schema/track-spaces.json\n# The last space of the Story track, which is printed as its fourth, gives 1 LP besides the point of choice (mode.risky-business.04).\n- {id: fourth-space, source: rulebook, track: story, space: 3, do: [{lp: 1}]}\n"],["serenade/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Every player begins with two more poker cards (mode.serenade.04).\n- {id: full-hand, in: setup, after: place, do: [{draw: 2}]}\n"],["wild-wild-west/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The rougher game of the French rulebook (base.wild.*).\nid: wild-wild-west\nkind: variant\norder: 3\nrules: [variant-wild-wild-west]\n"]]}');
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 1, 'setup', NULL, '= character wyatt-earp
= character kit-carson
= character stagecoach-mary
= character annie-oakley
= character bloody-knife
= character y-b-rowdy', 1795843848494, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 2, 'choice', 2, 'draft stagecoach-mary', 1795843848503, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 3, 'choice', 1, 'draft wyatt-earp', 1795843848505, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 4, 'choice', 3, 'draft y-b-rowdy
= first 1
= 6h
= Kc', 1795843848598, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 5, 'choice', 1, 'start dixon-creek-hideout-b
= Jc', 1795843848641, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 6, 'choice', 2, 'start darkrock-7
= Kd
= 9d
= Ac
= goal wyatt-posse
= goal mary-special-delivery
= goal rowdy-railhead
= trigger spend
= trigger points', 1795843848655, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 7, 'choice', 1, 'income both
= Kh', 1795843848660, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 8, 'choice', 1, 'end', 1795843848664, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 9, 'choice', 1, 'end', 1795843848681, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 10, 'choice', 2, 'income money', 1795843848683, 2);
INSERT INTO public.entries VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 11, 'choice', 2, 'move spikes-view-8', 1795843848693, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 1, 'setup', NULL, '= character wild-bill-hickok
= character y-b-rowdy
= character kit-carson
= character calamity-jane
= character bloody-knife
= character wyatt-earp', 1795843848858, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 2, 'choice', 1, 'draft wild-bill-hickok', 1795843848862, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 3, 'choice', 2, 'draft calamity-jane', 1795843848864, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 4, 'choice', 3, 'draft wyatt-earp
= first 2
= 10d', 1795843848872, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 5, 'choice', 2, 'start red-falls-5
= Ad
= 2c', 1795843848881, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 6, 'choice', 3, 'start cliff-junction-hideout-c
= 7s
= 5d
= 6h
= goal calamity-next-round
= goal wyatt-faro-money
= goal hickok-aces-and-eights
= trigger spend
= trigger points', 1795843848964, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 7, 'choice', 2, 'income both
= 4c', 1795843848969, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 8, 'choice', 2, 'buy whiskey', 1795843848978, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 9, 'choice', 2, 'buy miners-map', 1795843848985, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 10, 'choice', 2, 'move sunny-hills-5', 1795843848995, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 11, 'choice', 2, 'pass', 1795843849000, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 12, 'choice', 2, 'play 4c', 1795843849009, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 13, 'choice', 2, 'end', 1795843849021, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 14, 'choice', 3, 'income both
= Qs', 1795843849028, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 15, 'choice', 3, 'work', 1795843849068, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 16, 'choice', 3, 'work', 1795843849089, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 17, 'choice', 3, 'work', 1795843849121, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 18, 'choice', 3, 'end', 1795843849251, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 19, 'choice', 1, 'income cards
= Jc
= 3c', 1795843849256, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 20, 'choice', 1, 'move sunny-hills-1', 1795843849297, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 21, 'choice', 1, 'react 3c', 1795843849332, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 22, 'choice', 1, 'ride sunny-hills-2', 1795843849357, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 23, 'choice', 1, 'pass', 1795843849385, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 24, 'choice', 1, 'play 5d', 1795843849464, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 25, 'choice', 1, 'move red-falls-cabaret', 1795843849477, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 26, 'choice', 1, 'pass', 1795843849509, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 27, 'choice', 1, 'end', 1795843849535, 2);
INSERT INTO public.entries VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 28, 'choice', 2, 'income cards
= Kh
= Js', 1795843849560, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 1, 'setup', NULL, '= character wild-bill-hickok
= character billy-the-kid
= character wyatt-earp
= character bloody-knife
= character stagecoach-mary
= character doc-holliday', 1795843849662, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 2, 'choice', 1, 'draft billy-the-kid', 1795843849706, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 3, 'choice', 3, 'draft stagecoach-mary', 1795843849712, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 4, 'choice', 2, 'draft wyatt-earp
= 7c
= As', 1795843849713, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 5, 'choice', 1, 'start mesitos-point-hideout-a
= Ad
= 8d', 1795843849721, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 6, 'choice', 2, 'start cliff-junction-hideout-c
= 8h', 1795843849737, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 7, 'choice', 3, 'start darkrock-7
= goal billy-highwayman
= goal wyatt-faro-money
= goal mary-stocked-coach
= trigger legend
= trigger points', 1795843849740, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 8, 'choice', 1, 'income cards
= 3s
= 6h', 1795843849743, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 9, 'choice', 1, 'end', 1795843849776, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 10, 'choice', 1, 'end', 1795843849793, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 11, 'choice', 2, 'income money', 1795843849797, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 12, 'choice', 2, 'move cliff-junction-4', 1795843849801, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 13, 'choice', 2, 'pass', 1795843849805, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 14, 'choice', 2, 'move cliff-junction-9', 1795843849817, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 15, 'choice', 2, 'pass', 1795843849819, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 16, 'choice', 2, 'move cliff-junction-2', 1795843849825, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 17, 'choice', 2, 'pass', 1795843849833, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 18, 'choice', 2, 'end', 1795843849841, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 19, 'choice', 3, 'income money', 1795843849849, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 20, 'choice', 3, 'work', 1795843849856, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 21, 'choice', 3, 'work', 1795843849864, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 22, 'choice', 3, 'work', 1795843849867, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 23, 'choice', 3, 'end', 1795843849973, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 24, 'choice', 1, 'income both
= 4c', 1795843849989, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 25, 'choice', 1, 'move darkrock-2', 1795843850024, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 26, 'choice', 1, 'pass', 1795843850033, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 27, 'choice', 1, 'end', 1795843850080, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 28, 'choice', 1, 'end', 1795843850133, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 29, 'choice', 2, 'income cards
= 3d
= 7s', 1795843850150, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 30, 'choice', 2, 'move cliff-junction-2', 1795843850185, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 31, 'choice', 2, 'react 3d', 1795843850193, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 32, 'choice', 2, 'ride spikes-view-6', 1795843850195, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 33, 'choice', 2, 'pass', 1795843850201, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 34, 'choice', 2, 'move cliff-junction-mine', 1795843850206, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 35, 'choice', 2, 'pass', 1795843850209, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 36, 'choice', 2, 'move cliff-junction-10', 1795843850213, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 37, 'choice', 2, 'pass', 1795843850221, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 38, 'choice', 2, 'end', 1795843850229, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 39, 'choice', 3, 'income cards
= 8s
= Js', 1795843850237, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 40, 'choice', 3, 'work', 1795843850246, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 41, 'choice', 3, 'work', 1795843850249, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 42, 'choice', 3, 'work', 1795843850252, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 43, 'choice', 3, 'end', 1795843850360, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 44, 'choice', 1, 'income cards
= 4h
= 5d', 1795843850403, 2);
INSERT INTO public.entries VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 45, 'choice', 1, 'end', 1795843850449, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 1, 'setup', NULL, '= ware revolver
= ware mule
= ware miners-map
= ware shotgun
= ware derringer
= ware snake-oil
= event beef-prices
= event a-gap-in-the-fence
= frontier 3
= frontier 6
= frontier 4
= frontier 2
= frontier 3
= frontier 6
= frontier 4
= frontier 5
= frontier 4
= character curly-bill-brocius
= character doc-holliday
= character wyatt-earp
= character pat-garrett
= character annie-oakley
= character jesse-james', 1795843850790, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 2, 'choice', 1, 'draft doc-holliday', 1795843850811, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 3, 'choice', 3, 'draft annie-oakley', 1795843850840, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 4, 'choice', 2, 'draft pat-garrett
= first 3
= 8d', 1795843850872, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 5, 'choice', 3, 'start darkrock-1
= 10c
= As
= 10h
= goal annie-trick-shot
= goal doc-back-lot
= goal pat-authentic-life
= trigger legend
= trigger spend', 1795843850896, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 6, 'choice', 3, 'income money', 1795843850958, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 7, 'choice', 3, 'move darkrock-sheriffs-office', 1795843851016, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 8, 'choice', 3, 'pass', 1795843851148, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 9, 'choice', 3, 'work', 1795843851192, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 10, 'choice', 3, 'work', 1795843851276, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 11, 'choice', 3, 'end', 1795843851408, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 12, 'choice', 1, 'income cards
= 10s
= Kd', 1795843851450, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 13, 'choice', 1, 'move red-falls-cabaret', 1795843851524, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 14, 'choice', 1, 'pass', 1795843851552, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 15, 'choice', 1, 'move red-falls-doctors-office', 1795843851596, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 16, 'choice', 1, 'pass', 1795843851600, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 17, 'choice', 1, 'move sunny-hills-hideout-b
= 9
= 2', 1795843851628, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 18, 'choice', 1, 'commit 10s', 1795843851668, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 19, 'choice', 3, 'npc 9', 1795843851700, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 20, 'choice', 1, 'pass', 1795843851710, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 21, 'choice', 1, 'choose pay', 1795843851760, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 22, 'choice', 1, 'pass', 1795843851844, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 23, 'choice', 1, 'end', 1795843851846, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 24, 'choice', 2, 'income money', 1795843851857, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 25, 'choice', 2, 'move buzzard-gulch-marshals-office', 1795843851872, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 26, 'choice', 2, 'pass', 1795843851880, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 27, 'choice', 2, 'move buzzard-gulch-6', 1795843851883, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 28, 'choice', 2, 'pass', 1795843851904, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 29, 'choice', 2, 'buy miners-map', 1795843851924, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 30, 'choice', 2, 'upgrade revolver', 1795843851940, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 31, 'choice', 2, 'end', 1795843851972, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 32, 'choice', 3, 'income cards
= 9c
= 6c', 1795843851982, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 33, 'choice', 3, 'play 9c
= Ah
= 8s
= 2d', 1795843852024, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 34, 'choice', 3, 'play Ah', 1795843852057, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 35, 'choice', 3, 'choose wanted', 1795843852086, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 36, 'choice', 3, 'pass', 1795843852202, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 37, 'choice', 3, 'work', 1795843852224, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 38, 'choice', 3, 'end', 1795843852342, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 39, 'choice', 1, 'income both
= 7d', 1795843852349, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 40, 'choice', 1, 'end', 1795843852376, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 41, 'choice', 1, 'end', 1795843852392, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 42, 'choice', 2, 'income both
= Qd', 1795843852408, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 43, 'choice', 2, 'move gulch-frontier-30', 1795843852420, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 44, 'choice', 2, 'pass', 1795843852460, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 45, 'choice', 2, 'move buzzard-gulch-6', 1795843852476, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 46, 'choice', 2, 'pass', 1795843852492, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 47, 'choice', 2, 'move buzzard-gulch-3', 1795843852500, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 48, 'choice', 2, 'pass', 1795843852512, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 49, 'choice', 2, 'end', 1795843852524, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 50, 'choice', 3, 'income both
= Qs', 1795843852544, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 51, 'choice', 3, 'work', 1795843852572, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 52, 'choice', 3, 'work', 1795843852590, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 53, 'choice', 3, 'work', 1795843852593, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 54, 'choice', 3, 'end', 1795843852714, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 55, 'choice', 1, 'income cards
= 4c
= 2s', 1795843852727, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 56, 'choice', 1, 'play As', 1795843852740, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 57, 'choice', 1, 'choose marshal', 1795843852756, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 58, 'choice', 1, 'pass', 1795843852776, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 59, 'choice', 1, 'move sunny-hills-4', 1795843852796, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 60, 'choice', 1, 'pass', 1795843852804, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 61, 'choice', 1, 'move sunny-hills-hideout-b', 1795843852820, 2);
INSERT INTO public.entries VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 62, 'choice', 1, 'pass', 1795843852825, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 1, 'setup', NULL, '= ware derringer
= ware mustang
= ware rifle
= ware burro
= ware gazette
= ware whiskey
= ware mule
= ware miners-map
= ware pocket-watch
= item pump-trolley
= item spurs
= item shot-glass
= event the-claims-office-fire
= event the-riverboat-man
= frontier 6
= frontier 3
= frontier 2
= frontier 2
= frontier 5
= frontier 4
= frontier 4
= frontier 3
= frontier 6
= region sunny-hills
= character buckshot-roberts
= character maria-gertrudis-barcelo
= character y-b-rowdy
= character al-swearengen
= character tom-tobin
= character wyatt-earp', 1795843853177, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 2, 'choice', 1, 'draft buckshot-roberts', 1795843853208, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 3, 'choice', 3, 'draft wyatt-earp', 1795843853236, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 4, 'choice', 2, 'draft al-swearengen
= first 2
= 3h', 1795843853269, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 5, 'choice', 2, 'claim darkrock-saloon', 1795843853278, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 6, 'choice', 2, 'start darkrock-4
= Qc
= Jh', 1795843853317, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 7, 'choice', 3, 'start sunny-hills-hideout-a
= 2s', 1795843853368, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 8, 'choice', 1, 'buy derringer
= goal al-badlands
= goal wyatt-faro-money
= goal buckshot-from-the-hip
= legend last-good-well', 1795843853385, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 9, 'choice', 2, 'income money', 1795843853408, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 10, 'choice', 2, 'move mesitos-point-7', 1795843853454, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 11, 'choice', 2, 'pass', 1795843853472, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 12, 'choice', 2, 'move mesitos-point-5', 1795843853500, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 13, 'choice', 2, 'pass', 1795843853524, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 14, 'choice', 2, 'move darkrock-sheriffs-office', 1795843853546, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 15, 'choice', 2, 'react 3h', 1795843853557, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 16, 'choice', 2, 'ride darkrock-4', 1795843853588, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 17, 'choice', 2, 'risk money
= risk two-wounds', 1795843853616, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 18, 'choice', 2, 'end', 1795843853644, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 19, 'choice', 3, 'income both
= Kc', 1795843853672, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 20, 'choice', 3, 'move red-falls-2', 1795843853692, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 21, 'choice', 3, 'pass', 1795843853806, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 22, 'choice', 3, 'poker
= 4s
= Jc
= 6c
= Qh
= 9h
= Js
= 8d
= 2c', 1795843853841, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 23, 'choice', 2, 'lay 6c 9h', 1795843853886, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 24, 'choice', 3, 'lay 4s Jh', 1795843853916, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 25, 'choice', 3, 'choose legend', 1795843853922, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 26, 'choice', 3, 'move red-falls-5', 1795843853944, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 27, 'choice', 3, 'pass', 1795843854071, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 28, 'choice', 3, 'end', 1795843854089, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 29, 'choice', 3, 'end', 1795843854212, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 30, 'choice', 1, 'income money', 1795843854260, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 31, 'choice', 1, 'move gulch-frontier-17', 1795843854328, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 32, 'choice', 1, 'pass', 1795843854330, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 33, 'choice', 1, 'move gulch-frontier-18', 1795843854356, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 34, 'choice', 1, 'pass', 1795843854408, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 35, 'choice', 1, 'move buzzard-gulch-3', 1795843854460, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 36, 'choice', 1, 'pass', 1795843854469, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 37, 'choice', 1, 'risk card
= risk wound
= 7d', 1795843854479, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 38, 'choice', 1, 'end', 1795843854544, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 39, 'choice', 2, 'income both
= 4d', 1795843854588, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 40, 'choice', 2, 'move darkrock-7', 1795843854632, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 41, 'choice', 2, 'pass', 1795843854692, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 42, 'choice', 2, 'play 4d', 1795843854720, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 43, 'choice', 2, 'risk ride
= risk story-point', 1795843854802, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 44, 'choice', 2, 'ride mesitos-point-8', 1795843854856, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 45, 'choice', 2, 'move darkrock-sheriffs-office', 1795843854888, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 46, 'choice', 2, 'end', 1795843854916, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 47, 'choice', 3, 'income cards
= Qd
= 6d', 1795843854944, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 48, 'choice', 3, 'upgrade revolver', 1795843854980, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 49, 'choice', 3, 'end', 1795843854989, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 50, 'choice', 3, 'buy derringer', 1795843854992, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 51, 'choice', 3, 'keep', 1795843855012, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 52, 'choice', 3, 'upgrade derringer', 1795843855032, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 53, 'choice', 3, 'play Kc', 1795843855056, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 54, 'choice', 3, 'move red-falls-doctors-office', 1795843855064, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 55, 'choice', 3, 'pass', 1795843855170, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 56, 'choice', 3, 'move sunny-hills-ranch', 1795843855186, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 57, 'choice', 3, 'pass', 1795843855304, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 58, 'choice', 3, 'end', 1795843855309, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 59, 'choice', 3, 'end', 1795843855430, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 60, 'choice', 1, 'income both
= 8s', 1795843855436, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 61, 'choice', 1, 'move gulch-frontier-23', 1795843855460, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 62, 'choice', 1, 'pass', 1795843855478, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 63, 'choice', 1, 'play 2s', 1795843855499, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 64, 'choice', 1, 'ride buzzard-gulch-4', 1795843855548, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 65, 'choice', 1, 'move buzzard-gulch-5', 1795843855596, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 66, 'choice', 1, 'pass', 1795843855633, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 67, 'choice', 1, 'risk money
= risk story-point', 1795843855661, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 68, 'choice', 1, 'end', 1795843855680, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 69, 'choice', 2, 'income money', 1795843855716, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 70, 'choice', 2, 'end', 1795843855736, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 71, 'choice', 2, 'end', 1795843855753, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 72, 'choice', 3, 'income both
= 7c', 1795843855792, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 73, 'choice', 3, 'equip revolver', 1795843855816, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 74, 'choice', 3, 'acquire
= blue-8', 1795843855848, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 75, 'choice', 3, 'claim sunny-hills-ranch', 1795843855897, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 76, 'choice', 3, 'deed sunny-hills-ranch', 1795843855920, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 77, 'choice', 3, 'ride red-falls-5', 1795843855964, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 78, 'choice', 3, 'end', 1795843856005, 2);
INSERT INTO public.entries VALUES ('87c0e3ef7553b127479efa8f95028ed5', 79, 'choice', 3, 'end', 1795843856280, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 1, 'setup', NULL, '= event wrong-side-of-the-bars
= event beef-prices
= frontier 3
= frontier 6
= frontier 4
= frontier 5
= frontier 6
= frontier 5
= frontier 3
= frontier 4
= frontier 4
= character dave-rudabaugh
= character elfego-baca
= character kit-carson
= character doc-holliday
= character annie-oakley
= character joaquin-murrieta', 1795843856456, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 2, 'choice', 2, 'draft kit-carson', 1795843856485, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 3, 'choice', 3, 'draft annie-oakley', 1795843856520, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 4, 'choice', 1, 'draft dave-rudabaugh
= 8c
= 5h
= 10c
= 3s
= 4c
= 10d', 1795843856548, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 5, 'choice', 3, 'start darkrock-3
= 9h
= Kh', 1795843856585, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 6, 'choice', 1, 'start darkrock-3
= 4d
= Qc
= trigger showdown
= trigger showdown', 1795843856602, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 7, 'choice', 1, 'income cards
= 6c
= 2d', 1795843856620, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 8, 'choice', 1, 'move sunny-hills-mine', 1795843856646, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 9, 'choice', 1, 'pass', 1795843856673, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 10, 'choice', 1, 'work', 1795843856700, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 11, 'choice', 1, 'move sunny-hills-mine', 1795843856708, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 12, 'choice', 1, 'pass', 1795843856733, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 13, 'choice', 2, 'income money', 1795843856753, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 14, 'choice', 2, 'move mesitos-point-4', 1795843856788, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 15, 'choice', 2, 'react 3s', 1795843856811, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 16, 'choice', 2, 'ride mesitos-point-1', 1795843856845, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 17, 'choice', 2, 'pass', 1795843856873, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 18, 'choice', 2, 'move mesitos-point-4', 1795843856896, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 19, 'choice', 2, 'pass', 1795843856948, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 20, 'choice', 2, 'move mesitos-point-4', 1795843856961, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 21, 'choice', 2, 'pass', 1795843856974, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 22, 'choice', 3, 'income cards
= 6s
= 2s', 1795843856980, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 23, 'choice', 3, 'play 9h
= 10h
= 5c
= 8s', 1795843857016, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 24, 'choice', 3, 'play 5c', 1795843857096, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 25, 'choice', 3, 'play Kh', 1795843857120, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 26, 'choice', 3, 'play 2s', 1795843857124, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 27, 'choice', 3, 'ride darkrock-sheriffs-office', 1795843857164, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 28, 'choice', 3, 'work', 1795843857200, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 29, 'choice', 1, 'income cards
= 9d
= 8h', 1795843857232, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 30, 'choice', 1, 'move mesitos-point-1', 1795843857312, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 31, 'choice', 1, 'pass', 1795843857352, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 32, 'choice', 1, 'move mesitos-point-1', 1795843857388, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 33, 'choice', 1, 'pass', 1795843857433, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 34, 'choice', 1, 'move mesitos-point-3', 1795843857452, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 35, 'choice', 1, 'pass', 1795843857476, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 36, 'choice', 1, 'discard 6c', 1795843857504, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 37, 'choice', 1, 'discard 8c', 1795843857536, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 38, 'choice', 2, 'income both
= 7h', 1795843857557, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 39, 'choice', 2, 'move mesitos-point-3', 1795843857592, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 40, 'choice', 2, 'pass', 1795843857609, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 41, 'choice', 2, 'move mesitos-point-ranch', 1795843857636, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 42, 'choice', 2, 'pass', 1795843857660, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 43, 'choice', 2, 'play 10c', 1795843857693, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 44, 'choice', 2, 'buy boot-knife', 1795843857706, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 45, 'choice', 3, 'income both
= 3d', 1795843857727, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 46, 'choice', 3, 'move mesitos-point-3', 1795843857753, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 47, 'choice', 3, 'pass', 1795843857870, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 48, 'choice', 3, 'move darkrock-4', 1795843857889, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 49, 'choice', 3, 'pass', 1795843858051, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 50, 'choice', 3, 'play 3d', 1795843858112, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 51, 'choice', 3, 'ride gulch-frontier-rail-station', 1795843858116, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 52, 'choice', 1, 'income cards
= 10s
= Ad', 1795843858165, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 53, 'choice', 1, 'end', 1795843858224, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 54, 'choice', 1, 'discard 9d', 1795843858228, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 55, 'choice', 1, 'discard Ad', 1795843858244, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 56, 'choice', 2, 'income both
= Ac', 1795843858272, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 57, 'choice', 2, 'move mesitos-point-2', 1795843858292, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 58, 'choice', 2, 'pass', 1795843858308, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 59, 'choice', 2, 'move sunny-hills-hideout-b
= A
= K', 1795843858360, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 60, 'choice', 2, 'commit 7h', 1795843858404, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 61, 'choice', 1, 'npc K', 1795843858452, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 62, 'choice', 2, 'pass
= 7c', 1795843858476, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 63, 'choice', 2, 'pass', 1795843858548, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 64, 'choice', 2, 'move darkrock-1', 1795843858550, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 65, 'choice', 2, 'pass', 1795843858560, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 66, 'choice', 3, 'income cards
= Js
= 4s', 1795843858580, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 67, 'choice', 3, 'move gulch-frontier-rail-station', 1795843858583, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 68, 'choice', 3, 'pass', 1795843858718, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 69, 'choice', 3, 'work', 1795843858727, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 70, 'choice', 3, 'work', 1795843858733, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 71, 'choice', 3, 'discard 10d', 1795843858742, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 72, 'choice', 1, 'income cards
= 3h
= Jd', 1795843858753, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 73, 'choice', 1, 'end', 1795843858762, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 74, 'choice', 1, 'discard 4d', 1795843858764, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 75, 'choice', 1, 'discard 8h', 1795843858769, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 76, 'choice', 2, 'income money', 1795843858777, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 77, 'choice', 2, 'buy mustang', 1795843858782, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 78, 'choice', 2, 'buy gazette
= event the-quarter-mile', 1795843858791, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 79, 'choice', 2, 'buy derringer', 1795843858797, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 80, 'choice', 2, 'equip derringer', 1795843858801, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 81, 'choice', 2, 'move sunny-hills-1', 1795843858803, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 82, 'choice', 2, 'pass', 1795843858817, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 83, 'choice', 2, 'move sunny-hills-hideout-b', 1795843858821, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 84, 'choice', 2, 'pass', 1795843858831, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 85, 'choice', 3, 'income cards
= 5d
= 3c', 1795843858841, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 86, 'choice', 3, 'move buzzard-gulch-1', 1795843858844, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 87, 'choice', 3, 'pass', 1795843858952, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 88, 'choice', 3, 'move spikes-view-rail-station', 1795843858988, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 89, 'choice', 3, 'react 3c', 1795843859092, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 90, 'choice', 3, 'pass', 1795843859144, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 91, 'choice', 3, 'work', 1795843859160, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 92, 'choice', 3, 'discard 6s', 1795843859184, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 93, 'choice', 1, 'income cards
= 6h
= 7d', 1795843859200, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 94, 'choice', 1, 'move mesitos-point-3', 1795843859260, 2);
INSERT INTO public.entries VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 95, 'choice', 1, 'move darkrock-5', 1795843859288, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 1, 'setup', NULL, '= item bandolier
= item spurs
= item lasso
= event high-water
= event the-riverboat-man
= frontier 4
= frontier 4
= frontier 3
= frontier 3
= frontier 4
= frontier 6
= frontier 2
= frontier 3
= frontier 2
= region mesitos-point
= character wild-bill-hickok
= character stagecoach-mary
= character john-slaughter
= character maria-gertrudis-barcelo
= character fee-lee-wong
= character al-swearengen', 1795843859669, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 2, 'choice', 1, 'draft wild-bill-hickok', 1795843859686, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 3, 'choice', 2, 'draft maria-gertrudis-barcelo', 1795843859689, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 4, 'choice', 3, 'draft fee-lee-wong
= first 2
= 8s', 1795843859762, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 5, 'choice', 2, 'start buzzard-gulch-4
= Ah
= event balloon
= 3h
= 9h
= Qh
= trigger spend
= trigger spend', 1795843859771, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 6, 'choice', 2, 'income both
= 6c', 1795843859779, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 7, 'choice', 2, 'equip derringer', 1795843859789, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 8, 'choice', 2, 'move gulch-frontier-8', 1795843859800, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 9, 'choice', 2, 'pass', 1795843859810, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 10, 'choice', 2, 'move gulch-frontier-12', 1795843859827, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 11, 'choice', 2, 'pass', 1795843859830, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 12, 'choice', 2, 'end', 1795843859839, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 13, 'choice', 3, 'income cards
= 9c
= 10s', 1795843859904, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 14, 'choice', 3, 'move gulch-frontier-14', 1795843859907, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 15, 'choice', 3, 'pass', 1795843860017, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 16, 'choice', 3, 'move gulch-frontier-12', 1795843860020, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 17, 'choice', 3, 'pass', 1795843860133, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 18, 'choice', 3, 'move buzzard-gulch-4', 1795843860136, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 19, 'choice', 3, 'pass', 1795843860242, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 20, 'choice', 1, 'income cards
= 9s
= 2d', 1795843860249, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 21, 'choice', 1, 'move dixon-creek-hideout-b
= 7
= A', 1795843860262, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 22, 'choice', 1, 'commit 9s', 1795843860269, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 23, 'choice', 3, 'npc A', 1795843860282, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 24, 'choice', 1, 'pass', 1795843860285, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 25, 'choice', 1, 'choose legend
= Jc
= 10h', 1795843860290, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 26, 'choice', 1, 'pass', 1795843860306, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 27, 'choice', 1, 'move red-falls-cabaret', 1795843860309, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 28, 'choice', 1, 'pass', 1795843860313, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 29, 'choice', 1, 'end', 1795843860330, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 30, 'choice', 1, 'discard Qh', 1795843860333, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 31, 'choice', 1, 'discard 3h', 1795843860340, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 32, 'choice', 2, 'income cards
= 7h
= Qc', 1795843860349, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 33, 'choice', 2, 'equip revolver', 1795843860361, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 34, 'choice', 2, 'move gulch-frontier-14', 1795843860370, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 35, 'choice', 2, 'pass', 1795843860373, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 36, 'choice', 2, 'move gulch-frontier-12', 1795843860378, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 37, 'choice', 2, 'pass', 1795843860389, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 38, 'choice', 2, 'move gulch-frontier-5', 1795843860398, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 39, 'choice', 2, 'pass', 1795843860409, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 40, 'choice', 3, 'income money', 1795843860417, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 41, 'choice', 3, 'buy quarter-horse', 1795843860426, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 42, 'choice', 3, 'end', 1795843860433, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 43, 'choice', 3, 'upgrade revolver', 1795843860508, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 44, 'choice', 3, 'work', 1795843860548, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 45, 'choice', 1, 'income money', 1795843860560, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 46, 'choice', 1, 'move sunny-hills-1', 1795843860572, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 47, 'choice', 1, 'pass', 1795843860584, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 48, 'choice', 1, 'move red-falls-doctors-office', 1795843860587, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 49, 'choice', 1, 'pass', 1795843860608, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 50, 'choice', 1, 'move cliff-junction-3', 1795843860620, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 51, 'choice', 1, 'pass', 1795843860630, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 52, 'choice', 2, 'income both
= Kd', 1795843860640, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 53, 'choice', 2, 'equip revolver', 1795843860648, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 54, 'choice', 2, 'move gulch-frontier-ranch', 1795843860656, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 55, 'choice', 2, 'pass', 1795843860661, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 56, 'choice', 2, 'end', 1795843860664, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 57, 'choice', 3, 'income money', 1795843860684, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 58, 'choice', 3, 'move gulch-frontier-23', 1795843860710, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 59, 'choice', 3, 'use quarter-horse', 1795843860813, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 60, 'choice', 3, 'discard 9c
= Ac', 1795843860836, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 61, 'choice', 3, 'ride gulch-frontier-29', 1795843860844, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 62, 'choice', 3, 'pass', 1795843860949, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 63, 'choice', 3, 'play Ah', 1795843860964, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 64, 'choice', 3, 'choose marshal', 1795843860969, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 65, 'choice', 3, 'use gazette', 1795843861077, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 66, 'choice', 3, 'pass', 1795843861183, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 67, 'choice', 3, 'move buzzard-gulch-5', 1795843861188, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 68, 'choice', 3, 'pass', 1795843861291, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 69, 'choice', 1, 'income money', 1795843861298, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 70, 'choice', 1, 'move cliff-junction-5', 1795843861307, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 71, 'choice', 1, 'pass', 1795843861310, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 72, 'choice', 1, 'move red-falls-5', 1795843861352, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 73, 'choice', 1, 'pass', 1795843861386, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 74, 'choice', 1, 'move cliff-junction-hideout-c
= 5
= 9', 1795843861440, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 75, 'choice', 1, 'commit 2d', 1795843861452, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 76, 'choice', 3, 'npc 9', 1795843861485, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 77, 'choice', 1, 'pass', 1795843861540, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 78, 'choice', 1, 'choose discard', 1795843861580, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 79, 'choice', 1, 'discard Jc
= 6h', 1795843861612, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 80, 'choice', 1, 'pass', 1795843861648, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 81, 'choice', 2, 'income cards
= 6s
= 7c', 1795843861664, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 82, 'choice', 2, 'equip derringer', 1795843861697, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 83, 'choice', 2, 'play Kd', 1795843861753, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 84, 'choice', 2, 'work', 1795843861784, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 85, 'choice', 2, 'move gulch-frontier-13', 1795843861832, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 86, 'choice', 2, 'pass', 1795843861880, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 87, 'choice', 2, 'move gulch-frontier-13', 1795843861920, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 88, 'choice', 2, 'pass', 1795843861960, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 89, 'choice', 2, 'move gulch-frontier-9', 1795843862012, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 90, 'choice', 2, 'pass', 1795843862048, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 91, 'choice', 2, 'discard Qc', 1795843862092, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 92, 'choice', 3, 'income money', 1795843862137, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 93, 'choice', 3, 'claim buzzard-gulch-trading-post', 1795843862160, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 94, 'choice', 3, 'deed buzzard-gulch-trading-post', 1795843862196, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 95, 'choice', 3, 'choose upgrade', 1795843862220, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 96, 'choice', 3, 'upgrade quarter-horse', 1795843862248, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 97, 'choice', 3, 'play Ac', 1795843862268, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 98, 'choice', 3, 'choose wanted', 1795843862308, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 99, 'choice', 3, 'pass', 1795843862436, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 100, 'choice', 1, 'income cards
= 5h
= Kh', 1795843862462, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 101, 'choice', 1, 'move cliff-junction-9', 1795843862497, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 102, 'choice', 1, 'pass', 1795843862517, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 103, 'choice', 1, 'move cliff-junction-mine', 1795843862560, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 104, 'choice', 1, 'pass', 1795843862612, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 105, 'choice', 1, 'move gulch-frontier-rail-station', 1795843862644, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 106, 'choice', 1, 'pass', 1795843862663, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 107, 'choice', 1, 'discard 6h', 1795843862678, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 108, 'choice', 1, 'discard 5h', 1795843862704, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 109, 'choice', 2, 'income both
= Ks', 1795843862706, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 110, 'choice', 2, 'equip revolver', 1795843862741, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 111, 'choice', 2, 'move gulch-frontier-6', 1795843862762, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 112, 'choice', 2, 'pass', 1795843862764, 2);
INSERT INTO public.entries VALUES ('9efce760eb54bc021eda37af8097d3ad', 113, 'choice', 2, 'move gulch-frontier-1', 1795843862774, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 1, 'setup', NULL, '= item snakeskin-boots
= item thunder
= item bandolier
= event the-quarantine-line
= event the-bell-steer
= frontier 5
= frontier 4
= frontier 6
= frontier 5
= frontier 4
= frontier 2
= frontier 3
= frontier 3
= frontier 2
= region cliff-junction
= character ada-curnutt
= character dave-rudabaugh
= character curly-bill-brocius
= character billy-the-kid
= character seth-bullock
= character elfego-baca', 1795843863365, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 2, 'choice', 2, 'draft billy-the-kid', 1795843863432, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 3, 'choice', 3, 'draft elfego-baca', 1795843863476, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 4, 'choice', 1, 'draft ada-curnutt
= 5c
= Qs', 1795843863517, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 5, 'choice', 2, 'start mesitos-point-hideout-a
= Js
= 8h', 1795843863570, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 6, 'choice', 3, 'start gulch-frontier-4
= 10c
= 8s', 1795843863640, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 7, 'choice', 1, 'start buzzard-gulch-1
= trigger showdown
= trigger showdown', 1795843863684, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 8, 'choice', 2, 'income cards
= Qh
= Kh', 1795843863708, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 9, 'choice', 2, 'move mesitos-point-ranch', 1795843863717, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 10, 'choice', 2, 'pass', 1795843863734, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 11, 'choice', 2, 'move mesitos-point-hideout-a', 1795843863777, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 12, 'choice', 2, 'pass', 1795843863820, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 13, 'choice', 2, 'play 5c', 1795843863861, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 14, 'choice', 3, 'income both
= 4h', 1795843863872, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 15, 'choice', 3, 'frontier', 1795843863877, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 16, 'choice', 3, 'discard Js', 1795843863901, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 17, 'choice', 3, 'discard 8h
= frontier-token missing-surveyor', 1795843863909, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 18, 'choice', 3, 'move gulch-frontier-4', 1795843863922, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 19, 'choice', 3, 'pass', 1795843864040, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 20, 'choice', 3, 'move gulch-frontier-ranch', 1795843864061, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 21, 'choice', 3, 'pass', 1795843864195, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 22, 'choice', 1, 'income money', 1795843864225, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 23, 'choice', 1, 'move buzzard-gulch-3', 1795843864336, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 24, 'choice', 1, 'pass', 1795843864385, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 25, 'choice', 1, 'move buzzard-gulch-4', 1795843864468, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 26, 'choice', 1, 'pass', 1795843864471, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 27, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795843864492, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 28, 'choice', 1, 'pass', 1795843864552, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 29, 'choice', 2, 'income both
= 2h', 1795843864582, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 30, 'choice', 2, 'play Kh', 1795843864591, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 31, 'choice', 2, 'work', 1795843864606, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 32, 'choice', 2, 'move darkrock-1', 1795843864613, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 33, 'choice', 2, 'pass', 1795843864627, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 34, 'choice', 2, 'buy whiskey', 1795843864634, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 35, 'choice', 2, 'buy medicine-pouch', 1795843864646, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 36, 'choice', 2, 'buy snake-oil', 1795843864653, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 37, 'choice', 2, 'end', 1795843864661, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 38, 'choice', 2, 'move mesitos-point-1', 1795843864680, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 39, 'choice', 2, 'pass', 1795843864685, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 40, 'choice', 3, 'income cards
= 10h
= 9h', 1795843864689, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 41, 'choice', 3, 'acquire
= orange-7', 1795843864692, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 42, 'choice', 3, 'move gulch-frontier-10', 1795843864698, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 43, 'choice', 3, 'pass', 1795843864809, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 44, 'choice', 3, 'play 9h
= 5s
= 4c
= 9d', 1795843864830, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 45, 'choice', 1, 'income both
= Kd', 1795843864833, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 46, 'choice', 1, 'move gulch-frontier-7', 1795843864836, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 47, 'choice', 1, 'pass', 1795843864846, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 48, 'choice', 1, 'move buzzard-gulch-6', 1795843864858, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 49, 'choice', 1, 'pass', 1795843864869, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 50, 'choice', 1, 'play Kd', 1795843864882, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 51, 'choice', 1, 'move buzzard-gulch-4', 1795843864895, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 52, 'choice', 1, 'pass', 1795843864898, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 53, 'choice', 1, 'play 10c', 1795843864901, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 54, 'choice', 1, 'choose upgrade', 1795843864905, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 55, 'choice', 1, 'upgrade revolver', 1795843864917, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 56, 'choice', 2, 'income cards
= 6d
= 2c', 1795843864930, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 57, 'choice', 2, 'move mesitos-point-ranch', 1795843864942, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 58, 'choice', 2, 'pass', 1795843864949, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 59, 'choice', 2, 'use medicine-pouch', 1795843864954, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 60, 'choice', 2, 'move mesitos-point-hideout-a', 1795843864962, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 61, 'choice', 2, 'pass', 1795843864974, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 62, 'choice', 3, 'income both
= Ks', 1795843864982, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 63, 'choice', 3, 'play 5s', 1795843864985, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 64, 'choice', 3, 'play 9d
= 7h
= 7c
= 6c', 1795843864994, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 65, 'choice', 3, 'play 4c', 1795843864999, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 66, 'choice', 3, 'sheriff mesitos-point-3', 1795843865006, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 67, 'choice', 3, 'sheriff mesitos-point-1', 1795843865018, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 68, 'choice', 3, 'sheriff darkrock-1', 1795843865030, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 69, 'choice', 3, 'discard 7h', 1795843865034, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 70, 'choice', 1, 'income both
= Ac', 1795843865046, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 71, 'choice', 1, 'move gulch-frontier-21', 1795843865057, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 72, 'choice', 1, 'pass', 1795843865069, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 73, 'choice', 1, 'move buzzard-gulch-5', 1795843865081, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 74, 'choice', 1, 'pass', 1795843865089, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 75, 'choice', 1, 'work', 1795843865103, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 76, 'choice', 2, 'income money', 1795843865110, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 77, 'choice', 2, 'move darkrock-sheriffs-office', 1795843865118, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 78, 'choice', 2, 'pass', 1795843865134, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 79, 'choice', 2, 'move darkrock-6', 1795843865146, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 80, 'choice', 2, 'pass', 1795843865154, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 81, 'choice', 2, 'move spikes-view-5', 1795843865162, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 82, 'choice', 2, 'pass', 1795843865170, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 83, 'choice', 3, 'income money', 1795843865178, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 84, 'choice', 3, 'frontier', 1795843865189, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 85, 'choice', 3, 'discard 10h', 1795843865196, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 86, 'choice', 3, 'discard 6c
= frontier-token hidden-canyon', 1795843865201, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 87, 'choice', 3, 'play Ks', 1795843865218, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 88, 'choice', 3, 'move gulch-frontier-ranch', 1795843865225, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 89, 'choice', 3, 'pass', 1795843865337, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 90, 'choice', 3, 'move gulch-frontier-ranch', 1795843865412, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 91, 'choice', 3, 'pass', 1795843865547, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 92, 'choice', 3, 'move gulch-frontier-ranch', 1795843865612, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 93, 'choice', 3, 'pass', 1795843865744, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 94, 'choice', 1, 'income money', 1795843865776, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 95, 'choice', 1, 'move gulch-frontier-23', 1795843865868, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 96, 'choice', 1, 'pass', 1795843865888, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 97, 'choice', 1, 'end', 1795843865908, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 98, 'choice', 2, 'income cards
= Jc
= Qc', 1795843865952, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 99, 'choice', 2, 'move darkrock-bank', 1795843866068, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 100, 'choice', 2, 'pass', 1795843866104, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 101, 'choice', 2, 'heist
= 10
= 5
= J', 1795843866152, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 102, 'choice', 2, 'commit 2h', 1795843866232, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 103, 'choice', 1, 'npc 10', 1795843866237, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 104, 'choice', 2, 'pass', 1795843866292, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 105, 'choice', 1, 'pass
= 8c', 1795843866345, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 106, 'choice', 2, 'pass', 1795843866365, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 107, 'choice', 2, 'move darkrock-2', 1795843866393, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 108, 'choice', 2, 'pass', 1795843866420, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 109, 'choice', 2, 'discard Jc', 1795843866438, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 110, 'choice', 2, 'discard 2c', 1795843866484, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 111, 'choice', 2, 'discard Qs
= event high-water', 1795843866500, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 112, 'choice', 2, 'choose shop', 1795843866541, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 113, 'choice', 2, 'buy holster', 1795843866568, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 114, 'choice', 3, 'income both
= 4s', 1795843866592, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 115, 'choice', 3, 'move gulch-frontier-ranch', 1795843866652, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 116, 'choice', 3, 'pass', 1795843866761, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 117, 'choice', 3, 'play 4s', 1795843866809, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 118, 'choice', 3, 'sheriff darkrock-3', 1795843866904, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 119, 'choice', 3, 'sheriff stop', 1795843866976, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 120, 'choice', 3, 'move gulch-frontier-ranch', 1795843867040, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 121, 'choice', 3, 'pass', 1795843867192, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 122, 'choice', 1, 'income both
= 3c', 1795843867204, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 123, 'choice', 1, 'move gulch-frontier-22', 1795843867257, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 124, 'choice', 1, 'react 3c', 1795843867301, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 125, 'choice', 1, 'ride gulch-frontier-29', 1795843867352, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 126, 'choice', 1, 'pass', 1795843867384, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 127, 'choice', 1, 'move gulch-frontier-31', 1795843867400, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 128, 'choice', 1, 'pass', 1795843867441, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 129, 'choice', 1, 'move gulch-frontier-15', 1795843867469, 2);
INSERT INTO public.entries VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 130, 'choice', 1, 'pass', 1795843867497, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 1, 'setup', NULL, '= item tomahawk
= item bowie-knife
= item molasses
= event run-on-the-bank
= event paid-off
= frontier 4
= frontier 5
= frontier 3
= frontier 4
= frontier 6
= frontier 2
= frontier 2
= frontier 6
= frontier 4
= region buzzard-gulch
= character elfego-baca
= character johnny-ringo
= character buckshot-roberts
= character john-slaughter
= character doc-holliday
= character stagecoach-mary', 1795843868221, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 2, 'choice', 1, 'draft johnny-ringo', 1795843868280, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 3, 'choice', 2, 'draft buckshot-roberts', 1795843868305, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 4, 'choice', 3, 'draft doc-holliday
= first 3
= 5s
= 9s
= 8c
= 7d', 1795843868352, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 5, 'choice', 2, 'buy revolver
= goal doc-steady-hand
= goal ringo-turkey-creek
= goal buckshot-thirteen-to-one
= legend quiet-sickness', 1795843868357, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 6, 'choice', 3, 'choose pay', 1795843868390, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 7, 'choice', 3, 'income money', 1795843868416, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 8, 'choice', 3, 'risk money
= risk wound-and-story-point', 1795843868420, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 9, 'choice', 3, 'play 9s
= Js
= 4s
= Kd', 1795843868429, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 10, 'choice', 3, 'play Kd', 1795843868469, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 11, 'choice', 3, 'play 5s', 1795843868474, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 12, 'choice', 3, 'work', 1795843868478, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 13, 'choice', 3, 'take-part 2', 1795843868510, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 14, 'choice', 3, 'goal doc-second-opinion
= token 1', 1795843868514, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 15, 'choice', 3, 'claim red-falls-doctors-office', 1795843868535, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 16, 'choice', 3, 'end', 1795843868654, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 17, 'choice', 1, 'income money', 1795843868662, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 18, 'choice', 1, 'move gulch-frontier-9', 1795843868675, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 19, 'choice', 1, 'pass', 1795843868694, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 20, 'choice', 1, 'move gulch-frontier-11', 1795843868707, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 21, 'choice', 1, 'pass', 1795843868714, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 22, 'choice', 1, 'end', 1795843868718, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 23, 'choice', 1, 'end', 1795843868729, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 24, 'choice', 2, 'income cards
= 5d
= 2c', 1795843868733, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 25, 'choice', 2, 'risk card
= risk story-point
= 7s', 1795843868748, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 26, 'choice', 2, 'move cliff-junction-mine', 1795843868758, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 27, 'choice', 2, 'pass', 1795843868766, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 28, 'choice', 2, 'move cliff-junction-mine', 1795843868770, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 29, 'choice', 2, 'pass', 1795843868773, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 30, 'choice', 2, 'play 7s
= 3d
= 3c
= event the-toll-gate', 1795843868787, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 31, 'choice', 2, 'discard 2c', 1795843868798, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 32, 'choice', 3, 'choose pay', 1795843868810, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 33, 'choice', 1, 'choose discard', 1795843868813, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 34, 'choice', 2, 'end', 1795843868816, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 35, 'choice', 3, 'choose pay', 1795843868826, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 36, 'choice', 3, 'income money', 1795843868834, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 37, 'choice', 3, 'move cliff-junction-2
= opponent deacon-pike
= K
= 6', 1795843868840, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 38, 'choice', 3, 'commit Js', 1795843868845, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 39, 'choice', 2, 'npc 6', 1795843868854, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 40, 'choice', 3, 'pass
= 6c', 1795843868970, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 41, 'choice', 3, 'pass
= event the-quarantine-line', 1795843869079, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 42, 'choice', 3, 'deed red-falls-doctors-office
= 4d', 1795843869090, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 43, 'choice', 3, 'move red-falls-4', 1795843869106, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 44, 'choice', 3, 'pass', 1795843869217, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 45, 'choice', 3, 'end', 1795843869233, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 46, 'choice', 3, 'end', 1795843869357, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 47, 'choice', 1, 'income both
= Qd', 1795843869365, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 48, 'choice', 1, 'end', 1795843869370, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 49, 'choice', 1, 'end', 1795843869395, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 50, 'choice', 2, 'income money', 1795843869413, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 51, 'choice', 2, 'claim cliff-junction-mine', 1795843869419, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 52, 'choice', 2, 'move cliff-junction-6', 1795843869454, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 53, 'choice', 2, 'pass', 1795843869462, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 54, 'choice', 2, 'move spikes-view-rail-station', 1795843869470, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 55, 'choice', 2, 'pass', 1795843869477, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 56, 'choice', 2, 'end', 1795843869493, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 57, 'choice', 2, 'end', 1795843869505, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 58, 'choice', 3, 'choose discard', 1795843869530, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 59, 'choice', 3, 'discard 4d', 1795843869553, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 60, 'choice', 3, 'income money', 1795843869574, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 61, 'choice', 3, 'move red-falls-1', 1795843869593, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 62, 'choice', 3, 'pass', 1795843869701, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 63, 'choice', 3, 'high-stakes
= Ad
= 5c
= 10s
= Kc
= Jc
= Qs
= 9h
= 6d
= 5h', 1795843869710, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 64, 'choice', 3, 'raise
= 2s
= Jd', 1795843869738, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 65, 'choice', 2, 'lay 10s Qs', 1795843869766, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 66, 'choice', 3, 'lay 4s Ad', 1795843869772, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 67, 'choice', 3, 'choose money', 1795843869802, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 68, 'choice', 3, 'high-stakes
= 2d
= 8h
= 10d
= 8s
= 10c
= Ks
= 3s
= 4c
= Qh', 1795843869826, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 69, 'choice', 3, 'raise
= 4h
= 9d', 1795843869832, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 70, 'choice', 2, 'lay 10c Ks', 1795843869883, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 71, 'choice', 3, 'risk ride
= risk wound-and-story-point
= 6h', 1795843869898, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 72, 'choice', 3, 'choose gang-b', 1795843869920, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 73, 'choice', 3, 'ride sunny-hills-5', 1795843869938, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 74, 'choice', 3, 'end', 1795843870054, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 75, 'choice', 1, 'income both
= Kh', 1795843870080, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 76, 'choice', 1, 'move gulch-frontier-10', 1795843870084, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 77, 'choice', 1, 'pass', 1795843870097, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 78, 'choice', 1, 'move gulch-frontier-5', 1795843870123, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 79, 'choice', 1, 'pass', 1795843870137, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 80, 'choice', 1, 'move gulch-frontier-ranch', 1795843870146, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 81, 'choice', 1, 'pass', 1795843870169, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 82, 'choice', 1, 'end', 1795843870181, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 83, 'choice', 1, 'end', 1795843870193, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 84, 'choice', 2, 'income money', 1795843870221, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 85, 'choice', 2, 'move cliff-junction-6', 1795843870235, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 86, 'choice', 2, 'pass', 1795843870242, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 87, 'choice', 2, 'risk card
= risk wound-and-story-point', 1795843870245, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 88, 'choice', 2, 'choose gang-b
= Ah', 1795843870274, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 89, 'choice', 2, 'end', 1795843870278, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 90, 'choice', 2, 'discard 3d', 1795843870283, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 91, 'choice', 2, 'end', 1795843870305, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 92, 'choice', 3, 'income both
= 2h', 1795843870309, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 93, 'choice', 3, 'risk ride
= risk story-point', 1795843870323, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 94, 'choice', 3, 'choose marshal', 1795843870357, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 95, 'choice', 3, 'ride sunny-hills-6', 1795843870360, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 96, 'choice', 3, 'move red-falls-6', 1795843870365, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 97, 'choice', 3, 'pass', 1795843870497, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 98, 'choice', 3, 'move red-falls-4', 1795843870509, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 99, 'choice', 3, 'pass', 1795843870626, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 100, 'choice', 3, 'buy boot-knife', 1795843870645, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 101, 'choice', 3, 'buy provisions
= 10h', 1795843870648, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 102, 'choice', 3, 'buy ten-gallon', 1795843870677, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 103, 'choice', 3, 'buy rifle', 1795843870695, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 104, 'choice', 3, 'equip rifle', 1795843870709, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 105, 'choice', 3, 'end', 1795843870711, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 106, 'choice', 3, 'end', 1795843870834, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 107, 'choice', 1, 'income cards
= 3h
= 9c', 1795843870841, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 108, 'choice', 1, 'risk ride
= risk two-wounds', 1795843870870, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 109, 'choice', 1, 'ride gulch-frontier-11', 1795843870872, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 110, 'choice', 1, 'move buzzard-gulch-6', 1795843870887, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 111, 'choice', 1, 'pass', 1795843870909, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 112, 'choice', 1, 'move gulch-frontier-10', 1795843870921, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 113, 'choice', 1, 'pass', 1795843870937, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 114, 'choice', 1, 'move gulch-frontier-4', 1795843870940, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 115, 'choice', 1, 'pass', 1795843870965, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 116, 'choice', 1, 'discard Kh', 1795843870967, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 117, 'choice', 1, 'end', 1795843870969, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 118, 'choice', 2, 'income cards
= 6s
= Ac', 1795843870973, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 119, 'choice', 2, 'risk card
= risk wound-and-story-point', 1795843871004, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 120, 'choice', 2, 'choose legend
= 7h', 1795843871017, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 121, 'choice', 2, 'move red-falls-3', 1795843871022, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 122, 'choice', 2, 'react 3c', 1795843871033, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 123, 'choice', 2, 'ride red-falls-6', 1795843871044, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 124, 'choice', 2, 'move red-falls-2', 1795843871062, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 125, 'choice', 2, 'move sunny-hills-7', 1795843871080, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 126, 'choice', 2, 'discard 7h', 1795843871105, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 127, 'choice', 2, 'discard 6s', 1795843871110, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 128, 'choice', 2, 'discard 5d', 1795843871129, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 129, 'choice', 2, 'end', 1795843871131, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 130, 'choice', 3, 'choose discard', 1795843871146, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 131, 'choice', 3, 'discard 10h', 1795843871148, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 132, 'choice', 3, 'income cards
= 8d
= Qc', 1795843871169, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 133, 'choice', 3, 'equip revolver', 1795843871174, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 134, 'choice', 3, 'move red-falls-6', 1795843871182, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 135, 'choice', 3, 'move cliff-junction-hideout-c
= 8
= 10', 1795843871190, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 136, 'choice', 3, 'commit Qc', 1795843871202, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 137, 'choice', 2, 'npc 10', 1795843871209, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 138, 'choice', 3, 'bonus', 1795843871214, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 139, 'choice', 3, 'pass', 1795843871338, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 140, 'choice', 3, 'reward marshal', 1795843871358, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 141, 'choice', 3, 'pass', 1795843871466, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 142, 'choice', 3, 'work', 1795843871478, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 143, 'choice', 3, 'risk money
= risk two-wounds
= Jh', 1795843871482, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 144, 'choice', 3, 'end', 1795843871628, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 145, 'choice', 1, 'income both
= As', 1795843871658, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 146, 'choice', 1, 'play 3h', 1795843871669, 2);
INSERT INTO public.entries VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 147, 'choice', 1, 'ride gulch-frontier-rail-station', 1795843871676, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 1, 'setup', NULL, '= event paid-off
= event cave-in
= frontier 3
= frontier 2
= frontier 6
= frontier 5
= frontier 3
= frontier 4
= frontier 2
= frontier 4
= frontier 5
= character tiburcio-vasquez
= character isom-dart
= character lozen
= character soapy-smith
= character annie-oakley
= character pearl-hart', 1795843872397, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 2, 'choice', 2, 'draft lozen', 1795843872437, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 3, 'choice', 3, 'draft pearl-hart', 1795843872464, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 4, 'choice', 1, 'draft isom-dart
= 9d
= 9s
= Qd', 1795843872532, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 5, 'choice', 2, 'start gulch-frontier-24
= Ac
= Qh
= orange-7', 1795843872537, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 6, 'choice', 3, 'start gulch-frontier-32
= 5s', 1795843872560, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 7, 'choice', 1, 'start gulch-frontier-30
= trigger showdown
= trigger showdown', 1795843872616, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 8, 'choice', 2, 'income cards
= 5d
= 3c', 1795843872700, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 9, 'choice', 2, 'move gulch-frontier-30', 1795843872750, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 10, 'choice', 2, 'pass', 1795843872812, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 11, 'choice', 2, 'move gulch-frontier-23', 1795843872868, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 12, 'choice', 2, 'react 3c', 1795843872932, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 13, 'choice', 2, 'ride buzzard-gulch-5', 1795843872965, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 14, 'choice', 2, 'pass', 1795843873050, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 15, 'choice', 2, 'move buzzard-gulch-5', 1795843873103, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 16, 'choice', 2, 'pass', 1795843873116, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 17, 'choice', 3, 'income both
= Qs', 1795843873140, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 18, 'choice', 3, 'play Ac', 1795843873212, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 19, 'choice', 3, 'choose wanted', 1795843873256, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 20, 'choice', 3, 'pass', 1795843873384, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 21, 'choice', 3, 'move gulch-frontier-32', 1795843873452, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 22, 'choice', 3, 'pass', 1795843873596, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 23, 'choice', 3, 'move gulch-frontier-33', 1795843873641, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 24, 'choice', 3, 'pass', 1795843873745, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 25, 'choice', 1, 'income both
= 6d', 1795843873760, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 26, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795843873852, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 27, 'choice', 1, 'pass', 1795843873869, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 28, 'choice', 1, 'move gulch-frontier-16', 1795843873961, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 29, 'choice', 1, 'pass', 1795843873996, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 30, 'choice', 1, 'move gulch-frontier-26', 1795843874016, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 31, 'choice', 1, 'pass', 1795843874049, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 32, 'choice', 2, 'income cards
= 10c
= 6c', 1795843874089, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 33, 'choice', 2, 'move buzzard-gulch-6', 1795843874121, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 34, 'choice', 2, 'pass', 1795843874144, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 35, 'choice', 2, 'play 9d
= nugget
= nugget', 1795843874173, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 36, 'choice', 2, 'buy bedroll', 1795843874209, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 37, 'choice', 2, 'buy ten-gallon', 1795843874240, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 38, 'choice', 3, 'income cards
= 3s
= 7h', 1795843874440, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 39, 'choice', 3, 'frontier', 1795843874488, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 40, 'choice', 3, 'discard Qs', 1795843874524, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 41, 'choice', 3, 'discard Qh
= frontier-token army-paymaster', 1795843874564, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 42, 'choice', 3, 'settle', 1795843874592, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 43, 'choice', 3, 'move gulch-frontier-26', 1795843874610, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 44, 'choice', 3, 'pass', 1795843874727, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 45, 'choice', 1, 'income money', 1795843874752, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 46, 'choice', 1, 'move buzzard-gulch-1', 1795843874776, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 47, 'choice', 1, 'pass', 1795843874800, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 48, 'choice', 1, 'move gulch-frontier-25', 1795843874836, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 49, 'choice', 1, 'pass', 1795843874865, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 50, 'choice', 1, 'move gulch-frontier-25', 1795843874897, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 51, 'choice', 1, 'pass', 1795843874906, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 52, 'choice', 2, 'income both
= Ad', 1795843874941, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 53, 'choice', 2, 'move gulch-frontier-11', 1795843874961, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 54, 'choice', 2, 'pass', 1795843874984, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 55, 'choice', 2, 'move gulch-frontier-10
= J
= 4', 1795843875012, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 56, 'choice', 2, 'commit Ad', 1795843875028, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 57, 'choice', 1, 'npc 4', 1795843875056, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 58, 'choice', 2, 'pass', 1795843875092, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 59, 'choice', 2, 'discard 6c', 1795843875124, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 60, 'choice', 2, 'pass', 1795843875144, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 61, 'choice', 2, 'move gulch-frontier-8', 1795843875160, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 62, 'choice', 2, 'pass
= event the-salted-mine', 1795843875205, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 63, 'choice', 2, 'choose prospect
= tailings
= nugget', 1795843875236, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 64, 'choice', 3, 'income money', 1795843875268, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 65, 'choice', 3, 'move gulch-frontier-26', 1795843875312, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 66, 'choice', 3, 'pass', 1795843875427, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 67, 'choice', 3, 'move gulch-frontier-20', 1795843875444, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 68, 'choice', 3, 'pass', 1795843875556, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 69, 'choice', 3, 'frontier', 1795843875576, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 70, 'choice', 3, 'discard 3s
= frontier-token silver-vein', 1795843875597, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 71, 'choice', 1, 'income money', 1795843875612, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 72, 'choice', 1, 'move gulch-frontier-22', 1795843875646, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 73, 'choice', 1, 'move buzzard-gulch-1', 1795843875660, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 74, 'choice', 1, 'move gulch-frontier-1', 1795843875712, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 75, 'choice', 2, 'use lozen', 1795843875736, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 76, 'choice', 2, 'choose poker-deck
= Kd', 1795843875752, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 77, 'choice', 2, 'bonus
= Kd', 1795843875764, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 78, 'choice', 2, 'income both
= 3d', 1795843875793, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 79, 'choice', 2, 'move buzzard-gulch-4', 1795843875808, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 80, 'choice', 2, 'move buzzard-gulch-2', 1795843875837, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 81, 'choice', 2, 'play 9s
= 4h
= 8h
= Jc', 1795843875876, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 82, 'choice', 2, 'discard 8h', 1795843875944, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 83, 'choice', 2, 'discard Qd', 1795843875988, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 84, 'choice', 2, 'discard Jc', 1795843875993, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 85, 'choice', 3, 'income cards
= 5c
= 10d', 1795843876016, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 86, 'choice', 3, 'move gulch-frontier-rail-station', 1795843876052, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 87, 'choice', 3, 'pass', 1795843876096, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 88, 'choice', 3, 'work', 1795843876156, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 89, 'choice', 3, 'work', 1795843876168, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 90, 'choice', 1, 'income cards
= Js
= Ah', 1795843876236, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 91, 'choice', 1, 'move gulch-frontier-pass-a
= opponent the-partners
= 5
= 8', 1795843876260, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 92, 'choice', 1, 'commit Js', 1795843876277, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 93, 'choice', 3, 'npc 8', 1795843876288, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 94, 'choice', 1, 'react 6d', 1795843876298, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 95, 'choice', 1, 'pass', 1795843876362, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 96, 'choice', 1, 'move gulch-frontier-pass-a', 1795843876372, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 97, 'choice', 1, 'move gulch-frontier-7', 1795843876420, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 98, 'choice', 2, 'use lozen', 1795843876476, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 99, 'choice', 2, 'choose train
= opponent mint-gold', 1795843876528, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 100, 'choice', 2, 'bonus', 1795843876596, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 101, 'choice', 2, 'income money', 1795843876601, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 102, 'choice', 2, 'move gulch-frontier-3', 1795843876652, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 103, 'choice', 2, 'move gulch-frontier-8', 1795843876682, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 104, 'choice', 2, 'move gulch-frontier-7', 1795843876752, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 105, 'choice', 3, 'income cards
= 5h
= 6h', 1795843876760, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 106, 'choice', 3, 'work', 1795843876784, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 107, 'choice', 3, 'work', 1795843876816, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 108, 'choice', 3, 'work', 1795843876872, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 109, 'choice', 1, 'income money', 1795843876878, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 110, 'choice', 1, 'fight duel lozen', 1795843876924, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 111, 'choice', 1, 'commit 5s', 1795843877004, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 112, 'choice', 2, 'decline
= Jh', 1795843877012, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 113, 'choice', 1, 'pass', 1795843877024, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 114, 'choice', 1, 'move buzzard-gulch-4', 1795843877084, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 115, 'choice', 1, 'move gulch-frontier-24', 1795843877184, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 116, 'choice', 2, 'pass', 1795843877204, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 117, 'choice', 2, 'income both
= 6s', 1795843877266, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 118, 'choice', 2, 'play 10c', 1795843877356, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 119, 'choice', 2, 'choose upgrade', 1795843877368, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 120, 'choice', 2, 'upgrade revolver', 1795843877412, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 121, 'choice', 2, 'pay 0', 1795843877468, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 122, 'choice', 2, 'end', 1795843877492, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 123, 'choice', 2, 'discard 4h', 1795843877512, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 124, 'choice', 2, 'discard 3d', 1795843877552, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 125, 'choice', 3, 'income both
= 4c', 1795843877608, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 126, 'choice', 3, 'move gulch-frontier-17
= Q
= A', 1795843877653, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 127, 'choice', 3, 'commit 10d', 1795843877660, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 128, 'choice', 2, 'npc Q', 1795843877704, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 129, 'choice', 3, 'react 6h', 1795843877810, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 130, 'choice', 3, 'pass
= Kc', 1795843877929, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 131, 'choice', 3, 'move gulch-frontier-rail-station', 1795843877948, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 132, 'choice', 3, 'deliver
= 2h', 1795843877972, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 133, 'choice', 3, 'move buzzard-gulch-1', 1795843877996, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 134, 'choice', 3, 'discard 4c', 1795843878012, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 135, 'choice', 1, 'income cards
= 8c
= Jd', 1795843878028, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 136, 'choice', 1, 'move buzzard-gulch-3', 1795843878042, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 137, 'choice', 1, 'move gulch-frontier-30', 1795843878060, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 138, 'choice', 1, 'move gulch-frontier-31', 1795843878072, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 139, 'choice', 2, 'use lozen', 1795843878079, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 140, 'choice', 2, 'choose train
= opponent whiskey-car', 1795843878096, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 141, 'choice', 2, 'pass', 1795843878109, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 142, 'choice', 2, 'income both
= 2c', 1795843878118, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 143, 'choice', 2, 'move buzzard-gulch-3', 1795843878136, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 144, 'choice', 2, 'move buzzard-gulch-5', 1795843878142, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 145, 'choice', 2, 'move gulch-frontier-15', 1795843878146, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 146, 'choice', 2, 'discard Jh', 1795843878162, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 147, 'choice', 3, 'income cards
= As
= 10s', 1795843878172, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 148, 'choice', 3, 'move gulch-frontier-10', 1795843878186, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 149, 'choice', 3, 'move gulch-frontier-ranch', 1795843878204, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 150, 'choice', 3, 'move gulch-frontier-ranch', 1795843878252, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 151, 'choice', 3, 'discard 5c', 1795843878268, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 152, 'choice', 3, 'discard As', 1795843878278, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 153, 'choice', 1, 'income cards
= Ks
= Kh', 1795843878290, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 154, 'choice', 1, 'move gulch-frontier-35', 1795843878303, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 155, 'choice', 1, 'move gulch-frontier-27', 1795843878316, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 156, 'choice', 1, 'move gulch-frontier-34', 1795843878327, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 157, 'choice', 2, 'pass', 1795843878348, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 158, 'choice', 2, 'income money', 1795843878356, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 159, 'choice', 2, 'move gulch-frontier-30', 1795843878370, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 160, 'choice', 2, 'move buzzard-gulch-6', 1795843878374, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 161, 'choice', 2, 'buy rifle', 1795843878392, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 162, 'choice', 2, 'pay 0', 1795843878400, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 163, 'choice', 2, 'equip rifle', 1795843878421, 2);
INSERT INTO public.entries VALUES ('d79fde346339424de32865ddb4f92075', 164, 'choice', 2, 'buy provisions
= 8d', 1795843878440, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 1, 'setup', NULL, '= ware revolver
= ware mule
= ware derringer
= ware workhorse
= ware holster
= ware pocket-watch
= ware burro
= ware boot-knife
= ware peacekeeper
= ware miners-map
= ware ten-gallon
= ware mustang
= ware medicine-pouch
= ware saddle-bags
= ware provisions
= item lasso
= item bowie-knife
= item spurs
= event beef-prices
= event wires-down
= frontier 2
= frontier 2
= frontier 4
= frontier 5
= frontier 6
= frontier 6
= frontier 5
= frontier 3
= frontier 3
= region spikes-view
= character bat-masterson
= character doc-holliday
= character seth-bullock
= character curly-bill-brocius
= character sundance-kid
= character lottie-deno', 1795843878786, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 2, 'choice', 1, 'draft bat-masterson', 1795843878817, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 3, 'choice', 2, 'draft seth-bullock', 1795843878852, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 4, 'choice', 3, 'draft sundance-kid
= 8s
= As
= 2d
= 8c', 1795843878916, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 5, 'choice', 2, 'start buzzard-gulch-5
= goal sundance-bowler-hat
= goal bat-adobe-walls
= goal seth-stared-down
= legend forty-head', 1795843878934, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 6, 'choice', 3, 'income cards
= Jh
= Ah', 1795843878952, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 7, 'choice', 3, 'play 8s', 1795843878976, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 8, 'choice', 3, 'ride gulch-frontier-rail-station
= Ac', 1795843878987, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 9, 'choice', 3, 'play Ah
= Qh', 1795843879024, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 10, 'choice', 3, 'pass', 1795843879136, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 11, 'choice', 3, 'risk ride
= risk wound', 1795843879173, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 12, 'choice', 3, 'pass', 1795843879189, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 13, 'choice', 3, 'move gulch-frontier-20', 1795843879208, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 14, 'choice', 3, 'pass', 1795843879313, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 15, 'choice', 3, 'end', 1795843879421, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 16, 'choice', 1, 'income cards
= 5h
= 10d', 1795843879425, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 17, 'choice', 1, 'risk money
= risk story-point', 1795843879439, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 18, 'choice', 1, 'sheriff mesitos-point-7', 1795843879446, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 19, 'choice', 1, 'sheriff mesitos-point-6', 1795843879453, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 20, 'choice', 1, 'sheriff mesitos-point-hideout-a', 1795843879461, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 21, 'choice', 1, 'move darkrock-6', 1795843879466, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 22, 'choice', 1, 'pass', 1795843879473, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 23, 'choice', 1, 'move darkrock-6', 1795843879482, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 24, 'choice', 1, 'pass', 1795843879489, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 25, 'choice', 1, 'move darkrock-6', 1795843879498, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 26, 'choice', 1, 'pass', 1795843879505, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 27, 'choice', 1, 'end', 1795843879510, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 28, 'choice', 2, 'income both
= 6s', 1795843879517, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 29, 'choice', 2, 'risk ride
= risk two-wounds', 1795843879526, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 30, 'choice', 2, 'ride buzzard-gulch-4', 1795843879533, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 31, 'choice', 2, 'move buzzard-gulch-6', 1795843879542, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 32, 'choice', 2, 'pass', 1795843879549, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 33, 'choice', 2, 'move gulch-frontier-28', 1795843879558, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 34, 'choice', 2, 'pass', 1795843879569, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 35, 'choice', 2, 'move buzzard-gulch-6', 1795843879578, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 36, 'choice', 2, 'pass', 1795843879585, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 37, 'choice', 2, 'end', 1795843879593, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 38, 'choice', 3, 'income both
= 10c', 1795843879624, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 39, 'choice', 3, 'risk card
= risk story-point', 1795843879634, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 40, 'choice', 3, 'sheriff stop
= 6h', 1795843879652, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 41, 'choice', 3, 'play 10c', 1795843879668, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 42, 'choice', 3, 'choose shop', 1795843879680, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 43, 'choice', 3, 'buy snake-oil', 1795843879704, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 44, 'choice', 3, 'play Ac', 1795843879712, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 45, 'choice', 3, 'pass', 1795843879817, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 46, 'choice', 3, 'frontier', 1795843879836, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 47, 'choice', 3, 'discard 6h', 1795843879838, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 48, 'choice', 3, 'discard Qh
= frontier-token eagles-nest', 1795843879860, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 49, 'choice', 3, 'end', 1795843879966, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 50, 'choice', 1, 'income money', 1795843879978, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 51, 'choice', 1, 'move spikes-view-4', 1795843879986, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 52, 'choice', 1, 'pass', 1795843879993, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 53, 'choice', 1, 'move darkrock-4', 1795843880002, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 54, 'choice', 1, 'pass', 1795843880007, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 55, 'choice', 1, 'move mesitos-point-3', 1795843880014, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 56, 'choice', 1, 'pass', 1795843880031, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 57, 'choice', 1, 'risk money
= risk story-point', 1795843880041, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 58, 'choice', 1, 'choose gang-b', 1795843880045, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 59, 'choice', 1, 'end', 1795843880053, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 60, 'choice', 2, 'income both
= 3s', 1795843880061, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 61, 'choice', 2, 'move buzzard-gulch-6', 1795843880074, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 62, 'choice', 2, 'react 3s', 1795843880089, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 63, 'choice', 2, 'ride gulch-frontier-15', 1795843880100, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 64, 'choice', 2, 'pass', 1795843880109, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 65, 'choice', 2, 'play 8c', 1795843880112, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 66, 'choice', 2, 'ride gulch-frontier-30
= 9d', 1795843880126, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 67, 'choice', 2, 'move gulch-frontier-28', 1795843880146, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 68, 'choice', 2, 'pass', 1795843880153, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 69, 'choice', 2, 'risk card
= risk wound-and-story-point', 1795843880162, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 70, 'choice', 2, 'sheriff mesitos-point-5', 1795843880165, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 71, 'choice', 2, 'sheriff mesitos-point-hideout-a', 1795843880174, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 72, 'choice', 2, 'sheriff mesitos-point-6
= 3c', 1795843880186, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 73, 'choice', 2, 'discard 9d', 1795843880193, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 74, 'choice', 2, 'end', 1795843880209, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 75, 'choice', 3, 'income money', 1795843880216, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 76, 'choice', 3, 'risk card
= risk wound
= 4s', 1795843880232, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 77, 'choice', 3, 'play 4s', 1795843880280, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 78, 'choice', 3, 'sheriff mesitos-point-3', 1795843880294, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 79, 'choice', 3, 'sheriff stop
= event tinker', 1795843880316, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 80, 'choice', 3, 'choose shop', 1795843880340, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 81, 'choice', 3, 'pass', 1795843880353, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 82, 'choice', 3, 'use sundance-kid', 1795843880376, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 83, 'choice', 3, 'pass', 1795843880481, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 84, 'choice', 3, 'move gulch-frontier-33', 1795843880500, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 85, 'choice', 3, 'pass', 1795843880609, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 86, 'choice', 3, 'end', 1795843880718, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 87, 'choice', 1, 'income both
= 2s', 1795843880737, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 88, 'choice', 1, 'move darkrock-4', 1795843880746, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 89, 'choice', 1, 'pass', 1795843880765, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 90, 'choice', 1, 'risk ride
= risk wound', 1795843880769, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 91, 'choice', 1, 'ride darkrock-5', 1795843880777, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 92, 'choice', 1, 'move darkrock-8', 1795843880798, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 93, 'choice', 1, 'pass', 1795843880805, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 94, 'choice', 1, 'move spikes-view-9', 1795843880814, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 95, 'choice', 1, 'goal bat-gold-headed-cane
= token 1', 1795843880821, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 96, 'choice', 1, 'pass', 1795843880837, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 97, 'choice', 1, 'discard 10d', 1795843880845, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 98, 'choice', 1, 'end', 1795843880861, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 99, 'choice', 2, 'income both
= 3d', 1795843880864, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 100, 'choice', 2, 'risk money
= risk two-wounds
= injury burst-eardrum', 1795843880883, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 101, 'choice', 2, 'move buzzard-gulch-6', 1795843880894, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 102, 'choice', 2, 'react 3c', 1795843880896, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 103, 'choice', 2, 'ride gulch-frontier-21', 1795843880918, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 104, 'choice', 2, 'move gulch-frontier-25', 1795843880921, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 105, 'choice', 2, 'move spikes-view-rail-station
= opponent the-dunning-brothers
= 3
= 10', 1795843880934, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 106, 'choice', 2, 'commit 6s', 1795843880937, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 107, 'choice', 1, 'npc 10', 1795843880953, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 108, 'choice', 2, 'pass', 1795843880957, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 109, 'choice', 1, 'bonus
= Js
= A
= Q', 1795843880965, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 110, 'choice', 2, 'commit 3d', 1795843880981, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 111, 'choice', 1, 'npc A', 1795843880989, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 112, 'choice', 2, 'pass', 1795843880997, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 113, 'choice', 2, 'choose marshal', 1795843881013, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 114, 'choice', 2, 'pass
= 5d', 1795843881017, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 115, 'choice', 2, 'end', 1795843881021, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 116, 'choice', 3, 'income money', 1795843881048, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 117, 'choice', 3, 'move gulch-frontier-33', 1795843881064, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 118, 'choice', 3, 'move gulch-frontier-33', 1795843881080, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 119, 'choice', 3, 'move gulch-frontier-33', 1795843881104, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 120, 'choice', 3, 'end', 1795843881110, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 121, 'choice', 3, 'end', 1795843881218, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 122, 'choice', 1, 'income cards
= joker-black
= 10h', 1795843881238, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 123, 'choice', 1, 'trade saddle-bags', 1795843881246, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 124, 'choice', 1, 'trade ten-gallon', 1795843881257, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 125, 'choice', 1, 'trade provisions
= 6c
= region darkrock', 1795843881261, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 126, 'choice', 1, 'move spikes-view-rail-station', 1795843881286, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 127, 'choice', 1, 'work', 1795843881299, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 128, 'choice', 1, 'end', 1795843881309, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 129, 'choice', 1, 'discard 2d', 1795843881311, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 130, 'choice', 1, 'discard 10h', 1795843881325, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 131, 'choice', 1, 'discard As', 1795843881341, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 132, 'choice', 1, 'end', 1795843881349, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 133, 'choice', 2, 'income money', 1795843881361, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 134, 'choice', 2, 'move buzzard-gulch-1', 1795843881378, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 135, 'choice', 2, 'move gulch-frontier-21', 1795843881398, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 136, 'choice', 2, 'move spikes-view-rail-station', 1795843881401, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 137, 'choice', 2, 'risk card
= risk wound
= 2h', 1795843881409, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 138, 'choice', 2, 'end', 1795843881433, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 139, 'choice', 3, 'income money', 1795843881441, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 140, 'choice', 3, 'move gulch-frontier-35', 1795843881446, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 141, 'choice', 3, 'move gulch-frontier-outlaw-camp', 1795843881450, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 142, 'choice', 3, 'use sundance-kid', 1795843881469, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 143, 'choice', 3, 'end', 1795843881477, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 144, 'choice', 3, 'end', 1795843881591, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 145, 'choice', 1, 'income cards
= 7s
= Jd', 1795843881606, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 146, 'choice', 1, 'move gulch-frontier-20', 1795843881612, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 147, 'choice', 1, 'move gulch-frontier-20', 1795843881623, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 148, 'choice', 1, 'move gulch-frontier-pass-c', 1795843881655, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 149, 'choice', 1, 'end', 1795843881658, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 150, 'choice', 1, 'discard Jd', 1795843881701, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 151, 'choice', 1, 'discard joker-black', 1795843881706, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 152, 'choice', 1, 'end', 1795843881740, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 153, 'choice', 2, 'income both
= 4c', 1795843881753, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 154, 'choice', 2, 'move gulch-frontier-19', 1795843881765, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 155, 'choice', 2, 'move gulch-frontier-pass-c', 1795843881797, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 156, 'choice', 2, 'fight rob bat-masterson', 1795843881805, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 157, 'choice', 2, 'commit 2h', 1795843881838, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 158, 'choice', 1, 'commit 7s', 1795843881849, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 159, 'choice', 2, 'pass', 1795843881857, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 160, 'choice', 1, 'pass
= Kh', 1795843881877, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 161, 'choice', 2, 'risk ride
= risk wound', 1795843881901, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 162, 'choice', 2, 'ride gulch-frontier-25', 1795843881918, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 163, 'choice', 2, 'end', 1795843881929, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 164, 'choice', 3, 'income money', 1795843881960, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 165, 'choice', 3, 'move cliff-junction-mine', 1795843881963, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 166, 'choice', 3, 'move cliff-junction-mine', 1795843881996, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 167, 'choice', 3, 'move cliff-junction-mine', 1795843882009, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 168, 'choice', 3, 'end', 1795843882020, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 169, 'choice', 3, 'end', 1795843882136, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 170, 'choice', 1, 'income both
= joker-red', 1795843882166, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 171, 'choice', 1, 'move gulch-frontier-25', 1795843882176, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 172, 'choice', 1, 'move gulch-frontier-25', 1795843882189, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 173, 'choice', 1, 'use provisions
= 9s', 1795843882204, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 174, 'choice', 1, 'risk money
= risk story-point', 1795843882207, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 175, 'choice', 1, 'choose wanted', 1795843882245, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 176, 'choice', 1, 'end', 1795843882247, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 177, 'choice', 2, 'income cards
= 4d
= 7h', 1795843882254, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 178, 'choice', 2, 'move gulch-frontier-26', 1795843882269, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 179, 'choice', 2, 'move gulch-frontier-32', 1795843882285, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 180, 'choice', 2, 'risk money
= risk wound-and-story-point', 1795843882326, 2);
INSERT INTO public.entries VALUES ('36ddb714667e8ec52bcf2d543591c070', 181, 'choice', 2, 'discard 4d', 1795843882333, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 1, 'setup', NULL, '= character bloody-knife
= character doc-holliday
= character kit-carson
= character stagecoach-mary
= character bass-reeves
= character billy-the-kid', 1795843882521, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 2, 'choice', 2, 'draft stagecoach-mary', 1795843882526, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 3, 'choice', 3, 'draft billy-the-kid', 1795843882532, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 4, 'choice', 1, 'draft bloody-knife
= 4c
= Qh', 1795843882544, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 5, 'choice', 3, 'start mesitos-point-hideout-a
= 9s
= 10d
= 6c', 1795843882568, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 6, 'choice', 2, 'start darkrock-4
= goal billy-inside-job
= goal bloody-knife-night-herd
= goal mary-stocked-coach
= trigger points
= trigger spend', 1795843882580, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 7, 'choice', 3, 'income both
= Jh', 1795843882588, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 8, 'choice', 3, 'play 4c', 1795843882602, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 9, 'choice', 3, 'sheriff stop', 1795843882628, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 10, 'choice', 3, 'move mesitos-point-hideout-a', 1795843882633, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 11, 'choice', 3, 'pass', 1795843882753, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 12, 'choice', 3, 'move darkrock-2', 1795843882757, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 13, 'choice', 3, 'pass', 1795843882877, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 14, 'choice', 3, 'end', 1795843882982, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 15, 'choice', 1, 'income cards
= As
= Kc', 1795843882999, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 16, 'choice', 1, 'move spikes-view-mine', 1795843883032, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 17, 'choice', 1, 'pass', 1795843883045, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 18, 'choice', 1, 'work', 1795843883056, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 19, 'choice', 1, 'prospect
= nugget
= nugget', 1795843883098, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 20, 'choice', 1, 'end', 1795843883120, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 21, 'choice', 2, 'income money', 1795843883152, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 22, 'choice', 2, 'move darkrock-1', 1795843883160, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 23, 'choice', 2, 'pass', 1795843883196, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 24, 'choice', 2, 'move sunny-hills-hideout-b
= 5
= 10', 1795843883256, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 25, 'choice', 1, 'npc 5
= 4h', 1795843883302, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 26, 'choice', 2, 'pass', 1795843883313, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 27, 'choice', 2, 'play 4h', 1795843883337, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 28, 'choice', 2, 'sheriff darkrock-2', 1795843883345, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 29, 'choice', 3, 'discard Qh', 1795843883353, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 30, 'choice', 3, 'commit Jh
= Q
= 7
= 2
= 6', 1795843883362, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 31, 'choice', 2, 'npc Q
= 10s
= 6d', 1795843883400, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 32, 'choice', 2, 'end', 1795843883408, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 33, 'choice', 3, 'income money', 1795843883425, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 34, 'choice', 3, 'move darkrock-7', 1795843883429, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 35, 'choice', 3, 'pass', 1795843883540, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 36, 'choice', 3, 'poker
= 8s
= Kh
= 8h
= 3h
= 7s
= 6h
= 2c
= 2d', 1795843883604, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 37, 'choice', 3, 'lay 6d 10s', 1795843883628, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 38, 'choice', 2, 'lay 3h 8h', 1795843883636, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 39, 'choice', 3, 'move darkrock-bank', 1795843883697, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 40, 'choice', 3, 'pass', 1795843883823, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 41, 'choice', 3, 'end', 1795843883952, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 42, 'choice', 1, 'income both
= 3s', 1795843883983, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 43, 'choice', 1, 'play 9s
= Jc
= Kd
= Qc', 1795843883989, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 44, 'choice', 1, 'move spikes-view-7', 1795843884012, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 45, 'choice', 1, 'react 3s', 1795843884014, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 46, 'choice', 1, 'ride spikes-view-8', 1795843884028, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 47, 'choice', 1, 'pass', 1795843884033, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 48, 'choice', 1, 'move darkrock-7', 1795843884046, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 49, 'choice', 1, 'pass', 1795843884057, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 50, 'choice', 1, 'discard Kc', 1795843884061, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 51, 'choice', 1, 'end', 1795843884081, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 52, 'choice', 2, 'income cards
= 3c
= 5c', 1795843884084, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 53, 'choice', 2, 'move sunny-hills-hideout-b', 1795843884096, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 54, 'choice', 2, 'react 3c', 1795843884109, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 55, 'choice', 2, 'ride mesitos-point-2', 1795843884132, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 56, 'choice', 2, 'pass', 1795843884137, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 57, 'choice', 2, 'move mesitos-point-ranch', 1795843884145, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 58, 'choice', 2, 'pass', 1795843884165, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 59, 'choice', 2, 'move mesitos-point-1', 1795843884170, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 60, 'choice', 2, 'pass', 1795843884209, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 61, 'choice', 2, 'end', 1795843884225, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 62, 'choice', 3, 'income money', 1795843884228, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 63, 'choice', 3, 'move darkrock-bank', 1795843884265, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 64, 'choice', 3, 'pass', 1795843884408, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 65, 'choice', 3, 'move darkrock-8', 1795843884448, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 66, 'choice', 3, 'pass', 1795843884586, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 67, 'choice', 3, 'move darkrock-bank', 1795843884624, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 68, 'choice', 3, 'pass', 1795843884748, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 69, 'choice', 3, 'end', 1795843884853, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 70, 'choice', 1, 'income both
= 8c', 1795843884865, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 71, 'choice', 1, 'move mesitos-point-8', 1795843884880, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 72, 'choice', 1, 'pass', 1795843884904, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 73, 'choice', 1, 'move mesitos-point-5', 1795843884913, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 74, 'choice', 1, 'pass', 1795843884930, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 75, 'choice', 1, 'move mesitos-point-5', 1795843884948, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 76, 'choice', 1, 'pass', 1795843884957, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 77, 'choice', 1, 'discard 8c', 1795843884973, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 78, 'choice', 1, 'end', 1795843884989, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 79, 'choice', 2, 'income cards
= 10h
= 7c', 1795843884997, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 80, 'choice', 2, 'move sunny-hills-mine', 1795843885001, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 81, 'choice', 2, 'pass', 1795843885021, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 82, 'choice', 2, 'move mesitos-point-2', 1795843885025, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 83, 'choice', 2, 'pass', 1795843885041, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 84, 'choice', 2, 'move sunny-hills-mine', 1795843885057, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 85, 'choice', 2, 'pass', 1795843885077, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 86, 'choice', 2, 'end', 1795843885116, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 87, 'choice', 3, 'income both
= Ah', 1795843885176, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 88, 'choice', 3, 'play Ah', 1795843885215, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 89, 'choice', 3, 'choose wanted', 1795843885246, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 90, 'choice', 3, 'pass', 1795843885384, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 91, 'choice', 3, 'contribute 1', 1795843885408, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 92, 'choice', 3, 'work', 1795843885444, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 93, 'choice', 3, 'work', 1795843885451, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 94, 'choice', 3, 'end', 1795843885568, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 95, 'choice', 1, 'income money', 1795843885597, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 96, 'choice', 1, 'move darkrock-7', 1795843885616, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 97, 'choice', 1, 'pass', 1795843885647, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 98, 'choice', 1, 'poker
= 7d', 1795843885658, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 99, 'choice', 3, 'pass
= Qs
= 2h
= 4d
= 8d
= 3d
= Ac
= 2s', 1795843885674, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 100, 'choice', 1, 'lay 7d As', 1795843885697, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 101, 'choice', 3, 'lay 2h 4d
= 9c', 1795843885708, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 102, 'choice', 1, 'play Kd', 1795843885739, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 103, 'choice', 1, 'move darkrock-2', 1795843885748, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 104, 'choice', 1, 'buy rifle', 1795843885756, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 105, 'choice', 1, 'keep', 1795843885765, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 106, 'choice', 1, 'upgrade revolver', 1795843885785, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 107, 'choice', 1, 'end', 1795843885793, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 108, 'choice', 2, 'income money', 1795843885800, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 109, 'choice', 2, 'move mesitos-point-1', 1795843885809, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 110, 'choice', 2, 'move mesitos-point-2', 1795843885820, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 111, 'choice', 2, 'move mesitos-point-4', 1795843885843, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 112, 'choice', 2, 'end', 1795843885850, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 113, 'choice', 3, 'income cards
= 5d
= Qd', 1795843885857, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 114, 'choice', 3, 'move darkrock-4', 1795843885859, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 115, 'choice', 3, 'play 5d', 1795843885884, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 116, 'choice', 3, 'poker
= 4s
= Jd
= 5h
= Js
= 10c
= Ks
= 5s
= Ad', 1795843885901, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 117, 'choice', 2, 'lay 10c Js', 1795843885904, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 118, 'choice', 3, 'lay 8s Qd', 1795843885912, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 119, 'choice', 3, 'goal billy-bold-as-brass
= token 1', 1795843886036, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 120, 'choice', 3, 'end', 1795843886188, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 121, 'choice', 1, 'income both
= 6s', 1795843886200, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 122, 'choice', 1, 'equip revolver', 1795843886209, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 123, 'choice', 1, 'move darkrock-6', 1795843886218, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 124, 'choice', 1, 'move darkrock-5', 1795843886228, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 125, 'choice', 1, 'move darkrock-2', 1795843886244, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 126, 'choice', 1, 'end', 1795843886288, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 127, 'choice', 2, 'income cards
= 9h
= 9d', 1795843886340, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 128, 'choice', 2, 'move darkrock-5', 1795843886364, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 129, 'choice', 2, 'move mesitos-point-4', 1795843886416, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 130, 'choice', 2, 'move sunny-hills-hideout-b', 1795843886468, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 131, 'choice', 2, 'discard 10h', 1795843886512, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 132, 'choice', 2, 'end', 1795843886536, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 133, 'choice', 3, 'income money', 1795843886624, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 134, 'choice', 3, 'move darkrock-1', 1795843886664, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 135, 'choice', 3, 'move mesitos-point-ranch', 1795843886688, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 136, 'choice', 3, 'move mesitos-point-hideout-a', 1795843886724, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 137, 'choice', 3, 'end', 1795843886853, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 138, 'choice', 1, 'income money', 1795843886877, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 139, 'choice', 1, 'equip rifle', 1795843886908, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 140, 'choice', 1, 'move dixon-creek-hideout-b
= K
= A', 1795843886964, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 141, 'choice', 1, 'commit 6s', 1795843886988, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 142, 'choice', 3, 'npc A', 1795843887016, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 143, 'choice', 1, 'choose marshal', 1795843887040, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 144, 'choice', 1, 'pass
= 7h', 1795843887111, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 145, 'choice', 1, 'contribute 1', 1795843887160, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 146, 'choice', 1, 'move darkrock-3', 1795843887177, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 147, 'choice', 1, 'move darkrock-5
= story the-pinkertons', 1795843887232, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 148, 'choice', 1, 'choose travel', 1795843887240, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 149, 'choice', 1, 'ride red-falls-4
= 2c
= 6d', 1795843887304, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 150, 'choice', 3, 'choose travel', 1795843887367, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 151, 'choice', 3, 'ride darkrock-7
= Jd
= Ah', 1795843887436, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 152, 'choice', 1, 'sheriff stop
= trigger showdown', 1795843887442, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 153, 'choice', 1, 'discard 7h', 1795843887453, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 154, 'choice', 1, 'discard 9c', 1795843887481, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 155, 'choice', 1, 'goal bloody-knife-scouts-report
= token 3', 1795843887497, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 156, 'choice', 1, 'discard 2c', 1795843887508, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 157, 'choice', 1, 'end', 1795843887530, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 158, 'choice', 2, 'income both
= Qs', 1795843887545, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 159, 'choice', 2, 'move red-falls-doctors-office', 1795843887566, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 160, 'choice', 2, 'pass', 1795843887576, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 161, 'choice', 2, 'heal
= 8d', 1795843887586, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 162, 'choice', 2, 'move sunny-hills-1', 1795843887610, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 163, 'choice', 2, 'pass', 1795843887612, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 164, 'choice', 2, 'discard 9d', 1795843887621, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 165, 'choice', 2, 'end', 1795843887633, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 166, 'choice', 3, 'income both
= 10s', 1795843887645, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 167, 'choice', 3, 'play Ah
= 2s', 1795843887668, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 168, 'choice', 3, 'pass', 1795843887788, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 169, 'choice', 3, 'play 2s', 1795843887819, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 170, 'choice', 3, 'ride red-falls-4', 1795843887852, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 171, 'choice', 3, 'move red-falls-cabaret', 1795843887874, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 172, 'choice', 3, 'pass', 1795843887996, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 173, 'choice', 3, 'end', 1795843888121, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 174, 'choice', 1, 'income cards
= 8c
= Kh', 1795843888134, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 175, 'choice', 1, 'equip revolver', 1795843888172, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 176, 'choice', 1, 'move red-falls-3', 1795843888208, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 177, 'choice', 1, 'pass', 1795843888211, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 178, 'choice', 1, 'move red-falls-doctors-office', 1795843888252, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 179, 'choice', 1, 'pass', 1795843888284, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 180, 'choice', 1, 'move red-falls-1', 1795843888301, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 181, 'choice', 1, 'pass', 1795843888336, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 182, 'choice', 1, 'discard 8c', 1795843888353, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 183, 'choice', 1, 'discard Kh', 1795843888368, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 184, 'choice', 1, 'end', 1795843888409, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 185, 'choice', 2, 'income cards
= 7s
= 4c', 1795843888434, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 186, 'choice', 2, 'move red-falls-1', 1795843888452, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 187, 'choice', 2, 'pass', 1795843888497, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 188, 'choice', 2, 'fight duel bloody-knife', 1795843888503, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 189, 'choice', 2, 'commit Qs', 1795843888540, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 190, 'choice', 1, 'commit 10d', 1795843888569, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 191, 'choice', 2, 'pass', 1795843888596, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 192, 'choice', 1, 'react 6d', 1795843888613, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 193, 'choice', 2, 'pass
= 10h', 1795843888634, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 194, 'choice', 2, 'pass', 1795843888656, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 195, 'choice', 2, 'end', 1795843888689, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 196, 'choice', 2, 'discard 7c', 1795843888712, 2);
INSERT INTO public.entries VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 197, 'choice', 2, 'discard 4c', 1795843888748, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 1, 'setup', NULL, '= character billy-the-kid
= character wyatt-earp
= character annie-oakley
= character kit-carson
= character wild-bill-hickok
= character y-b-rowdy', 1795843889136, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 2, 'choice', 2, 'draft kit-carson', 1795843889172, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 3, 'choice', 3, 'draft y-b-rowdy', 1795843889195, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 4, 'choice', 1, 'draft billy-the-kid
= Qs
= Jh', 1795843889197, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 5, 'choice', 1, 'start sunny-hills-hideout-a
= Ad
= Qd
= 8c
= Ah
= 4d
= goal billy-reward-doubled
= goal kit-edge-of-the-map
= goal rowdy-long-drive
= trigger legend
= trigger legend', 1795843889217, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 6, 'choice', 1, 'income both
= 3s', 1795843889237, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 7, 'choice', 1, 'move red-falls-2', 1795843889260, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 8, 'choice', 1, 'react 3s', 1795843889282, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 9, 'choice', 1, 'ride cliff-junction-2', 1795843889297, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 10, 'choice', 1, 'pass', 1795843889311, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 11, 'choice', 1, 'move cliff-junction-3', 1795843889328, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 12, 'choice', 1, 'pass', 1795843889348, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 13, 'choice', 1, 'move cliff-junction-7', 1795843889372, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 14, 'choice', 1, 'pass', 1795843889417, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 15, 'choice', 1, 'end', 1795843889445, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 16, 'choice', 2, 'income both
= 2h', 1795843889477, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 17, 'choice', 2, 'move sunny-hills-hideout-b', 1795843889485, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 18, 'choice', 2, 'commit Ad
= 4
= A', 1795843889515, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 19, 'choice', 1, 'npc A', 1795843889556, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 20, 'choice', 2, 'pass', 1795843889597, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 21, 'choice', 2, 'choose marshal', 1795843889624, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 22, 'choice', 2, 'pass', 1795843889652, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 23, 'choice', 2, 'reward legend', 1795843889676, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 24, 'choice', 2, 'pass', 1795843889720, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 25, 'choice', 2, 'move sunny-hills-4', 1795843889752, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 26, 'choice', 2, 'pass', 1795843889764, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 27, 'choice', 2, 'move mesitos-point-2', 1795843889780, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 28, 'choice', 2, 'pass', 1795843889805, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 29, 'choice', 2, 'end', 1795843889832, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 30, 'choice', 3, 'income cards
= 2d
= 10h', 1795843889880, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 31, 'choice', 3, 'prospect
= nugget
= tailings', 1795843889898, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 32, 'choice', 3, 'prospect
= gravel
= nugget', 1795843889920, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 33, 'choice', 3, 'prospect
= gravel
= gold-dust
= nugget', 1795843889948, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 34, 'choice', 3, 'end', 1795843890064, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 35, 'choice', 1, 'income money', 1795843890078, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 36, 'choice', 1, 'move red-falls-3', 1795843890097, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 37, 'choice', 1, 'pass', 1795843890109, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 38, 'choice', 1, 'move red-falls-4', 1795843890117, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 39, 'choice', 1, 'pass', 1795843890141, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 40, 'choice', 1, 'move red-falls-doctors-office', 1795843890146, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 41, 'choice', 1, 'pass', 1795843890169, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 42, 'choice', 1, 'end', 1795843890177, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 43, 'choice', 2, 'income money', 1795843890189, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 44, 'choice', 2, 'move darkrock-3', 1795843890228, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 45, 'choice', 2, 'pass', 1795843890240, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 46, 'choice', 2, 'end', 1795843890257, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 47, 'choice', 2, 'end', 1795843890281, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 48, 'choice', 3, 'income both
= 6c', 1795843890368, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 49, 'choice', 3, 'prospect
= gold-dust
= tailings
= nugget', 1795843890432, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 50, 'choice', 3, 'play Ah', 1795843890452, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 51, 'choice', 3, 'choose marshal', 1795843890465, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 52, 'choice', 3, 'pass', 1795843890576, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 53, 'choice', 3, 'work', 1795843890614, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 54, 'choice', 3, 'end', 1795843890732, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 55, 'choice', 1, 'income cards
= 5s
= Js', 1795843890769, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 56, 'choice', 1, 'move red-falls-doctors-office', 1795843890785, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 57, 'choice', 1, 'pass', 1795843890800, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 58, 'choice', 1, 'end', 1795843890824, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 59, 'choice', 1, 'end', 1795843890826, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 60, 'choice', 2, 'income money', 1795843890864, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 61, 'choice', 2, 'buy ten-gallon', 1795843890878, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 62, 'choice', 2, 'buy whiskey', 1795843890888, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 63, 'choice', 2, 'buy shotgun', 1795843890898, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 64, 'choice', 2, 'keep', 1795843890905, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 65, 'choice', 2, 'move darkrock-3', 1795843890926, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 66, 'choice', 2, 'pass', 1795843890928, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 67, 'choice', 2, 'move darkrock-4', 1795843890932, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 68, 'choice', 2, 'pass', 1795843890964, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 69, 'choice', 2, 'end', 1795843890976, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 70, 'choice', 3, 'income money', 1795843890978, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 71, 'choice', 3, 'play 4d', 1795843891001, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 72, 'choice', 3, 'sheriff mesitos-point-6', 1795843891009, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 73, 'choice', 3, 'sheriff darkrock-sheriffs-office', 1795843891028, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 74, 'choice', 3, 'sheriff stop', 1795843891049, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 75, 'choice', 3, 'work', 1795843891054, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 76, 'choice', 3, 'work', 1795843891077, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 77, 'choice', 3, 'end', 1795843891209, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 78, 'choice', 1, 'income both
= 2s', 1795843891221, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 79, 'choice', 1, 'play 2s', 1795843891228, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 80, 'choice', 1, 'ride darkrock-bank', 1795843891231, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 81, 'choice', 1, 'pass', 1795843891247, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 82, 'choice', 1, 'heist
= 3
= 2
= 7', 1795843891292, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 83, 'choice', 3, 'npc 3', 1795843891297, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 84, 'choice', 1, 'commit Qs', 1795843891302, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 85, 'choice', 1, 'bonus', 1795843891336, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 86, 'choice', 1, 'pass
= 7s', 1795843891339, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 87, 'choice', 1, 'react 7s
= Jc', 1795843891358, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 88, 'choice', 1, 'move darkrock-2', 1795843891364, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 89, 'choice', 1, 'goal billy-inside-job
= token 1', 1795843891372, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 90, 'choice', 1, 'pass', 1795843891396, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 91, 'choice', 1, 'end', 1795843891429, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 92, 'choice', 2, 'income both
= Kc', 1795843891441, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 93, 'choice', 2, 'equip revolver', 1795843891448, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 94, 'choice', 2, 'move mesitos-point-8', 1795843891462, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 95, 'choice', 2, 'pass', 1795843891482, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 96, 'choice', 2, 'end', 1795843891492, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 97, 'choice', 2, 'end', 1795843891500, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 98, 'choice', 3, 'income money', 1795843891536, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 99, 'choice', 3, 'move spikes-view-rail-station', 1795843891584, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 100, 'choice', 3, 'pass', 1795843891692, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 101, 'choice', 3, 'move spikes-view-rail-station', 1795843891732, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 102, 'choice', 3, 'pass', 1795843891836, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 103, 'choice', 3, 'move cliff-junction-mine', 1795843891849, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 104, 'choice', 3, 'pass', 1795843891970, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 105, 'choice', 3, 'end', 1795843892121, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 106, 'choice', 1, 'income money', 1795843892144, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 107, 'choice', 1, 'move mesitos-point-6', 1795843892164, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 108, 'choice', 1, 'pass', 1795843892186, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 109, 'choice', 1, 'move darkrock-2', 1795843892204, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 110, 'choice', 1, 'pass', 1795843892220, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 111, 'choice', 1, 'play 5s', 1795843892248, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 112, 'choice', 1, 'end', 1795843892273, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 113, 'choice', 2, 'income cards
= 9d
= 8h', 1795843892312, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 114, 'choice', 2, 'equip revolver', 1795843892333, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 115, 'choice', 2, 'move darkrock-sheriffs-office', 1795843892358, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 116, 'choice', 2, 'pass', 1795843892382, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 117, 'choice', 2, 'move mesitos-point-6', 1795843892398, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 118, 'choice', 2, 'pass', 1795843892452, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 119, 'choice', 2, 'move mesitos-point-hideout-a', 1795843892481, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 120, 'choice', 2, 'commit Qd
= 10
= 6', 1795843892508, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 121, 'choice', 1, 'npc 10', 1795843892537, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 122, 'choice', 2, 'bonus', 1795843892556, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 123, 'choice', 2, 'pass', 1795843892589, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 124, 'choice', 2, 'reward marshal', 1795843892624, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 125, 'choice', 2, 'pass', 1795843892646, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 126, 'choice', 2, 'pass', 1795843892664, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 127, 'choice', 2, 'end', 1795843892685, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 128, 'choice', 3, 'income both
= Qc', 1795843892704, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 129, 'choice', 3, 'move spikes-view-rail-station', 1795843892732, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 130, 'choice', 3, 'pass', 1795843892864, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 131, 'choice', 3, 'move spikes-view-rail-station', 1795843892877, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 132, 'choice', 3, 'pass', 1795843893000, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 133, 'choice', 3, 'move darkrock-bank', 1795843893028, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 134, 'choice', 3, 'pass', 1795843893137, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 135, 'choice', 3, 'end', 1795843893259, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 136, 'choice', 1, 'income both
= 10d', 1795843893282, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 137, 'choice', 1, 'move darkrock-1', 1795843893320, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 138, 'choice', 1, 'pass', 1795843893357, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 139, 'choice', 1, 'move mesitos-point-4', 1795843893376, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 140, 'choice', 1, 'pass', 1795843893381, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 141, 'choice', 1, 'move darkrock-5', 1795843893415, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 142, 'choice', 1, 'pass', 1795843893448, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 143, 'choice', 1, 'end', 1795843893497, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 144, 'choice', 2, 'income both
= 8d', 1795843893501, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 145, 'choice', 2, 'equip revolver', 1795843893513, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 146, 'choice', 2, 'move darkrock-1', 1795843893521, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 147, 'choice', 2, 'pass', 1795843893528, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 148, 'choice', 2, 'move darkrock-3', 1795843893548, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 149, 'choice', 2, 'pass', 1795843893553, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 150, 'choice', 2, 'move darkrock-sheriffs-office', 1795843893562, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 151, 'choice', 2, 'pass', 1795843893571, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 152, 'choice', 2, 'end', 1795843893593, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 153, 'choice', 3, 'income money', 1795843893598, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 154, 'choice', 3, 'heist
= K
= Q
= 5', 1795843893606, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 155, 'choice', 2, 'npc Q', 1795843893635, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 156, 'choice', 3, 'commit 10h', 1795843893645, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 157, 'choice', 3, 'react 6c
= 6h
= 7h', 1795843893781, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 158, 'choice', 3, 'pass', 1795843893935, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 159, 'choice', 3, 'deposit 4', 1795843893955, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 160, 'choice', 3, 'contribute 2', 1795843893965, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 161, 'choice', 3, 'move darkrock-8', 1795843893977, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 162, 'choice', 3, 'pass', 1795843894089, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 163, 'choice', 3, 'end', 1795843894216, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 164, 'choice', 1, 'income cards
= 9c
= 10c', 1795843894248, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 165, 'choice', 1, 'move darkrock-6', 1795843894296, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 166, 'choice', 1, 'pass', 1795843894336, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 167, 'choice', 1, 'play 9c
= 8s
= 9h
= 4s', 1795843894358, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 168, 'choice', 1, 'move darkrock-2', 1795843894372, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 169, 'choice', 1, 'pass', 1795843894406, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 170, 'choice', 1, 'discard Jh', 1795843894429, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 171, 'choice', 1, 'discard 10c', 1795843894452, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 172, 'choice', 1, 'discard 9h', 1795843894480, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 173, 'choice', 1, 'end', 1795843894505, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 174, 'choice', 2, 'income cards
= 4h
= 6s', 1795843894524, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 175, 'choice', 2, 'equip revolver', 1795843894573, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 176, 'choice', 2, 'move mesitos-point-7', 1795843894581, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 177, 'choice', 2, 'pass', 1795843894612, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 178, 'choice', 2, 'play 4h', 1795843894641, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 179, 'choice', 2, 'sheriff stop', 1795843894664, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 180, 'choice', 2, 'move darkrock-4', 1795843894689, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 181, 'choice', 2, 'pass', 1795843894713, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 182, 'choice', 2, 'discard Kc', 1795843894752, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 183, 'choice', 2, 'end', 1795843894785, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 184, 'choice', 3, 'income both
= 3c', 1795843894826, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 185, 'choice', 3, 'poker
= 3h', 1795843894849, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 186, 'choice', 1, 'join
= Jd', 1795843894874, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 187, 'choice', 2, 'join
= As
= 3d
= 7d
= 5h', 1795843894896, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 188, 'choice', 1, 'lay 4s Jd', 1795843894929, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 189, 'choice', 3, 'lay 8c Qc', 1795843894956, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 190, 'choice', 2, 'lay 9d As
= 9s
= Ks
= Qh', 1795843894964, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 191, 'choice', 3, 'work', 1795843895008, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 192, 'choice', 3, 'poker
= Kd', 1795843895044, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 193, 'choice', 1, 'join
= 10s', 1795843895052, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 194, 'choice', 2, 'pass
= 6d
= 2c
= Kh', 1795843895091, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 195, 'choice', 1, 'lay 10d Ks', 1795843895120, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 196, 'choice', 3, 'lay 6h 9s
= 5d
= 7c
= Ac', 1795843895148, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 197, 'choice', 3, 'discard 7h', 1795843895180, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 198, 'choice', 3, 'discard 3h', 1795843895204, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 199, 'choice', 3, 'end', 1795843895344, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 200, 'choice', 1, 'income cards
= 4c
= 5c', 1795843895369, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 201, 'choice', 1, 'move mesitos-point-hideout-a', 1795843895393, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 202, 'choice', 1, 'pass', 1795843895401, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 203, 'choice', 1, 'play 5c', 1795843895437, 2);
INSERT INTO public.entries VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 204, 'choice', 1, 'move darkrock-1', 1795843895480, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 1, 'setup', NULL, '= character kit-carson
= character stagecoach-mary
= character annie-oakley
= character jesse-james
= character y-b-rowdy
= character calamity-jane', 1795843895780, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 2, 'choice', 2, 'draft jesse-james', 1795843895788, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 3, 'choice', 1, 'draft kit-carson', 1795843895793, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 4, 'choice', 3, 'draft y-b-rowdy
= As', 1795843895856, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 5, 'choice', 2, 'start sunny-hills-hideout-b
= Jh
= 9c
= 10h
= 6h
= 3d
= goal jesse-night-express
= goal rowdy-green-pasture
= goal kit-mother-lode
= trigger legend
= trigger showdown', 1795843895860, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 6, 'choice', 2, 'income money', 1795843895866, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 7, 'choice', 2, 'move sunny-hills-4', 1795843895878, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 8, 'choice', 2, 'pass', 1795843896668, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 9, 'choice', 2, 'move sunny-hills-1', 1795843896687, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 10, 'choice', 2, 'pass', 1795843896698, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 11, 'choice', 2, 'end', 1795843896706, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 12, 'choice', 2, 'end', 1795843896720, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 13, 'choice', 3, 'income money', 1795843896728, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 14, 'choice', 3, 'work', 1795843896744, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 15, 'choice', 3, 'work', 1795843896764, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 16, 'choice', 3, 'work', 1795843896766, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 17, 'choice', 3, 'end', 1795843896888, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 18, 'choice', 1, 'income cards
= 4s
= 4d', 1795843896913, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 19, 'choice', 1, 'move mesitos-point-4', 1795843896968, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 20, 'choice', 1, 'pass', 1795843896996, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 21, 'choice', 1, 'move darkrock-5', 1795843897096, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 22, 'choice', 1, 'pass', 1795843897127, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 23, 'choice', 1, 'move darkrock-6', 1795843897176, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 24, 'choice', 1, 'pass', 1795843897196, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 25, 'choice', 1, 'end', 1795843897256, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 26, 'choice', 2, 'income cards
= Qc
= 7c', 1795843897276, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 27, 'choice', 2, 'move red-falls-cabaret', 1795843897308, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 28, 'choice', 2, 'pass', 1795843897356, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 29, 'choice', 2, 'move red-falls-1', 1795843897412, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 30, 'choice', 2, 'pass', 1795843897460, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 31, 'choice', 2, 'move cliff-junction-1', 1795843897469, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 32, 'choice', 2, 'pass', 1795843897512, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 33, 'choice', 2, 'end', 1795843897544, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 34, 'choice', 3, 'income both
= 5s', 1795843897594, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 35, 'choice', 3, 'move spikes-view-rail-station', 1795843897644, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 36, 'choice', 3, 'pass', 1795843897765, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 37, 'choice', 3, 'work', 1795843897785, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 38, 'choice', 3, 'work', 1795843897816, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 39, 'choice', 3, 'end', 1795843897940, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 40, 'choice', 1, 'income both
= 6c', 1795843897968, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 41, 'choice', 1, 'move darkrock-4', 1795843897994, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 42, 'choice', 1, 'pass', 1795843897999, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 43, 'choice', 1, 'move mesitos-point-6', 1795843898032, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 44, 'choice', 1, 'pass', 1795843898048, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 45, 'choice', 1, 'move mesitos-point-hideout-a
= 5
= 10', 1795843898072, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 46, 'choice', 1, 'commit 3d', 1795843898092, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 47, 'choice', 3, 'npc 10', 1795843898116, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 48, 'choice', 1, 'react 6c', 1795843898157, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 49, 'choice', 3, 'pass
= Jd', 1795843898192, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 50, 'choice', 1, 'pass', 1795843898232, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 51, 'choice', 1, 'end', 1795843898268, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 52, 'choice', 2, 'income both
= 5d', 1795843898292, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 53, 'choice', 2, 'move cliff-junction-6', 1795843898359, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 54, 'choice', 2, 'pass', 1795843898436, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 55, 'choice', 2, 'move cliff-junction-1', 1795843898476, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 56, 'choice', 2, 'pass', 1795843898516, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 57, 'choice', 2, 'move red-falls-cabaret', 1795843898564, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 58, 'choice', 2, 'pass', 1795843898608, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 59, 'choice', 2, 'end', 1795843898644, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 60, 'choice', 3, 'income both
= 2d', 1795843898660, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 61, 'choice', 3, 'work', 1795843898684, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 62, 'choice', 3, 'work', 1795843898708, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 63, 'choice', 3, 'work', 1795843898726, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 64, 'choice', 3, 'end', 1795843898868, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 65, 'choice', 1, 'income money', 1795843898896, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 66, 'choice', 1, 'move mesitos-point-3', 1795843898920, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 67, 'choice', 1, 'pass', 1795843898944, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 68, 'choice', 1, 'play 4s', 1795843898976, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 69, 'choice', 1, 'sheriff darkrock-2', 1795843899028, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 70, 'choice', 1, 'sheriff darkrock-sheriffs-office', 1795843899080, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 71, 'choice', 1, 'sheriff mesitos-point-6', 1795843899090, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 72, 'choice', 1, 'move mesitos-point-2', 1795843899108, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 73, 'choice', 1, 'pass', 1795843899121, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 74, 'choice', 1, 'end', 1795843899123, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 75, 'choice', 2, 'income both
= 10d', 1795843899134, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 76, 'choice', 2, 'move sunny-hills-2', 1795843899140, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 77, 'choice', 2, 'pass', 1795843899161, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 78, 'choice', 2, 'move sunny-hills-ranch', 1795843899165, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 79, 'choice', 2, 'pass', 1795843899185, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 80, 'choice', 2, 'move sunny-hills-6', 1795843899189, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 81, 'choice', 2, 'pass', 1795843899208, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 82, 'choice', 2, 'end', 1795843899217, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 83, 'choice', 3, 'income money', 1795843899232, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 84, 'choice', 3, 'move darkrock-bank', 1795843899284, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 85, 'choice', 3, 'pass', 1795843899412, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 86, 'choice', 3, 'move spikes-view-rail-station', 1795843899439, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 87, 'choice', 3, 'pass', 1795843899545, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 88, 'choice', 3, 'move darkrock-bank', 1795843899547, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 89, 'choice', 3, 'pass', 1795843899657, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 90, 'choice', 3, 'end', 1795843899760, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 91, 'choice', 1, 'income cards
= 3h
= 9h', 1795843899776, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 92, 'choice', 1, 'move sunny-hills-1', 1795843899781, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 93, 'choice', 1, 'pass', 1795843899788, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 94, 'choice', 1, 'move red-falls-doctors-office', 1795843899800, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 95, 'choice', 1, 'pass', 1795843899812, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 96, 'choice', 1, 'heal
= Ac', 1795843899824, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 97, 'choice', 1, 'discard 9h', 1795843899840, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 98, 'choice', 1, 'end', 1795843899852, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 99, 'choice', 2, 'income money', 1795843899868, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 100, 'choice', 2, 'move cliff-junction-5', 1795843899888, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 101, 'choice', 2, 'pass', 1795843899904, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 102, 'choice', 2, 'end', 1795843899940, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 103, 'choice', 2, 'end', 1795843899960, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 104, 'choice', 3, 'income both
= 9d', 1795843899969, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 105, 'choice', 3, 'move dixon-creek-hideout-b
= J
= 8', 1795843899974, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 106, 'choice', 3, 'commit 9c', 1795843899977, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 107, 'choice', 2, 'npc 8', 1795843899980, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 108, 'choice', 3, 'pass', 1795843900088, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 109, 'choice', 3, 'reward legend
= Ad', 1795843900129, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 110, 'choice', 3, 'pass', 1795843900304, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 111, 'choice', 3, 'play Ad', 1795843900352, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 112, 'choice', 3, 'choose marshal', 1795843900396, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 113, 'choice', 3, 'pass', 1795843900525, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 114, 'choice', 3, 'play 9d
= 9s
= 3c
= 2s', 1795843900612, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 115, 'choice', 3, 'discard 5s', 1795843900679, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 116, 'choice', 3, 'discard Jh', 1795843900703, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 117, 'choice', 3, 'discard 10h', 1795843900726, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 118, 'choice', 3, 'end', 1795843900852, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 119, 'choice', 1, 'income cards
= 3s
= Js', 1795843900928, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 120, 'choice', 1, 'move red-falls-3', 1795843900972, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 121, 'choice', 1, 'react 3s', 1795843901035, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 122, 'choice', 1, 'ride sunny-hills-6', 1795843901116, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 123, 'choice', 1, 'react 3h', 1795843901185, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 124, 'choice', 1, 'ride red-falls-1', 1795843901196, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 125, 'choice', 1, 'pass', 1795843901216, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 126, 'choice', 1, 'move red-falls-1', 1795843901224, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 127, 'choice', 1, 'pass', 1795843901232, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 128, 'choice', 1, 'move red-falls-3', 1795843901252, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 129, 'choice', 1, 'pass', 1795843901272, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 130, 'choice', 1, 'end', 1795843901278, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 131, 'choice', 2, 'income both
= 4h', 1795843901293, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 132, 'choice', 2, 'move sunny-hills-6', 1795843901297, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 133, 'choice', 2, 'pass', 1795843901309, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 134, 'choice', 2, 'move sunny-hills-ranch', 1795843901316, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 135, 'choice', 2, 'pass', 1795843901340, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 136, 'choice', 2, 'move sunny-hills-hideout-a
= 3
= 4', 1795843901349, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 137, 'choice', 2, 'commit As', 1795843901363, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 138, 'choice', 1, 'npc 3', 1795843901376, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 139, 'choice', 2, 'pass', 1795843901392, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 140, 'choice', 2, 'pass', 1795843901401, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 141, 'choice', 2, 'discard 5d', 1795843901421, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 142, 'choice', 2, 'discard 7c', 1795843901436, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 143, 'choice', 2, 'end', 1795843901478, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 144, 'choice', 3, 'income money', 1795843901485, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 145, 'choice', 3, 'play 2s', 1795843901492, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 146, 'choice', 3, 'ride red-falls-4', 1795843901495, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 147, 'choice', 3, 'play 9s
= 10c
= Kc
= 2h', 1795843901509, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 148, 'choice', 3, 'play Kc', 1795843901521, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 149, 'choice', 3, 'move red-falls-cabaret', 1795843901530, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 150, 'choice', 3, 'react 3c', 1795843901644, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 151, 'choice', 3, 'pass', 1795843901678, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 152, 'choice', 3, 'move red-falls-3', 1795843901689, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 153, 'choice', 3, 'end', 1795843901804, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 154, 'choice', 1, 'income both
= 8c', 1795843901817, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 155, 'choice', 1, 'move cliff-junction-7', 1795843901821, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 156, 'choice', 1, 'play Ac', 1795843901844, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 157, 'choice', 1, 'choose marshal', 1795843901857, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 158, 'choice', 1, 'pass', 1795843901868, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 159, 'choice', 1, 'move cliff-junction-3', 1795843901884, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 160, 'choice', 1, 'end', 1795843901904, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 161, 'choice', 2, 'income money', 1795843901920, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 162, 'choice', 2, 'move sunny-hills-hideout-a', 1795843901930, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 163, 'choice', 2, 'move sunny-hills-2', 1795843901943, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 164, 'choice', 2, 'move sunny-hills-hideout-b', 1795843901958, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 165, 'choice', 2, 'end', 1795843901969, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 166, 'choice', 3, 'income both
= Jc', 1795843901978, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 167, 'choice', 3, 'move dixon-creek-hideout-b', 1795843901997, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 168, 'choice', 3, 'move darkrock-2', 1795843902009, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 169, 'choice', 3, 'buy mule', 1795843902017, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 170, 'choice', 3, 'buy ten-gallon', 1795843902034, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 171, 'choice', 3, 'buy provisions
= 8h', 1795843902045, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 172, 'choice', 3, 'buy miners-map', 1795843902066, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 173, 'choice', 3, 'buy rifle', 1795843902081, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 174, 'choice', 3, 'keep', 1795843902095, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 175, 'choice', 3, 'discard 2h', 1795843902114, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 176, 'choice', 3, 'end', 1795843902230, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 177, 'choice', 1, 'income both
= 5h', 1795843902264, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 178, 'choice', 1, 'move red-falls-3', 1795843902316, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 179, 'choice', 1, 'work', 1795843902352, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 180, 'choice', 1, 'move sunny-hills-5', 1795843902356, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 181, 'choice', 1, 'discard 6h', 1795843902376, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 182, 'choice', 1, 'end', 1795843902388, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 183, 'choice', 2, 'income cards
= Qd
= Qh', 1795843902392, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 184, 'choice', 2, 'move mesitos-point-4', 1795843902408, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 185, 'choice', 2, 'move darkrock-5', 1795843902416, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 186, 'choice', 2, 'move mesitos-point-3', 1795843902433, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 187, 'choice', 2, 'discard Qh', 1795843902441, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 188, 'choice', 2, 'discard Qc', 1795843902452, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 189, 'choice', 2, 'end', 1795843902469, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 190, 'choice', 3, 'income both
= Kh', 1795843902504, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 191, 'choice', 3, 'equip revolver', 1795843902521, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 192, 'choice', 3, 'work', 1795843902535, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 193, 'choice', 3, 'work', 1795843902568, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 194, 'choice', 3, 'work', 1795843902590, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 195, 'choice', 3, 'discard 8h', 1795843902600, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 196, 'choice', 3, 'end', 1795843902720, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 197, 'choice', 1, 'income cards
= 4c
= 10s', 1795843902753, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 198, 'choice', 1, 'move sunny-hills-6', 1795843902764, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 199, 'choice', 1, 'play 4c', 1795843902768, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 200, 'choice', 1, 'sheriff mesitos-point-ranch', 1795843902779, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 201, 'choice', 1, 'sheriff stop', 1795843902797, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 202, 'choice', 1, 'move red-falls-2', 1795843902836, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 203, 'choice', 1, 'discard Js', 1795843902842, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 204, 'choice', 1, 'end', 1795843902868, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 205, 'choice', 2, 'income both
= 2c', 1795843902877, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 206, 'choice', 2, 'play 2c', 1795843902902, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 207, 'choice', 2, 'ride darkrock-3', 1795843902912, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 208, 'choice', 2, 'move mesitos-point-1', 1795843902952, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 209, 'choice', 2, 'move mesitos-point-4', 1795843902984, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 210, 'choice', 2, 'end', 1795843903008, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 211, 'choice', 3, 'income cards
= 6s
= 8s', 1795843903017, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 212, 'choice', 3, 'equip rifle', 1795843903033, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 213, 'choice', 3, 'move darkrock-1', 1795843903036, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 214, 'choice', 3, 'move darkrock-1', 1795843903045, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 215, 'choice', 3, 'move darkrock-1', 1795843903053, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 216, 'choice', 3, 'discard 10c', 1795843903061, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 217, 'choice', 3, 'discard 6s', 1795843903064, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 218, 'choice', 3, 'end', 1795843903172, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 219, 'choice', 1, 'income money', 1795843903237, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 220, 'choice', 1, 'move sunny-hills-hideout-a', 1795843903264, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 221, 'choice', 1, 'end', 1795843903312, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 222, 'choice', 1, 'goal kit-edge-of-the-map
= token 1', 1795843903380, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 223, 'choice', 1, 'end', 1795843903436, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 224, 'choice', 2, 'income cards
= 7h
= Kd', 1795843903480, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 225, 'choice', 2, 'move darkrock-5', 1795843903516, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 226, 'choice', 2, 'end', 1795843903556, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 227, 'choice', 2, 'discard 7h', 1795843903593, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 228, 'choice', 2, 'discard 4h', 1795843903612, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 229, 'choice', 2, 'end', 1795843903664, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 230, 'choice', 3, 'income money', 1795843903716, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 231, 'choice', 3, 'equip rifle', 1795843903764, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 232, 'choice', 3, 'upgrade mule', 1795843903772, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 233, 'choice', 3, 'buy shotgun', 1795843903788, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 234, 'choice', 3, 'equip shotgun', 1795843904068, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 1, 'setup', NULL, '= ware revolver
= ware quarter-horse
= ware mule
= ware derringer
= ware miners-map
= ware shotgun
= event beef-prices
= event the-claims-office-fire
= frontier 3
= frontier 6
= frontier 5
= frontier 2
= frontier 4
= frontier 4
= frontier 5
= frontier 3
= frontier 3
= character wild-bill-hickok
= character pat-garrett
= character poker-alice
= character calamity-jane
= character y-b-rowdy
= character sundance-kid', 1795843904088, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 2, 'choice', 1, 'draft wild-bill-hickok', 1795843904139, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 3, 'choice', 3, 'draft y-b-rowdy', 1795843904144, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 4, 'choice', 2, 'draft poker-alice
= first 2
= 10h
= 7s
= 7d
= 10s
= Ad
= 9h
= 6c
= 8d
= 9d
= goal alice-place-your-bets
= goal rowdy-payday-spree
= goal hickok-aces-and-eights
= trigger legend
= trigger showdown', 1795843904148, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 5, 'choice', 2, 'income cards
= 2c
= 9s', 1795843904165, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 6, 'choice', 2, 'move gulch-frontier-25', 1795843904177, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 7, 'choice', 2, 'pass', 1795843904192, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 8, 'choice', 2, 'move gulch-frontier-20', 1795843904200, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 9, 'choice', 2, 'pass', 1795843904205, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 10, 'choice', 2, 'move buzzard-gulch-1', 1795843904216, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 11, 'choice', 2, 'pass', 1795843904229, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 12, 'choice', 2, 'end', 1795843904240, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 13, 'choice', 3, 'income money', 1795843904284, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 14, 'choice', 3, 'prospect
= nugget
= gravel', 1795843904304, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 15, 'choice', 3, 'prospect
= nugget
= nugget', 1795843904316, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 16, 'choice', 3, 'prospect
= tailings
= nugget', 1795843904324, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 235, 'choice', 3, 'use provisions
= Ah', 1795843904328, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 17, 'choice', 3, 'end', 1795843904430, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 18, 'choice', 1, 'income both
= Kc', 1795843904465, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 19, 'choice', 1, 'end', 1795843904477, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 20, 'choice', 1, 'end', 1795843904489, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 21, 'choice', 2, 'income both
= Jd', 1795843904497, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 22, 'choice', 2, 'end', 1795843904541, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 23, 'choice', 2, 'discard 10h', 1795843904553, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 24, 'choice', 2, 'end', 1795843904564, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 25, 'choice', 3, 'income both
= 10d', 1795843904575, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 236, 'choice', 3, 'work', 1795843904596, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 26, 'choice', 3, 'play 9h
= 10c
= 3d
= 8s', 1795843904600, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 27, 'choice', 3, 'play Ad', 1795843904612, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 28, 'choice', 3, 'choose wanted', 1795843904633, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 29, 'choice', 3, 'pass', 1795843904740, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 30, 'choice', 3, 'move gulch-frontier-rail-station', 1795843904768, 2);
INSERT INTO public.entries VALUES ('99d771005095eda75b0cca07db90b66d', 237, 'choice', 3, 'end', 1795843904860, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 31, 'choice', 3, 'react 3d', 1795843904916, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 32, 'choice', 3, 'pass', 1795843904957, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 33, 'choice', 3, 'pass', 1795843905067, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 34, 'choice', 3, 'end', 1795843905212, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 35, 'choice', 1, 'income money', 1795843905244, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 36, 'choice', 1, 'move red-falls-4', 1795843905272, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 37, 'choice', 1, 'pass', 1795843905316, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 38, 'choice', 1, 'buy whiskey', 1795843905386, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 39, 'choice', 1, 'buy provisions
= 4h', 1795843905401, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 40, 'choice', 1, 'buy snake-oil', 1795843905476, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 41, 'choice', 1, 'use provisions
= 5d', 1795843905516, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 42, 'choice', 1, 'discard 9d', 1795843905576, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 43, 'choice', 1, 'end', 1795843905602, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 44, 'choice', 2, 'income cards
= 7c
= As', 1795843905664, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 45, 'choice', 2, 'play 9s
= 4c
= Jc
= Ks', 1795843905708, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 46, 'choice', 2, 'move buzzard-gulch-6', 1795843905722, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 47, 'choice', 2, 'pass', 1795843905732, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 48, 'choice', 2, 'move gulch-frontier-21', 1795843905748, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 49, 'choice', 2, 'pass', 1795843905751, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 50, 'choice', 2, 'discard 7c', 1795843905764, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 51, 'choice', 2, 'discard Jc', 1795843905776, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 52, 'choice', 2, 'discard 2c', 1795843905784, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 53, 'choice', 2, 'discard Jd', 1795843905800, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 54, 'choice', 2, 'end', 1795843905808, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 55, 'choice', 3, 'income both
= 3h', 1795843905821, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 56, 'choice', 3, 'work', 1795843905823, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 57, 'choice', 3, 'work', 1795843905841, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 58, 'choice', 3, 'work', 1795843905852, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 59, 'choice', 3, 'end', 1795843905976, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 60, 'choice', 1, 'income cards
= 6h
= Jh', 1795843905980, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 61, 'choice', 1, 'move red-falls-5', 1795843906030, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 62, 'choice', 1, 'pass', 1795843906038, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 63, 'choice', 1, 'play 5d', 1795843906068, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 64, 'choice', 1, 'upgrade revolver', 1795843906106, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 65, 'choice', 1, 'buy gazette
= event wires-down', 1795843906140, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 66, 'choice', 1, 'sheriff mesitos-point-3', 1795843906157, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 67, 'choice', 1, 'sheriff mesitos-point-6', 1795843906196, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 68, 'choice', 1, 'sheriff mesitos-point-hideout-a', 1795843906232, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 69, 'choice', 1, 'sheriff stop
= 9c
= Kh', 1795843906263, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 70, 'choice', 1, 'discard Jh', 1795843906300, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 71, 'choice', 1, 'discard 4h', 1795843906333, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 72, 'choice', 1, 'discard 6h', 1795843906368, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 73, 'choice', 1, 'end', 1795843906402, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 74, 'choice', 2, 'income cards
= Kd
= 3s', 1795843906431, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 75, 'choice', 2, 'move buzzard-gulch-6', 1795843906460, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 76, 'choice', 2, 'react 3s', 1795843906480, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 77, 'choice', 2, 'ride gulch-frontier-10', 1795843906508, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 78, 'choice', 2, 'pass', 1795843906532, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 79, 'choice', 2, 'move gulch-frontier-13', 1795843906556, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 80, 'choice', 2, 'pass', 1795843906592, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 81, 'choice', 2, 'move gulch-frontier-23', 1795843906648, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 82, 'choice', 2, 'pass', 1795843906702, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 83, 'choice', 2, 'discard Kd', 1795843906752, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 84, 'choice', 2, 'end', 1795843906780, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 85, 'choice', 3, 'income both
= 3c', 1795843906796, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 86, 'choice', 3, 'move buzzard-gulch-1', 1795843906820, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 87, 'choice', 3, 'pass', 1795843906933, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 88, 'choice', 3, 'poker
= Qc
= 8h
= 2h
= Qd
= 2s
= 5h
= 5s
= 7h', 1795843906941, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 89, 'choice', 3, 'lay 3c 10d', 1795843906954, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 90, 'choice', 2, 'lay 2s 8h
= Qs', 1795843906972, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 91, 'choice', 3, 'choose legend', 1795843906977, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 92, 'choice', 3, 'faro
= 4
= 3
= 6
= 7', 1795843906980, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 93, 'choice', 3, 'pass
= 7
= 3
= 4', 1795843906982, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 94, 'choice', 3, 'discard Qs', 1795843906985, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 95, 'choice', 3, 'end', 1795843907094, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 96, 'choice', 1, 'income money', 1795843907099, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 97, 'choice', 1, 'move red-falls-2', 1795843907105, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 98, 'choice', 1, 'pass', 1795843907116, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 99, 'choice', 1, 'move red-falls-doctors-office', 1795843907128, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 100, 'choice', 1, 'pass', 1795843907141, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 101, 'choice', 1, 'play Kc', 1795843907152, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 102, 'choice', 1, 'move sunny-hills-ranch', 1795843907188, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 103, 'choice', 1, 'pass', 1795843907216, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 104, 'choice', 1, 'end', 1795843907243, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 105, 'choice', 1, 'end', 1795843907264, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 106, 'choice', 2, 'income cards
= 6s
= 6d', 1795843907296, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 107, 'choice', 2, 'move buzzard-gulch-marshals-office', 1795843907320, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 108, 'choice', 2, 'pass', 1795843907368, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 109, 'choice', 2, 'move buzzard-gulch-1', 1795843907384, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 110, 'choice', 2, 'pass', 1795843907409, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 111, 'choice', 2, 'play 4c', 1795843907436, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 112, 'choice', 2, 'sheriff mesitos-point-5', 1795843907452, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 113, 'choice', 2, 'sheriff mesitos-point-7', 1795843907478, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 114, 'choice', 2, 'sheriff stop', 1795843907508, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 115, 'choice', 2, 'discard 6d', 1795843907510, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 116, 'choice', 2, 'end', 1795843907525, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 117, 'choice', 3, 'income cards
= 4s
= 5c', 1795843907560, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 118, 'choice', 3, 'play 4s', 1795843907592, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 119, 'choice', 3, 'sheriff darkrock-4', 1795843907622, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 120, 'choice', 3, 'sheriff stop
= event rockslide', 1795843907625, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 121, 'choice', 1, 'choose discard', 1795843907653, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 122, 'choice', 1, 'discard 8d', 1795843907666, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 123, 'choice', 3, 'poker
= 2d', 1795843907688, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 124, 'choice', 2, 'join
= Js
= Ah
= Qh
= Ac', 1795843907716, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 125, 'choice', 3, 'lay 10c 10s', 1795843907728, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 126, 'choice', 2, 'lay 6s 7d
= 4d', 1795843907752, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 127, 'choice', 3, 'choose gambler', 1795843907764, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 128, 'choice', 3, 'choose cards
= 8c', 1795843907796, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 129, 'choice', 3, 'faro', 1795843907829, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 130, 'choice', 2, 'join
= A
= 9
= 8
= J', 1795843907848, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 131, 'choice', 2, 'bet 9 10', 1795843907876, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 132, 'choice', 3, 'pass
= J
= 8', 1795843907888, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 133, 'choice', 2, 'reclaim 9
= 9', 1795843907917, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 134, 'choice', 3, 'discard 3h', 1795843907952, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 135, 'choice', 3, 'end', 1795843908057, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 136, 'choice', 1, 'income money', 1795843908065, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 137, 'choice', 1, 'move red-falls-doctors-office', 1795843908070, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 138, 'choice', 1, 'end', 1795843908082, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 139, 'choice', 1, 'end', 1795843908097, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 140, 'choice', 2, 'income cards
= 10s
= 9s', 1795843908105, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 141, 'choice', 2, 'move gulch-frontier-1', 1795843908110, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 142, 'choice', 2, 'pass', 1795843908113, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 143, 'choice', 2, 'move gulch-frontier-16', 1795843908126, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 144, 'choice', 2, 'pass', 1795843908137, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 145, 'choice', 2, 'move gulch-frontier-17', 1795843908141, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 146, 'choice', 2, 'pass', 1795843908149, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 147, 'choice', 2, 'discard 7s', 1795843908161, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 148, 'choice', 2, 'discard 4d', 1795843908169, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 149, 'choice', 2, 'end', 1795843908177, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 150, 'choice', 3, 'income both
= 7c', 1795843908208, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 151, 'choice', 3, 'faro
= 5
= 2
= Q
= 10', 1795843908272, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 152, 'choice', 3, 'pass
= 2
= 5
= 10', 1795843908285, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 153, 'choice', 3, 'move buzzard-gulch-3', 1795843908324, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 154, 'choice', 3, 'pass', 1795843908472, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 155, 'choice', 3, 'poker
= 2s
= 4s
= 3s
= Jd
= 2h
= 3c
= Ad
= Ah', 1795843908528, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 156, 'choice', 3, 'lay 5c 7c', 1795843908538, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 157, 'choice', 2, 'lay 3s Jd
= 7d', 1795843908553, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 158, 'choice', 3, 'discard Qc', 1795843908575, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 159, 'choice', 3, 'end', 1795843908679, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 160, 'choice', 1, 'income cards
= Jh
= 6h', 1795843908693, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 161, 'choice', 1, 'move red-falls-cabaret', 1795843908702, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 162, 'choice', 1, 'pass', 1795843908709, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 163, 'choice', 1, 'move red-falls-3', 1795843908713, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 164, 'choice', 1, 'pass', 1795843908717, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 165, 'choice', 1, 'faro
= K
= 4
= 3
= 6', 1795843908726, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 166, 'choice', 1, 'bet 5 10', 1795843908732, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 167, 'choice', 1, 'bet 3 10
= 4
= 3', 1795843908742, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 168, 'choice', 1, 'choose money', 1795843908753, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 169, 'choice', 1, 'use gazette', 1795843908757, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 170, 'choice', 1, 'reclaim 5
= 6', 1795843908765, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 171, 'choice', 1, 'end', 1795843908773, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 172, 'choice', 2, 'income money', 1795843908789, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 173, 'choice', 2, 'move gulch-frontier-22', 1795843908798, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 174, 'choice', 2, 'pass', 1795843908805, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 175, 'choice', 2, 'move gulch-frontier-23', 1795843908809, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 176, 'choice', 2, 'pass', 1795843908812, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 177, 'choice', 2, 'move gulch-frontier-33', 1795843908826, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 178, 'choice', 2, 'pass', 1795843908833, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 179, 'choice', 2, 'end', 1795843908849, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 180, 'choice', 3, 'income money', 1795843908856, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 181, 'choice', 3, 'move buzzard-gulch-1', 1795843908896, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 182, 'choice', 3, 'pass', 1795843909021, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 183, 'choice', 3, 'move buzzard-gulch-marshals-office', 1795843909052, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 184, 'choice', 3, 'pass', 1795843909157, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 185, 'choice', 3, 'play 2s', 1795843909164, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 186, 'choice', 3, 'ride darkrock-2', 1795843909180, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 187, 'choice', 3, 'end', 1795843909294, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 188, 'choice', 1, 'income cards
= Jc
= 4c', 1795843909313, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 189, 'choice', 1, 'move sunny-hills-1', 1795843909322, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 190, 'choice', 1, 'pass', 1795843909324, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 191, 'choice', 1, 'end', 1795843909337, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 192, 'choice', 1, 'discard 9c', 1795843909345, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 193, 'choice', 1, 'discard Jh', 1795843909357, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 194, 'choice', 1, 'end', 1795843909365, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 195, 'choice', 2, 'income both
= 4h', 1795843909385, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 196, 'choice', 2, 'move gulch-frontier-29', 1795843909393, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 197, 'choice', 2, 'pass', 1795843909401, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 198, 'choice', 2, 'move gulch-frontier-31', 1795843909428, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 199, 'choice', 2, 'pass', 1795843909436, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 200, 'choice', 2, 'move gulch-frontier-24', 1795843909468, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 201, 'choice', 2, 'pass', 1795843909476, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 202, 'choice', 2, 'discard 10s', 1795843909479, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 203, 'choice', 2, 'end', 1795843909504, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 204, 'choice', 3, 'income money', 1795843909513, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 205, 'choice', 3, 'move darkrock-3', 1795843909524, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 206, 'choice', 3, 'pass', 1795843909640, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 207, 'choice', 3, 'buy whiskey', 1795843909684, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 208, 'choice', 3, 'buy rifle', 1795843909694, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 209, 'choice', 3, 'keep', 1795843909714, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 210, 'choice', 3, 'upgrade rifle', 1795843909748, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 211, 'choice', 3, 'end', 1795843909764, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 212, 'choice', 3, 'move darkrock-1', 1795843909769, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 213, 'choice', 3, 'pass', 1795843909901, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 214, 'choice', 3, 'end', 1795843910016, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 215, 'choice', 1, 'income money', 1795843910060, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 216, 'choice', 1, 'move sunny-hills-2', 1795843910104, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 217, 'choice', 1, 'pass', 1795843910144, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 218, 'choice', 1, 'move sunny-hills-1', 1795843910160, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 219, 'choice', 1, 'pass', 1795843910180, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 220, 'choice', 1, 'move sunny-hills-3', 1795843910197, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 221, 'choice', 1, 'pass', 1795843910219, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 222, 'choice', 1, 'end', 1795843910232, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 223, 'choice', 2, 'income both
= 10h', 1795843910237, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 224, 'choice', 2, 'move gulch-frontier-30', 1795843910258, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 225, 'choice', 2, 'pass', 1795843910265, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 226, 'choice', 2, 'move gulch-frontier-35', 1795843910278, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 227, 'choice', 2, 'pass', 1795843910301, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 228, 'choice', 2, 'frontier', 1795843910306, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 229, 'choice', 2, 'discard 4h', 1795843910313, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 230, 'choice', 2, 'discard As
= frontier-token stray-herd', 1795843910325, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 231, 'choice', 2, 'end', 1795843910330, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 232, 'choice', 3, 'income cards
= 5h
= 3d', 1795843910356, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 233, 'choice', 3, 'equip revolver', 1795843910379, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 234, 'choice', 3, 'play 5h', 1795843910400, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 235, 'choice', 3, 'work', 1795843910432, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 236, 'choice', 3, 'work
= event total-eclipse
= 10c
= 10d
= 2c', 1795843910466, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 237, 'choice', 3, 'end', 1795843910573, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 238, 'choice', 1, 'income money', 1795843910577, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 239, 'choice', 1, 'play Kh', 1795843910602, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 240, 'choice', 1, 'move sunny-hills-ranch', 1795843910622, 2);
INSERT INTO public.entries VALUES ('40ecbf500704a4fe066180685fde858e', 241, 'choice', 1, 'pass', 1795843910625, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 1, 'setup', NULL, '= ware shotgun
= ware quarter-horse
= ware repeating-shotgun
= ware burro
= ware medicine-pouch
= ware derringer
= ware snake-oil
= ware boot-knife
= ware provisions
= item shot-glass
= item short-cut
= item dragoons
= event the-toll-gate
= event the-late-stage
= frontier 2
= frontier 3
= frontier 4
= frontier 5
= frontier 4
= frontier 3
= frontier 5
= frontier 2
= frontier 4
= region buzzard-gulch
= character wyatt-earp
= character charley-parkhurst
= character jesse-james
= character soapy-smith
= character doc-holliday
= character curly-bill-brocius', 1795843910849, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 2, 'choice', 1, 'draft wyatt-earp', 1795843910873, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 3, 'choice', 3, 'draft doc-holliday', 1795843910895, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 4, 'choice', 2, 'draft jesse-james
= 2h', 1795843910901, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 5, 'choice', 2, 'start sunny-hills-hideout-b
= Qs
= Qc
= 6h
= Qd', 1795843910929, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 6, 'choice', 1, 'start dixon-creek-hideout-b
= goal jesse-daylight-robbery
= goal doc-second-opinion
= goal wyatt-thirty-seconds
= legend ten-coffins', 1795843910980, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 7, 'choice', 2, 'income both
= 2d', 1795843911020, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 8, 'choice', 2, 'move mesitos-point-2', 1795843911052, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 9, 'choice', 2, 'pass', 1795843911129, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 10, 'choice', 2, 'move mesitos-point-4', 1795843911144, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 11, 'choice', 2, 'pass', 1795843911212, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 12, 'choice', 2, 'move darkrock-1', 1795843911214, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 13, 'choice', 2, 'pass', 1795843911240, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 14, 'choice', 2, 'end', 1795843911296, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 15, 'choice', 2, 'end', 1795843911301, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 16, 'choice', 3, 'income money', 1795843911312, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 17, 'choice', 3, 'risk money
= risk story-point', 1795843911352, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 18, 'choice', 3, 'sheriff stop', 1795843911368, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 19, 'choice', 3, 'work', 1795843911408, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 20, 'choice', 3, 'work', 1795843911452, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 21, 'choice', 3, 'work', 1795843911536, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 22, 'choice', 3, 'end', 1795843911664, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 23, 'choice', 1, 'income cards
= 8d
= 5c', 1795843911680, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 24, 'choice', 1, 'work', 1795843911702, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 25, 'choice', 1, 'work', 1795843911718, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 26, 'choice', 1, 'risk ride
= risk wound-and-story-point', 1795843911732, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 27, 'choice', 1, 'sheriff mesitos-point-3', 1795843911746, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 28, 'choice', 1, 'sheriff mesitos-point-1', 1795843911772, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 29, 'choice', 1, 'sheriff stop', 1795843911778, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 30, 'choice', 1, 'ride cliff-junction-2
= opponent three-finger-tully
= 9
= 4', 1795843911808, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 31, 'choice', 1, 'commit 6h', 1795843911829, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 32, 'choice', 3, 'npc 9', 1795843911856, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 33, 'choice', 1, 'pass', 1795843911896, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 34, 'choice', 1, 'choose discard', 1795843911924, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 35, 'choice', 1, 'discard 8d
= 4s', 1795843911936, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 36, 'choice', 1, 'move cliff-junction-1', 1795843911977, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 37, 'choice', 1, 'pass', 1795843911996, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 38, 'choice', 1, 'end', 1795843912056, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 39, 'choice', 2, 'income cards
= Ks
= 10h', 1795843912112, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 40, 'choice', 2, 'move mesitos-point-2', 1795843912156, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 41, 'choice', 2, 'pass', 1795843912184, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 42, 'choice', 2, 'move mesitos-point-4', 1795843912232, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 43, 'choice', 2, 'pass', 1795843912252, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 44, 'choice', 2, 'end', 1795843912298, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 45, 'choice', 2, 'end', 1795843912308, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 46, 'choice', 3, 'income money', 1795843912318, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 47, 'choice', 3, 'move red-falls-5', 1795843912324, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 48, 'choice', 3, 'pass', 1795843912464, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 49, 'choice', 3, 'claim red-falls-general-store', 1795843912472, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 50, 'choice', 3, 'move red-falls-1', 1795843912513, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 51, 'choice', 3, 'pass', 1795843912617, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 52, 'choice', 3, 'risk money
= risk story-point', 1795843912648, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 53, 'choice', 3, 'choose gang-a', 1795843912659, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 54, 'choice', 3, 'end', 1795843912808, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 55, 'choice', 1, 'income cards
= 2c
= 6d', 1795843912820, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 56, 'choice', 1, 'risk card
= risk story-point', 1795843912852, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 57, 'choice', 1, 'choose gang-c
= 4d', 1795843912868, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 58, 'choice', 1, 'move cliff-junction-1', 1795843912960, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 59, 'choice', 1, 'pass', 1795843912989, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 60, 'choice', 1, 'move dixon-creek-hideout-b', 1795843913040, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 61, 'choice', 1, 'pass', 1795843913076, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 62, 'choice', 1, 'end', 1795843913108, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 63, 'choice', 1, 'pass', 1795843913156, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 64, 'choice', 1, 'discard 6d', 1795843913194, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 65, 'choice', 1, 'discard 5c', 1795843913232, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 66, 'choice', 1, 'discard Qd', 1795843913288, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 67, 'choice', 1, 'end', 1795843913328, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 68, 'choice', 2, 'income both
= Js', 1795843913364, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 69, 'choice', 2, 'risk card
= risk story-point', 1795843913424, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 70, 'choice', 2, 'sheriff mesitos-point-3', 1795843913468, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 71, 'choice', 2, 'sheriff darkrock-2', 1795843913520, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 72, 'choice', 2, 'sheriff mesitos-point-3
= Kd', 1795843913551, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 73, 'choice', 2, 'move sunny-hills-mine', 1795843913624, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 74, 'choice', 2, 'pass', 1795843913634, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 75, 'choice', 2, 'work', 1795843913646, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 76, 'choice', 2, 'end', 1795843913728, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 77, 'choice', 2, 'discard 2d', 1795843913748, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 78, 'choice', 2, 'end', 1795843913788, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 79, 'choice', 3, 'income money', 1795843913852, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 80, 'choice', 3, 'poker
= Ad
= Jc
= 9h
= 3h
= 5d
= 10s
= 9c
= Kh', 1795843913905, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 81, 'choice', 2, 'lay 3h 9h', 1795843913949, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 82, 'choice', 3, 'lay Qs Ad
= 2s', 1795843913964, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 83, 'choice', 3, 'work', 1795843913970, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 84, 'choice', 3, 'risk money
= risk wound-and-story-point', 1795843913973, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 85, 'choice', 3, 'choose legend', 1795843914024, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 86, 'choice', 3, 'play 2s', 1795843914037, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 87, 'choice', 3, 'ride darkrock-4', 1795843914040, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 88, 'choice', 3, 'end', 1795843914160, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 89, 'choice', 1, 'income money', 1795843914228, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 90, 'choice', 1, 'play 2c', 1795843914256, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 91, 'choice', 1, 'ride red-falls-cabaret', 1795843914296, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 92, 'choice', 1, 'end', 1795843914340, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 93, 'choice', 1, 'end', 1795843914360, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 94, 'choice', 2, 'income money', 1795843914388, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 95, 'choice', 2, 'move darkrock-3', 1795843914424, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 96, 'choice', 2, 'pass', 1795843914468, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 97, 'choice', 2, 'claim darkrock-general-store', 1795843914552, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 98, 'choice', 2, 'buy quarter-horse', 1795843914574, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 99, 'choice', 2, 'risk money
= risk story-point', 1795843914608, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 100, 'choice', 2, 'choose gang-a', 1795843914648, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 101, 'choice', 2, 'end', 1795843914676, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 102, 'choice', 3, 'income cards
= Kc
= Jd', 1795843914681, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 103, 'choice', 3, 'play Kc', 1795843914697, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 104, 'choice', 3, 'move mesitos-point-3', 1795843914776, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 105, 'choice', 3, 'pass', 1795843914912, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 106, 'choice', 3, 'deed red-falls-general-store', 1795843914919, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 107, 'choice', 3, 'pass', 1795843914929, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 108, 'choice', 3, 'move darkrock-3', 1795843914956, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 109, 'choice', 3, 'pass', 1795843915068, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 110, 'choice', 3, 'buy miners-map', 1795843915077, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 111, 'choice', 3, 'buy gazette
= event the-turncoat', 1795843915093, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 112, 'choice', 3, 'sheriff mesitos-point-hideout-a', 1795843915105, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 113, 'choice', 3, 'sheriff mesitos-point-5', 1795843915126, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 114, 'choice', 3, 'sheriff mesitos-point-6', 1795843915129, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 115, 'choice', 3, 'sheriff mesitos-point-5', 1795843915145, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 116, 'choice', 3, 'sheriff mesitos-point-hideout-a', 1795843915148, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 117, 'choice', 2, 'discard Ks', 1795843915168, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 118, 'choice', 3, 'buy mustang', 1795843915178, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 119, 'choice', 3, 'buy mule', 1795843915183, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 120, 'choice', 3, 'keep', 1795843915225, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 121, 'choice', 3, 'end', 1795843915252, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 122, 'choice', 3, 'end', 1795843915264, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 123, 'choice', 3, 'end', 1795843915416, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 124, 'choice', 1, 'income both
= 10c', 1795843915424, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 125, 'choice', 1, 'move red-falls-5', 1795843915472, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 126, 'choice', 1, 'pass', 1795843915475, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 127, 'choice', 1, 'buy ten-gallon', 1795843915500, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 128, 'choice', 1, 'upgrade revolver', 1795843915520, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 129, 'choice', 1, 'end', 1795843915548, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 130, 'choice', 1, 'play 4s', 1795843915580, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 131, 'choice', 1, 'sheriff mesitos-point-3', 1795843915612, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 132, 'choice', 1, 'goal wyatt-posse
= token 1', 1795843915632, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 133, 'choice', 1, 'sheriff mesitos-point-1', 1795843915648, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 134, 'choice', 1, 'sheriff darkrock-1', 1795843915662, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 135, 'choice', 1, 'risk card
= risk wound
= 9s', 1795843915684, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 136, 'choice', 1, 'discard 9s', 1795843915712, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 137, 'choice', 1, 'end', 1795843915744, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 138, 'choice', 2, 'income money', 1795843915768, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 139, 'choice', 2, 'play Kd', 1795843915780, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 140, 'choice', 2, 'move mesitos-point-2', 1795843915804, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 141, 'choice', 2, 'pass', 1795843915828, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 142, 'choice', 2, 'deed darkrock-general-store', 1795843915844, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 143, 'choice', 2, 'buy medicine-pouch', 1795843915874, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 144, 'choice', 2, 'move mesitos-point-3', 1795843915916, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 145, 'choice', 2, 'use quarter-horse', 1795843915988, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 146, 'choice', 2, 'discard 10h', 1795843916005, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 147, 'choice', 2, 'ride mesitos-point-ranch', 1795843916032, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 148, 'choice', 2, 'pass', 1795843916080, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 149, 'choice', 2, 'work', 1795843916154, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 150, 'choice', 2, 'risk money
= risk wound
= event wires-down', 1795843916182, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 151, 'choice', 2, 'sheriff mesitos-point-4', 1795843916193, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 152, 'choice', 2, 'sheriff sunny-hills-mine', 1795843916204, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 153, 'choice', 2, 'sheriff sunny-hills-4', 1795843916216, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 154, 'choice', 2, 'sheriff stop
= 7h
= 3s', 1795843916232, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 155, 'choice', 2, 'end', 1795843916247, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 156, 'choice', 3, 'income cards
= 10d
= 6s', 1795843916288, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 157, 'choice', 3, 'equip mustang', 1795843916324, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 158, 'choice', 3, 'move darkrock-8', 1795843916325, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 159, 'choice', 3, 'pass', 1795843916429, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 160, 'choice', 3, 'move mesitos-point-3', 1795843916452, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 161, 'choice', 3, 'pass', 1795843916563, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 162, 'choice', 3, 'move sunny-hills-mine', 1795843916578, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 163, 'choice', 3, 'pass', 1795843916700, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 164, 'choice', 3, 'end', 1795843916718, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 165, 'choice', 3, 'discard Jd', 1795843916728, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 166, 'choice', 3, 'end', 1795843916835, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 167, 'choice', 1, 'income both
= 7d', 1795843916853, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 168, 'choice', 1, 'buy whiskey', 1795843916932, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 169, 'choice', 1, 'buy bullwhip', 1795843916968, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 170, 'choice', 1, 'buy mule', 1795843916980, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 171, 'choice', 1, 'move cliff-junction-9', 1795843917024, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 172, 'choice', 1, 'pass', 1795843917048, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 173, 'choice', 1, 'move cliff-junction-3', 1795843917084, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 174, 'choice', 1, 'pass', 1795843917092, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 175, 'choice', 1, 'end', 1795843917108, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 176, 'choice', 1, 'end', 1795843917124, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 177, 'choice', 2, 'income money', 1795843917134, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 178, 'choice', 2, 'move darkrock-1', 1795843917144, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 179, 'choice', 2, 'react 3s', 1795843917177, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 180, 'choice', 2, 'pass', 1795843917192, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 181, 'choice', 2, 'use quarter-horse', 1795843917205, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 182, 'choice', 2, 'discard 2h', 1795843917207, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 183, 'choice', 2, 'ride darkrock-3', 1795843917225, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 184, 'choice', 2, 'pass', 1795843917227, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 185, 'choice', 2, 'move darkrock-8', 1795843917252, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 186, 'choice', 2, 'pass', 1795843917257, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 187, 'choice', 2, 'move darkrock-7', 1795843917276, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 188, 'choice', 2, 'use quarter-horse', 1795843917304, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 189, 'choice', 2, 'discard 7h', 1795843917316, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 190, 'choice', 2, 'ride mesitos-point-8', 1795843917336, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 191, 'choice', 2, 'pass', 1795843917364, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 192, 'choice', 2, 'end', 1795843917378, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 193, 'choice', 2, 'end', 1795843917388, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 194, 'choice', 3, 'income both
= 7s', 1795843917416, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 195, 'choice', 3, 'equip mustang', 1795843917420, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 196, 'choice', 3, 'work', 1795843917424, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 197, 'choice', 3, 'work', 1795843917433, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 198, 'choice', 3, 'work', 1795843917436, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 199, 'choice', 3, 'end', 1795843917439, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 200, 'choice', 3, 'discard Qc', 1795843917440, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 201, 'choice', 3, 'end', 1795843917543, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 202, 'choice', 1, 'income both
= Jh', 1795843917553, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 203, 'choice', 1, 'move red-falls-3', 1795843917558, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 204, 'choice', 1, 'pass', 1795843917561, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 205, 'choice', 1, 'move red-falls-cabaret', 1795843917566, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 206, 'choice', 1, 'pass', 1795843917572, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 207, 'choice', 1, 'move cliff-junction-1', 1795843917578, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 208, 'choice', 1, 'pass', 1795843917580, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 209, 'choice', 1, 'risk ride
= risk story-point', 1795843917594, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 210, 'choice', 1, 'choose marshal', 1795843917600, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 211, 'choice', 1, 'ride cliff-junction-2', 1795843917608, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 212, 'choice', 1, 'discard 10c', 1795843917616, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 213, 'choice', 1, 'end', 1795843917625, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 214, 'choice', 2, 'income money', 1795843917630, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 215, 'choice', 2, 'move spikes-view-mine', 1795843917636, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 216, 'choice', 2, 'use quarter-horse', 1795843917648, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 217, 'choice', 2, 'ride spikes-view-7', 1795843917664, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 218, 'choice', 2, 'move darkrock-5', 1795843917672, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 219, 'choice', 2, 'move darkrock-2', 1795843917684, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 220, 'choice', 2, 'risk money
= risk story-point', 1795843917704, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 221, 'choice', 2, 'choose legend', 1795843917728, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 222, 'choice', 2, 'end', 1795843917760, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 223, 'choice', 3, 'income both
= 8h', 1795843917777, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 224, 'choice', 3, 'equip mustang', 1795843917780, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 225, 'choice', 3, 'move darkrock-1', 1795843917785, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 226, 'choice', 3, 'pass', 1795843917889, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 227, 'choice', 3, 'work', 1795843917902, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 228, 'choice', 3, 'work', 1795843917912, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 229, 'choice', 3, 'end', 1795843917918, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 230, 'choice', 3, 'discard 8h', 1795843917924, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 231, 'choice', 3, 'end', 1795843918032, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 232, 'choice', 1, 'income both
= 9d', 1795843918037, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 233, 'choice', 1, 'play 9d
= As
= 5h
= 6c', 1795843918046, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 234, 'choice', 1, 'play 4d', 1795843918056, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 235, 'choice', 1, 'sheriff sunny-hills-mine', 1795843918068, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 236, 'choice', 1, 'sheriff mesitos-point-4', 1795843918080, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 237, 'choice', 1, 'sheriff darkrock-3', 1795843918088, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 238, 'choice', 1, 'move red-falls-6', 1795843918108, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 239, 'choice', 1, 'pass', 1795843918124, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 240, 'choice', 1, 'risk ride
= risk story-point', 1795843918131, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 241, 'choice', 1, 'sheriff stop', 1795843918152, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 242, 'choice', 1, 'pass', 1795843918168, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 243, 'choice', 1, 'discard Jh', 1795843918184, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 244, 'choice', 1, 'discard As', 1795843918204, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 245, 'choice', 1, 'end', 1795843918217, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 246, 'choice', 2, 'income money', 1795843918224, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 247, 'choice', 2, 'move mesitos-point-hideout-a
= 7
= 3
= Ah', 1795843918248, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 248, 'choice', 2, 'use quarter-horse', 1795843918276, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 249, 'choice', 2, 'pass', 1795843918304, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 250, 'choice', 2, 'move mesitos-point-7', 1795843918328, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 251, 'choice', 2, 'move mesitos-point-3', 1795843918372, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 252, 'choice', 2, 'risk card
= risk wound-and-story-point', 1795843918388, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 253, 'choice', 2, 'sheriff mesitos-point-4', 1795843918420, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 254, 'choice', 2, 'sheriff sunny-hills-4', 1795843918483, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 255, 'choice', 2, 'sheriff mesitos-point-4
= 3c', 1795843918552, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 256, 'choice', 2, 'take-part 2
= event the-quarter-mile', 1795843918568, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 257, 'choice', 2, 'choose gambler', 1795843918608, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 258, 'choice', 2, 'choose cards
= 3d', 1795843918632, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 259, 'choice', 2, 'end', 1795843918634, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 260, 'choice', 3, 'income money', 1795843918680, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 261, 'choice', 3, 'equip mule', 1795843918712, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 262, 'choice', 3, 'move darkrock-3', 1795843918745, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 263, 'choice', 3, 'pass', 1795843918860, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 264, 'choice', 3, 'buy bullwhip', 1795843918908, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 265, 'choice', 3, 'buy quarter-horse', 1795843918952, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 266, 'choice', 3, 'keep', 1795843918984, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 267, 'choice', 3, 'buy shotgun', 1795843919276, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 59, 'choice', 3, 'work', 1795843920356, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 60, 'choice', 3, 'discard Qd', 1795843920433, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 1, 'setup', NULL, '= event high-water
= event the-quarantine-line
= frontier 6
= frontier 5
= frontier 5
= frontier 2
= frontier 6
= frontier 3
= frontier 3
= frontier 4
= frontier 4
= character curly-bill-brocius
= character elfego-baca
= character allan-pinkerton
= character jesse-james
= character kit-carson
= character johnny-ringo', 1795843919333, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 2, 'choice', 3, 'draft kit-carson', 1795843919364, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 3, 'choice', 2, 'draft allan-pinkerton', 1795843919385, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 4, 'choice', 1, 'draft curly-bill-brocius
= 2c
= Jd
= Ah
= 3h
= 10c
= 8c
= 7d
= 5h
= 2s
= 3c
= 8h
= trigger showdown
= trigger showdown', 1795843919396, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 5, 'choice', 1, 'income money', 1795843919420, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 6, 'choice', 1, 'work', 1795843919432, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 7, 'choice', 1, 'move gulch-frontier-30', 1795843919468, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 8, 'choice', 1, 'pass', 1795843919477, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 9, 'choice', 1, 'move gulch-frontier-30', 1795843919496, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 10, 'choice', 1, 'pass', 1795843919512, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 11, 'choice', 2, 'income money', 1795843919548, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 268, 'choice', 3, 'keep', 1795843919555, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 12, 'choice', 2, 'work', 1795843919564, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 13, 'choice', 2, 'move darkrock-bank', 1795843919580, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 14, 'choice', 2, 'pass', 1795843919608, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 15, 'choice', 2, 'move spikes-view-8', 1795843919640, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 16, 'choice', 2, 'pass', 1795843919654, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 17, 'choice', 3, 'income cards
= 9d
= Qd', 1795843919668, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 18, 'choice', 3, 'work', 1795843919692, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 19, 'choice', 3, 'work', 1795843919716, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 20, 'choice', 3, 'work', 1795843919725, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 21, 'choice', 3, 'discard 3c', 1795843919753, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 22, 'choice', 1, 'income cards
= 5s
= 4d', 1795843919776, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 23, 'choice', 1, 'move gulch-frontier-outlaw-camp', 1795843919804, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 269, 'choice', 3, 'upgrade mule', 1795843919815, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 24, 'choice', 1, 'pass', 1795843919822, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 25, 'choice', 1, 'move gulch-frontier-outlaw-camp', 1795843919848, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 26, 'choice', 1, 'pass', 1795843919865, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 27, 'choice', 1, 'move gulch-frontier-31', 1795843919892, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 28, 'choice', 1, 'pass', 1795843919921, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 29, 'choice', 1, 'discard 3h', 1795843919932, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 30, 'choice', 2, 'income money', 1795843919957, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 31, 'choice', 2, 'move spikes-view-5', 1795843919984, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 32, 'choice', 2, 'pass', 1795843920005, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 33, 'choice', 2, 'move darkrock-6', 1795843920026, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 34, 'choice', 2, 'pass', 1795843920048, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 270, 'choice', 3, 'goal doc-back-lot
= token 1', 1795843920076, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 35, 'choice', 2, 'play 10c', 1795843920077, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 36, 'choice', 2, 'choose shop', 1795843920104, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 37, 'choice', 2, 'buy miners-map', 1795843920132, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 38, 'choice', 3, 'income cards
= As
= Jc', 1795843920151, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 39, 'choice', 3, 'work', 1795843920160, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 40, 'choice', 3, 'work', 1795843920184, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 41, 'choice', 3, 'work', 1795843920205, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 42, 'choice', 3, 'discard 2s', 1795843920222, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 43, 'choice', 3, 'discard Jc', 1795843920245, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 44, 'choice', 1, 'income both
= 3s', 1795843920280, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 45, 'choice', 1, 'play Ah
= Qs', 1795843920300, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 46, 'choice', 1, 'pass', 1795843920303, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 47, 'choice', 1, 'move gulch-frontier-outlaw-camp', 1795843920305, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 48, 'choice', 1, 'react 3s', 1795843920309, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 49, 'choice', 1, 'ride gulch-frontier-outlaw-camp', 1795843920313, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 50, 'choice', 1, 'play 2c', 1795843920316, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 51, 'choice', 1, 'ride darkrock-7', 1795843920321, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 52, 'choice', 2, 'income money', 1795843920325, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 53, 'choice', 2, 'move darkrock-5', 1795843920329, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 54, 'choice', 2, 'move darkrock-3', 1795843920333, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 55, 'choice', 2, 'move darkrock-8', 1795843920339, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 56, 'choice', 3, 'income cards
= Qh
= 7h', 1795843920342, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 271, 'choice', 3, 'move sunny-hills-mine', 1795843920344, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 57, 'choice', 3, 'work', 1795843920345, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 58, 'choice', 3, 'work', 1795843920353, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 61, 'choice', 3, 'discard 9d', 1795843920476, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 62, 'choice', 1, 'income money', 1795843920509, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 63, 'choice', 1, 'move spikes-view-2', 1795843920537, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 64, 'choice', 1, 'end', 1795843920544, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 65, 'choice', 2, 'income money', 1795843920556, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 66, 'choice', 2, 'poker
= Ac
= 9c
= 9h
= 6d
= 8d
= Ks
= Kc
= 4c', 1795843920569, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 67, 'choice', 1, 'lay 6d 9c', 1795843920573, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 68, 'choice', 2, 'lay 7d 8c
= 6h', 1795843920597, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 272, 'choice', 3, 'pass', 1795843920599, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 69, 'choice', 2, 'work', 1795843920621, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 70, 'choice', 2, 'move darkrock-6', 1795843920644, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 71, 'choice', 3, 'income money', 1795843920649, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 72, 'choice', 3, 'play As', 1795843920657, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 73, 'choice', 3, 'choose wanted', 1795843920671, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 74, 'choice', 3, 'react 7h
= Kd', 1795843920806, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 75, 'choice', 3, 'prospect
= gravel
= gravel', 1795843920820, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 273, 'choice', 3, 'end', 1795843920875, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 76, 'choice', 3, 'pass', 1795843920880, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 77, 'choice', 3, 'move darkrock-1', 1795843920897, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 78, 'choice', 1, 'income cards
= Js
= 2h', 1795843920900, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 79, 'choice', 1, 'move spikes-view-mine', 1795843920918, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 80, 'choice', 1, 'prospect
= nugget
= gold-dust
= nugget', 1795843920923, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 81, 'choice', 1, 'move spikes-view-7', 1795843920962, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 82, 'choice', 1, 'discard 2h
= event run-on-the-bank', 1795843920964, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 83, 'choice', 2, 'income both
= Ad', 1795843920989, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 84, 'choice', 2, 'move darkrock-3', 1795843920996, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 85, 'choice', 2, 'work', 1795843921000, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 86, 'choice', 2, 'move mesitos-point-4', 1795843921020, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 87, 'choice', 3, 'income cards
= 5d
= 4s', 1795843921037, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 88, 'choice', 3, 'play Kd', 1795843921044, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 89, 'choice', 3, 'play 4s', 1795843921073, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 90, 'choice', 3, 'sheriff stop', 1795843921085, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 91, 'choice', 3, 'buy bedroll', 1795843921096, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 92, 'choice', 3, 'buy gazette
= event wires-down', 1795843921113, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 93, 'choice', 3, 'sheriff mesitos-point-6', 1795843921125, 2);
INSERT INTO public.entries VALUES ('2f8d3546fe666c989462363ecb03c1ef', 274, 'choice', 3, 'end', 1795843921136, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 94, 'choice', 3, 'sheriff stop
= 4h
= 9s', 1795843921136, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 95, 'choice', 3, 'buy peacekeeper', 1795843921173, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 96, 'choice', 3, 'equip peacekeeper', 1795843921181, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 97, 'choice', 3, 'move darkrock-2', 1795843921197, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 98, 'choice', 3, 'move darkrock-2', 1795843921203, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 99, 'choice', 3, 'discard 8h
= 3d
= 7s', 1795843921245, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 100, 'choice', 1, 'discard 3d', 1795843921254, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 101, 'choice', 1, 'income both
= Qc', 1795843921265, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 102, 'choice', 1, 'move spikes-view-mine', 1795843921272, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 103, 'choice', 1, 'prospect
= nugget
= nugget', 1795843921281, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 104, 'choice', 1, 'move spikes-view-2', 1795843921292, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 105, 'choice', 1, 'discard 5s', 1795843921305, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 106, 'choice', 1, 'discard 7s', 1795843921309, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 107, 'choice', 2, 'income cards
= Jh
= 2d', 1795843921326, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 108, 'choice', 2, 'move darkrock-3', 1795843921355, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 109, 'choice', 2, 'move darkrock-6', 1795843921370, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 110, 'choice', 2, 'play Ad', 1795843921382, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 111, 'choice', 2, 'choose wanted', 1795843921392, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 112, 'choice', 2, 'pass', 1795843921401, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 113, 'choice', 3, 'income cards
= 10s
= 10h', 1795843921408, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 114, 'choice', 3, 'equip revolver', 1795843921424, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 115, 'choice', 3, 'move darkrock-8', 1795843921456, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 116, 'choice', 3, 'faro', 1795843921462, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 117, 'choice', 2, 'pass
= 7
= A
= 2
= 5', 1795843921472, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 118, 'choice', 3, 'pass
= 5
= A
= 2', 1795843921485, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 119, 'choice', 3, 'work', 1795843921497, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 120, 'choice', 3, 'discard 10s', 1795843921512, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 121, 'choice', 3, 'discard 4h
= 7c
= Kh', 1795843921552, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 122, 'choice', 1, 'discard Qc', 1795843921566, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 123, 'choice', 1, 'income money', 1795843921594, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 124, 'choice', 1, 'move spikes-view-8', 1795843921616, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 125, 'choice', 1, 'move spikes-view-8', 1795843921622, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 126, 'choice', 1, 'move spikes-view-hideout-c
= Q
= 10', 1795843921644, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 127, 'choice', 1, 'commit 7c', 1795843921653, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 128, 'choice', 3, 'npc Q', 1795843921656, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 129, 'choice', 1, 'pass
= 10d
= 6c', 1795843921666, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 130, 'choice', 1, 'discard Js', 1795843921708, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 131, 'choice', 1, 'discard Kh', 1795843921737, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 132, 'choice', 1, 'discard 10d', 1795843921748, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 133, 'choice', 2, 'income cards
= 6s
= 5c', 1795843921764, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 134, 'choice', 2, 'play 5c', 1795843921778, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 135, 'choice', 2, 'move dixon-creek-hideout-b
= 8
= 6', 1795843921812, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 136, 'choice', 2, 'commit Ac', 1795843921864, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 137, 'choice', 1, 'npc 6', 1795843921873, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 138, 'choice', 2, 'use holster', 1795843921900, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 139, 'choice', 2, 'discard 6s', 1795843921928, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 140, 'choice', 2, 'react 6h', 1795843921952, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 141, 'choice', 2, 'use holster', 1795843921985, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 142, 'choice', 2, 'discard 2d', 1795843922021, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 143, 'choice', 2, 'use holster', 1795843922057, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 144, 'choice', 2, 'move dixon-creek-hideout-b', 1795843922095, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 145, 'choice', 3, 'income both
= 8s', 1795843922156, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 146, 'choice', 3, 'equip peacekeeper', 1795843922180, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 147, 'choice', 3, 'play 9s
= 8d
= Qc
= 5c', 1795843922238, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 148, 'choice', 3, 'play 5c', 1795843922257, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 149, 'choice', 3, 'poker
= 2s
= Ks
= 6s
= Jh
= Ah
= Kh
= 8h
= 9d', 1795843922304, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 150, 'choice', 2, 'lay Jh Ah', 1795843922336, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 151, 'choice', 3, 'lay 5h Qc
= Qd', 1795843922352, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 152, 'choice', 3, 'discard 8d', 1795843922392, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 153, 'choice', 3, 'discard Qd
= Kd
= 2c', 1795843922414, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 154, 'choice', 1, 'discard 2c', 1795843922432, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 155, 'choice', 1, 'income both
= 3s', 1795843922457, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 156, 'choice', 1, 'move spikes-view-3', 1795843922480, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 157, 'choice', 1, 'react 3s', 1795843922520, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 158, 'choice', 1, 'ride darkrock-8', 1795843922541, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 159, 'choice', 1, 'pass', 1795843922565, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 160, 'choice', 1, 'move spikes-view-7', 1795843922604, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 161, 'choice', 1, 'pass', 1795843922641, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 162, 'choice', 1, 'move spikes-view-9', 1795843922664, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 163, 'choice', 1, 'pass', 1795843922692, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 164, 'choice', 1, 'discard 6c', 1795843922701, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 165, 'choice', 2, 'income money', 1795843922703, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 166, 'choice', 2, 'move cliff-junction-6', 1795843922709, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 167, 'choice', 2, 'move cliff-junction-6', 1795843922713, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 168, 'choice', 2, 'move spikes-view-rail-station
= opponent sorry-charlie
= K
= Ac', 1795843922721, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 169, 'choice', 2, 'pass', 1795843922729, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 170, 'choice', 3, 'income money', 1795843922800, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 171, 'choice', 3, 'equip revolver', 1795843922803, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 172, 'choice', 3, 'poker
= 2h
= 7d
= 7h
= 7s
= 9c
= 3h
= 2d
= 6h', 1795843922807, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 173, 'choice', 2, 'lay 7s 9c', 1795843922809, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 174, 'choice', 3, 'lay 2h 10h
= Jc', 1795843922812, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 175, 'choice', 3, 'choose gambler', 1795843922817, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 176, 'choice', 3, 'choose money', 1795843922826, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 177, 'choice', 3, 'pass', 1795843922935, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 178, 'choice', 3, 'faro
= 9
= 3
= 4
= J', 1795843922977, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 179, 'choice', 3, 'bet 9 20', 1795843923000, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 180, 'choice', 3, 'bet 4 20
= 4
= 9', 1795843923010, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 181, 'choice', 3, 'use gazette', 1795843923124, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 182, 'choice', 3, 'choose money
= 3', 1795843923129, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 183, 'choice', 3, 'move darkrock-2', 1795843923137, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 184, 'choice', 3, 'use kit-carson', 1795843923249, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 185, 'choice', 3, 'ride darkrock-5', 1795843923260, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 186, 'choice', 3, 'pass
= 3d
= Js', 1795843923370, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 187, 'choice', 1, 'discard Jd', 1795843923381, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 188, 'choice', 1, 'income both
= 4c', 1795843923393, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 189, 'choice', 1, 'move spikes-view-rail-station', 1795843923396, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 190, 'choice', 1, 'pass', 1795843923405, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 191, 'choice', 1, 'move spikes-view-8', 1795843923409, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 192, 'choice', 1, 'pass', 1795843923417, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 193, 'choice', 1, 'move spikes-view-rail-station', 1795843923425, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 194, 'choice', 1, 'pass', 1795843923429, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 195, 'choice', 1, 'discard 4d', 1795843923437, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 196, 'choice', 1, 'discard Qs', 1795843923441, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 197, 'choice', 2, 'income cards
= 3c
= 10s', 1795843923445, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 198, 'choice', 2, 'move gulch-frontier-19', 1795843923449, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 199, 'choice', 2, 'react 3c', 1795843923457, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 200, 'choice', 2, 'ride gulch-frontier-33', 1795843923465, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 201, 'choice', 2, 'move gulch-frontier-34', 1795843923473, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 202, 'choice', 2, 'move gulch-frontier-34', 1795843923489, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 203, 'choice', 3, 'income money', 1795843923493, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 204, 'choice', 3, 'equip peacekeeper', 1795843923502, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 205, 'choice', 3, 'play 2s', 1795843923509, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 206, 'choice', 3, 'ride darkrock-bank
= opponent three-finger-tully
= 7
= 5', 1795843923513, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 207, 'choice', 3, 'commit 8s', 1795843923529, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 208, 'choice', 2, 'npc 5', 1795843923533, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 209, 'choice', 3, 'pass
= 7c', 1795843923644, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 210, 'choice', 3, 'heist
= 2
= A
= 10', 1795843923670, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 211, 'choice', 3, 'commit Qh', 1795843923680, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 212, 'choice', 2, 'npc 10', 1795843923700, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 213, 'choice', 3, 'pass', 1795843923702, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 214, 'choice', 3, 'pass', 1795843923831, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 215, 'choice', 2, 'bonus
= 6d
= Q
= 6
= 8', 1795843923876, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 216, 'choice', 3, 'commit Jc', 1795843923919, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 217, 'choice', 2, 'npc 8', 1795843923930, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 218, 'choice', 3, 'react 6d
= Kc', 1795843924040, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 219, 'choice', 3, 'react 7c
= 4h
= event wrong-side-of-the-bars', 1795843924186, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 220, 'choice', 3, 'move darkrock-3', 1795843924203, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 221, 'choice', 3, 'pass
= 10d
= 5s', 1795843924311, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 222, 'choice', 1, 'discard 3d', 1795843924330, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 223, 'choice', 1, 'income cards
= 9h
= 8c', 1795843924341, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 224, 'choice', 1, 'move gulch-frontier-21', 1795843924346, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 225, 'choice', 1, 'move gulch-frontier-28', 1795843924362, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 226, 'choice', 1, 'move gulch-frontier-28', 1795843924370, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 227, 'choice', 1, 'discard 9h', 1795843924377, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 228, 'choice', 1, 'discard 10d', 1795843924385, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 229, 'choice', 1, 'discard Js
= event the-salted-mine', 1795843924389, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 230, 'choice', 1, 'choose prospect
= gold-dust
= gold-dust
= nugget
= tailings', 1795843924393, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 231, 'choice', 2, 'income money', 1795843924397, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 232, 'choice', 2, 'move gulch-frontier-28', 1795843924410, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 233, 'choice', 2, 'play Ac
= 4s', 1795843924418, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 234, 'choice', 2, 'move buzzard-gulch-5', 1795843924426, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 235, 'choice', 3, 'income money', 1795843924438, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 236, 'choice', 3, 'equip peacekeeper', 1795843924445, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 237, 'choice', 3, 'upgrade peacekeeper', 1795843924450, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 238, 'choice', 3, 'buy provisions
= 10c', 1795843924461, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 239, 'choice', 3, 'buy shotgun', 1795843924466, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 240, 'choice', 3, 'keep', 1795843924481, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 241, 'choice', 3, 'buy burro', 1795843924483, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 242, 'choice', 3, 'use provisions
= Ad', 1795843924493, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 243, 'choice', 3, 'play Kc', 1795843924502, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 244, 'choice', 3, 'play Ad', 1795843924509, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 245, 'choice', 3, 'play 10c', 1795843924514, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 246, 'choice', 3, 'pass
= As
= 6d', 1795843924521, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 247, 'choice', 1, 'discard 4c', 1795843924529, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 248, 'choice', 1, 'income money', 1795843924533, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 249, 'choice', 1, 'play Kd', 1795843924537, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 250, 'choice', 1, 'play 5s', 1795843924545, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 251, 'choice', 1, 'move gulch-frontier-32', 1795843924553, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 252, 'choice', 1, 'pass', 1795843924564, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 253, 'choice', 1, 'move gulch-frontier-32', 1795843924576, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 254, 'choice', 1, 'pass', 1795843924581, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 255, 'choice', 1, 'move gulch-frontier-32', 1795843924597, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 256, 'choice', 1, 'pass', 1795843924600, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 257, 'choice', 2, 'income cards
= Qc
= 6h', 1795843924628, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 258, 'choice', 2, 'buy medicine-pouch', 1795843924646, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 259, 'choice', 2, 'buy quarter-horse', 1795843924692, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 260, 'choice', 2, 'end', 1795843924709, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 261, 'choice', 2, 'upgrade quarter-horse', 1795843924720, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 262, 'choice', 2, 'buy repeating-shotgun', 1795843924732, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 263, 'choice', 2, 'equip repeating-shotgun', 1795843924739, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 264, 'choice', 2, 'upgrade repeating-shotgun', 1795843924774, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 265, 'choice', 2, 'end', 1795843924780, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 266, 'choice', 2, 'end', 1795843924790, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 267, 'choice', 2, 'discard 10s', 1795843924820, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 268, 'choice', 3, 'income cards
= Ac
= 3c', 1795843924828, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 269, 'choice', 3, 'equip peacekeeper', 1795843924836, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 270, 'choice', 3, 'work', 1795843924849, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 271, 'choice', 3, 'work', 1795843924865, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 272, 'choice', 3, 'upgrade burro
= event a-gap-in-the-fence', 1795843924870, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 273, 'choice', 3, 'choose cattle
= blue-7
= 10d
= Jh', 1795843924880, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 274, 'choice', 1, 'discard Jh', 1795843924921, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 275, 'choice', 1, 'income both
= 3h', 1795843924925, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 276, 'choice', 1, 'play As', 1795843924945, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 277, 'choice', 1, 'pass', 1795843924952, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 278, 'choice', 1, 'move gulch-frontier-32', 1795843924972, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 279, 'choice', 1, 'pass', 1795843924977, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 280, 'choice', 1, 'move gulch-frontier-32', 1795843924982, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 281, 'choice', 1, 'pass', 1795843925025, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 282, 'choice', 2, 'income cards
= 7d
= Qd', 1795843925029, 2);
INSERT INTO public.entries VALUES ('39b397d0f21646cc75b5580174d5f85f', 283, 'choice', 2, 'equip repeating-shotgun', 1795843925037, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 1, 'setup', NULL, '= item canteen
= item molasses
= item marked-cards
= event the-toll-gate
= event the-lady-in-gray
= frontier 3
= frontier 3
= frontier 6
= frontier 2
= frontier 2
= frontier 5
= frontier 4
= frontier 3
= frontier 5
= region buzzard-gulch
= character poker-alice
= character isom-dart
= character buffalo-bill
= character doc-holliday
= character wild-bill-hickok
= character fee-lee-wong', 1795843925496, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 2, 'choice', 3, 'draft fee-lee-wong', 1795843925541, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 3, 'choice', 2, 'draft buffalo-bill', 1795843925568, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 4, 'choice', 1, 'draft isom-dart
= first 1
= 4d
= 8s
= 5s
= event the-salted-mine
= trigger spend
= trigger spend', 1795843925640, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 5, 'choice', 1, 'income money', 1795843925704, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 6, 'choice', 1, 'move red-falls-2', 1795843925756, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 7, 'choice', 1, 'pass', 1795843925793, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 8, 'choice', 1, 'move cliff-junction-4', 1795843925801, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 9, 'choice', 1, 'pass', 1795843925804, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 10, 'choice', 1, 'move red-falls-doctors-office', 1795843925855, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 11, 'choice', 1, 'pass', 1795843925876, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 12, 'choice', 2, 'income cards
= 2c
= 7c', 1795843925896, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 13, 'choice', 2, 'acquire
= green-4', 1795843925916, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 14, 'choice', 2, 'move mesitos-point-8', 1795843925966, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 15, 'choice', 2, 'pass', 1795843926001, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 16, 'choice', 2, 'move spikes-view-7', 1795843926020, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 17, 'choice', 2, 'pass', 1795843926060, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 18, 'choice', 3, 'income both
= 9d', 1795843926090, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 19, 'choice', 3, 'frontier', 1795843926114, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 20, 'choice', 3, 'discard 9d
= frontier-token played-out-claim', 1795843926149, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 21, 'choice', 3, 'move gulch-frontier-14', 1795843926181, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 22, 'choice', 3, 'move gulch-frontier-14', 1795843926203, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 23, 'choice', 1, 'income money', 1795843926244, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 24, 'choice', 1, 'move red-falls-1', 1795843926280, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 25, 'choice', 1, 'pass', 1795843926348, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 26, 'choice', 1, 'end', 1795843926406, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 27, 'choice', 2, 'income cards
= 2h
= 9h', 1795843926448, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 28, 'choice', 2, 'move spikes-view-3', 1795843926512, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 29, 'choice', 2, 'pass', 1795843926536, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 30, 'choice', 2, 'move darkrock-3', 1795843926568, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 31, 'choice', 2, 'pass', 1795843926592, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 32, 'choice', 2, 'move mesitos-point-1', 1795843926620, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 33, 'choice', 2, 'pass', 1795843926688, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 34, 'choice', 3, 'income cards
= 9c
= Ac', 1795843926719, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 35, 'choice', 3, 'play 9c
= 9s
= 3d
= Ad', 1795843926748, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 36, 'choice', 3, 'play 3d', 1795843926788, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 37, 'choice', 3, 'ride spikes-view-rail-station', 1795843926809, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 38, 'choice', 3, 'move spikes-view-rail-station', 1795843926817, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 39, 'choice', 3, 'pass', 1795843926934, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 40, 'choice', 1, 'income cards
= Qh
= 2s', 1795843926953, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 41, 'choice', 1, 'move cliff-junction-7', 1795843926992, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 42, 'choice', 1, 'pass', 1795843927024, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 43, 'choice', 1, 'move red-falls-2', 1795843927030, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 44, 'choice', 1, 'pass', 1795843927037, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 45, 'choice', 1, 'move sunny-hills-2', 1795843927096, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 46, 'choice', 1, 'pass', 1795843927132, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 47, 'choice', 2, 'income both
= Qs', 1795843927152, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 48, 'choice', 2, 'move darkrock-6', 1795843927200, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 49, 'choice', 2, 'pass', 1795843927220, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 50, 'choice', 2, 'move darkrock-7', 1795843927273, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 51, 'choice', 2, 'pass', 1795843927275, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 52, 'choice', 2, 'end', 1795843927298, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 53, 'choice', 2, 'discard 8s', 1795843927325, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 54, 'choice', 3, 'income money', 1795843927327, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 55, 'choice', 3, 'claim spikes-view-rail-station', 1795843927339, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 56, 'choice', 3, 'deed spikes-view-rail-station
= As', 1795843927346, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 57, 'choice', 3, 'claim gulch-frontier-rail-station', 1795843927354, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 58, 'choice', 1, 'income both
= Ks', 1795843927369, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 59, 'choice', 1, 'move sunny-hills-3', 1795843927374, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 60, 'choice', 1, 'pass', 1795843927393, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 61, 'choice', 1, 'move sunny-hills-1', 1795843927397, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 62, 'choice', 1, 'pass', 1795843927402, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 63, 'choice', 1, 'move red-falls-2', 1795843927417, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 64, 'choice', 1, 'pass', 1795843927422, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 65, 'choice', 2, 'income cards
= 10h
= 6c', 1795843927441, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 66, 'choice', 2, 'move spikes-view-1', 1795843927450, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 67, 'choice', 2, 'pass', 1795843927457, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 68, 'choice', 2, 'move mesitos-point-7', 1795843927480, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 69, 'choice', 2, 'pass', 1795843927497, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 70, 'choice', 2, 'move darkrock-8', 1795843927502, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 71, 'choice', 2, 'pass', 1795843927506, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 72, 'choice', 2, 'discard 2c', 1795843927525, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 73, 'choice', 2, 'discard 10h', 1795843927529, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 74, 'choice', 3, 'income money', 1795843927538, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 75, 'choice', 3, 'deed gulch-frontier-rail-station', 1795843927592, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 76, 'choice', 3, 'ride buzzard-gulch-2', 1795843927628, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 77, 'choice', 3, 'trade bedroll', 1795843927638, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 78, 'choice', 3, 'end
= region dixon-creek', 1795843927678, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 79, 'choice', 3, 'high-stakes
= Kc
= 4s
= 7s
= 8c
= 10d
= 3h
= 10c
= 4h
= 6d', 1795843927704, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 80, 'choice', 3, 'raise
= Ah
= 6h', 1795843927724, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 81, 'choice', 3, 'lay Ad As', 1795843927759, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 82, 'choice', 2, 'lay 7s 8c', 1795843927768, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 83, 'choice', 3, 'choose money', 1795843927820, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 84, 'choice', 3, 'pass', 1795843927944, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 85, 'choice', 1, 'income both
= Jd', 1795843927964, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 86, 'choice', 1, 'move sunny-hills-3', 1795843927988, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 87, 'choice', 1, 'pass', 1795843928028, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 88, 'choice', 1, 'play 4d', 1795843928045, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 89, 'choice', 1, 'move sunny-hills-5', 1795843928080, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 90, 'choice', 1, 'pass', 1795843928092, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 91, 'choice', 2, 'income money', 1795843928120, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 92, 'choice', 2, 'end', 1795843928146, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 93, 'choice', 3, 'income both
= 4c', 1795843928172, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 94, 'choice', 3, 'claim buzzard-gulch-saloon', 1795843928179, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 95, 'choice', 3, 'deed buzzard-gulch-saloon', 1795843928221, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 96, 'choice', 3, 'choose money', 1795843928242, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 97, 'choice', 3, 'use gazette
= token 1', 1795843928352, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 98, 'choice', 3, 'faro
= Q
= 3
= 9
= 6', 1795843928395, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 99, 'choice', 3, 'pass
= 6
= 9
= 3', 1795843928500, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 100, 'choice', 1, 'income both
= Js', 1795843928544, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 101, 'choice', 1, 'move cliff-junction-4', 1795843928558, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 102, 'choice', 1, 'pass', 1795843928569, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 103, 'choice', 1, 'play Ks', 1795843928596, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 104, 'choice', 1, 'move red-falls-5', 1795843928612, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 105, 'choice', 1, 'pass', 1795843928632, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 106, 'choice', 1, 'buy pocket-watch', 1795843928640, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 107, 'choice', 1, 'buy saddle-bags', 1795843928657, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 108, 'choice', 1, 'end', 1795843928670, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 109, 'choice', 1, 'move red-falls-3', 1795843928676, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 110, 'choice', 1, 'pass', 1795843928700, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 111, 'choice', 2, 'income cards
= 3s
= 7d', 1795843928708, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 112, 'choice', 2, 'faro
= 10
= 7
= K
= 2', 1795843928717, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 113, 'choice', 2, 'bet 9 10', 1795843928721, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 114, 'choice', 2, 'bet 6 20
= K
= 2', 1795843928742, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 115, 'choice', 2, 'reclaim 9', 1795843928765, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 116, 'choice', 2, 'leave
= 10', 1795843928767, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 117, 'choice', 2, 'move spikes-view-2', 1795843928774, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 118, 'choice', 2, 'react 3s', 1795843928793, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 119, 'choice', 2, 'ride mesitos-point-8', 1795843928795, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 120, 'choice', 2, 'pass', 1795843928805, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 121, 'choice', 2, 'move spikes-view-mine', 1795843928814, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 122, 'choice', 2, 'pass', 1795843928829, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 123, 'choice', 2, 'discard 2h', 1795843928833, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 124, 'choice', 3, 'income cards
= 7h
= 2d', 1795843928842, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 125, 'choice', 3, 'play Kc', 1795843928870, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 126, 'choice', 3, 'play Ac', 1795843928888, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 127, 'choice', 3, 'choose wanted', 1795843928904, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 128, 'choice', 3, 'pass', 1795843929018, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 129, 'choice', 3, 'poker
= Kh
= 5c
= 3c
= 8h
= 10s
= Jh
= 5d
= 8d', 1795843929024, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 130, 'choice', 2, 'lay 5c 10s', 1795843929029, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 131, 'choice', 3, 'lay 2d 4c', 1795843929040, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 132, 'choice', 3, 'choose legend', 1795843929054, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 133, 'choice', 3, 'move buzzard-gulch-2', 1795843929072, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 134, 'choice', 3, 'move buzzard-gulch-2', 1795843929084, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 135, 'choice', 1, 'use pocket-watch', 1795843929097, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 136, 'choice', 1, 'income money', 1795843929105, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 137, 'choice', 1, 'move sunny-hills-1', 1795843929108, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 138, 'choice', 1, 'move sunny-hills-5', 1795843929116, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 139, 'choice', 1, 'move red-falls-cabaret', 1795843929121, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 140, 'choice', 1, 'move red-falls-2', 1795843929130, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 141, 'choice', 2, 'income cards
= Qc
= Kd', 1795843929137, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 142, 'choice', 2, 'work', 1795843929146, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 143, 'choice', 2, 'move darkrock-8', 1795843929149, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 144, 'choice', 2, 'move spikes-view-mine', 1795843929158, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 145, 'choice', 2, 'discard 7d', 1795843929181, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 146, 'choice', 2, 'discard 9h', 1795843929193, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 147, 'choice', 3, 'income cards
= 5h
= Qd', 1795843929254, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 148, 'choice', 3, 'high-stakes
= Jc
= 6s
= Ks
= 6d
= 3h
= 7s
= 8d
= Jh
= Kc', 1795843929280, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 149, 'choice', 3, 'raise
= 5d
= 9h', 1795843929301, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 150, 'choice', 3, 'lay 9s Kh', 1795843929314, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 151, 'choice', 2, 'lay 6s Ks', 1795843929344, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 152, 'choice', 3, 'choose money
= 10d
= event high-water', 1795843929369, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 153, 'choice', 3, 'choose shop', 1795843929448, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 154, 'choice', 3, 'pass
= event tinker', 1795843929476, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 155, 'choice', 3, 'choose shop', 1795843929512, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 156, 'choice', 3, 'buy mule', 1795843929536, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 157, 'choice', 3, 'play 5h', 1795843929567, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 158, 'choice', 3, 'move buzzard-gulch-4', 1795843929623, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 159, 'choice', 3, 'pass', 1795843929744, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 160, 'choice', 1, 'income cards
= 3c
= 4s', 1795843929765, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 161, 'choice', 1, 'move red-falls-6', 1795843929821, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 162, 'choice', 1, 'react 3c', 1795843929849, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 163, 'choice', 1, 'ride red-falls-3', 1795843929880, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 164, 'choice', 1, 'pass', 1795843929905, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 165, 'choice', 1, 'move sunny-hills-7', 1795843929952, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 166, 'choice', 1, 'pass', 1795843929981, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 167, 'choice', 1, 'move sunny-hills-5', 1795843930000, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 168, 'choice', 1, 'pass', 1795843930021, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 169, 'choice', 2, 'income both
= 8h', 1795843930038, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 170, 'choice', 2, 'end', 1795843930056, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 171, 'choice', 2, 'discard 7c', 1795843930085, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 172, 'choice', 3, 'income cards
= 4c
= Ac', 1795843930102, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 173, 'choice', 3, 'play 4c', 1795843930152, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 174, 'choice', 3, 'sheriff mesitos-point-7', 1795843930200, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 175, 'choice', 3, 'sheriff mesitos-point-8', 1795843930250, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 176, 'choice', 3, 'sheriff stop', 1795843930260, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 177, 'choice', 3, 'work', 1795843930282, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 178, 'choice', 3, 'work', 1795843930302, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 179, 'choice', 1, 'income cards
= 6h
= 2c', 1795843930320, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 180, 'choice', 1, 'move red-falls-4', 1795843930348, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 181, 'choice', 1, 'pass', 1795843930352, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 182, 'choice', 1, 'move red-falls-cabaret', 1795843930376, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 183, 'choice', 1, 'pass', 1795843930392, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 184, 'choice', 1, 'move cliff-junction-2
= opponent deacon-pike
= A
= 8', 1795843930426, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 185, 'choice', 1, 'commit Qh', 1795843930437, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 186, 'choice', 3, 'npc A', 1795843930453, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 187, 'choice', 1, 'pass', 1795843930464, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 188, 'choice', 1, 'pass', 1795843930489, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 189, 'choice', 1, 'choose wanted', 1795843930520, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 190, 'choice', 1, 'pass
= 4h', 1795843930544, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 191, 'choice', 1, 'pass', 1795843930573, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 192, 'choice', 1, 'discard 4s', 1795843930578, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 193, 'choice', 1, 'discard 6h', 1795843930601, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 194, 'choice', 1, 'discard Js', 1795843930605, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 195, 'choice', 2, 'income money', 1795843930628, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 196, 'choice', 2, 'move darkrock-8', 1795843930631, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 197, 'choice', 2, 'pass', 1795843930642, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 198, 'choice', 2, 'move spikes-view-2', 1795843930660, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 199, 'choice', 2, 'pass', 1795843930688, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 200, 'choice', 2, 'move darkrock-bank', 1795843930708, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 201, 'choice', 2, 'pass', 1795843930720, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 202, 'choice', 3, 'income cards
= 8c
= 8s', 1795843930738, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 203, 'choice', 3, 'claim buzzard-gulch-trading-post', 1795843930764, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 204, 'choice', 3, 'move buzzard-gulch-2', 1795843930777, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 205, 'choice', 3, 'pass', 1795843930899, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 206, 'choice', 3, 'high-stakes
= Ad
= 10c
= 7d
= 9d
= Ah
= 10s
= 5s
= 3d
= 2h', 1795843930914, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 207, 'choice', 3, 'raise
= As
= 2d', 1795843930922, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 208, 'choice', 3, 'lay 7h Qd', 1795843930941, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 209, 'choice', 2, 'lay 9d 10s
= event the-quarter-mile', 1795843930944, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 210, 'choice', 3, 'choose gambler
= token 2
= token 1', 1795843930950, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 211, 'choice', 1, 'income both
= 4d', 1795843930992, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 212, 'choice', 1, 'move spikes-view-5', 1795843931012, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 213, 'choice', 1, 'pass', 1795843931025, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 214, 'choice', 1, 'move gulch-frontier-7', 1795843931100, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 215, 'choice', 1, 'pass', 1795843931121, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 216, 'choice', 1, 'move gulch-frontier-12', 1795843931132, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 217, 'choice', 1, 'pass', 1795843931204, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 218, 'choice', 1, 'discard 2c', 1795843931235, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 219, 'choice', 2, 'income both
= 3s', 1795843931260, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 220, 'choice', 2, 'move spikes-view-8', 1795843931296, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 221, 'choice', 2, 'pass', 1795843931344, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 222, 'choice', 2, 'move spikes-view-9', 1795843931376, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 223, 'choice', 2, 'pass', 1795843931404, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 224, 'choice', 2, 'move spikes-view-3', 1795843931492, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 225, 'choice', 2, 'react 3s', 1795843931508, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 226, 'choice', 2, 'ride darkrock-8', 1795843931556, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 227, 'choice', 3, 'income cards
= 9c
= 10h', 1795843931589, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 228, 'choice', 3, 'high-stakes
= 5c
= 7s
= Qh
= 2c
= 3d
= 7h
= Jh
= 2h
= 7d', 1795843931622, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 229, 'choice', 3, 'raise
= 9d
= 9h', 1795843931676, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 230, 'choice', 3, 'lay 8c Ac', 1795843931700, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 231, 'choice', 2, 'lay 2c Qh
= Kc', 1795843931712, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 232, 'choice', 3, 'deed buzzard-gulch-trading-post', 1795843931715, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 233, 'choice', 3, 'choose shop', 1795843931757, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 234, 'choice', 3, 'buy carbine', 1795843931812, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 235, 'choice', 3, 'equip carbine', 1795843931846, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 236, 'choice', 3, 'poker
= 3c
= 6h
= 10s
= 5d
= 7c
= 9s
= 3h
= Js', 1795843931869, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 237, 'choice', 3, 'lay 9c Kc', 1795843931892, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 238, 'choice', 2, 'lay 6h 7c', 1795843931921, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 239, 'choice', 3, 'choose legend
= 8d', 1795843931937, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 240, 'choice', 3, 'discard Jc', 1795843931961, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 241, 'choice', 3, 'discard 8d', 1795843931970, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 242, 'choice', 1, 'income both
= 5s', 1795843932032, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 243, 'choice', 1, 'move gulch-frontier-28', 1795843932044, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 244, 'choice', 1, 'pass', 1795843932049, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 245, 'choice', 1, 'move gulch-frontier-pass-c', 1795843932088, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 246, 'choice', 1, 'pass', 1795843932144, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 247, 'choice', 1, 'move gulch-frontier-28', 1795843932200, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 248, 'choice', 1, 'pass', 1795843932269, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 249, 'choice', 1, 'discard 4h', 1795843932296, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 250, 'choice', 2, 'income money', 1795843932304, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 251, 'choice', 2, 'poker
= 6s
= 2d
= 4s
= Ah
= 4c
= Kh
= Ks
= 3s', 1795843932344, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 252, 'choice', 1, 'lay 4c 4s', 1795843932436, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 253, 'choice', 2, 'lay 6s Qc
= As', 1795843932472, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 254, 'choice', 2, 'move darkrock-bank', 1795843932536, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 255, 'choice', 2, 'pass', 1795843932552, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 256, 'choice', 2, 'move spikes-view-2', 1795843932574, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 257, 'choice', 2, 'pass', 1795843932608, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 258, 'choice', 3, 'income money', 1795843932629, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 259, 'choice', 3, 'equip revolver', 1795843932678, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 260, 'choice', 3, 'faro
= 4
= 5
= J
= 3', 1795843932698, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 261, 'choice', 3, 'pass
= J
= 5
= 3', 1795843932725, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 262, 'choice', 3, 'challenge
= opponent the-professor
= 10c
= Qd
= 6d
= 5h
= 2h
= 9d
= 10s
= 4c
= 3d
= Ac', 1795843932782, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 263, 'choice', 2, 'lay 2h 9d', 1795843932834, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 264, 'choice', 3, 'lay 10c 10h
= 7h
= Kh', 1795843932868, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 265, 'choice', 3, 'poker
= Ah
= 8d
= 7c
= 7s
= Js
= Qh
= 9c
= 2c', 1795843932917, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 266, 'choice', 2, 'lay 7c 8d', 1795843932946, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 267, 'choice', 3, 'lay 5c Ad', 1795843932972, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 268, 'choice', 3, 'choose gambler
= token 1
= token 1
= event the-late-stage', 1795843932975, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 269, 'choice', 3, 'choose money', 1795843933009, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 270, 'choice', 1, 'income money', 1795843933033, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 271, 'choice', 1, 'move gulch-frontier-32', 1795843933067, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 272, 'choice', 1, 'pass', 1795843933085, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 273, 'choice', 1, 'move gulch-frontier-35', 1795843933108, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 274, 'choice', 1, 'pass', 1795843933134, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 275, 'choice', 1, 'move gulch-frontier-32', 1795843933142, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 276, 'choice', 1, 'pass', 1795843933164, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 277, 'choice', 2, 'income both
= 9s', 1795843933185, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 278, 'choice', 2, 'move spikes-view-5', 1795843933222, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 279, 'choice', 2, 'pass', 1795843933237, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 280, 'choice', 2, 'move spikes-view-10', 1795843933250, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 281, 'choice', 2, 'pass', 1795843933265, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 282, 'choice', 2, 'move gulch-frontier-26', 1795843933300, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 283, 'choice', 2, 'pass', 1795843933305, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 284, 'choice', 2, 'discard 9s', 1795843933328, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 285, 'choice', 3, 'income money', 1795843933353, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 286, 'choice', 3, 'equip revolver', 1795843933397, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 287, 'choice', 3, 'faro
= 6
= Q
= 9
= K', 1795843933421, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 288, 'choice', 3, 'pass
= Q
= K
= 9', 1795843933444, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 289, 'choice', 3, 'high-stakes
= 8c
= 3h
= 4s
= 6h
= 4h
= Jc
= Ks
= Jh
= 6s', 1795843933473, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 290, 'choice', 3, 'raise
= 7d
= 5d', 1795843933512, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 291, 'choice', 2, 'lay 4s 6h', 1795843933557, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 292, 'choice', 3, 'lay 8c 10d
= 3s
= Kc', 1795843933562, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 293, 'choice', 3, 'play Kh', 1795843933564, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 294, 'choice', 3, 'play Ah
= 9h', 1795843933567, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 295, 'choice', 3, 'react 7h', 1795843933677, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 296, 'choice', 3, 'poker
= 2d
= Qc
= 5c
= 7c
= 4h
= 10s
= Qd
= 6s', 1795843933721, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 297, 'choice', 2, 'lay 5c 7c', 1795843933755, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 298, 'choice', 3, 'lay 3c 3s', 1795843933768, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 299, 'choice', 3, 'choose legend', 1795843933774, 2);
INSERT INTO public.entries VALUES ('24c1784b2465fc853f24110bdae974a5', 300, 'choice', 1, 'income money', 1795843933784, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 1, 'setup', NULL, '= item tomahawk
= item dragoons
= item telegram
= event wires-down
= event a-gap-in-the-fence
= frontier 4
= frontier 3
= frontier 4
= frontier 5
= frontier 4
= frontier 6
= frontier 2
= frontier 2
= frontier 6
= region sunny-hills
= character seth-bullock
= character tiburcio-vasquez
= character billy-the-kid
= character bass-reeves
= character dave-rudabaugh
= character ben-hodges', 1795843934204, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 2, 'choice', 1, 'draft seth-bullock', 1795843934264, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 3, 'choice', 3, 'draft ben-hodges', 1795843934280, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 4, 'choice', 2, 'draft billy-the-kid
= 6s
= 7c', 1795843934286, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 5, 'choice', 2, 'start sunny-hills-hideout-a
= Qc
= Jh
= 3c', 1795843934329, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 6, 'choice', 3, 'start gulch-frontier-20
= 10h', 1795843934356, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 7, 'choice', 1, 'start buzzard-gulch-5
= trigger showdown
= trigger showdown', 1795843934384, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 8, 'choice', 2, 'income money', 1795843934390, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 9, 'choice', 2, 'move sunny-hills-3', 1795843934424, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 10, 'choice', 2, 'pass', 1795843934452, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 11, 'choice', 2, 'move sunny-hills-1', 1795843934465, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 12, 'choice', 2, 'pass', 1795843934480, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 13, 'choice', 2, 'trade miners-map
= region spikes-view', 1795843934496, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 14, 'choice', 3, 'income both
= 4h', 1795843934506, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 15, 'choice', 3, 'frontier', 1795843934510, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 16, 'choice', 3, 'discard Qc', 1795843934536, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 17, 'choice', 3, 'discard 3c
= frontier-token eagles-nest', 1795843934541, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 18, 'choice', 3, 'move gulch-frontier-33', 1795843934567, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 19, 'choice', 3, 'pass', 1795843934689, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 20, 'choice', 3, 'frontier', 1795843934724, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 21, 'choice', 3, 'discard 4h
= frontier-token played-out-claim', 1795843934756, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 22, 'choice', 1, 'income both
= Qs', 1795843934788, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 23, 'choice', 1, 'move buzzard-gulch-6', 1795843934840, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 24, 'choice', 1, 'pass', 1795843934896, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 25, 'choice', 1, 'move gulch-frontier-29', 1795843934916, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 26, 'choice', 1, 'pass', 1795843934932, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 27, 'choice', 1, 'move gulch-frontier-31', 1795843934964, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 28, 'choice', 1, 'pass', 1795843934988, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 29, 'choice', 2, 'income both
= Qh', 1795843935022, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 30, 'choice', 2, 'move sunny-hills-3', 1795843935064, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 31, 'choice', 2, 'pass', 1795843935071, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 32, 'choice', 2, 'move sunny-hills-1', 1795843935116, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 33, 'choice', 2, 'pass', 1795843935134, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 34, 'choice', 2, 'move sunny-hills-1', 1795843935156, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 35, 'choice', 2, 'pass', 1795843935176, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 36, 'choice', 3, 'income both
= 4c', 1795843935196, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 37, 'choice', 3, 'move gulch-frontier-pass-c', 1795843935211, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 38, 'choice', 3, 'pass', 1795843935338, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 39, 'choice', 3, 'move gulch-frontier-pass-c', 1795843935361, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 40, 'choice', 3, 'pass', 1795843935483, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 41, 'choice', 3, 'move gulch-frontier-pass-c', 1795843935548, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 42, 'choice', 3, 'pass', 1795843935657, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 43, 'choice', 1, 'income both
= Jd', 1795843935665, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 44, 'choice', 1, 'move gulch-frontier-30', 1795843935687, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 45, 'choice', 1, 'pass', 1795843935708, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 46, 'choice', 1, 'move buzzard-gulch-6', 1795843935724, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 47, 'choice', 1, 'pass', 1795843935743, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 48, 'choice', 1, 'move gulch-frontier-10', 1795843935756, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 49, 'choice', 1, 'pass', 1795843935775, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 50, 'choice', 2, 'income both
= 10s', 1795843935792, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 51, 'choice', 2, 'move red-falls-3', 1795843935797, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 52, 'choice', 2, 'pass', 1795843935816, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 53, 'choice', 2, 'high-stakes
= 7s
= 3h
= 7d
= 8h
= Jc
= Qd
= 9s
= Kc
= Ks', 1795843935840, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 54, 'choice', 2, 'raise
= 2d
= 10c', 1795843935842, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 55, 'choice', 1, 'lay 8h Jc', 1795843935880, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 56, 'choice', 2, 'lay 7c Qh', 1795843935900, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 57, 'choice', 2, 'choose cards
= 8c', 1795843935932, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 58, 'choice', 2, 'move sunny-hills-6', 1795843935955, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 59, 'choice', 2, 'pass', 1795843935965, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 60, 'choice', 3, 'income both
= Kh', 1795843935978, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 61, 'choice', 3, 'move cliff-junction-hideout-c
= J
= 2', 1795843936012, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 62, 'choice', 3, 'commit Kh', 1795843936020, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 63, 'choice', 2, 'npc 2', 1795843936028, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 64, 'choice', 3, 'pass', 1795843936152, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 65, 'choice', 3, 'pass', 1795843936289, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 66, 'choice', 3, 'move gulch-frontier-pass-c', 1795843936300, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 67, 'choice', 3, 'pass', 1795843936405, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 68, 'choice', 3, 'play 4c', 1795843936416, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 69, 'choice', 3, 'sheriff mesitos-point-3', 1795843936431, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 70, 'choice', 3, 'sheriff stop
= event high-water', 1795843936449, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 71, 'choice', 3, 'choose money', 1795843936460, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 72, 'choice', 1, 'income cards
= 2s
= 6d', 1795843936470, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 73, 'choice', 1, 'move buzzard-gulch-6', 1795843936500, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 74, 'choice', 1, 'pass', 1795843936516, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 75, 'choice', 1, 'move gulch-frontier-10', 1795843936532, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 76, 'choice', 1, 'pass', 1795843936560, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 77, 'choice', 1, 'move gulch-frontier-13', 1795843936584, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 78, 'choice', 1, 'pass', 1795843936600, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 79, 'choice', 2, 'income both
= 4d', 1795843936632, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 80, 'choice', 2, 'play 8c', 1795843936656, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 81, 'choice', 2, 'ride cliff-junction-hideout-c
= Ac', 1795843936700, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 82, 'choice', 2, 'play Ac', 1795843936720, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 83, 'choice', 2, 'react 7s
= 9c', 1795843936732, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 84, 'choice', 2, 'move cliff-junction-4', 1795843936760, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 85, 'choice', 2, 'pass', 1795843936788, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 86, 'choice', 3, 'income cards
= 5c
= 6c', 1795843936832, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 87, 'choice', 3, 'work', 1795843936836, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 88, 'choice', 3, 'work', 1795843936850, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 89, 'choice', 3, 'work', 1795843936854, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 90, 'choice', 1, 'income money', 1795843936873, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 91, 'choice', 1, 'move gulch-frontier-15', 1795843936904, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 92, 'choice', 1, 'pass', 1795843936909, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 93, 'choice', 1, 'move gulch-frontier-10', 1795843936915, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 94, 'choice', 1, 'pass', 1795843936937, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 95, 'choice', 1, 'move buzzard-gulch-6', 1795843936983, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 96, 'choice', 1, 'pass', 1795843937001, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 97, 'choice', 2, 'income money', 1795843937024, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 98, 'choice', 2, 'move cliff-junction-5', 1795843937040, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 99, 'choice', 2, 'pass', 1795843937057, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 100, 'choice', 2, 'play 9c
= 9h
= 9d
= 3d', 1795843937069, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 101, 'choice', 2, 'play 9d
= 4s
= 10d
= 3s', 1795843937101, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 102, 'choice', 2, 'discard 10d', 1795843937112, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 103, 'choice', 2, 'discard 4d', 1795843937129, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 104, 'choice', 2, 'discard 10s', 1795843937154, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 105, 'choice', 3, 'income both
= Js', 1795843937184, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 106, 'choice', 3, 'play 5c', 1795843937190, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 107, 'choice', 3, 'move cliff-junction-hideout-c', 1795843937202, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 108, 'choice', 3, 'pass', 1795843937332, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 109, 'choice', 3, 'move cliff-junction-5', 1795843937360, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 110, 'choice', 3, 'pass', 1795843937485, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 111, 'choice', 1, 'income both
= 5d', 1795843937508, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 112, 'choice', 1, 'buy mustang', 1795843937537, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 113, 'choice', 1, 'buy gazette
= event the-turncoat', 1795843937629, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 114, 'choice', 1, 'sheriff darkrock-sheriffs-office', 1795843937652, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 115, 'choice', 1, 'sheriff mesitos-point-7', 1795843937676, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 116, 'choice', 1, 'sheriff darkrock-7', 1795843937704, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 117, 'choice', 1, 'sheriff mesitos-point-7', 1795843937723, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 118, 'choice', 1, 'sheriff stop', 1795843937741, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 119, 'choice', 2, 'discard 4s', 1795843937772, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 120, 'choice', 3, 'discard 6c', 1795843937788, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 121, 'choice', 1, 'upgrade revolver', 1795843937802, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 122, 'choice', 1, 'buy bullwhip', 1795843937823, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 123, 'choice', 1, 'move gulch-frontier-21', 1795843937844, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 124, 'choice', 1, 'pass', 1795843937854, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 125, 'choice', 1, 'move gulch-frontier-8', 1795843937872, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 126, 'choice', 1, 'pass', 1795843937900, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 127, 'choice', 1, 'pass', 1795843937921, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 128, 'choice', 1, 'discard 10h', 1795843937940, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 129, 'choice', 2, 'income both
= Ad', 1795843937993, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 130, 'choice', 2, 'move cliff-junction-3', 1795843938045, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 131, 'choice', 2, 'react 3s', 1795843938112, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 132, 'choice', 2, 'pass', 1795843938115, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 133, 'choice', 2, 'play 9h
= 7h
= Kd
= 2h', 1795843938119, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 134, 'choice', 2, 'move cliff-junction-8', 1795843938176, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 135, 'choice', 2, 'discard 6s
= event the-salted-mine', 1795843938192, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 136, 'choice', 2, 'choose prospect
= gold-dust
= nugget', 1795843938209, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 137, 'choice', 2, 'pass
= nugget', 1795843938248, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 138, 'choice', 3, 'income cards
= 2c
= 8s', 1795843938252, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 139, 'choice', 3, 'play 2c', 1795843938255, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 140, 'choice', 3, 'ride darkrock-4', 1795843938277, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 141, 'choice', 3, 'high-stakes
= 5s
= Ah
= As
= 8d
= 5h
= 6h
= 9c
= 3h
= 6s', 1795843938295, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 142, 'choice', 3, 'fold
= Qc', 1795843938304, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 143, 'choice', 3, 'high-stakes
= 9d
= 6c
= 8c
= Qd
= 7s
= 10s
= 4c
= 7d
= Qh', 1795843938324, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 144, 'choice', 3, 'raise
= 9s
= Ac', 1795843938333, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 145, 'choice', 2, 'lay 6c 7s', 1795843938335, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 146, 'choice', 3, 'lay 9d Js', 1795843938342, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 147, 'choice', 3, 'choose cards
= 4h
= 3c', 1795843938353, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 148, 'choice', 3, 'discard 5s', 1795843938368, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 149, 'choice', 1, 'income money', 1795843938383, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 150, 'choice', 1, 'move gulch-frontier-9', 1795843938395, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 151, 'choice', 1, 'pass', 1795843938399, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 152, 'choice', 1, 'pass', 1795843938412, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 153, 'choice', 1, 'move gulch-frontier-1', 1795843938456, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 154, 'choice', 1, 'pass', 1795843938512, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 155, 'choice', 1, 'move gulch-frontier-25', 1795843938533, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 156, 'choice', 1, 'pass', 1795843938535, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 157, 'choice', 2, 'income both
= 10d', 1795843938560, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 158, 'choice', 2, 'move cliff-junction-6', 1795843938616, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 159, 'choice', 2, 'pass', 1795843938618, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 160, 'choice', 2, 'play Ad', 1795843938620, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 161, 'choice', 2, 'react 7h
= Kc
= event the-toll-gate', 1795843938625, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 162, 'choice', 2, 'choose discard', 1795843938636, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 163, 'choice', 2, 'discard 3d', 1795843938649, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 164, 'choice', 3, 'choose pay', 1795843938664, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 165, 'choice', 1, 'choose pay', 1795843938680, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 166, 'choice', 2, 'move spikes-view-rail-station
= opponent nugget-nell
= 7
= 8', 1795843938700, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 167, 'choice', 2, 'commit 10d', 1795843938706, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 168, 'choice', 1, 'npc 7', 1795843938721, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 169, 'choice', 2, 'pass', 1795843938732, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 170, 'choice', 2, 'choose wound
= 10c', 1795843938741, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 171, 'choice', 2, 'pass', 1795843938752, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 172, 'choice', 3, 'income money', 1795843938762, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 173, 'choice', 3, 'move darkrock-1', 1795843938777, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 174, 'choice', 3, 'react 3c', 1795843938903, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 175, 'choice', 3, 'pass', 1795843938917, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 176, 'choice', 3, 'pass', 1795843939057, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 177, 'choice', 3, 'upgrade revolver', 1795843939077, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 178, 'choice', 3, 'buy whiskey', 1795843939088, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 179, 'choice', 3, 'buy quarter-horse', 1795843939102, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 180, 'choice', 3, 'buy snake-oil', 1795843939112, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 181, 'choice', 3, 'buy provisions
= 2d', 1795843939128, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 182, 'choice', 3, 'buy shotgun', 1795843939137, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 183, 'choice', 3, 'equip shotgun', 1795843939147, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 184, 'choice', 3, 'work', 1795843939160, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 185, 'choice', 1, 'income cards
= 10h
= 7c', 1795843939169, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 186, 'choice', 1, 'move gulch-frontier-6', 1795843939184, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 187, 'choice', 1, 'pass', 1795843939225, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 188, 'choice', 1, 'pass', 1795843939229, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 189, 'choice', 1, 'move gulch-frontier-ranch', 1795843939242, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 190, 'choice', 1, 'pass', 1795843939251, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 191, 'choice', 1, 'move gulch-frontier-7', 1795843939270, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 192, 'choice', 1, 'pass', 1795843939274, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 193, 'choice', 1, 'discard 6d', 1795843939293, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 194, 'choice', 1, 'discard 5d', 1795843939295, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 195, 'choice', 2, 'income money', 1795843939300, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 196, 'choice', 2, 'move gulch-frontier-26', 1795843939317, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 197, 'choice', 2, 'pass', 1795843939321, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 198, 'choice', 2, 'move buzzard-gulch-marshals-office', 1795843939341, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 199, 'choice', 2, 'pass', 1795843939343, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 200, 'choice', 2, 'move buzzard-gulch-2', 1795843939346, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 201, 'choice', 2, 'pass', 1795843939365, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 202, 'choice', 3, 'income cards
= Kh
= 8h', 1795843939370, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 203, 'choice', 3, 'equip shotgun', 1795843939390, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 204, 'choice', 3, 'play Kh', 1795843939400, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 205, 'choice', 3, 'play 8s', 1795843939405, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 206, 'choice', 3, 'ride sunny-hills-mine
= opponent the-partners
= Q
= 3', 1795843939417, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 207, 'choice', 3, 'commit Qc', 1795843939430, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 208, 'choice', 2, 'npc 3', 1795843939446, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 209, 'choice', 3, 'pass
= Ks
= 9h', 1795843939451, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 210, 'choice', 3, 'play 9h
= Jh
= 4s
= Jc', 1795843939466, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 211, 'choice', 3, 'play 4s', 1795843939477, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 212, 'choice', 3, 'sheriff stop', 1795843939486, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 213, 'choice', 3, 'use snake-oil
= gold-dust
= gold-dust
= gravel', 1795843939510, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 214, 'choice', 3, 'sheriff sunny-hills-4', 1795843939518, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 215, 'choice', 3, 'discard Jc', 1795843939537, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 216, 'choice', 3, 'discard 8h', 1795843939540, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 217, 'choice', 3, 'discard Jh', 1795843939549, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 218, 'choice', 1, 'income cards
= 2c
= 3s', 1795843939551, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 219, 'choice', 1, 'move buzzard-gulch-2', 1795843939567, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 220, 'choice', 1, 'react 3s', 1795843939581, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 221, 'choice', 1, 'ride buzzard-gulch-4', 1795843939584, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 222, 'choice', 1, 'move gulch-frontier-7', 1795843939602, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 223, 'choice', 1, 'move gulch-frontier-13', 1795843939626, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 224, 'choice', 1, 'discard Qs', 1795843939634, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 225, 'choice', 2, 'income both
= 5c', 1795843939650, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 226, 'choice', 2, 'move gulch-frontier-22', 1795843939653, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 227, 'choice', 2, 'move gulch-frontier-17', 1795843939670, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 228, 'choice', 2, 'move gulch-frontier-17', 1795843939673, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 229, 'choice', 2, 'discard 10c
= event wrong-side-of-the-bars', 1795843939677, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 230, 'choice', 3, 'income cards
= 4d
= 9h', 1795843939686, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 231, 'choice', 3, 'equip shotgun', 1795843939701, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 232, 'choice', 3, 'use provisions
= 8h', 1795843939709, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 233, 'choice', 3, 'work', 1795843939718, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 234, 'choice', 3, 'work', 1795843939726, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 235, 'choice', 3, 'discard Ks', 1795843939746, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 236, 'choice', 3, 'discard 9h', 1795843939751, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 237, 'choice', 1, 'income cards
= Qs
= 6h', 1795843939777, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 238, 'choice', 1, 'move gulch-frontier-34', 1795843939782, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 239, 'choice', 1, 'pass', 1795843939792, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 240, 'choice', 1, 'move gulch-frontier-14', 1795843939799, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 241, 'choice', 1, 'pass', 1795843939833, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 242, 'choice', 1, 'move gulch-frontier-9', 1795843939848, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 243, 'choice', 1, 'pass', 1795843939855, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 244, 'choice', 1, 'pass', 1795843939866, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 245, 'choice', 1, 'discard 6h', 1795843939876, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 246, 'choice', 1, 'discard 10h', 1795843939909, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 247, 'choice', 2, 'income cards
= 9d
= 10s', 1795843939914, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 248, 'choice', 2, 'move gulch-frontier-8', 1795843939929, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 249, 'choice', 2, 'pass', 1795843939956, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 250, 'choice', 2, 'play 10s', 1795843939976, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 251, 'choice', 2, 'choose shop', 1795843940009, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 252, 'choice', 2, 'buy mule', 1795843940014, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 253, 'choice', 2, 'move gulch-frontier-15', 1795843940020, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 254, 'choice', 2, 'pass', 1795843940037, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 255, 'choice', 2, 'discard 2h', 1795843940041, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 256, 'choice', 3, 'income both
= 5d', 1795843940072, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 257, 'choice', 3, 'equip shotgun', 1795843940090, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 258, 'choice', 3, 'move darkrock-3', 1795843940097, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 259, 'choice', 3, 'pass', 1795843940227, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 260, 'choice', 3, 'upgrade shotgun', 1795843940240, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 261, 'choice', 3, 'end', 1795843940259, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 262, 'choice', 3, 'upgrade quarter-horse', 1795843940312, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 263, 'choice', 3, 'end', 1795843940360, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 264, 'choice', 3, 'discard 8h', 1795843940373, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 265, 'choice', 1, 'income both
= 5h', 1795843940380, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 266, 'choice', 1, 'move gulch-frontier-22', 1795843940412, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 267, 'choice', 1, 'pass', 1795843940425, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 268, 'choice', 1, 'end', 1795843940436, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 269, 'choice', 1, 'discard Jd', 1795843940451, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 270, 'choice', 2, 'income both
= Jh', 1795843940465, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 271, 'choice', 2, 'move gulch-frontier-35', 1795843940472, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 272, 'choice', 2, 'pass', 1795843940508, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 273, 'choice', 2, 'frontier', 1795843940528, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 274, 'choice', 2, 'discard Jh', 1795843940597, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 275, 'choice', 2, 'discard Kd
= frontier-token hidden-canyon', 1795843940600, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 276, 'choice', 2, 'play 9d
= As
= Ac
= Qc', 1795843940620, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 277, 'choice', 2, 'discard As
= event the-claims-office-fire', 1795843940634, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 278, 'choice', 3, 'income cards
= 10d
= 9c', 1795843940646, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 279, 'choice', 3, 'equip revolver', 1795843940663, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 280, 'choice', 3, 'play 9c
= 3d
= 8s
= 6d', 1795843940671, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 281, 'choice', 3, 'play 8s', 1795843940700, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 282, 'choice', 3, 'pass', 1795843940721, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 283, 'choice', 3, 'play 3d', 1795843940740, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 284, 'choice', 3, 'ride gulch-frontier-rail-station', 1795843940768, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 285, 'choice', 3, 'discard 5d', 1795843940816, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 286, 'choice', 3, 'discard 4h', 1795843940821, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 287, 'choice', 1, 'income both
= 5s', 1795843940829, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 288, 'choice', 1, 'move spikes-view-5', 1795843940850, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 289, 'choice', 1, 'pass', 1795843940861, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 290, 'choice', 1, 'move darkrock-bank', 1795843940868, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 291, 'choice', 1, 'pass', 1795843940885, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 292, 'choice', 1, 'move spikes-view-mine
= opponent two-deeds-dwyer
= A', 1795843940896, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 293, 'choice', 1, 'commit 5h', 1795843940916, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 294, 'choice', 1, 'pass', 1795843940936, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 295, 'choice', 1, 'choose marshal', 1795843940939, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 296, 'choice', 1, 'react 7c', 1795843940957, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 297, 'choice', 1, 'pass
= 3h', 1795843940966, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 298, 'choice', 1, 'pass', 1795843940968, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 299, 'choice', 1, 'discard 5s', 1795843940981, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 300, 'choice', 2, 'income money', 1795843940992, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 301, 'choice', 2, 'move gulch-frontier-15', 1795843941004, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 302, 'choice', 2, 'pass', 1795843941016, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 303, 'choice', 2, 'move gulch-frontier-18', 1795843941032, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 304, 'choice', 2, 'pass', 1795843941036, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 305, 'choice', 2, 'move spikes-view-8', 1795843941052, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 306, 'choice', 2, 'pass', 1795843941061, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 307, 'choice', 3, 'income both
= Kh', 1795843941088, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 308, 'choice', 3, 'equip shotgun', 1795843941110, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 309, 'choice', 3, 'work', 1795843941129, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 310, 'choice', 3, 'work', 1795843941133, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 311, 'choice', 3, 'work', 1795843941154, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 312, 'choice', 3, 'discard 2d', 1795843941162, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 313, 'choice', 1, 'income money', 1795843941169, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 314, 'choice', 1, 'trade tomahawk
= item shot-glass', 1795843941181, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 315, 'choice', 1, 'trade derringer', 1795843941189, 2);
INSERT INTO public.entries VALUES ('8efb89169f39f864b9dca84b86f60e60', 316, 'choice', 1, 'keep
= region mesitos-point', 1795843941193, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 1, 'setup', NULL, '= item telegram
= item short-cut
= item treasure-map
= event a-gap-in-the-fence
= event paid-off
= frontier 4
= frontier 2
= frontier 3
= frontier 6
= frontier 5
= frontier 4
= frontier 6
= frontier 3
= frontier 5
= region red-falls
= character doc-holliday
= character john-slaughter
= character james-beckwourth
= character charley-parkhurst
= character bloody-knife
= character elfego-baca', 1795843941413, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 2, 'choice', 3, 'draft bloody-knife', 1795843941424, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 3, 'choice', 1, 'draft doc-holliday', 1795843941448, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 4, 'choice', 2, 'draft james-beckwourth
= first 3
= 9c
= 9s
= 3c
= Qh
= Jc
= 3d
= 4s', 1795843941461, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 5, 'choice', 2, 'start gulch-frontier-33
= goal bloody-knife-between-mesas
= goal doc-back-lot
= goal beckwourth-company-furs
= legend last-good-well', 1795843941485, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 6, 'choice', 3, 'income both
= 7c', 1795843941488, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 7, 'choice', 3, 'work', 1795843941497, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 8, 'choice', 3, 'work', 1795843941498, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 9, 'choice', 3, 'work', 1795843941510, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 10, 'choice', 3, 'risk ride
= risk story-point', 1795843941525, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 11, 'choice', 3, 'pass', 1795843941530, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 12, 'choice', 3, 'end', 1795843941660, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 13, 'choice', 1, 'income cards
= 4h
= Ks', 1795843941676, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 14, 'choice', 1, 'heal
= 6h', 1795843941686, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 15, 'choice', 1, 'trade holster
= region spikes-view', 1795843941708, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 16, 'choice', 1, 'move red-falls-doctors-office', 1795843941736, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 17, 'choice', 1, 'react 3c', 1795843941756, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 18, 'choice', 1, 'ride sunny-hills-1', 1795843941762, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 19, 'choice', 1, 'pass', 1795843941789, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 20, 'choice', 1, 'end', 1795843941813, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 21, 'choice', 1, 'end', 1795843941848, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 22, 'choice', 2, 'income money', 1795843941884, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 23, 'choice', 2, 'play 3d', 1795843941924, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 24, 'choice', 2, 'ride gulch-frontier-rail-station', 1795843941956, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 25, 'choice', 2, 'move spikes-view-rail-station', 1795843941978, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 26, 'choice', 2, 'pass', 1795843941981, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 27, 'choice', 2, 'end', 1795843942016, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 28, 'choice', 2, 'end', 1795843942053, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 29, 'choice', 3, 'income cards
= 10h
= Kd', 1795843942064, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 30, 'choice', 3, 'work', 1795843942077, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 31, 'choice', 3, 'work', 1795843942094, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 32, 'choice', 3, 'work', 1795843942101, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 33, 'choice', 3, 'risk card
= risk story-point', 1795843942124, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 34, 'choice', 3, 'choose gang-b
= 7d', 1795843942134, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 35, 'choice', 3, 'discard Kd', 1795843942137, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 36, 'choice', 3, 'end', 1795843942256, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 37, 'choice', 1, 'income money', 1795843942268, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 38, 'choice', 1, 'risk ride
= risk wound', 1795843942280, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 39, 'choice', 1, 'ride sunny-hills-hideout-b
= A
= 6', 1795843942300, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 40, 'choice', 1, 'commit 4h', 1795843942332, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 41, 'choice', 3, 'npc A', 1795843942361, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 42, 'choice', 1, 'use holster', 1795843942403, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 43, 'choice', 1, 'discard Ks', 1795843942468, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 44, 'choice', 1, 'pass', 1795843942478, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 45, 'choice', 1, 'choose marshal', 1795843942493, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 46, 'choice', 1, 'pass
= Ac', 1795843942495, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 47, 'choice', 1, 'move darkrock-1', 1795843942512, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 48, 'choice', 1, 'pass', 1795843942520, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 49, 'choice', 1, 'buy boot-knife', 1795843942536, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 50, 'choice', 1, 'buy provisions
= 3h', 1795843942545, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 51, 'choice', 1, 'buy repeating-shotgun', 1795843942558, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 52, 'choice', 1, 'keep', 1795843942582, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 53, 'choice', 1, 'move darkrock-5', 1795843942595, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 54, 'choice', 1, 'pass', 1795843942624, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 55, 'choice', 1, 'discard Ac', 1795843942648, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 56, 'choice', 1, 'end', 1795843942653, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 57, 'choice', 2, 'income money', 1795843942668, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 58, 'choice', 2, 'move gulch-frontier-17', 1795843942683, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 59, 'choice', 2, 'pass', 1795843942697, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 60, 'choice', 2, 'move buzzard-gulch-2', 1795843942704, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 61, 'choice', 2, 'pass', 1795843942716, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 62, 'choice', 2, 'move gulch-frontier-4', 1795843942729, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 63, 'choice', 2, 'pass', 1795843942733, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 64, 'choice', 2, 'risk card
= risk wound
= Qs', 1795843942745, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 65, 'choice', 2, 'end', 1795843942764, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 66, 'choice', 3, 'income both
= 3s', 1795843942800, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 67, 'choice', 3, 'claim spikes-view-mine', 1795843942813, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 68, 'choice', 3, 'deed spikes-view-mine
= tailings
= nugget
= Ah
= 2d', 1795843942830, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 69, 'choice', 3, 'move spikes-view-mine', 1795843942845, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 70, 'choice', 3, 'react 3s', 1795843942947, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 71, 'choice', 3, 'pass', 1795843942972, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 72, 'choice', 3, 'end', 1795843942996, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 73, 'choice', 3, 'discard 9c', 1795843943012, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 74, 'choice', 3, 'discard 10h', 1795843943030, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 75, 'choice', 3, 'end', 1795843943141, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 76, 'choice', 1, 'income cards
= 10s
= 7h', 1795843943144, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 77, 'choice', 1, 'equip revolver', 1795843943156, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 78, 'choice', 1, 'move spikes-view-5', 1795843943188, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 79, 'choice', 1, 'risk ride
= risk story-point', 1795843943205, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 80, 'choice', 1, 'pass', 1795843943211, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 81, 'choice', 1, 'move darkrock-bank', 1795843943234, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 82, 'choice', 1, 'heist
= 3
= 9
= 4', 1795843943250, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 83, 'choice', 1, 'commit 3h', 1795843943260, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 84, 'choice', 3, 'npc 9', 1795843943281, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 85, 'choice', 1, 'use holster', 1795843943292, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 86, 'choice', 1, 'discard 10s', 1795843943298, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 87, 'choice', 1, 'react 6h', 1795843943305, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 88, 'choice', 1, 'pass', 1795843943321, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 89, 'choice', 1, 'discard 7h
= injury burst-eardrum
= Js', 1795843943332, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 90, 'choice', 1, 'pass', 1795843943344, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 91, 'choice', 1, 'end', 1795843943364, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 92, 'choice', 2, 'income both
= Kh', 1795843943380, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 93, 'choice', 2, 'move gulch-frontier-13', 1795843943390, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 94, 'choice', 2, 'move gulch-frontier-24', 1795843943415, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 95, 'choice', 2, 'play Kh', 1795843943432, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 96, 'choice', 2, 'move gulch-frontier-30', 1795843943478, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 97, 'choice', 2, 'move gulch-frontier-22', 1795843943532, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 98, 'choice', 2, 'risk card
= risk story-point', 1795843943553, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 99, 'choice', 2, 'sheriff mesitos-point-3', 1795843943580, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 100, 'choice', 2, 'sheriff darkrock-sheriffs-office', 1795843943611, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 101, 'choice', 2, 'sheriff stop
= 2s', 1795843943625, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 102, 'choice', 2, 'end', 1795843943629, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 103, 'choice', 3, 'income money', 1795843943656, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 104, 'choice', 3, 'play 9s
= 7s
= 5c
= 8h', 1795843943676, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 105, 'choice', 3, 'play 7c
= Qd
= Jh
= event dowser', 1795843943694, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 106, 'choice', 3, 'choose card
= 10c', 1795843943708, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 107, 'choice', 3, 'risk card
= risk two-wounds
= 8c', 1795843943711, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 108, 'choice', 3, 'prospect
= nugget
= tailings', 1795843943720, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 109, 'choice', 3, 'discard 5c', 1795843943744, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 110, 'choice', 3, 'discard 7d', 1795843943765, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 111, 'choice', 3, 'discard Ah', 1795843943782, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 112, 'choice', 3, 'discard 10c', 1795843943808, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 113, 'choice', 3, 'discard Jh', 1795843943828, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 114, 'choice', 3, 'discard 2d', 1795843943857, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 115, 'choice', 3, 'discard 7s', 1795843943875, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 116, 'choice', 3, 'end', 1795843944011, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 117, 'choice', 1, 'income cards
= 6c
= Ad', 1795843944032, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 118, 'choice', 1, 'equip repeating-shotgun', 1795843944084, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 119, 'choice', 1, 'end', 1795843944117, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 120, 'choice', 1, 'discard Ad', 1795843944133, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 121, 'choice', 1, 'discard Qh', 1795843944144, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 122, 'choice', 1, 'end', 1795843944148, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 123, 'choice', 2, 'income cards
= Qc
= 5h', 1795843944169, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 124, 'choice', 2, 'move gulch-frontier-30', 1795843944185, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 125, 'choice', 2, 'play 4s', 1795843944212, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 126, 'choice', 2, 'sheriff mesitos-point-3', 1795843944229, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 127, 'choice', 2, 'sheriff darkrock-sheriffs-office', 1795843944236, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 128, 'choice', 2, 'sheriff mesitos-point-3', 1795843944252, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 129, 'choice', 2, 'move gulch-frontier-30', 1795843944263, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 130, 'choice', 2, 'risk money
= risk wound-and-story-point', 1795843944278, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 131, 'choice', 2, 'choose gang-b', 1795843944284, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 132, 'choice', 2, 'discard Qs', 1795843944300, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 133, 'choice', 2, 'discard 2s', 1795843944309, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 134, 'choice', 2, 'end', 1795843944312, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 135, 'choice', 3, 'income both
= 2h', 1795843944348, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 136, 'choice', 3, 'trade holster', 1795843944357, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 137, 'choice', 3, 'end
= region buzzard-gulch', 1795843944373, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 138, 'choice', 3, 'work', 1795843944386, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 139, 'choice', 3, 'work', 1795843944397, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 140, 'choice', 3, 'end', 1795843944405, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 141, 'choice', 3, 'discard 8h', 1795843944422, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 142, 'choice', 3, 'end', 1795843944584, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 143, 'choice', 1, 'income both
= 8d', 1795843944604, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 144, 'choice', 1, 'equip revolver', 1795843944636, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 145, 'choice', 1, 'move darkrock-6', 1795843944654, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 146, 'choice', 1, 'move darkrock-bank', 1795843944657, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 147, 'choice', 1, 'move darkrock-7', 1795843944672, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 148, 'choice', 1, 'end', 1795843944684, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 149, 'choice', 1, 'discard 6c', 1795843944704, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 150, 'choice', 1, 'end', 1795843944711, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 151, 'choice', 2, 'income both
= As', 1795843944732, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 152, 'choice', 2, 'move gulch-frontier-29', 1795843944750, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 153, 'choice', 2, 'move gulch-frontier-22', 1795843944762, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 154, 'choice', 2, 'move buzzard-gulch-2', 1795843944776, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 155, 'choice', 2, 'end', 1795843944788, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 156, 'choice', 2, 'discard As', 1795843944804, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 157, 'choice', 2, 'end', 1795843944813, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 158, 'choice', 3, 'income both
= 9d', 1795843944822, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 159, 'choice', 3, 'play 8c', 1795843944831, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 160, 'choice', 3, 'ride spikes-view-2
= 8s', 1795843944848, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 161, 'choice', 3, 'play 9d
= nugget
= gravel
= 2c', 1795843944850, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 162, 'choice', 3, 'play 8s', 1795843944873, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 163, 'choice', 3, 'pass
= 9h', 1795843944874, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 164, 'choice', 3, 'end', 1795843944883, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 165, 'choice', 3, 'discard 2c', 1795843944893, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 166, 'choice', 3, 'end', 1795843945020, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 167, 'choice', 1, 'income money', 1795843945048, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 168, 'choice', 1, 'equip revolver', 1795843945091, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 169, 'choice', 1, 'move mesitos-point-6', 1795843945137, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 170, 'choice', 1, 'move mesitos-point-7', 1795843945154, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 171, 'choice', 1, 'move darkrock-4', 1795843945182, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 172, 'choice', 1, 'risk card
= risk wound', 1795843945208, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 173, 'choice', 1, 'discard 8d
= 5d', 1795843945216, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 174, 'choice', 1, 'end', 1795843945232, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 175, 'choice', 2, 'income money', 1795843945260, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 176, 'choice', 2, 'move gulch-frontier-24', 1795843945280, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 177, 'choice', 2, 'move gulch-frontier-35', 1795843945300, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 178, 'choice', 2, 'move gulch-frontier-22', 1795843945329, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 179, 'choice', 2, 'risk money
= risk two-wounds
= injury crushed-finger', 1795843945348, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 180, 'choice', 2, 'discard 5h', 1795843945350, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 181, 'choice', 2, 'end', 1795843945355, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 182, 'choice', 3, 'income both
= Kc', 1795843945361, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 183, 'choice', 3, 'play 9h
= tailings
= gravel
= 4d', 1795843945374, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 184, 'choice', 3, 'play Kc', 1795843945378, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 185, 'choice', 3, 'move darkrock-8', 1795843945382, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 186, 'choice', 3, 'work', 1795843945384, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 187, 'choice', 3, 'work', 1795843945390, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 188, 'choice', 3, 'end', 1795843945393, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 189, 'choice', 3, 'end', 1795843945512, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 190, 'choice', 1, 'income both
= 10d', 1795843945557, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 191, 'choice', 1, 'equip revolver', 1795843945589, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 192, 'choice', 1, 'end', 1795843945596, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 193, 'choice', 1, 'discard 10d
= event the-late-stage', 1795843945598, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 194, 'choice', 1, 'choose money', 1795843945605, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 195, 'choice', 1, 'end', 1795843945609, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 196, 'choice', 2, 'income cards
= Jd
= 5s', 1795843945617, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 197, 'choice', 2, 'move gulch-frontier-32', 1795843945626, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 198, 'choice', 2, 'move gulch-frontier-20', 1795843945633, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 199, 'choice', 2, 'move gulch-frontier-18', 1795843945641, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 200, 'choice', 2, 'risk card
= risk wound-and-story-point', 1795843945649, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 201, 'choice', 2, 'discard Qc', 1795843945657, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 202, 'choice', 2, 'choose legend
= 6s', 1795843945665, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 203, 'choice', 2, 'discard 6s', 1795843945673, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 204, 'choice', 2, 'discard Jd', 1795843945679, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 205, 'choice', 2, 'end', 1795843945685, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 206, 'choice', 3, 'income money', 1795843945690, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 207, 'choice', 3, 'high-stakes
= 4c', 1795843945693, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 208, 'choice', 1, 'join
= 6d
= 6s
= 3s
= Jh', 1795843945695, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 209, 'choice', 1, 'raise', 1795843945703, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 210, 'choice', 3, 'raise
= 8c
= 9c', 1795843945707, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 211, 'choice', 1, 'lay 5d 6d', 1795843945713, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 212, 'choice', 3, 'lay 4c 4d
= Qh', 1795843945716, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 213, 'choice', 1, 'choose money', 1795843945721, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 214, 'choice', 3, 'claim darkrock-saloon', 1795843945726, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 215, 'choice', 3, 'deed darkrock-saloon', 1795843945729, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 216, 'choice', 3, 'end', 1795843945733, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 217, 'choice', 3, 'end', 1795843945838, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 218, 'choice', 1, 'income both
= 7c', 1795843945845, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 219, 'choice', 1, 'equip repeating-shotgun', 1795843945849, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 220, 'choice', 1, 'move darkrock-2', 1795843945854, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 221, 'choice', 1, 'pass', 1795843945884, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 222, 'choice', 1, 'play 7c
= 7s
= 4h
= event wires-down', 1795843945916, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 223, 'choice', 1, 'sheriff mesitos-point-hideout-a', 1795843945952, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 224, 'choice', 1, 'sheriff mesitos-point-3', 1795843945963, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 225, 'choice', 1, 'sheriff darkrock-1', 1795843946000, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 226, 'choice', 1, 'sheriff mesitos-point-3
= 3h
= 5c', 1795843946012, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 227, 'choice', 1, 'work', 1795843946044, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 228, 'choice', 1, 'risk money
= risk wound-and-story-point', 1795843946064, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 229, 'choice', 1, 'discard Js', 1795843946099, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 230, 'choice', 1, 'choose gang-b', 1795843946128, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 231, 'choice', 1, 'end', 1795843946152, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 232, 'choice', 2, 'income money', 1795843946179, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 233, 'choice', 2, 'play 5s', 1795843946228, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 234, 'choice', 2, 'risk card
= risk wound-and-story-point', 1795843946284, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 235, 'choice', 2, 'sheriff mesitos-point-6', 1795843946322, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 236, 'choice', 2, 'sheriff mesitos-point-ranch', 1795843946352, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 237, 'choice', 2, 'sheriff mesitos-point-6
= Kc', 1795843946372, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 238, 'choice', 2, 'play Kc', 1795843946412, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 239, 'choice', 2, 'move gulch-frontier-1', 1795843946468, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 240, 'choice', 2, 'move buzzard-gulch-marshals-office', 1795843946485, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 241, 'choice', 2, 'trade derringer', 1795843946535, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 242, 'choice', 2, 'equip derringer', 1795843946544, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 243, 'choice', 2, 'trade upgrade derringer', 1795843946572, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 244, 'choice', 2, 'trade snake-oil', 1795843946624, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 245, 'choice', 2, 'end
= region dixon-creek', 1795843946652, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 246, 'choice', 2, 'end', 1795843946696, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 247, 'choice', 3, 'income both
= 9h', 1795843946728, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 248, 'choice', 3, 'work', 1795843946749, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 249, 'choice', 3, 'work', 1795843946772, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 250, 'choice', 3, 'poker
= 10s', 1795843946777, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 251, 'choice', 1, 'join
= 8h
= 2d
= Qc
= Kh', 1795843946796, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 252, 'choice', 1, 'lay 4h 5c', 1795843946805, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 253, 'choice', 3, 'lay 10s Qh
= Ah', 1795843946808, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 254, 'choice', 3, 'choose gambler', 1795843946812, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 255, 'choice', 3, 'choose cards
= 10c', 1795843946833, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 256, 'choice', 3, 'end', 1795843946861, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 257, 'choice', 3, 'discard 10c', 1795843946873, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 258, 'choice', 3, 'end', 1795843946978, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 259, 'choice', 1, 'income cards
= 10d
= 4s', 1795843946988, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 260, 'choice', 1, 'equip revolver', 1795843947005, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 261, 'choice', 1, 'work', 1795843947012, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 262, 'choice', 1, 'buy quarter-horse', 1795843947020, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 263, 'choice', 1, 'upgrade quarter-horse', 1795843947036, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 264, 'choice', 1, 'upgrade revolver', 1795843947061, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 265, 'choice', 1, 'end', 1795843947084, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 266, 'choice', 1, 'move mesitos-point-2', 1795843947089, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 267, 'choice', 1, 'use quarter-horse', 1795843947112, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 268, 'choice', 1, 'discard 4s', 1795843947121, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 269, 'choice', 1, 'pass', 1795843947141, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 270, 'choice', 1, 'pass', 1795843947173, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 271, 'choice', 1, 'risk card
= risk wound-and-story-point', 1795843947187, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 272, 'choice', 1, 'discard 8h', 1795843947213, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 273, 'choice', 1, 'choose legend
= Jd
= event the-quarantine-line', 1795843947241, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 274, 'choice', 1, 'sheriff mesitos-point-3', 1795843947244, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 275, 'choice', 1, 'sheriff stop', 1795843947272, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 276, 'choice', 1, 'end', 1795843947284, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 277, 'choice', 2, 'income both
= 3d', 1795843947304, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 278, 'choice', 2, 'equip revolver', 1795843947329, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 279, 'choice', 2, 'end', 1795843947448, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 280, 'choice', 2, 'end', 1795843947454, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 281, 'choice', 3, 'income money', 1795843947492, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 282, 'choice', 3, 'move darkrock-sheriffs-office', 1795843947512, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 283, 'choice', 3, 'pass', 1795843947625, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 284, 'choice', 3, 'risk card
= risk wound
= 9d', 1795843947656, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 285, 'choice', 3, 'play 9d
= tailings
= nugget', 1795843947667, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 286, 'choice', 3, 'play 9h
= nugget
= gold-dust
= nugget', 1795843947673, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 287, 'choice', 3, 'end', 1795843947781, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 288, 'choice', 1, 'income money', 1795843947801, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 289, 'choice', 1, 'equip repeating-shotgun', 1795843947813, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 290, 'choice', 1, 'move darkrock-4', 1795843947818, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 291, 'choice', 1, 'pass', 1795843947820, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 292, 'choice', 1, 'play 7s
= 6c
= 7d
= event command-performance', 1795843947834, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 293, 'choice', 1, 'choose card
= 2c', 1795843947837, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 294, 'choice', 1, 'move darkrock-1', 1795843947859, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 295, 'choice', 1, 'pass', 1795843947861, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 296, 'choice', 1, 'risk money
= risk wound', 1795843947893, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 297, 'choice', 1, 'discard Ah', 1795843947898, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 298, 'choice', 1, 'discard Jd', 1795843947913, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 299, 'choice', 1, 'end', 1795843947916, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 300, 'choice', 2, 'income cards
= Ac
= 3c', 1795843947925, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 301, 'choice', 2, 'equip derringer', 1795843947933, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 302, 'choice', 2, 'move gulch-frontier-27', 1795843947946, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 303, 'choice', 2, 'pass', 1795843947957, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 304, 'choice', 2, 'play Ac', 1795843947966, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 305, 'choice', 2, 'choose marshal', 1795843947977, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 306, 'choice', 2, 'pass', 1795843947979, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 307, 'choice', 2, 'move gulch-frontier-rail-station', 1795843947986, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 308, 'choice', 2, 'react 3c', 1795843947988, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 309, 'choice', 2, 'ride gulch-frontier-18', 1795843948001, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 310, 'choice', 2, 'end', 1795843948009, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 311, 'choice', 2, 'end', 1795843948014, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 312, 'choice', 3, 'income both
= 6h', 1795843948021, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 313, 'choice', 3, 'move darkrock-sheriffs-office', 1795843948026, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 314, 'choice', 3, 'move darkrock-sheriffs-office', 1795843948042, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 315, 'choice', 3, 'move darkrock-sheriffs-office', 1795843948049, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 316, 'choice', 3, 'end', 1795843948054, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 317, 'choice', 3, 'end', 1795843948161, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 318, 'choice', 1, 'income cards
= Kd
= 8d', 1795843948168, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 319, 'choice', 1, 'equip repeating-shotgun', 1795843948181, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 320, 'choice', 1, 'move darkrock-4', 1795843948186, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 321, 'choice', 1, 'pass', 1795843948201, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 322, 'choice', 1, 'move darkrock-7', 1795843948210, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 323, 'choice', 1, 'use quarter-horse', 1795843948225, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 324, 'choice', 1, 'discard 8d', 1795843948229, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 325, 'choice', 1, 'ride darkrock-4', 1795843948233, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 326, 'choice', 1, 'move spikes-view-7', 1795843948242, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 327, 'choice', 1, 'pass', 1795843948246, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 328, 'choice', 1, 'risk ride
= risk wound', 1795843948249, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 329, 'choice', 1, 'discard 10d', 1795843948261, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 330, 'choice', 1, 'ride spikes-view-3', 1795843948268, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 331, 'choice', 1, 'end', 1795843948279, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 332, 'choice', 2, 'income both
= 10h', 1795843948285, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 333, 'choice', 2, 'equip derringer', 1795843948292, 2);
INSERT INTO public.entries VALUES ('76d2ba1ec501f85916225c38a7161d63', 334, 'choice', 2, 'move spikes-view-rail-station
= opponent red-moon-sadie
= J
= Q
= 10', 1795843948298, 2);
INSERT INTO public.guests VALUES ('229f3a42c07d5f487328820956caeb79fa3bb104fc3e413a3d7f3bf69e8c76f2', 'Player 1', 1795843848, 1795843848, '0ae22bf6f0444527');
INSERT INTO public.guests VALUES ('dcf99ef05ea3aaebc3c63b7a72f1fa152e1c7aac8ceb74c2bc070b81928283d6', 'Player 2', 1795843848, 1795843848, 'f9413d6e07f5fc11');
INSERT INTO public.guests VALUES ('4b79b6ac9bd92e3496fb3c95f5173a74392ec9e2d6ccc47b9ecf89b16ba69a27', 'Player 1', 1795843848, 1795843848, 'e71bb103e08e837a');
INSERT INTO public.guests VALUES ('3beab9ed64486532e8c74429a252d6bde708bfa62f48b5edddbdd42240d3ada7', 'Player 2', 1795843848, 1795843848, '5e14fc7f43657a8d');
INSERT INTO public.guests VALUES ('b52940980e9568f879f135aeac1203b3d2bc1d063613846236db3710a0e5874c', 'Player 1', 1795843849, 1795843849, 'd606aaf8811e172c');
INSERT INTO public.guests VALUES ('09d7bce17ad99d5c106837f0d15ebac449ef1a9c4138154776066f71aa5bc2c5', 'Player 2', 1795843849, 1795843849, 'dbbb043eb76d1460');
INSERT INTO public.guests VALUES ('8b14f4b7022d2c1b86bf462b0a8ecb228a72c22d5eedb417c154e7194afb6959', 'Player 1', 1795843850, 1795843850, 'babf8c8e6827a0cf');
INSERT INTO public.guests VALUES ('076a1393d7f3c967d55eaf7f03d9e987c1372f19de3a037d217b52b7837b1d05', 'Player 2', 1795843850, 1795843850, '9d6d6cf873de81bc');
INSERT INTO public.guests VALUES ('7226077369a8c71c7d245ad168bca3bd517e44d03f457c0216349071f5e1561e', 'Player 1', 1795843852, 1795843852, 'baf3c3252d62169d');
INSERT INTO public.guests VALUES ('dd6b9b065a871819ed208e4fa4544159597a42fe7f37bb25678e512b84745d4e', 'Player 2', 1795843852, 1795843852, '09c77a97177f6346');
INSERT INTO public.guests VALUES ('8b14b09e9ae0a67eb62f85335cee793e6ba780a208be16d30d6cc474e4e72a94', 'Player 1', 1795843855, 1795843855, '8a3af8cd0df453ba');
INSERT INTO public.guests VALUES ('2b13fb2ac50f884ba3f1df92e8abcaeae519e062f1714a725e2b8c33b1efb7e1', 'Player 2', 1795843856, 1795843856, '066a6e31c42e9e97');
INSERT INTO public.guests VALUES ('7a3f70e06e329e7d60a16aa561d8e9459633bd4c36d4ed65a5a3c1516486f03d', 'Player 1', 1795843859, 1795843859, '8038b4ead2581c29');
INSERT INTO public.guests VALUES ('81fda27b9ee5d01d68a8ce9371cb2319d7c80093bf6072731f506d9167513da9', 'Player 2', 1795843859, 1795843859, '6637498c1e8245b5');
INSERT INTO public.guests VALUES ('52c86c14bee0b09ff7006bf5d826991acc810d71f031d0b76161e4a85f59fa1f', 'Player 1', 1795843862, 1795843862, '3ac6db16d38472fe');
INSERT INTO public.guests VALUES ('a16a88ac290025d5406b537b5ef0d25cebb54b1805e91b25a3c858f0afbf776e', 'Player 2', 1795843862, 1795843862, '2782119b6d9e497a');
INSERT INTO public.guests VALUES ('b7f13ae0c3f6a33a72940d5581fa2588d97de750549a70e3bc778860f3c837d0', 'Player 1', 1795843867, 1795843867, '04ddef786b1a6491');
INSERT INTO public.guests VALUES ('0728a0f26573404128df60be38a82b8a708f3706859b78e5e37616da74bc2aae', 'Player 2', 1795843867, 1795843867, '9f9ac9eba877f6a7');
INSERT INTO public.guests VALUES ('46216bcc71b6273e311a34ca86a22ce3b798f70ae4b0186f633eba5d939c422d', 'Player 1', 1795843871, 1795843871, '38889f9a4e012bed');
INSERT INTO public.guests VALUES ('23896332f992c3a7d9710278689ff242390d3374b9f25857853449d14e4531a8', 'Player 2', 1795843871, 1795843871, 'e793eac6c7730d3d');
INSERT INTO public.guests VALUES ('47660c4adfcbf52e3612fad7d35b62d7040f642a73d848955aea1b8f1b8606cd', 'Player 1', 1795843878, 1795843878, '57555126ddda8d3d');
INSERT INTO public.guests VALUES ('67bb596e6d1f08d48d4be6dd620e50b273f6c43be8758a29edadce6eaca004a7', 'Player 2', 1795843878, 1795843878, '0a9c979361941810');
INSERT INTO public.guests VALUES ('af9f75570f68e5e7636ba7970734e406eb7f43c5ed6e62eed012e8f6d7f3900e', 'Player 1', 1795843882, 1795843882, '18ba2c0323e1a178');
INSERT INTO public.guests VALUES ('743bdce2c268039c610037f89f6ae6e9f9f75da367978c4ba39083e63736ef73', 'Player 2', 1795843882, 1795843882, 'c8727e6653b323df');
INSERT INTO public.guests VALUES ('1ff8efd9ad6608b9416a2474c55ab05d7fb64ec26b90f796771598230dd5847b', 'Player 1', 1795843888, 1795843888, '08dbf1186cb4e489');
INSERT INTO public.guests VALUES ('6b01606436b5929761d5d0f2312b3e6d8edcbbddef1629cc45a0c29d4119d29b', 'Player 2', 1795843888, 1795843888, 'dd54c73c60ed7fbf');
INSERT INTO public.guests VALUES ('d3a53e410d54823657967449cc7090f1ace088966c1d6a87f3872c61de1e035c', 'Player 1', 1795843895, 1795843895, '6d205414ea0fb171');
INSERT INTO public.guests VALUES ('17ef8672ac3e6670a4a91839273966d62cfc5480e52f1ccfa7195bd5993a3c8e', 'Player 2', 1795843895, 1795843895, '2d58eafa0b960060');
INSERT INTO public.guests VALUES ('e22e34f09d9d60319c54deadcf454a270139c0d767ae2b47d754bfc08d49d3bf', 'Player 1', 1795843903, 1795843903, 'c3fe57791a2e1340');
INSERT INTO public.guests VALUES ('e10fbccbe5f698fda0b743bef38046264eb99efbaf5b8a397a78820e1da41d0f', 'Player 2', 1795843903, 1795843903, 'f7a4f98af066a60d');
INSERT INTO public.guests VALUES ('cc8c609b6626cae19c85e969be040bd76dc6da285c60c19b9eb3bcc61b8cb4fe', 'Player 1', 1795843910, 1795843910, 'f3a5614e3e192790');
INSERT INTO public.guests VALUES ('c0eb680ef4d9748c1e5c65353c84a9240dd12d40b8ca6cdfbaebf684be8c0b99', 'Player 2', 1795843910, 1795843910, 'bc6d979593c8c3f7');
INSERT INTO public.guests VALUES ('a7ef22807aafb66e7d7755a54c53d42e97b026831d27fad4f3bf22ece0783719', 'Player 1', 1795843918, 1795843918, 'd5032ff20c264e40');
INSERT INTO public.guests VALUES ('7d20465cd5df81c6c09839a2dec16902b7dbf264ff6998db934b8a0cc44258a6', 'Player 2', 1795843919, 1795843919, '1e2934eea16d3f87');
INSERT INTO public.guests VALUES ('e43fb429c0cd43ec4a29eec79966680adc25890c83fabdef8b30da339e5661c4', 'Player 1', 1795843925, 1795843925, '581c8801497676c8');
INSERT INTO public.guests VALUES ('b5548b089516ae5daf1583ba2fc8123bf0f7100facf0d06db7a5269516c8c5cb', 'Player 2', 1795843925, 1795843925, '4f9603dee9977493');
INSERT INTO public.guests VALUES ('bbc3cf6f71a56b7ad579cdf34b163bfac6705523c99634b064795477fb9bf6a3', 'Player 1', 1795843933, 1795843933, '4b217a661520fb41');
INSERT INTO public.guests VALUES ('ddd2cba41f85d970bc954dbf1eaf076c40e111c99803d021f215a39f624567d0', 'Player 2', 1795843933, 1795843933, '8e3fcd4c0f46bfdf');
INSERT INTO public.guests VALUES ('5f22cceea9ccdf24743a2ec38133e17b38e8bbaf4b79438c7c0b435b141d1fd2', 'Player 1', 1795843941, 1795843941, '976e8d3cf3bb445f');
INSERT INTO public.guests VALUES ('04eaff445203f3e53d2a258fb453b95562e4b98dd59d05cb70b2619fcc531483', 'Player 2', 1795843941, 1795843941, '0df05d9773b24846');
INSERT INTO public.nodes VALUES ('7934c2d075775531ff9d533c3096e744', '127.0.0.1:35675', '0.2.0', 1795843847, 1795843950705);
INSERT INTO public.seats VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 1, 'person', '229f3a42c07d5f487328820956caeb79fa3bb104fc3e413a3d7f3bf69e8c76f2', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 2, 'person', 'dcf99ef05ea3aaebc3c63b7a72f1fa152e1c7aac8ceb74c2bc070b81928283d6', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 1, 'person', 'b7f13ae0c3f6a33a72940d5581fa2588d97de750549a70e3bc778860f3c837d0', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 2, 'person', '0728a0f26573404128df60be38a82b8a708f3706859b78e5e37616da74bc2aae', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 1, 'person', '4b79b6ac9bd92e3496fb3c95f5173a74392ec9e2d6ccc47b9ecf89b16ba69a27', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 2, 'person', '3beab9ed64486532e8c74429a252d6bde708bfa62f48b5edddbdd42240d3ada7', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('d79fde346339424de32865ddb4f92075', 1, 'person', '46216bcc71b6273e311a34ca86a22ce3b798f70ae4b0186f633eba5d939c422d', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('d79fde346339424de32865ddb4f92075', 2, 'person', '23896332f992c3a7d9710278689ff242390d3374b9f25857853449d14e4531a8', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('d79fde346339424de32865ddb4f92075', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 1, 'person', 'b52940980e9568f879f135aeac1203b3d2bc1d063613846236db3710a0e5874c', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 2, 'person', '09d7bce17ad99d5c106837f0d15ebac449ef1a9c4138154776066f71aa5bc2c5', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('36ddb714667e8ec52bcf2d543591c070', 1, 'person', '47660c4adfcbf52e3612fad7d35b62d7040f642a73d848955aea1b8f1b8606cd', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('36ddb714667e8ec52bcf2d543591c070', 2, 'person', '67bb596e6d1f08d48d4be6dd620e50b273f6c43be8758a29edadce6eaca004a7', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('36ddb714667e8ec52bcf2d543591c070', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 1, 'person', '8b14f4b7022d2c1b86bf462b0a8ecb228a72c22d5eedb417c154e7194afb6959', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 2, 'person', '076a1393d7f3c967d55eaf7f03d9e987c1372f19de3a037d217b52b7837b1d05', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('87c0e3ef7553b127479efa8f95028ed5', 1, 'person', '7226077369a8c71c7d245ad168bca3bd517e44d03f457c0216349071f5e1561e', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('87c0e3ef7553b127479efa8f95028ed5', 2, 'person', 'dd6b9b065a871819ed208e4fa4544159597a42fe7f37bb25678e512b84745d4e', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('87c0e3ef7553b127479efa8f95028ed5', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 1, 'person', 'af9f75570f68e5e7636ba7970734e406eb7f43c5ed6e62eed012e8f6d7f3900e', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 2, 'person', '743bdce2c268039c610037f89f6ae6e9f9f75da367978c4ba39083e63736ef73', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 1, 'person', '8b14b09e9ae0a67eb62f85335cee793e6ba780a208be16d30d6cc474e4e72a94', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 2, 'person', '2b13fb2ac50f884ba3f1df92e8abcaeae519e062f1714a725e2b8c33b1efb7e1', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('9efce760eb54bc021eda37af8097d3ad', 1, 'person', '7a3f70e06e329e7d60a16aa561d8e9459633bd4c36d4ed65a5a3c1516486f03d', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('9efce760eb54bc021eda37af8097d3ad', 2, 'person', '81fda27b9ee5d01d68a8ce9371cb2319d7c80093bf6072731f506d9167513da9', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('9efce760eb54bc021eda37af8097d3ad', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 1, 'person', '52c86c14bee0b09ff7006bf5d826991acc810d71f031d0b76161e4a85f59fa1f', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 2, 'person', 'a16a88ac290025d5406b537b5ef0d25cebb54b1805e91b25a3c858f0afbf776e', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 1, 'person', '1ff8efd9ad6608b9416a2474c55ab05d7fb64ec26b90f796771598230dd5847b', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 2, 'person', '6b01606436b5929761d5d0f2312b3e6d8edcbbddef1629cc45a0c29d4119d29b', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('24c1784b2465fc853f24110bdae974a5', 1, 'person', 'e43fb429c0cd43ec4a29eec79966680adc25890c83fabdef8b30da339e5661c4', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('24c1784b2465fc853f24110bdae974a5', 2, 'person', 'b5548b089516ae5daf1583ba2fc8123bf0f7100facf0d06db7a5269516c8c5cb', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('24c1784b2465fc853f24110bdae974a5', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('99d771005095eda75b0cca07db90b66d', 1, 'person', 'd3a53e410d54823657967449cc7090f1ace088966c1d6a87f3872c61de1e035c', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('99d771005095eda75b0cca07db90b66d', 2, 'person', '17ef8672ac3e6670a4a91839273966d62cfc5480e52f1ccfa7195bd5993a3c8e', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('99d771005095eda75b0cca07db90b66d', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('8efb89169f39f864b9dca84b86f60e60', 1, 'person', 'bbc3cf6f71a56b7ad579cdf34b163bfac6705523c99634b064795477fb9bf6a3', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('8efb89169f39f864b9dca84b86f60e60', 2, 'person', 'ddd2cba41f85d970bc954dbf1eaf076c40e111c99803d021f215a39f624567d0', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('8efb89169f39f864b9dca84b86f60e60', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('40ecbf500704a4fe066180685fde858e', 1, 'person', 'e22e34f09d9d60319c54deadcf454a270139c0d767ae2b47d754bfc08d49d3bf', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('40ecbf500704a4fe066180685fde858e', 2, 'person', 'e10fbccbe5f698fda0b743bef38046264eb99efbaf5b8a397a78820e1da41d0f', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('40ecbf500704a4fe066180685fde858e', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('76d2ba1ec501f85916225c38a7161d63', 1, 'person', '5f22cceea9ccdf24743a2ec38133e17b38e8bbaf4b79438c7c0b435b141d1fd2', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('76d2ba1ec501f85916225c38a7161d63', 2, 'person', '04eaff445203f3e53d2a258fb453b95562e4b98dd59d05cb70b2619fcc531483', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('76d2ba1ec501f85916225c38a7161d63', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('2f8d3546fe666c989462363ecb03c1ef', 1, 'person', 'cc8c609b6626cae19c85e969be040bd76dc6da285c60c19b9eb3bcc61b8cb4fe', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('2f8d3546fe666c989462363ecb03c1ef', 2, 'person', 'c0eb680ef4d9748c1e5c65353c84a9240dd12d40b8ca6cdfbaebf684be8c0b99', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('2f8d3546fe666c989462363ecb03c1ef', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.seats VALUES ('39b397d0f21646cc75b5580174d5f85f', 1, 'person', 'a7ef22807aafb66e7d7755a54c53d42e97b026831d27fad4f3bf22ece0783719', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0);
INSERT INTO public.seats VALUES ('39b397d0f21646cc75b5580174d5f85f', 2, 'person', '7d20465cd5df81c6c09839a2dec16902b7dbf264ff6998db934b8a0cc44258a6', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0);
INSERT INTO public.seats VALUES ('39b397d0f21646cc75b5580174d5f85f', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0);
INSERT INTO public.secrets VALUES ('nodes', '4d287b1b1cf7dbcbb8c679fbd464caba0d0b30da848d61364b979a47069fc0ac');
INSERT INTO public.secrets VALUES ('workers', '7d9c5b5ee843c6b8daa51b6e749cb1990319249a7aac793d78294f8488f11289');
INSERT INTO public.snapshots VALUES ('39b397d0f21646cc75b5580174d5f85f', 121, '{"layout":11,"position":121,"game":"AxkAAAABBQEsPAQGAAACAQIAAQEAAAAAAAAAAAAAAAAgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEJARFaAAEAAAEAkoBAAAEBAAAAAAAAAAAAAAAAAJKAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEEARMUAAQAAAIAkoSgAQIBAQAAAAAAAAAAAAAAAACQhKCAgICAgBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAcDASwAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAgEIAAABAAloAgAFFQABAAIEAgQAAAAAAAAAAAAAAAAAAAAAAAABgYDAgYiggBCAiICAgIABAICAgICAgIKAgIAgAAAAAAAAAAAAAAAAAAAH/ZuKv5fDrAcABgMGBgQGBgYGBQYGBgYGAAAAAAUFBQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADQ0gEAIBsJBAAAAAAAAAAAAAAA//8/AQABAAoKAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAGBQUCBgMDBAQAAAAAhcAEdwMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAgJ7+AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgITAgIC0EoKAkICAiECAwIGAyIABAAAAAAAAAAAAgKCkwCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADWH6kgAAAAAAAAAAAAAAAAqSAAAAAAAAAAAAAAAACpIAAAAAAAAAAAAAAAAKkgAAAAAAAAAAAAAAAAqSAAAAAAAAAAAAAAAACpIAAAAAAAAAAAAAAAAKkgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABSoAIAeKkBBmluY29tZQIAAKoBBW1vbmV5AigBAKsBBnBsYXllZAIzAKwBBndhbnRlZAIAAQCtAQdyZWFjdGVkAhYArgEGd2FudGVkAgECAK8BBGRyZXcCAS0AsAEJZGlzY2FyZGVkAjMCALEBBnJvbGxlZAIABQCyAQZyb2xsZWQCAQUAswEFbW92ZWQCFgwAALQBAmxwAgILALUBC3R1cm4tYmVnaW5zAAUAtgELdHJhaW4tbW92ZWQAKgC3AQZpbmNvbWUAAQC4AQRkcmV3AAEnALkBBGRyZXcAAQIAugEFbW92ZWQALCkAALsBBnJvbGxlZAAAAAC8AQZyb2xsZWQAAQQAvQEHbnVnZ2V0cwACDgC+AQVtb25leQAUDgC/AQZyb2xsZWQAAQAAwAEHbnVnZ2V0cwACDgDBAQVtb3ZlZAApMQAAwgEJZGlzY2FyZGVkAAIWAMMBAmxwAAILAMQBCWxlZ2VuZGFyeQAAxQEMZXZlbnQtbWFya2VyAAMAxgEFZXZlbnQAAADHAQx0b2tlbi1wbGFjZWQACgDIAQVtb25leQAnHgDJAQVtb25leQEnHgDKAQVtb25leQInHgDLAQt0dXJuLWJlZ2lucwEFAMwBC3RyYWluLW1vdmVkKjUAzQEGaW5jb21lAQIAzgEFbW9uZXkBFAEAzwEEZHJldwEBMQDQAQVtb3ZlZAERDgAA0QEFbW9uZXkBFBMA0gEFbW92ZWQBDgUAANMBC3R1cm4tYmVnaW5zAgUA1AELdHJhaW4tbW92ZWQ1agDVAQZpbmNvbWUCAQDWAQRkcmV3AgENANcBBGRyZXcCAQsA2AEGcGxheWVkAi0A2QEHYWN0aW9ucwICANoBCWRpc2NhcmRlZAItAgDbAQZwbGF5ZWQCCwDcAQJscAICAgDdAQlkaXNjYXJkZWQCCwIA3gEFbW9uZXkCJwwA3wELZ2FpbmVkLWl0ZW0CEwDgAQVtb25leQITDADhAQtnYWluZWQtaXRlbQIJAOIBBHVzZWQCSQDjAQVldmVudAICAOQBDHRva2VuLXBsYWNlZAAqAOUBDXNoZXJpZmYtbW92ZWQLBwDmAQRkcmV3AgEKAOcBBGRyZXcCAR8A6AEFbW9uZXkCYwwA6QELZ2FpbmVkLWl0ZW0CFQDqAQhlcXVpcHBlZAIVAOsBBW1vdmVkAgwNAADsAQVtb3ZlZAINDQAA7QEJZGlzY2FyZGVkAhoWAO4BAmxwAgILAO8BC3R1cm4tYmVnaW5zAAYA8AELdHJhaW4tbW92ZWRqWwDxAQR1c2VkAAUA8gEEZHJldwABBQDzAQRkcmV3AAEXAPQBCWRpc2NhcmRlZAAFAgD1AQZpbmNvbWUAAgD2AQVtb25leQAUAQD3AQRkcmV3AAEoAPgBBW1vdmVkADEpAAD5AQZyb2xsZWQAAAAA+gEGcm9sbGVkAAEAAPsBB251Z2dldHMAAg4A/AEHbnVnZ2V0cwACDgD9AQVtb3ZlZAApLAAA/gEJZGlzY2FyZGVkAA8WAP8BCWRpc2NhcmRlZAAXFgCAAgJscAACCwCBAgt0dXJuLWJlZ2lucwEGAIICC3RyYWluLW1vdmVkW0gAgwIGaW5jb21lAQEAhAIEZHJldwEBJgCFAgRkcmV3AQEBAIYCBW1vdmVkAQUOAACHAgVtb3ZlZAEOEQAAiAIGcGxheWVkATEAiQIGd2FudGVkAQABAIoCCWRpc2NhcmRlZAExAgCLAgJscAECCwCMAgt0dXJuLWJlZ2lucwIGAI0CC3RyYWluLW1vdmVkSBQAjgIGaW5jb21lAgEAjwIEZHJldwIBIwCQAgRkcmV3AgEiAJECCGVxdWlwcGVkAgEAkgIFbW92ZWQCDRMAAJMCC2Zhcm8tYmVnaW5zAgCUAgpmYXJvLWRlYWx0AaEgAJUCDWZhcm8tcmV2ZWFsZWQAAwCWAg1mYXJvLXJldmVhbGVkAQwAlwINZmFyby1yZXZlYWxlZAIAAJgCBW1vbmV5AhQTAJkCCWRpc2NhcmRlZAIjFgCaAglkaXNjYXJkZWQCChYAmwICbHACAgsAnAILdHVybi1iZWdpbnMABwCdAgt0cmFpbi1tb3ZlZBQVAJ4CBHVzZWQABQCfAgRkcmV3AAEUAKACBGRyZXcAAS4A","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('39b397d0f21646cc75b5580174d5f85f', 221, '{"layout":11,"position":221,"game":"AxkAAAABBQEqZAQJAQACAQIAAQEAAAAAAAAAAAAAAAAgAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEJAW1uAAUDAAEBkoBAAAEBAAAAAAAAAAAAAAAAgASSgEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBAEOeAAJAAAGAZKAoAECARUAAAAAAAAAAAMAAAAQkICgAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACgMBKgAAAAAAAAAAAAAAAAAAAAAAAAAAAAQCAQgAAAEACWgCAAUVAAEAAgQCBAIEAgQAAAAAAAAAAAAAAAAAAAAAAYGAwIGAgIAQgICAgICAgICAIACAgICAgICCgICAIAAAAAAAAAAAAAAAAACAEkTfpf33y+6zAgAGAwYGBAYGBgYGBgYGBgYAAAAABQUFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANDSAQAgGwEEAgMDAAAAAAAAAAD//z8BAAEACgoBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAYFBQIGAwMEBAAAAACFwQRzBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAICAnv4DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACggoKAoJAIgICAgICBQIDIgICAgAQAAAAAAAAAAACAkICIlICABQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAQhgUogSLQCAAAAAAAAAAAgBCGAQiAAkAAAAAAAAAAAACGASiBItAIAAAAAAAAAAAAhgEIgAJAAAAAAAAAAAAAhgEIgAJAAAAAAAAAAAAAhgEIgAJAAAAAAAAAAAAAhgEIgAJAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACSAaIEAQQCAXirAwlwb2tlci13b24CPAEGAQCsAwVtb25leQI8DQEGAQCtAwpvdmVyLWxpbWl0AgAeeAEGAQCuAwV0cmFjawIAAAEBBgEArwMKb3Zlci1saW1pdAIACngBBgEAsAMJZGlzY2FyZGVkARUNAQYBALEDCWRpc2NhcmRlZAEWDQEGAQCyAwlkaXNjYXJkZWQCAg0BBgEAswMJZGlzY2FyZGVkAiINAQYBALQDC2Zhcm8tYmVnaW5zAgEGAQC1AwpmYXJvLWRlYWx0AYYBAQYBALYDCGZhcm8tYmV0AgcUAQYBALcDCGZhcm8tYmV0AgIUAQYBALgDDWZhcm8tcmV2ZWFsZWQAAgEGAQC5AwlmYXJvLWxvc3QCAgEGAQC6AwVtb25leQInHwEGAQC7Aw1mYXJvLXJldmVhbGVkAQcBBgEAvAMIZmFyby13b24CBwEGAQC9AwVtb25leQIoHwEGAQC+AwV0cmFjawIAAQIBBgEAvwMCbHACAhsBBgEAwAMEdXNlZAJJAQYBAMEDCWxvc3QtaXRlbQIJAQYBAMIDBXRyYWNrAgACAwEGAQDDAwpvdmVyLWxpbWl0AgAKeAEGAQDEAw1mYXJvLXJldmVhbGVkAgEBBgEAxQMFbW92ZWQCEw0AAQYBAMYDBHVzZWQCBAEGAQDHAwVtb3ZlZAINEAABBgEAyAMCbHACAgsBBgEAyQMLdHVybi1iZWdpbnMACQEGAQDKAwt0cmFpbi1tb3ZlZFtIAQYBAMsDBHVzZWQABQEGAQDMAwRkcmV3AAEFAQYBAM0DBGRyZXcAAScBBgEAzgMJZGlzY2FyZGVkACUCAQYBAM8DBmluY29tZQACAQYBANADBW1vbmV5ABQBAQYBANEDBGRyZXcAAQgBBgEA0gMFbW92ZWQAMyoAAQYBANMDBW1vdmVkACoyAAEGAQDUAwVtb3ZlZAAyKgABBgEA1QMJZGlzY2FyZGVkAAkWAQYBANYDCWRpc2NhcmRlZAArFgEGAQDXAwJscAACCwEGAQDYAwt0dXJuLWJlZ2lucwEJAQYBANkDC3RyYWluLW1vdmVkSBQBBgEA2gMGaW5jb21lAQEBBgEA2wMEZHJldwEBBAEGAQDcAwRkcmV3AQEjAQYBAN0DBW1vbmV5ARMaAQYBAN4DBW1vdmVkASpdAAEGAQDfAwdyZWFjdGVkAQQBBgEA4AMFbW92ZWQBXWwAAQYBAOEDBW1vdmVkAWxtAAEGAQDiAwVtb3ZlZAFtbQABBgEA4wMCbHABAgsBBgEA5AMJbGVnZW5kYXJ5AQEGAQDlAwt0dXJuLWJlZ2lucwIJAQYBAOYDC3RyYWluLW1vdmVkFBUBBgEA5wMGaW5jb21lAgABBgEA6AMKb3Zlci1saW1pdAIAFHgBBgEA6QMIZXF1aXBwZWQCFQEGAQDqAwZwbGF5ZWQCAwEGAQDrAwVtb3ZlZAIQCgABBgEA7AMFbWVldHMCCwEGAQDtAwxmaWdodC1iZWdpbnMGAgEBBgIB7gMIbnBjLWRyZXcBAgEoAQYCAe8DCWNvbW1pdHRlZAIBGwEGAgHwAw1ucGMtY29tbWl0dGVkAQEDAQYCAfEDCHJldmVhbGVkARsAAQMBBgIB8gMHd291bmRlZAIBBAEGAgHzAwR1c2VkAocCAQYCAfQDBGRyZXcCARQBBgIB9QMJZmlnaHQtd29uAAYBBgIB9gMKb3Zlci1saW1pdAIAMngBBgIB9wMJZGlzY2FyZGVkAhsDAQYCAfgDDXRva2VuLXJlbW92ZWQACgEGAgH5AwlkaXNjYXJkZWQCAwIBBgIB+gMMZmlnaHQtYmVnaW5zBAIBAQQCAfsDCG5wYy1kcmV3AQMBgSIBBAIB/AMJY29tbWl0dGVkAgEqAQQCAf0DDW5wYy1jb21taXR0ZWQBAQgBBAIB/gMIcmV2ZWFsZWQBKgABCAEEAgH/AwRkcmV3AgERAQQCAYAECWRpc2NhcmRlZAIqAwEEAgGBBA5maWdodC1yZXN0YXJ0cwEEAgGCBAhucGMtZHJldwEDAdAIAQQCAYMECWNvbW1pdHRlZAIBJAEEAgGEBA1ucGMtY29tbWl0dGVkAQEGAQQCAYUECHJldmVhbGVkASQAAQYBBAIBhgQEdXNlZAKMAgEEAgGHBAZoZWFsZWQCAQEEAgGIBAdyZWFjdGVkAhEBBAIBiQQJZGVjcmVhc2VkAQQCkwIBBAIBigQNd291bmQtaWdub3JlZAIBAQQCAYsEDXdvdW5kLWlnbm9yZWQCAQEEAgGMBAlmaWdodC13b24ABAEEAgGNBApvdmVyLWxpbWl0AgBQeAEEAgGOBAZ3YW50ZWQCAgMBBAIBjwQGd2FudGVkAgMEAQQCAZAEBGRyZXcCASwBBAIBkQQGd2FudGVkAgQFAQQCAZIEDGV2ZW50LW1hcmtlcgICAQQCAZMEB3JlYWN0ZWQCFAEEAgGUBAZ3YW50ZWQCBQYBBAIBlQQEZHJldwIBCgEEAgGWBAlkaXNjYXJkZWQCEQMBBAIBlwQJZGlzY2FyZGVkAiQDAQQCAZgEBWV2ZW50AgcBBAIBmQQMdG9rZW4tcGxhY2VkAEQBBAIBmgQNc2hlcmlmZi1tb3ZlZAdEAQQCAZsECm92ZXItbGltaXQCABR4AQQCAZwEBW1vdmVkAgoOAAEEAgGdBAJscAIECwEEAgGeBAt0dXJuLWJlZ2lucwAKAQQCAZ8EC3RyYWluLW1vdmVkFQABBAIBoAQEdXNlZAAFAQQCAaEEBGRyZXcAASEBBAIBogQEZHJldwABDwEEAgE=","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('24c1784b2465fc853f24110bdae974a5', 210, '{"layout":11,"position":210,"game":"AxkAAAABCgE4MgABAQABAISAgIAJAAECAR8AAAAAAAAAAAAAAACEgICACQAAAwAAAAAAAAAAAAAAAAAAAAAAAAEBAQELAQoyAAAAAAAABgABAgEBAQEAAAAAAAAAAAAAAAYAAAMCAAAAAAAAAAAAAAAAAAAAAAAAAAABAwFCoAIMAAABAYaAgEAAAQIBAQAAAAAAAwMHAAAACIaAgEAAAAMCAQAAAAAAAAAAADwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAoDATgAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgECBAIEAgQCBAIEAgQCBAAAAAAAAAAAAAAAAAAAAAABgYDAgYiggBCAgICAgICAgICAgICAgIBAgICAAoCAgICAgICAgASAgICAgICAgICAIICAgICAgICAgICAgBAAAAAAAAAAAAAAAIAgCfbS+5ee2bUGAAYEAwYGBgYGBgYGBgYGBgYGBgYAAAAAAAAAAAUFBgYFBgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA6IiCgAQAIhgDBAQCAAAAAAAAAAAA/wcBAAEABQUBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAMDBgACBQQDBQAAAAKghqECZgQAAAAAAAAAAAAAAAAAAAAAAAAAAAEHhAGQwJTAEgEWASUBIwCAgOC94PoBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAQIAAAAAAAECAAABAgAAAAAAAAAAAACYQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAImIgICABICAhKCAoAqAgIDIoILAAQAAAAAAAAAAAIClgIBBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjASSCaESwCAAAAAAAAAAAAAAkgmhEoAgAAAAAAAAAAAAAJIJoRKAIAAAAAAAAAAAAACSCaESwCAAAAAAAAAAAAAAkgmhEoAgAAAAAAAAAAAAAJIJoRKAIAAAAAAAAAAAAACSCaESgCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAQAAAAAAAAAAAAAAAAAAAAACAQAAAAAAAAAAAAANCAOA/gP3AYCA/AeAgID4AwAAAAEDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAAAAAAAAAAAAhgHDAwEGAAJ4zAIFbW9uZXkCKBsAzQIMZXZlbnQtbWFya2VyAgAAzgIJZGlzY2FyZGVkAQYNAM8CCWRpc2NhcmRlZAERDQDQAglkaXNjYXJkZWQBFw0A0QIJZGlzY2FyZGVkAh8NANICBHVzZWQCiQIA0wIEZHJldwIBIQDUAglkaXNjYXJkZWQCLg0A1QIFZXZlbnQCEwDWAgx0b2tlbi1wbGFjZWQDSwDXAgVldmVudAIWANgCDHRva2VuLXBsYWNlZARYANkCBW1vbmV5AhMMANoCC2dhaW5lZC1pdGVtAgEA2wIGcGxheWVkAg4A3AIFbW9uZXkCPAIA3QIJZGlzY2FyZGVkAg4CAN4CBW1vdmVkAkJFAADfAgJscAICCwDgAgt0dXJuLWJlZ2lucwAIAOECC3RyYWluLW1vdmVkKjUA4gIGaW5jb21lAAEA4wIEZHJldwABBADkAgRkcmV3AAELAOUCBW1vdmVkACMnAADmAgdyZWFjdGVkAAQA5wIFbW92ZWQAJyQAAOgCBW1vdmVkACQeAADpAgVtb3ZlZAAeHAAA6gILdHVybi1iZWdpbnMBCADrAgt0cmFpbi1tb3ZlZDVqAOwCBmluY29tZQECAO0CBW1vbmV5ARQBAO4CBGRyZXcBARoA7wIJZGlzY2FyZGVkARQWAPACC3R1cm4tYmVnaW5zAggA8QILdHJhaW4tbW92ZWRqWwDyAgZpbmNvbWUCAQDzAgRkcmV3AgEIAPQCBGRyZXcCATAA9QIGcGxheWVkAggA9gINc2hlcmlmZi1tb3ZlZAsIAPcCDXNoZXJpZmYtbW92ZWQICQD4AgJscAICAgD5AglkaXNjYXJkZWQCCAIA+gIFbW9uZXkCFBMA+wIFbW9uZXkCFBMA/AICbHACAgsA/QILdHVybi1iZWdpbnMACQD+Agt0cmFpbi1tb3ZlZFtIAP8CBmluY29tZQABAIADBGRyZXcAARIAgQMEZHJldwABAACCAwVtb3ZlZAAcJQAAgwMFbW92ZWQAJSAAAIQDBW1vdmVkACA4AACFAwVtZWV0cwAMAIYDDGZpZ2h0LWJlZ2lucwYAAgEGAAKHAwhucGMtZHJldwICAcAgAQYAAogDCWNvbW1pdHRlZAABKgEGAAKJAw1ucGMtY29tbWl0dGVkAgEMAQYAAooDCHJldmVhbGVkASoAAQwBBgACiwMGd2FudGVkAAABAQYAAowDCWZpZ2h0LXdvbgEGAQYAAo0DB3dvdW5kZWQAAQMBBgACjgMEZHJldwABCgEGAAKPAwlkaXNjYXJkZWQAKgMBBgACkAMNdG9rZW4tcmVtb3ZlZAA4AQYAApEDCWRpc2NhcmRlZAALFgEGAAKSAwlkaXNjYXJkZWQAEhYBBgACkwMJZGlzY2FyZGVkACcWAQYAApQDAmxwAAILAQYAApUDC3R1cm4tYmVnaW5zAQkBBgAClgMLdHJhaW4tbW92ZWRIFAEGAAKXAwZpbmNvbWUBAAEGAAKYAwVtb25leQEoAQEGAAKZAwVtb3ZlZAEpEwABBgACmgMFbW92ZWQBEywAAQYAApsDBW1vdmVkASwKAAEGAAKcAwt0dXJuLWJlZ2lucwIJAQYAAp0DC3RyYWluLW1vdmVkFBUBBgACngMGaW5jb21lAgEBBgACnwMEZHJldwIBGAEGAAKgAwRkcmV3AgEbAQYAAqEDB2NsYWltZWQCCgEGAAKiAwVtb25leQInIQEGAAKjAwVtb3ZlZAJFQgABBgACpAMSaGlnaC1zdGFrZXMtYmVnaW5zAgEGAAKlAwVtb25leQITDQEGAAKmAwRkcmV3AgExAQYAAqcDC2RlYWxlci1kcmV3AQGAgICBkoGAAgEGAAKoAwRmbG9wpIACAQYAAqkDBnJhaXNlZAIBBgACqgMFbW9uZXkCJw0BBgACqwMNc2Vjb25kLXJldmVhbIKAgICAgIAEAQYAAqwDDGNob3NlLXVuc2VlbgEBBgACrQMMY2hvc2UtdW5zZWVuAgEGAAKuAwZzaG93ZWQCgICAgoBA4LZHAQYAAq8DBnNob3dlZAGAgICAggGAs0cBBgACsAMJcG9rZXItd29uAloBBgACsQMFbW9uZXkCZA0BBgACsgMKb3Zlci1saW1pdAIAKLQBBgACswMCbHACAg0BBgACtAMFdHJhY2sCAAUGAQYAArUDAmxwAgQbAQYAArYDDGV2ZW50LW1hcmtlcgIEAQYAArcDCWRpc2NhcmRlZAEVDQEGAAK4AwlkaXNjYXJkZWQBIA0BBgACuQMJZGlzY2FyZGVkATINAQYAAroDCWRpc2NhcmRlZAIWDQEGAAK7AwlkaXNjYXJkZWQCKQ0BBgACvAMFZXZlbnQCBQEGAAK9Awx0b2tlbi1wbGFjZWQAbwEGAAK+AwVtb25leQInHgEGAAK/AwV0cmFjawIABgcBBgACwAMMdG9rZW5zLWRyYXduAgIBAQEAAQYAAsEDAmxwAgILAQYAAsIDC3R1cm4tYmVnaW5zAAoBBgACwwMLdHJhaW4tbW92ZWQVAAEGAAI=","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('8efb89169f39f864b9dca84b86f60e60', 137, '{"layout":11,"position":137,"game":"AxkAAAABBQFRAAAAAAEAAIWQAQQBAgEAAAAAAAAAAAAAAAAAgZCBgICAgIAgAAAEAAAAAQAAAAAAAAAAAAAAAAAAAAAAAQEBPngCCgAABAEkAAECAAAAAAAAAAABAAAAAiQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCAE7eAIIAQABAQQAAQIAAAAAAAAAAAAAAACAAgQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgYDATsAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgECCAIIAggCCAIEAgQCBAIEAAAAAAAAAAAAAAAAAAAABIGAgIGIIICAgICAgIGAgICAgICAgECAgIACgICAwICAgICAgCAAAAAAAAAAAAAAAAAAAAjSv+St/+t1AAUGAwYGBQYGBgYGBQYGBQYGBgYAAAAAAAAAAAYGBgYGBgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgZCTQAAgGwsCAAAAAAAAAAAAAAD/////AwEBAQEPDwEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABAMEBQQAAgAGAAAAggjEpARnAQAAAAAAAAAAAAAAAAAAAAAAAAAAAQMosoWAgBgBKgEZARcAgIDgq+D/BgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAiMCIgICEAqSAgIKAgIgBgICAgIAQAAAAAAAAAAAAgYCT0ICAgAYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD+O4EEAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAIEEAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADwkDgP4D/wGAgPwHgICA+AMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAATqgCAQMCAXixAQVtb3ZlZABTVgABAwIBsgELdHVybi1iZWdpbnMBBAEDAgGzAQt0cmFpbi1tb3ZlZEgUAQMCAbQBBmluY29tZQECAQMCAbUBBW1vbmV5ARQBAQMCAbYBBGRyZXcBAQkBAwIBtwEGcGxheWVkARgBAwIBuAEFbW92ZWQBHTUAAQMCAbkBBGRyZXcBATABAwIBugEJZGlzY2FyZGVkARgCAQMCAbsBBnBsYXllZAEwAQMCAbwBBndhbnRlZAECAwEDAgG9AQdyZWFjdGVkARcBAwIBvgEGd2FudGVkAQMEAQMCAb8BBGRyZXcBARwBAwIBwAEJZGlzY2FyZGVkATACAQMCAcEBBW1vdmVkATU6AAEDAgHCAQJscAEECwEDAgHDAQlsZWdlbmRhcnkBAQMCAcQBC3R1cm4tYmVnaW5zAgQBAwIBxQELdHJhaW4tbW92ZWQUFQEDAgHGAQZpbmNvbWUCAQEDAgHHAQRkcmV3AgEMAQMCAcgBBGRyZXcCARABAwIByQEFbW9uZXkCFBMBAwIBygEFbW9uZXkCFBMBAwIBywEFbW9uZXkCFBMBAwIBzAECbHACAgsBAwIBzQELdHVybi1iZWdpbnMABAEDAgHOAQt0cmFpbi1tb3ZlZBUAAQMCAc8BBmluY29tZQAAAQMCAdABBW1vbmV5ACgBAQMCAdEBBW1vdmVkAFZYAAEDAgHSAQVtb3ZlZABYUwABAwIB0wEFbW92ZWQAU0cAAQMCAdQBC3R1cm4tYmVnaW5zAQUBAwIB1QELdHJhaW4tbW92ZWQAKgEDAgHWAQZpbmNvbWUBAAEDAgHXAQVtb25leQEoAQEDAgHYAQVtb3ZlZAE6OwABAwIB2QEGcGxheWVkARwBAwIB2gEEZHJldwEBHgEDAgHbAQRkcmV3AQEdAQMCAdwBBGRyZXcBAQUBAwIB3QEJZGlzY2FyZGVkARwCAQMCAd4BBnBsYXllZAEdAQMCAd8BBGRyZXcBAQsBAwIB4AEEZHJldwEBIQEDAgHhAQRkcmV3AQEHAQMCAeIBCWRpc2NhcmRlZAEdAgEDAgHjAQlkaXNjYXJkZWQBIRYBAwIB5AEJZGlzY2FyZGVkAQkWAQMCAeUBCWRpc2NhcmRlZAEjFgEDAgHmAQJscAEECwEDAgHnAQt0dXJuLWJlZ2lucwIFAQMCAegBC3RyYWluLW1vdmVkKjUBAwIB6QEGaW5jb21lAgIBAwIB6gEFbW9uZXkCFAEBAwIB6wEEZHJldwIBJwEDAgHsAQZwbGF5ZWQCDAEDAgHtAQVtb25leQI8AgEDAgHuAQR1c2VkAggBAwIB7wEKb3Zlci1saW1pdAIAFHgBAwIB8AEJZGlzY2FyZGVkAgwCAQMCAfEBBW1vdmVkAmo1AAEDAgHyAQVtb3ZlZAI1OwABAwIB8wECbHACAgsBAwIB9AELdHVybi1iZWdpbnMABQEDAgH1AQt0cmFpbi1tb3ZlZDVqAQMCAfYBBmluY29tZQACAQMCAfcBBW1vbmV5ABQBAQMCAfgBBGRyZXcAAQ0BAwIB+QEFbW9uZXkAYwwBAwIB+gELZ2FpbmVkLWl0ZW0AAAEDAgH7AQVtb25leQATDAEDAgH8AQtnYWluZWQtaXRlbQALAQMCAf0BBHVzZWQASwEDAgH+AQVldmVudAAGAQMCAf8BDHRva2VuLXBsYWNlZABvAQMCAYACDXNoZXJpZmYtbW92ZWQECwEDAgGBAg1zaGVyaWZmLW1vdmVkCwgBAwIBggINc2hlcmlmZi1tb3ZlZAgSAQMCAYMCDXNoZXJpZmYtbW92ZWQSCAEDAgGEAgVtb25leQAoHgEDAgGFAglkaXNjYXJkZWQBCwIBAwIBhgIJZGlzY2FyZGVkAhACAQMCAYcCBW1vbmV5ACcMAQMCAYgCCHVwZ3JhZGVkAAIBAwIBiQIFbW9uZXkAEwwBAwIBigILZ2FpbmVkLWl0ZW0ADgEDAgGLAgVtb3ZlZABHXwABAwIBjAIFbW92ZWQAX1EAAQMCAY0CCWRpc2NhcmRlZAAiFgEDAgGOAgt0dXJuLWJlZ2lucwEGAQMCAY8CC3RyYWluLW1vdmVkalsBAwIBkAIGaW5jb21lAQIBAwIBkQIKb3Zlci1saW1pdAEACngBAwIBkgIEZHJldwEBMQEDAgGTAgVtb3ZlZAE7OQABAwIBlAIHcmVhY3RlZAEHAQMCAZUCBnBsYXllZAEeAQMCAZYCBGRyZXcBARYBAwIBlwIEZHJldwEBLQEDAgGYAgRkcmV3AQECAQMCAZkCCWRpc2NhcmRlZAEeAgEDAgGaAgVtb3ZlZAE5PgABAwIBmwIJZGlzY2FyZGVkARMWAQMCAZwCAmxwAQQLAQMCAZ0CDGV2ZW50LW1hcmtlcgEEAQMCAZ4CBWV2ZW50AQkBAwIBnwIMdG9rZW4tcGxhY2VkARYBAwIBoAIFbW9uZXkBEx4BAwIBoQIGcm9sbGVkAQAEAQMCAaICBnJvbGxlZAEBAAEDAgGjAgVtb25leQEUDgEDAgGkAgZyb2xsZWQBAAABAwIBpQIHbnVnZ2V0cwECDgEDAgGmAgdudWdnZXRzAQIOAQMCAacCC3R1cm4tYmVnaW5zAgYBAwIBqAILdHJhaW4tbW92ZWRbSAEDAgE=","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('8efb89169f39f864b9dca84b86f60e60', 277, '{"layout":11,"position":277,"game":"AxkAAAABBQFgFAEAAAEAAIWQAQQBAgEAAAAAAAAAAAAAAAAAgZCBgICAgIAgAAAEAAAAAQAAAAAAAAAAAAAAAAAAAAAAAQEBbngFFQEABgEmAAECAQEAAAAAAAAAAQAAAAImAAADAgAAAAAAAAAAAAAAAAAAAAAAAAAAAQgBDigEDwEAAQGMCowIAQMBCgAAAAAAAAABAAAAgAKAgoCAgICAgEAgAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgsDAQ4AAAAAAAAAAAAAAAAAAAAAAAAAAAABAgECCAIIAggCCAIEAgQCBAIEAAAAAAAAAAAAAAAAAAAABIGAwIGIIICAgICAgICAgaCAgICAgECAgICAgECAgIDAgICAgICAIAAAAAAAAAAAAAAAAACAwBBEhICQoMaNqAQABQUDBQYFBgYFBgUFBgYFBgYGBgAAAAAAAAAABgYGBgYGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACBkJNAABobBwICAgAAAAAAAAAAAP////8DAQEBAQ8PAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAEAwQFBAACAAAAAACCGMSvBAMAAAAAAAAAAAAAAAAAAAAAAAAAAAABAyiyhYCAGAEqARkBFwCAgOCr4P8GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACJgMGAgIACgKCAgICgRIJMAAAAAAAAAAAA8JOu37nSkQMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACcM4EEYIIIAAAAAAAAAAAAAAFgAgAAAAAAAAAAAACBBCCCCAAAAAAAAAAAAAABIAIAAAAAAAAAAAAAASACAAAAAAAAAAAAAAEgAgAAAAAAAAAAAAABIAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACRAc0EAQYCAXjWAwVtb25leQIUDgEGAgHXAwZyb2xsZWQCAAUBBgIB2AMOc2hlcmlmZi1wbGFjZWQCGwEGAgHZAwlkaXNjYXJkZWQCJBYBBgIB2gMJZGlzY2FyZGVkAhoWAQYCAdsDCWRpc2NhcmRlZAImFgEGAgHcAwJscAICCwEGAgHdAwt0dXJuLWJlZ2lucwAIAQYCAd4DC3RyYWluLW1vdmVkalsBBgIB3wMGaW5jb21lAAEBBgIB4AMEZHJldwABAAEGAgHhAwRkcmV3AAEHAQYCAeIDBW1vdmVkAFBCAAEGAgHjAwdyZWFjdGVkAAcBBgIB5AMFbW92ZWQAQkUAAQYCAeUDBW1vdmVkAEVQAAEGAgHmAwVtb3ZlZABQVgABBgIB5wMJZGlzY2FyZGVkACsWAQYCAegDC3R1cm4tYmVnaW5zAQkBBgIB6QMLdHJhaW4tbW92ZWRbSAEGAgHqAwZpbmNvbWUBAgEGAgHrAwVtb25leQEUAQEGAgHsAwRkcmV3AQEMAQYCAe0DBW1vdmVkAUJgAAEGAgHuAwVtb3ZlZAFgWgABBgIB7wMFbW92ZWQBWloAAQYCAfADCWRpc2NhcmRlZAEgFgEGAgHxAwJscAEECwEGAgHyAwxldmVudC1tYXJrZXIBBQEGAgHzAwVldmVudAEHAQYCAfQDDHRva2VuLXBsYWNlZABEAQYCAfUDDXNoZXJpZmYtbW92ZWQbRAEGAgH2AwpvdmVyLWxpbWl0AQAUeAEGAgH3Aw5iYW5kaXQtYXBwZWFycxQBBgIB+AMLdHVybi1iZWdpbnMCCQEGAgH5Awt0cmFpbi1tb3ZlZEgUAQYCAfoDBmluY29tZQIBAQYCAfsDBGRyZXcCAQkBBgIB/AMKcmVzaHVmZmxlZCcBBgIB/QMEZHJldwIBHgEGAgH+AwR1c2VkAkYBBgIB/wMJbG9zdC1pdGVtAgYBBgIBgAQEZHJldwIBGgEGAgGBBAZoZWFsZWQCAQEGAgGCBAR1c2VkAggBBgIBgwQFbW9uZXkCKAIBBgIBhAQFbW9uZXkCFBMBBgIBhQQFbW9uZXkCFBMBBgIBhgQJZGlzY2FyZGVkAi8WAQYCAYcECWRpc2NhcmRlZAIeFgEGAgGIBAJscAICCwEGAgGJBAt0dXJuLWJlZ2lucwAJAQYCAYoEC3RyYWluLW1vdmVkFBUBBgIBiwQGaW5jb21lAAEBBgIBjAQEZHJldwABKwEGAgGNBARkcmV3AAESAQYCAY4EBW1vdmVkAFZtAAEGAgGPBAVtb3ZlZABtVwABBgIBkAQFbW92ZWQAV1IAAQYCAZEECWRpc2NhcmRlZAASFgEGAgGSBAlkaXNjYXJkZWQAIhYBBgIBkwQLdHVybi1iZWdpbnMBCgEGAgGUBAt0cmFpbi1tb3ZlZBUAAQYCAZUEBmluY29tZQEBAQYCAZYEBGRyZXcBAR0BBgIBlwQEZHJldwEBIwEGAgGYBAVtb3ZlZAFaUQABBgIBmQQGcGxheWVkASMBBgIBmgQFbW9uZXkBJwwBBgIBmwQLZ2FpbmVkLWl0ZW0BAQEGAgGcBAlkaXNjYXJkZWQBIwIBBgIBnQQFbW92ZWQBUVgAAQYCAZ4ECWRpc2NhcmRlZAECFgEGAgGfBAJscAEECwEGAgGgBAt0dXJuLWJlZ2lucwIKAQYCAaEEC3RyYWluLW1vdmVkACoBBgIBogQGaW5jb21lAgIBBgIBowQFbW9uZXkCFAEBBgIBpAQEZHJldwIBDQEGAgGlBAVtb3ZlZAIWDgABBgIBpgQFbW9uZXkCOwwBBgIBpwQIdXBncmFkZWQCAwEGAgGoBAVtb25leQI7DAEGAgGpBAh1cGdyYWRlZAIKAQYCAaoECWRpc2NhcmRlZAIaFgEGAgGrBAJscAICCwEGAgGsBAt0dXJuLWJlZ2lucwAKAQYCAa0EC3RyYWluLW1vdmVkKjUBBgIBrgQGaW5jb21lAAIBBgIBrwQFbW9uZXkAFAEBBgIBsAQEZHJldwABDgEGAgGxBAVtb3ZlZABSYAABBgIBsgQJZGlzY2FyZGVkACUWAQYCAbMEC3R1cm4tYmVnaW5zAQsBBgIBtAQLdHJhaW4tbW92ZWQ1agEGAgG1BAZpbmNvbWUBAgEGAgG2BAVtb25leQEUAQEGAgG3BARkcmV3AQEmAQYCAbgEBW1vdmVkAVhuAAEGAgG5BAlkaXNjYXJkZWQBJh0BBgIBugQJZGlzY2FyZGVkAS0dAQYCAbsEDmZyb250aWVyLXRha2VuAW4LAQYCAbwEAmxwAQIdAQYCAb0EBW1vbmV5ARQdAQYCAb4ECm92ZXItbGltaXQBAB54AQYCAb8EBnBsYXllZAEdAQYCAcAEBGRyZXcBATMBBgIBwQQEZHJldwEBMAEGAgHCBARkcmV3AQEoAQYCAcMECWRpc2NhcmRlZAEdAgEGAgHEBAlkaXNjYXJkZWQBMxYBBgIBxQQCbHABBAsBBgIBxgQMZXZlbnQtbWFya2VyAQYBBgIBxwQFZXZlbnQBCgEGAgHIBAx0b2tlbi1wbGFjZWQBKQEGAgHJBAdudWdnZXRzAQIeAQYCAcoECm92ZXItbGltaXQCAQEEAQYCAcsEB251Z2dldHMAAh4BBgIBzAQLdHVybi1iZWdpbnMCCwEGAgHNBAt0cmFpbi1tb3ZlZGpbAQYCAQ==","chat":[],"changes":[]}');
INSERT INTO public.tables VALUES ('ff19ce27a1ec3c0a42ae70891851c3d3', 1795843848, 1795843853, 'running', 0, '229f3a42c07d5f487328820956caeb79fa3bb104fc3e413a3d7f3bf69e8c76f2', '{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'b1ed9c63a121abaa732fd6d686a7aa717f33913848ed679f9de4c92d9dca3ba7', '057cb189f351b6b85fa245c98bc6ead4b07714867f79e2653240b94b14b95ff5', 'aad2f63a7b5920d0b60c7bfae48e20f7f6f428103772d929440f89b1b55865c7', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":1,"lp":[0,0,0],"waiting":[2],"winners":[],"characters":["wyatt-earp","stagecoach-mary","y-b-rowdy"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('e869dd621ea0305d2c15b4f467c4ef3b', 1795843849, 1795843854, 'running', 0, 'b52940980e9568f879f135aeac1203b3d2bc1d063613846236db3710a0e5874c', '{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '0ab6f2a01bac6c88cd89941fc0c98474597f95dfe5c8fd2286aab0409096afb7', '140823e1f7043656dcc2fbed24291404cb066908a1323130e9c6c4723e7a8bf1', 'e91dd60a91d52c0542130a7bd45c14f25991494a4b3ab1e90c9e6de294bd0af2', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"it","skip-empty-windows":false}', NULL, NULL, '{"round":3,"lp":[2,0,0],"waiting":[1],"winners":[],"characters":["billy-the-kid","wyatt-earp","stagecoach-mary"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('e1d49e98c8b6eba39b551895bb866fcb', 1795843848, 1795843853, 'running', 0, '4b79b6ac9bd92e3496fb3c95f5173a74392ec9e2d6ccc47b9ecf89b16ba69a27', '{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '7c2a30dd976ca595d0f02acb8173cae2e2017d5f388f8a03fd17d2fe379ac9cc', '212360f8d180f83bb9afd87030a43522e50dbd5dbb44573beb0fe262abef9d7c', '075669b38ef7769fbcdd901e2f8105020fd658e9df3b73d480737f37dd9c3cde', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"fr","skip-empty-windows":false}', NULL, NULL, '{"round":2,"lp":[0,0,0],"waiting":[2],"winners":[],"characters":["wild-bill-hickok","calamity-jane","wyatt-earp"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('1ea51c85777927d5767a8b9bf8093fc0', 1795843850, 1795843855, 'running', 0, '8b14f4b7022d2c1b86bf462b0a8ecb228a72c22d5eedb417c154e7194afb6959', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'd5d9686946fb85beb134989f811926b46035e2df896fa7e64ff4e5461c850fa8', '4382b53e01fc6403de80a864389132cb06b7b625024e6728b1207f96261d2537', 'e1a66d82a3c959d2c0e2fbc39a803f34e222196eefe05eed2f01db36092da744', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":3,"lp":[1,0,2],"waiting":[1],"winners":[],"characters":["doc-holliday","pat-garrett","annie-oakley"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('c52ef5cfa710aaf3241ef83b1d3215aa', 1795843856, 1795843861, 'running', 0, '8b14b09e9ae0a67eb62f85335cee793e6ba780a208be16d30d6cc474e4e72a94', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '3f7ad29d953c07b3c89c84a88d0232379cc1942b49e68f759bcb175743f9bf85', '0a455cf505c6bd91ac0b05fc1d7c6893edc27a94e1c99972c848feb4e772bbd5', '4d9e5f50359f852e2b3f71a654a747f9bc44b7adf709b6784d30b92b8fe15982', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":5,"lp":[4,1,0],"waiting":[1],"winners":[],"characters":["dave-rudabaugh","kit-carson","annie-oakley"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('2f8d3546fe666c989462363ecb03c1ef', 1795843910, 1795843925, 'running', 0, 'cc8c609b6626cae19c85e969be040bd76dc6da285c60c19b9eb3bcc61b8cb4fe', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '3b41b1ffa579edc3fa8bb4e9a99cc18068612db5ef6514cef1e1080bc1aaa52f', '3d1e14f3fd05fa4099a9c4297590fbbeb35dea1b42a34671d8b5c8f25b8eec15', 'aeee299bba90e1f8d484dcd7043d0344a792c41e4ffbc8b18fd9f3432d880e6e', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":8,"lp":[2,13,1],"waiting":[1],"winners":[],"characters":["wyatt-earp","jesse-james","doc-holliday"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('39b397d0f21646cc75b5580174d5f85f', 1795843919, 1795843929, 'running', 0, 'a7ef22807aafb66e7d7755a54c53d42e97b026831d27fad4f3bf22ece0783719', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'bcf031ba215551bbecb55fb51123dd5e29350debf10b6064d3d91806036d26aa', 'de6595c95e8d1085002503c2f0d674b9a7f555bd1af375732c67f396c2777a1d', 'b17fe920305750dda584abd0dac7b5873cf764bc2ad3f9c35239d1c125c527e3', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":12,"lp":[12,7,15],"waiting":[2],"winners":[],"characters":["curly-bill-brocius","allan-pinkerton","kit-carson"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('2e3fc02bcdc63cf3cfa4a74f35edbd3c', 1795843867, 1795843872, 'running', 0, 'b7f13ae0c3f6a33a72940d5581fa2588d97de750549a70e3bc778860f3c837d0', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'c77384e85749ef64ea2abe2faa2fe1b94f63fe65a6c7186dc8c7cc826e572ce8', 'c999af87c780d538b66cbb0a7d82f1129fdbcac227e75d93dda40da269064790', 'dbaeac5860610955357ef330c8dc1945110af005323d82443a9dbe3d80fef3eb', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":5,"lp":[0,2,9],"waiting":[1],"winners":[],"characters":["johnny-ringo","buckshot-roberts","doc-holliday"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('87c0e3ef7553b127479efa8f95028ed5', 1795843852, 1795843857, 'running', 0, '7226077369a8c71c7d245ad168bca3bd517e44d03f457c0216349071f5e1561e', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '28545bff97b8f578d017bf6400000358da3b06694e4bac6cd82f1ea97bf83551', '88861e6069c47bb5376c36731cf856d4ba03b9aab7f6eef38baf27fa94b9e841', '77da9279f7ee35ad27f1a308b783587d8ef57a525a3b3b0e0e0dd845209823e3', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":3,"lp":[0,0,1],"waiting":[1],"winners":[],"characters":["buckshot-roberts","al-swearengen","wyatt-earp"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('9efce760eb54bc021eda37af8097d3ad', 1795843859, 1795843864, 'running', 0, '7a3f70e06e329e7d60a16aa561d8e9459633bd4c36d4ed65a5a3c1516486f03d', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '45687529e5e64d66435f07547b20abc7f425762f93d537dfe18667945b081f48', 'c819dd25571aca7526792f5ddb0146d7cc723740a36d0fbd4035396d8e9dfb2a', '3249bed03b0e2a63788a1e3eca60ac73d6ad3f302071d054f503951d6451e2e0', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":5,"lp":[1,0,1],"waiting":[2],"winners":[],"characters":["wild-bill-hickok","maria-gertrudis-barcelo","fee-lee-wong"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('833e583638bbd0c1fb95a7c1c2b2feac', 1795843862, 1795843867, 'running', 0, '52c86c14bee0b09ff7006bf5d826991acc810d71f031d0b76161e4a85f59fa1f', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'b907d0d8395c03bc312fead9bbce1f64cde1ae1f5689e0fb40707059f9cc2b94', 'f74935c1f9d575ef78542d80f84ce91ddf2150514a8dc42ca2c039bf7b444a13', 'd898f717543d312eff175c4635cee34afd94bcde85f43a64d6615cf2b1c67178', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":6,"lp":[0,5,4],"waiting":[2],"winners":[],"characters":["ada-curnutt","billy-the-kid","elfego-baca"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('24c1784b2465fc853f24110bdae974a5', 1795843925, 1795843935, 'running', 0, 'e43fb429c0cd43ec4a29eec79966680adc25890c83fabdef8b30da339e5661c4', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'dea218fe49c26b3b05e94bd953e2ba47dff6cce3417af2d6c79d82cb58c8b47c', '56f04545779c53b5b1a9093dcfcf10364be55d9e0817a3ec5bbcd734d746b456', '7209d4c1a0d051588fb9c32b461349949aff132cf5ba87aee32f0e00c0ac1e02', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":13,"lp":[4,0,17],"waiting":[1],"winners":[],"characters":["isom-dart","buffalo-bill","fee-lee-wong"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('d37ac59697250f8ec44c7d9e9b5e4f5d', 1795843888, 1795843898, 'running', 0, '1ff8efd9ad6608b9416a2474c55ab05d7fb64ec26b90f796771598230dd5847b', '{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '360a46ece98cfa1a8bfb802c9e01fae71f5b822f946c168e81b8e4a882b289a7', 'a3bf44a854bcf74ecb9e217b3c9f96f04c02864930b1ce6c95acf864dff0b3eb', '1dc7736a224333213df5d714873a93e27086d72c881a5e8d64da1780e46a8652', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"fr","skip-empty-windows":false}', NULL, NULL, '{"round":8,"lp":[11,3,7],"waiting":[1],"winners":[],"characters":["billy-the-kid","kit-carson","y-b-rowdy"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('f17373d21dc7f6de627eccdffc3e18dd', 1795843882, 1795843892, 'running', 0, 'af9f75570f68e5e7636ba7970734e406eb7f43c5ed6e62eed012e8f6d7f3900e', '{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '64696f2e3ec609228cc559d041caf81ce7e5076e807d1d9fbb802239168f0e4a', '8cc432db22058b2b42d555a6706c5f907af66f22057fe47fc26a9a54d8784b0b', '2756cb9af9be991ee8097d587b66d047cb0fbdcaf09d43bdb7d7ea3f8f83b09c', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":7,"lp":[1,0,8],"waiting":[2],"winners":[],"characters":["bloody-knife","stagecoach-mary","billy-the-kid"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('99d771005095eda75b0cca07db90b66d', 1795843895, 1795843905, 'running', 0, 'd3a53e410d54823657967449cc7090f1ace088966c1d6a87f3872c61de1e035c', '{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '9e54fbb848d9729f3437c331d7d32ba7c97e4822c04b49768df497bec9b27e99', '55264163e717b19d75173dc623a61fcd9e1d6266effe5bf83524ef1c8d4baeab', 'bda5d3116599a90ed73da3cf75762ea891abd955ebf012258ea0fd242238d8a4', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"it","skip-empty-windows":false}', NULL, NULL, '{"round":10,"lp":[1,11,1],"waiting":[1],"winners":[],"characters":["kit-carson","jesse-james","y-b-rowdy"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('40ecbf500704a4fe066180685fde858e', 1795843903, 1795843913, 'running', 0, 'e22e34f09d9d60319c54deadcf454a270139c0d767ae2b47d754bfc08d49d3bf', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'd49ab5b0ce61cc7ec3f4719bbf89547d59dfd5da5d5a5f034ecfdb464ccf5730', 'ed3173ba21f1d972a01112ff66331623841a21e4fdeacd133ad1bc3c28f944cf', 'cbf68aff0e71fe7ca01c7f2560b0063842d5e47299e00596265239e8457a899d', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":9,"lp":[1,0,10],"waiting":[1],"winners":[],"characters":["wild-bill-hickok","poker-alice","y-b-rowdy"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('d79fde346339424de32865ddb4f92075', 1795843871, 1795843881, 'running', 0, '46216bcc71b6273e311a34ca86a22ce3b798f70ae4b0186f633eba5d939c422d', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '915edcc0391caec9c96dd117a4ad4ade43e104274576040a72c51845caa43d05', 'd89383d6ef0f2dbfb5d6c1688d55bc8bcb7b73ce2431df8221cfbdf2652ea27c', '39df1363fc5b2fe3b4003e7584a580659fa72bd3a1b9e3c119ba3564adf6da49', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":8,"lp":[2,9,9],"waiting":[2],"winners":[],"characters":["isom-dart","lozen","pearl-hart"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('76d2ba1ec501f85916225c38a7161d63', 1795843941, 1795843946, 'running', 0, '5f22cceea9ccdf24743a2ec38133e17b38e8bbaf4b79438c7c0b435b141d1fd2', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '19783e59d9c9f2a35ebb90f2f36cbdb5d6d0b18d95309cde4c90db5b91731c76', 'f9350cc99b153e3e16b4461b5e3ccb4837861106d44b887a02122b0e13d79dfe', 'e6aa8ce8fea5688a30353677371a6d894d3ec3abf5da1fb2f6b9bc37dbb4d7ff', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":8,"lp":[7,2,0],"waiting":[2],"winners":[],"characters":["doc-holliday","james-beckwourth","bloody-knife"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
INSERT INTO public.tables VALUES ('36ddb714667e8ec52bcf2d543591c070', 1795843878, 1795843883, 'running', 0, '47660c4adfcbf52e3612fad7d35b62d7040f642a73d848955aea1b8f1b8606cd', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'e386c54f1b531d2124173fc3b60ae4f2dd5d30781c5642f06ddf84cbab77be67', 'a794c59298761f1f7465d22a35381990451d008cbef18169fb381d0dacf238b6', 'c76e355826345fcbaedaca1ded2a0dc20056fb68f5861356e2bbb87c84b97954', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":6,"lp":[1,0,9],"waiting":[2],"winners":[],"characters":["bat-masterson","seth-bullock","sundance-kid"]}', 2, 4, NULL, 2);
INSERT INTO public.tables VALUES ('8efb89169f39f864b9dca84b86f60e60', 1795843933, 1795843943, 'running', 0, 'bbc3cf6f71a56b7ad579cdf34b163bfac6705523c99634b064795477fb9bf6a3', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '2dd8bde4a55930a9bbbd05793930ff4f02a7fa984294cdcde448ab9c9fb80d65', '498a07d6732f044c9e09161e7bece278374af74cc2aebca43440f973365e8926', '05503777185371889949320a52ee367086abb5c452d24823110cdc6b05e5d3d0', 'dc24f677251a100a', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":12,"lp":[2,23,17],"waiting":[1],"winners":[],"characters":["seth-bullock","billy-the-kid","ben-hodges"]}', 2, 4, '7934c2d075775531ff9d533c3096e744', 2);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_pkey PRIMARY KEY (guest, achievement);
ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (what, period, who);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (kind, who);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.ceremonies
    ADD CONSTRAINT ceremonies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.contents
    ADD CONSTRAINT contents_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ignored
    ADD CONSTRAINT ignored_pkey PRIMARY KEY (guest, other);
ALTER TABLE ONLY public.nodes
    ADD CONSTRAINT nodes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.notice_settings
    ADD CONSTRAINT notice_settings_pkey PRIMARY KEY (guest);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.origins
    ADD CONSTRAINT origins_pkey PRIMARY KEY (table_id, seat, mark);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.probes
    ADD CONSTRAINT probes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (guest, selection);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.seen
    ADD CONSTRAINT seen_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.vacations
    ADD CONSTRAINT vacations_pkey PRIMARY KEY (guest, begins);
CREATE UNIQUE INDEX accounts_by_email ON public.accounts USING btree (email);
CREATE UNIQUE INDEX accounts_by_guest ON public.accounts USING btree (guest);
CREATE UNIQUE INDEX accounts_by_recovery ON public.accounts USING btree (recovery);
CREATE UNIQUE INDEX accounts_by_subject ON public.accounts USING btree (subject);
CREATE INDEX attempts_by_time ON public.attempts USING btree (period);
CREATE INDEX calls_by_guest ON public.calls USING btree (guest);
CREATE INDEX ceremonies_by_time ON public.ceremonies USING btree (ends);
CREATE INDEX clocks_by_due ON public.clocks USING btree (due);
CREATE UNIQUE INDEX guests_by_handle ON public.guests USING btree (handle);
CREATE INDEX guests_by_visit ON public.guests USING btree (seen);
CREATE INDEX ignored_by_other ON public.ignored USING btree (other);
CREATE INDEX passkeys_by_account ON public.passkeys USING btree (account);
CREATE INDEX ratings_by_rank ON public.ratings USING btree (selection, low);
CREATE INDEX results_by_guest ON public.results USING btree (guest, ended);
CREATE INDEX seats_by_guest ON public.seats USING btree (guest);
CREATE INDEX sessions_by_account ON public.sessions USING btree (account);
CREATE INDEX sessions_by_time ON public.sessions USING btree (seen);
CREATE INDEX subscriptions_by_guest ON public.subscriptions USING btree (guest);
CREATE INDEX tables_by_change ON public.tables USING btree (status, changed);
CREATE INDEX tables_by_host ON public.tables USING btree (host);
CREATE INDEX tables_by_status ON public.tables USING btree (status, created, id);
CREATE INDEX tables_by_time ON public.tables USING btree (created, id);
ALTER TABLE ONLY public.calls
    ADD CONSTRAINT calls_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT clocks_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.origins
    ADD CONSTRAINT origins_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seen
    ADD CONSTRAINT seen_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
