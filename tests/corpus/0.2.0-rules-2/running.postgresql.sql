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
    subject text,
    name_key text
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
CREATE TABLE public.deeds (
    id text NOT NULL,
    at bigint NOT NULL,
    who text NOT NULL,
    deed text NOT NULL,
    about text NOT NULL,
    outcome text
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
CREATE TABLE public.established (
    guest text NOT NULL,
    since bigint NOT NULL
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
CREATE TABLE public.outages (
    begins bigint NOT NULL,
    ends bigint NOT NULL
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
CREATE TABLE public.pulses (
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
    changed bigint NOT NULL,
    proven bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.report_lines (
    report text NOT NULL,
    n bigint NOT NULL,
    guest text,
    seat bigint,
    name text NOT NULL,
    body text NOT NULL,
    at bigint NOT NULL,
    reported bigint NOT NULL
);
CREATE TABLE public.reporters (
    report text NOT NULL,
    guest text NOT NULL,
    words text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.reports (
    id text NOT NULL,
    kind text NOT NULL,
    subject text NOT NULL,
    guest text,
    table_id text,
    title text NOT NULL,
    created bigint NOT NULL,
    outcome text,
    closed bigint
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
    ended bigint NOT NULL,
    unproven bigint,
    seconds bigint,
    lp bigint
);
CREATE TABLE public.rivals (
    guest text NOT NULL,
    other text NOT NULL,
    network bigint NOT NULL
);
CREATE TABLE public.roles (
    account text NOT NULL,
    role text NOT NULL,
    since bigint NOT NULL
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
    resigned bigint NOT NULL,
    held bigint
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
    seen bigint NOT NULL,
    confirmed bigint DEFAULT 0 NOT NULL
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
    epoch bigint DEFAULT 0 NOT NULL,
    rules bigint DEFAULT 1 NOT NULL,
    stopped text,
    consent text
);
CREATE TABLE public.vacations (
    guest text NOT NULL,
    begins bigint NOT NULL,
    ends bigint NOT NULL
);
INSERT INTO public._sqlx_migrations VALUES (1, 'tables', '2026-11-29 16:32:25.599068+00', true, '\xf143d4e220f161a984397d1ffcac6983e9ca937320e0d1a46a9ec16c8869aaaad705ed705753584e0fa4bcf3d9b8d9ee', 21810490);
INSERT INTO public._sqlx_migrations VALUES (2, 'notes', '2026-11-29 16:32:25.621839+00', true, '\x05fffed67570e590b95dfb3e37d27185fcb7d92f74995c031c4ccffc12880497fc06caca58c02706780f556c9488bff6', 2121173);
INSERT INTO public._sqlx_migrations VALUES (3, 'versions', '2026-11-29 16:32:25.624375+00', true, '\x45f2370e0881eae7069180c419fc55c85eece47af66ade82b628c4fd71991cee8d90d8635d0bb3d9823f1fc1db185d09', 2486353);
INSERT INTO public._sqlx_migrations VALUES (4, 'leases', '2026-11-29 16:32:25.627229+00', true, '\x877b4d7f6b674630e7736da3178c16d0b60fc65dc8d98dc49c00b35e4c70131a892b75956fc6395300fefaaf19fe0dd8', 6991518);
INSERT INTO public._sqlx_migrations VALUES (5, 'accounts', '2026-11-29 16:32:25.634531+00', true, '\x1d9f321ed1664e220de305661834f620bf23b0794944514daac55143725f4a94507e968bcea5419f4e41a850a4c796e8', 63464937);
INSERT INTO public._sqlx_migrations VALUES (6, 'turns', '2026-11-29 16:32:25.701952+00', true, '\xda318999ad984e733935ada4a4cb8e14e7a1cb522fea1141e4a4f293a1d9aa1addf487fa84f1d4df75bbddc9d42a5eb0', 79867156);
INSERT INTO public._sqlx_migrations VALUES (7, 'ratings', '2026-11-29 16:32:25.784828+00', true, '\xabbb0c0dbf85f0209c3da492dbf96b129ae0ddfa0206b4b59fdf1aad6deb845d004d756d7bb4d7d5e50307d87dcb7b8c', 49015356);
INSERT INTO public._sqlx_migrations VALUES (8, 'host', '2026-11-29 16:32:25.835767+00', true, '\xe274d3893076388a9bd1ec9ed173287388e1c65224864e47d637ce7890805c698c12cce23cf39d9db9b8485d3d5bc9c2', 22727157);
INSERT INTO public._sqlx_migrations VALUES (9, 'identity', '2026-11-29 16:32:25.859085+00', true, '\x752ca49f8483c327b31fb6226cf74c707c6e886578d6d0750ceab08399f8c1adc54df300479811a71b1805592146e849', 8608459);
INSERT INTO public._sqlx_migrations VALUES (10, 'rules', '2026-11-29 16:32:25.868132+00', true, '\xea937217dc4e6f0947935a4c9a0e528fdbd6efecc043507c94c0b93e6a210e442bedcaa005f7963673d5103e73935d89', 790309);
INSERT INTO public._sqlx_migrations VALUES (11, 'outages', '2026-11-29 16:32:25.869121+00', true, '\xc5ed29ec701da5335fc71e96f55298f3ff511d551446e1f3826ce3ee4deece49cb2014f8c9b7129f75e9f75bf14a7778', 2280251);
INSERT INTO public._sqlx_migrations VALUES (12, 'consent', '2026-11-29 16:32:25.871709+00', true, '\x03058d117127856f1d5a9b4fca3e9ba8e86dda5beaec41aaba79ac8dd63283275590cdf279594787bf53aba3172930f1', 757870);
INSERT INTO public._sqlx_migrations VALUES (13, 'deeds', '2026-11-29 16:32:25.87271+00', true, '\x126dd900c99df87435495acd04d8b1ffe001f40e8b97b4aa7589f663aa5b3c8b4349e892b45c15f10bc082d547d13202', 3997352);
INSERT INTO public._sqlx_migrations VALUES (14, 'moderation', '2026-11-29 16:32:25.879824+00', true, '\xa3769ebf7639bdc0b99900e2b9a4cffb33db645a9cc3ce85b56bcaf309e000584f13c6cc67d14b04c5fcf9d8056ce3df', 22327271);
INSERT INTO public._sqlx_migrations VALUES (15, 'held', '2026-11-29 16:32:25.902656+00', true, '\xe88daa7fc5a03b8ad0d2fb16a27d3efd299ae0034926cd120bffa1a473c47eabcc7e009f31854a99660a6d753040d286', 721656);
INSERT INTO public._sqlx_migrations VALUES (16, 'times', '2026-11-29 16:32:25.90376+00', true, '\xd8c19b829051ded50b7ffb51dbb0ef8db64dbe66eec95f2295e60d60a8d0b78570e5b63b356b1feda1bfdb39dd344d3d', 551693);
INSERT INTO public.contents VALUES ('b2c67bbbfbad2f8c', '{"texts":[["ante-up/board.json","{\n  \"$schema\": \"../schema/board.json\",\n  \"note\": \"Buzzard Gulch and its frontier, the second board (Ante Up).\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [557, 1000],\n  \"bounds\": [3.2, 0.0, 100.0, 66.9],\n  \"spaces\": [\n    {\"id\": \"buzzard-gulch-1\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [57.1, 20.9], \"polygon\": [[57.9, 15.5], [60.7, 16.0], [63.5, 17.0], [66.1, 18.7], [67.5, 20.5], [58.2, 24.5], [53.8, 25.6], [50.6, 25.0], [44.3, 23.1], [46.6, 22.1], [50.0, 21.2], [52.3, 20.1], [56.0, 16.4]]},\n    {\"id\": \"buzzard-gulch-2\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [72.1, 20.9], \"polygon\": [[70.6, 15.8], [72.3, 16.4], [76.2, 19.2], [79.0, 22.5], [81.2, 26.6], [71.3, 27.1], [69.0, 22.2], [67.5, 20.5], [66.1, 18.7], [63.5, 17.0], [60.7, 16.0], [57.9, 15.5], [66.0, 15.1]]},\n    {\"id\": \"buzzard-gulch-3\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [63.4, 24.9], \"polygon\": [[69.0, 22.2], [71.3, 27.1], [55.5, 27.7], [53.8, 25.6], [58.2, 24.5], [67.5, 20.5]]},\n    {\"id\": \"buzzard-gulch-marshals-office\", \"region\": \"buzzard-gulch\", \"town\": true, \"location\": \"marshals-office\", \"label_point\": [49.0, 30.7], \"polygon\": [[44.3, 23.1], [50.6, 25.0], [53.8, 25.6], [55.5, 27.7], [58.5, 31.9], [59.0, 35.0], [57.4, 37.3], [55.6, 36.9], [48.2, 37.2], [45.1, 35.8], [42.9, 34.2], [42.1, 33.2], [40.4, 30.0], [40.0, 26.9], [41.0, 24.9]]},\n    {\"id\": \"buzzard-gulch-4\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [64.9, 29.9], \"polygon\": [[72.1, 29.6], [71.5, 33.9], [65.1, 32.6], [58.5, 31.9], [55.5, 27.7], [71.3, 27.1]]},\n    {\"id\": \"buzzard-gulch-5\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [65.0, 36.3], \"polygon\": [[65.1, 32.6], [71.5, 33.9], [71.5, 36.8], [70.5, 40.8], [64.6, 40.2], [57.4, 37.3], [59.0, 35.0], [58.5, 31.9]]},\n    {\"id\": \"buzzard-gulch-6\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [76.7, 33.2], \"polygon\": [[82.7, 31.4], [82.3, 36.5], [79.9, 38.5], [75.5, 39.9], [70.5, 40.8], [71.5, 36.8], [71.5, 33.9], [72.1, 29.6], [71.3, 27.1], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-pass-a\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-a\", \"label_point\": [16.8, 5.6], \"polygon\": [[26.9, 0.0], [27.9, 6.4], [27.1, 8.3], [25.7, 9.4], [22.3, 10.2], [17.5, 10.6], [4.2, 10.1], [4.7, 2.4], [15.2, 0.0]]},\n    {\"id\": \"gulch-frontier-1\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.4, 13.2], \"polygon\": [[35.3, 0.0], [33.0, 4.8], [31.9, 7.2], [31.8, 10.3], [26.5, 13.5], [22.6, 15.1], [18.7, 15.8], [13.7, 16.0], [3.8, 15.5], [4.2, 10.1], [17.5, 10.6], [22.3, 10.2], [25.7, 9.4], [27.1, 8.3], [27.9, 6.4], [26.9, 0.0]]},\n    {\"id\": \"gulch-frontier-2\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [41.0, 2.6], \"polygon\": [[47.4, 0.0], [47.9, 4.9], [43.2, 5.3], [38.3, 4.8], [33.0, 4.8], [35.3, 0.0]]},\n    {\"id\": \"gulch-frontier-3\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [53.0, 3.6], \"polygon\": [[56.1, 0.0], [58.4, 3.8], [61.7, 6.2], [49.1, 7.2], [47.9, 4.9], [47.4, 0.0]]},\n    {\"id\": \"gulch-frontier-4\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [64.5, 2.8], \"polygon\": [[71.1, 0.0], [71.4, 6.2], [61.7, 6.2], [58.4, 3.8], [56.1, 0.0]]},\n    {\"id\": \"gulch-frontier-5\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [76.5, 3.2], \"polygon\": [[81.1, 0.0], [82.3, 7.1], [77.1, 6.4], [71.4, 6.2], [71.1, 0.0]]},\n    {\"id\": \"gulch-frontier-ranch\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"ranch-orange\", \"label_point\": [91.5, 6.0], \"polygon\": [[100.0, 0.0], [100.0, 13.8], [91.7, 12.5], [86.8, 11.0], [83.6, 9.0], [82.3, 7.1], [81.1, 0.0]]},\n    {\"id\": \"gulch-frontier-6\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [40.4, 9.2], \"polygon\": [[38.3, 4.8], [43.2, 5.3], [47.9, 4.9], [49.1, 7.2], [50.5, 10.7], [47.3, 12.2], [43.5, 13.4], [36.1, 14.1], [33.1, 12.1], [31.8, 10.3], [31.9, 7.2], [33.0, 4.8]]},\n    {\"id\": \"gulch-frontier-7\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [47.5, 16.5], \"polygon\": [[50.5, 10.7], [51.3, 12.4], [52.7, 13.6], [57.9, 15.5], [56.0, 16.4], [52.3, 20.1], [50.0, 21.2], [46.6, 22.1], [36.1, 14.1], [43.5, 13.4], [47.3, 12.2]]},\n    {\"id\": \"gulch-frontier-8\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [58.1, 10.8], \"polygon\": [[64.6, 8.5], [66.1, 12.2], [66.0, 15.1], [57.9, 15.5], [52.7, 13.6], [51.3, 12.4], [50.5, 10.7], [49.1, 7.2], [61.7, 6.2]]},\n    {\"id\": \"gulch-frontier-9\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [68.1, 8.8], \"polygon\": [[72.1, 8.9], [74.1, 11.1], [66.1, 12.2], [64.6, 8.5], [61.7, 6.2], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-10\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [74.8, 14.3], \"polygon\": [[81.6, 14.0], [86.1, 17.8], [72.3, 16.4], [70.6, 15.8], [66.0, 15.1], [66.1, 12.2], [74.1, 11.1]]},\n    {\"id\": \"gulch-frontier-11\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.2, 13.0], \"polygon\": [[77.1, 6.4], [82.3, 7.1], [83.6, 9.0], [86.8, 11.0], [91.7, 12.5], [100.0, 13.8], [100.0, 19.5], [92.2, 18.8], [86.1, 17.8], [81.6, 14.0], [74.1, 11.1], [72.1, 8.9], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-12\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.1, 21.2], \"polygon\": [[86.1, 17.8], [92.2, 18.8], [91.5, 25.2], [81.2, 26.6], [79.0, 22.5], [76.2, 19.2], [72.3, 16.4]]},\n    {\"id\": \"gulch-frontier-13\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.7, 22.0], \"polygon\": [[100.0, 19.5], [100.0, 24.6], [91.5, 25.2], [92.2, 18.8]]},\n    {\"id\": \"gulch-frontier-14\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 8, \"label_point\": [95.0, 31.0], \"polygon\": [[100.0, 24.6], [100.0, 38.7], [91.8, 36.7], [88.8, 30.4], [89.6, 27.1], [91.5, 25.2]]},\n    {\"id\": \"gulch-frontier-15\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.0, 31.2], \"polygon\": [[91.5, 25.2], [89.6, 27.1], [88.8, 30.4], [91.8, 36.7], [85.4, 36.6], [82.3, 36.5], [82.7, 31.4], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-16\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [11.0, 19.1], \"polygon\": [[13.7, 16.0], [21.9, 21.1], [10.7, 22.1], [3.8, 22.1], [3.8, 15.5]]},\n    {\"id\": \"gulch-frontier-17\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [30.3, 17.5], \"polygon\": [[33.1, 12.1], [36.1, 14.1], [46.6, 22.1], [44.3, 23.1], [39.7, 21.5], [34.2, 20.7], [29.5, 20.6], [21.9, 21.1], [13.7, 16.0], [18.7, 15.8], [22.6, 15.1], [26.5, 13.5], [31.8, 10.3]]},\n    {\"id\": \"gulch-frontier-rail-station\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [14.2, 27.3], \"polygon\": [[23.7, 24.0], [24.7, 33.7], [13.2, 32.5], [3.6, 32.9], [3.8, 22.1], [10.7, 22.1], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-18\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 27.4], \"polygon\": [[29.5, 20.6], [34.2, 20.7], [39.7, 21.5], [44.3, 23.1], [41.0, 24.9], [40.0, 26.9], [40.4, 30.0], [42.1, 33.2], [38.1, 34.2], [33.9, 34.7], [29.6, 34.5], [24.7, 33.7], [23.7, 24.0], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-19\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.6, 37.7], \"polygon\": [[13.2, 32.5], [24.7, 33.7], [23.7, 38.5], [25.7, 45.2], [22.8, 44.8], [13.0, 41.9], [3.7, 41.1], [3.6, 32.9]]},\n    {\"id\": \"gulch-frontier-20\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [33.3, 39.6], \"polygon\": [[42.9, 34.2], [42.3, 41.2], [43.0, 44.8], [25.7, 45.2], [23.7, 38.5], [24.7, 33.7], [29.6, 34.5], [33.9, 34.7], [38.1, 34.2], [42.1, 33.2]]},\n    {\"id\": \"gulch-frontier-21\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.1, 40.2], \"polygon\": [[45.1, 35.8], [48.2, 37.2], [55.6, 36.9], [57.4, 37.3], [57.0, 43.6], [43.0, 44.8], [42.3, 41.2], [42.9, 34.2]]},\n    {\"id\": \"gulch-frontier-22\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.6, 42.1], \"polygon\": [[64.6, 40.2], [70.5, 40.8], [71.9, 45.7], [63.1, 44.8], [57.0, 43.6], [57.4, 37.3]]},\n    {\"id\": \"gulch-frontier-23\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [79.3, 42.5], \"polygon\": [[85.4, 36.6], [85.8, 43.2], [87.7, 46.7], [86.1, 47.1], [73.0, 46.4], [71.9, 45.7], [70.5, 40.8], [75.5, 39.9], [79.9, 38.5], [82.3, 36.5]]},\n    {\"id\": \"gulch-frontier-24\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [92.4, 41.6], \"polygon\": [[91.8, 36.7], [100.0, 38.7], [100.0, 46.5], [92.0, 46.0], [87.7, 46.7], [85.8, 43.2], [85.4, 36.6]]},\n    {\"id\": \"gulch-frontier-25\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.9, 46.1], \"polygon\": [[13.0, 41.9], [22.8, 44.8], [25.7, 45.2], [25.6, 48.6], [22.7, 52.9], [19.8, 51.2], [14.4, 49.3], [10.2, 48.2], [3.9, 47.3], [3.7, 41.1]]},\n    {\"id\": \"gulch-frontier-26\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.1, 49.4], \"polygon\": [[43.0, 44.8], [42.1, 46.7], [36.8, 51.9], [36.2, 54.0], [30.7, 54.1], [25.1, 54.9], [22.7, 52.9], [25.6, 48.6], [25.7, 45.2]]},\n    {\"id\": \"gulch-frontier-27\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.0, 49.8], \"polygon\": [[58.6, 51.4], [58.3, 55.3], [46.2, 54.3], [36.2, 54.0], [36.8, 51.9], [42.1, 46.7], [43.0, 44.8], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-28\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.8, 49.6], \"polygon\": [[63.1, 44.8], [71.9, 45.7], [73.0, 46.4], [69.3, 51.2], [66.9, 56.3], [63.4, 55.6], [58.3, 55.3], [58.6, 51.4], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-29\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [75.9, 51.6], \"polygon\": [[86.1, 47.1], [84.0, 48.7], [82.8, 50.4], [81.3, 56.3], [66.9, 56.3], [69.3, 51.2], [73.0, 46.4]]},\n    {\"id\": \"gulch-frontier-30\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.9, 56.5], \"polygon\": [[90.0, 48.0], [91.2, 49.5], [93.3, 56.5], [88.5, 57.5], [86.0, 59.3], [84.5, 62.5], [84.5, 66.8], [75.5, 66.7], [81.0, 59.0], [81.6, 57.5], [81.3, 56.3], [82.8, 50.4], [84.0, 48.7], [86.1, 47.1], [87.7, 46.7]]},\n    {\"id\": \"gulch-frontier-31\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.5, 50.8], \"polygon\": [[100.0, 46.5], [100.0, 57.4], [97.0, 56.6], [93.3, 56.5], [91.2, 49.5], [90.0, 48.0], [87.7, 46.7], [92.0, 46.0]]},\n    {\"id\": \"gulch-frontier-pass-c\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-c\", \"label_point\": [14.0, 57.5], \"polygon\": [[10.2, 48.2], [14.4, 49.3], [19.8, 51.2], [22.7, 52.9], [25.1, 54.9], [26.3, 61.2], [25.8, 66.3], [5.6, 65.3], [3.7, 64.0], [3.2, 54.8], [3.9, 47.3]]},\n    {\"id\": \"gulch-frontier-32\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 60.6], \"polygon\": [[35.5, 57.2], [36.1, 60.7], [37.4, 61.9], [42.1, 64.1], [45.2, 66.5], [25.8, 66.3], [26.3, 61.2], [25.1, 54.9], [30.7, 54.1], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-33\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [45.7, 59.4], \"polygon\": [[46.2, 54.3], [58.3, 55.3], [54.8, 58.7], [53.7, 60.8], [53.1, 66.6], [45.2, 66.5], [42.1, 64.1], [37.4, 61.9], [36.1, 60.7], [35.5, 57.2], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-34\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [59.5, 61.1], \"polygon\": [[58.3, 55.3], [63.4, 55.6], [66.9, 56.3], [63.9, 66.6], [53.1, 66.6], [53.7, 60.8], [54.8, 58.7]]},\n    {\"id\": \"gulch-frontier-35\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [72.1, 61.1], \"polygon\": [[66.9, 56.3], [81.3, 56.3], [81.6, 57.5], [81.0, 59.0], [75.5, 66.7], [63.9, 66.6]]},\n    {\"id\": \"gulch-frontier-outlaw-camp\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"outlaw-camp\", \"rustling\": true, \"label_point\": [92.5, 61.9], \"polygon\": [[97.0, 56.6], [100.0, 57.4], [100.0, 66.9], [84.5, 66.8], [84.5, 62.5], [86.0, 59.3], [88.5, 57.5], [93.3, 56.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"buzzard-gulch-saloon\", \"spaces\": [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"buzzard-gulch-3\"], \"point\": [67.5, 20.5]},\n    {\"id\": \"buzzard-gulch-trading-post\", \"spaces\": [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"buzzard-gulch-6\"], \"point\": [71.5, 33.9], \"stand\": 6}\n  ],\n  \"edges\": [\n    [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-7\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-8\", \"corner\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-17\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-18\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-4\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-7\", \"corner\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-8\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-10\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-12\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-15\", \"corner\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-6\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-17\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-18\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-20\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-21\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-21\", \"corner\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-22\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-23\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-12\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-15\", \"side\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-pass-a\", \"gulch-frontier-1\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-2\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-16\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-3\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-4\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-5\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-8\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-11\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-ranch\", \"side\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-ranch\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-7\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-14\", \"corner\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-14\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-15\", \"corner\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-rail-station\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-18\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-rail-station\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-19\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-20\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-19\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-25\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-21\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-25\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-22\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-28\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-31\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-30\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-32\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-35\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-31\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-pass-c\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-32\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-33\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-34\", \"gulch-frontier-35\", \"side\"]\n  ],\n  \"mesas\": [],\n  \"railway\": [[18.6, 5.9], [19.0, 10.0], [19.3, 42.5], [19.0, 47.5], [18.3, 50.1], [16.7, 52.1], [14.7, 53.6]],\n  \"links\": [\n    {\"pass\": [\"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\"]},\n    {\"pass\": [\"gulch-frontier-pass-c\", \"cliff-junction-hideout-c\"]},\n    {\"rail\": {\"stops\": [\"spikes-view-rail-station\", \"gulch-frontier-rail-station\"], \"fare\": 10}},\n    {\"circuit\": {\n      \"stops\": [\"gulch-frontier-rail-station\", \"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\", \"sunny-hills-hideout-b\",\n        \"mesitos-point-hideout-a\", \"spikes-view-rail-station\", \"cliff-junction-hideout-c\", \"gulch-frontier-pass-c\"],\n      \"pool\": \"train\"\n    }}\n  ]\n}\n"],["ante-up/cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The eight cattle tokens of the orange ranch. Their rewards are ours: what the other ranches pay, in another mixture.\n\n- {id: orange-1, ranch: ranch-orange, source: reconstructed, do: [{money: 20}]}\n- {id: orange-2, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-3, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-4, ranch: ranch-orange, source: reconstructed, do: [{money: 40}]}\n- {id: orange-5, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-6, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-7, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}, {draw: 1}]}\n- {id: orange-8, ranch: ranch-orange, source: reconstructed, do: [{draw: 2}]}\n\n# The longhorns, strays that events bring: they slow who leads them and are delivered for their reward alone (au.longhorns.*).\n- {id: longhorn-1, ranch: longhorn, source: reconstructed, do: [{money: 50}]}\n- {id: longhorn-2, ranch: longhorn, source: reconstructed, do: [{money: 60}]}\n- {id: longhorn-3, ranch: longhorn, source: reconstructed, do: [{money: 80}]}\n- {id: longhorn-4, ranch: longhorn, source: reconstructed, do: [{lp: 1}, {money: 30}]}\n- {id: longhorn-5, ranch: longhorn, source: reconstructed, do: [{lp: 2}]}\n- {id: longhorn-6, ranch: longhorn, source: reconstructed, do: [{lp: 2}, {draw: 1}]}\n"],["ante-up/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The eight characters of Ante Up (au.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: fee-lee-wong\n  name: Fee Lee Wong\n  source: published\n  start: gulch-frontier-14\n  gains: {money: 30, cards: 1, items: [gazette, revolver]}\n  # $180 in all.\n  passives: [{hand-size: 1}, {purse: 60}]\n\n- id: maria-gertrudis-barcelo\n  name: Maria Gertrudis Barceló\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [derringer, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [in-town]\n      do:\n        - choose:\n            - {key: money, do: [{money: 10}]}\n            - {key: cards, do: [{draw: 1}]}\n\n- id: pat-garrett\n  name: Pat Garrett\n  source: published\n  start: buzzard-gulch-marshals-office\n  gains: {money: 10, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{sheriff: 6}, {if: {all: [sheriff-arrested], then: [{lp: 1}]}}]\n\n- id: poker-alice\n  name: Poker Alice\n  source: published\n  start: gulch-frontier-rail-station\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{draw: 1}, start-poker]\n\n- id: seth-bullock\n  name: Seth Bullock\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 20, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{draw: 2}]\n\n- id: soapy-smith\n  name: “Soapy” Smith\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [revolver, snake-oil], points: [{track: gambler, points: 1, reward: true}]}\n  abilities:\n    - when: track-point\n      if: [{on-track: gambler}]\n      do: [{roll-die: [fill-hand]}]\n\n- id: sundance-kid\n  name: Sundance Kid\n  source: published\n  start: gulch-frontier-pass-a\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [move-to-train]\n\n- id: curly-bill-brocius\n  name: William “Curly Bill” Brocius\n  source: published\n  start: gulch-frontier-outlaw-camp\n  gains: {cards: 2, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{draw: 2}, {discard: 1}]\n"],["ante-up/event-markers.yaml","# yaml-language-server: $schema=../schema/event-markers.json\n# The seven event markers: space 5 of the three tracks, and every fifth LP; those at or beyond the end of the game are left out.\n\n- {id: gambler-5, source: rulebook, track: gambler, space: 5}\n- {id: marshal-5, source: rulebook, track: marshal, space: 5}\n- {id: wanted-5, source: rulebook, track: wanted, space: 5}\n- {id: lp-5, source: rulebook, track: lp, space: 5}\n- {id: lp-10, source: rulebook, track: lp, space: 10}\n- {id: lp-15, source: rulebook, track: lp, space: 15}\n- {id: lp-20, source: rulebook, track: lp, space: 20}\n"],["ante-up/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The 22 event cards, all ours. \"You\" is the player whose cube took a marker. Most place a token, about a third move the Sheriff, and none\n# gives Marshal or Wanted points, so that one event does not bring the next by the law. A good card is worth about $20, a bad one costs\n# each player about a card.\n\n# ---- Outlaws (9) ----\n\n- id: run-on-the-bank\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: darkrock-bank}\n    - everybody:\n        - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n\n- id: command-performance\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: red-falls-cabaret}\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: wires-down\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: spikes-view-rail-station}\n    - sheriff: 4\n    - draw: 2\n    - bandits: [c]\n\n- id: the-late-stage\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n    - choose:\n        - {key: travel, do: [{travel: buzzard-gulch-trading-post}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: rockslide\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n    - everybody:\n        - if:\n            all: [outside-town]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n\n- id: the-quarter-mile\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - choose:\n        - {key: gambler, price: [{lose-money: 20}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-turncoat\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - sheriff: 5\n    - everybody:\n        - if:\n            all: [wanted]\n            then: [{discard: 1}]\n            else:\n              - if: {all: [marshal], then: [{money: 20}]}\n\n- id: wrong-side-of-the-bars\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: buzzard-gulch-marshals-office}\n    - sheriff-to: buzzard-gulch-marshals-office\n    - money: 20\n    - bandits: [a]\n\n- id: the-toll-gate\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: cliff-junction-2}\n    - everybody:\n        - suffer:\n            - {key: pay, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n# ---- Claim jumpers (3) ----\n\n- id: the-salted-mine\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: sunny-hills-mine}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: money, do: [{money: 10}, {draw: 1}]}\n\n- id: the-claims-office-fire\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: spikes-view-mine}\n    - everybody: [{nuggets: 1}]\n\n- id: cave-in\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: cliff-junction-mine}\n    - choose:\n        - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n        - {key: card, do: [{draw: 1}]}\n\n# ---- High rollers (3) ----\n\n- id: the-riverboat-man\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n    - draw: 2\n\n- id: the-senators-nephew\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: red-falls-saloon}\n    - sheriff-to: red-falls-3\n    - everybody:\n        - if: {all: [in-town], then: [{money: 10}]}\n\n- id: the-lady-in-gray\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: buzzard-gulch-saloon}\n    - choose:\n        - {key: gambler, price: [{discard: 2}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- Longhorns (6): each three spaces or more from the nearest place of delivery ----\n\n- id: a-gap-in-the-fence\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: sunny-hills-4}\n    - choose:\n        - {key: cattle, do: [cattle]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-quarantine-line\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: spikes-view-1}\n    - sheriff: 3\n    - everybody: [{heal: 1}]\n\n- id: beef-prices\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-15}\n    - everybody:\n        - if: {all: [has-cattle], then: [{money: 30}], else: [{draw: 1}]}\n\n- id: paid-off\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: cliff-junction-10}\n    - sheriff-to: darkrock-4\n    - everybody:\n        - if:\n            all: [in-town]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: high-water\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-3}\n    - choose:\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-bell-steer\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-28}\n    - choose:\n        - {key: travel, do: [{travel: ranch}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- The card without a token ----\n\n- id: total-eclipse\n  source: reconstructed\n  do:\n    - sheriff-to: darkrock-sheriffs-office\n    - everybody: [{draw: 1}, {heal: 1}]\n"],["ante-up/frontier.yaml","# yaml-language-server: $schema=../schema/frontier.json\n# The frontier tokens: nine lie on the board with their numbers up, three stay out (au.frontier.*). Numbers and rewards are ours: a\n# price of 8 to 14 in cards buys what two to four cards are worth.\n\n- {id: lost-mail, number: 2, source: reconstructed, do: [{draw: 2}, {money: 10}]}\n- {id: played-out-claim, number: 2, source: reconstructed, do: [{nuggets: 2}]}\n- {id: hot-spring, number: 3, source: reconstructed, do: [heal-all, {draw: 2}]}\n- {id: stray-herd, number: 3, source: reconstructed, do: [{money: 40}]}\n- {id: old-trapper, number: 3, source: reconstructed, do: [{draw: 3}]}\n- {id: silver-vein, number: 4, source: reconstructed, do: [{nuggets: 2}, {money: 20}]}\n- {id: missing-surveyor, number: 4, source: reconstructed, do: [{lp: 1}, {money: 20}]}\n- {id: army-paymaster, number: 4, source: reconstructed, do: [{money: 60}]}\n- {id: ghost-town, number: 5, source: reconstructed, do: [{lp: 1}, {draw: 2}]}\n- {id: medicine-show, number: 5, source: reconstructed, do: [heal-all, {lp: 1}, {money: 20}]}\n- {id: eagles-nest, number: 6, source: reconstructed, do: [{lp: 2}]}\n- {id: hidden-canyon, number: 6, source: reconstructed, do: [{lp: 1}, {money: 40}]}\n"],["ante-up/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The thirty-two goals of the characters of Ante Up, four for each; all are ours. Each depends on public facts only.\n\n# Fee Lee Wong: cook, merchant, landlord of half a street in Deadwood.\n- id: fee-lee-emporium\n  character: fee-lee-wong\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: buzzard-gulch-trading-post}, {misc-items-at-least: 2}]\n- id: fee-lee-cooks-claim\n  character: fee-lee-wong\n  source: reconstructed\n  event: {frontier: 12}\n# More than anybody else may carry, or nearly.\n- id: fee-lee-iron-safe\n  character: fee-lee-wong\n  source: reconstructed\n  event: always\n  if: [{money-at-least: 120}, {misc-items-at-least: 2}]\n# The race of the fire companies on the Fourth of July, 1888.\n- id: fee-lee-hose-race\n  character: fee-lee-wong\n  source: reconstructed\n  event: {play-reaction: sprint}\n  if: [in-town, unhurt]\n\n# Maria Gertrudis Barceló: cards, credit and influence in Santa Fe.\n- id: maria-her-own-table\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: maria-la-tules\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: always\n  if: [{points-at-least: {track: gambler, points: 4}}]\n# The price of her loan to the army was to be taken to the theater on an officer''s arm.\n- id: maria-officers-arm\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: {revel: 2}\n  if: [unhurt]\n# She heard of the rising of 1846 across her tables.\n- id: maria-word-in-confidence\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: contribute\n  if: [{at: saloon}]\n\n# Pat Garrett: one famous night, and the years after it.\n- id: pat-quien-es\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [outside-town]\n- id: pat-stinking-springs\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [marshal]\n- id: pat-collector-of-customs\n  character: pat-garrett\n  source: reconstructed\n  event: wrangle\n  if: [{at: gulch-frontier-rail-station}, marshal]\n- id: pat-authentic-life\n  character: pat-garrett\n  source: reconstructed\n  event: contribute\n  if: [{marshal-at-least: 3}]\n\n# Poker Alice: six days a week.\n- id: alice-black-cigar\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [{at: buzzard-gulch-saloon}]\n- id: alice-place-your-bets\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [outside-town]\n# She spent her winnings on a trip to New York and came back in the fashion of the year.\n- id: alice-new-york-wardrobe\n  character: poker-alice\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{points-at-least: {track: gambler, points: 2}}]\n- id: alice-never-on-sunday\n  character: poker-alice\n  source: reconstructed\n  event: work\n  if: [{at: red-falls-saloon}]\n\n# Seth Bullock: hardware, a star, a railroad, a president''s friend.\n- id: seth-star-and-bullock\n  character: seth-bullock\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: red-falls-general-store}, marshal]\n# He smoked strikers out of the Keets mine with sulfur, without a shot.\n- id: seth-sulfur-in-the-shaft\n  character: seth-bullock\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, alone, {marshal-at-least: 3}]\n- id: seth-stared-down\n  character: seth-bullock\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [in-town]\n# The cowboys that he brought to Roosevelt''s inauguration, by rail.\n- id: seth-cowboys-on-parade\n  character: seth-bullock\n  source: reconstructed\n  event: rail-travel\n  if: [has-cattle, {marshal-at-least: 2}]\n\n# “Soapy” Smith: soap, shells, a telegraph without a wire.\n- id: soapy-prize-package\n  character: soapy-smith\n  source: reconstructed\n  event: {discard-item: snake-oil}\n  if: [{at: darkrock}]\n- id: soapy-three-shells\n  character: soapy-smith\n  source: reconstructed\n  event: win-poker\n  if: [{at: darkrock-saloon}]\n- id: soapy-telegraph-office\n  character: soapy-smith\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {money-at-least: 80}]\n- id: soapy-juneau-wharf\n  character: soapy-smith\n  source: reconstructed\n  event: {lose-fight: duel}\n  if: [{money-at-least: 60}]\n\n# Sundance Kid: trains, and his photograph.\n- id: sundance-coast-flyer\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: holdup}\n- id: sundance-hole-in-the-wall\n  character: sundance-kid\n  source: reconstructed\n  event: cross-pass\n  if: [{wanted-at-least: 3}]\n- id: sundance-bowler-hat\n  character: sundance-kid\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 4}]\n- id: sundance-jailhouse\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: sheriff}\n\n# Curly Bill Brocius: rustler, joker, tax collector.\n- id: curly-bill-no-bill-of-sale\n  character: curly-bill-brocius\n  source: reconstructed\n  event: rustle\n  if: [{at: gulch-frontier-outlaw-camp}]\n# He rode with Deputy Breakenridge to collect the county''s taxes from other rustlers.\n- id: curly-bill-county-taxes\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [wanted]\n- id: curly-bill-preachers-jig\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {wanted-at-least: 2}]\n# Earp said that he died at Iron Springs; nobody brought in a body.\n- id: curly-bill-iron-springs\n  character: curly-bill-brocius\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-outlaw-camp}, {wounds-at-least: 2}]\n"],["ante-up/high-stakes.yaml","# yaml-language-server: $schema=../schema/high-stakes.json\n# High stakes poker (au.high-stakes.*): amounts in dollars, and numbers of cards.\nsource: published\npurse: 30\nante: 10\nhouse: 40\nraise: 20\ndealer-cards: 5\nsecond-reveal: 2\nreward: [{lp: 1}, {track: {track: gambler, points: 1}}]\n"],["ante-up/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of Ante Up. Costs and fronts are published. The upgraded sides and the names of their copies are ours.\n\n- id: derringer\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Sleeve Ace, Parting Shot, Quiet Word, Garter Pin, Small Mercy, Last Laugh]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n\n- id: quarter-horse\n  kind: mount\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Two Bits, Flashfire, Peppermint, Short Fuse, Sunday Best, Half a Mile]\n    passives: [{movement: 4}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n\n- id: gazette\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [resolve-event]\n      - when: points-gained\n        if: [{on-track: gambler}]\n        optional: true\n        do: [discard-this, {same-points: 1}]\n\n- id: snake-oil\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        do: [discard-this, {roll-die: []}, sheriff-beside]\n"],["ante-up/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens that events place (au.events-tokens.*, au.longhorns.*).\n\n- {id: outlaw, source: rulebook, pool: outlaw}\n- {id: claim-jumper, source: rulebook, pool: claim-jumper}\n- {id: high-roller, source: rulebook, dealers: high-roller}\n- {id: longhorn, source: rulebook}\n"],["ante-up/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The first expansion: a second board with passes, a railway, a Trading Post and a third ranch, frontier tokens, the Gambler track, events,\n# faro, high stakes poker (au.*).\nid: ante-up\nkind: expansion\norder: 1\noptions:\n  - {id: vendetta, group: alternate-cards}\n  - {id: rumors, group: alternate-cards}\n  - {id: scout, group: alternate-cards}\n  - {id: jackpot, group: alternate-cards}\n  - {id: outfit, group: alternate-cards}\nrules:\n  - au-setup\n  - au-board\n  - au-mountain-pass\n  - au-train\n  - au-turn\n  - au-rail-travel\n  - au-frontier\n  - au-trading-post\n  - au-events-tokens\n  - au-longhorns\n  - au-outlaw-camp\n  - au-gambler-track\n  - au-characters\n  - au-items\n  - au-faro\n  - au-high-stakes\nlessons:\n  - ante-up\n"],["ante-up/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# What the train carries (au.train.11 to 15): eight encounters, all ours. The Bank pays $80 and 3 Wanted points against three fight\n# cards: the train pays more for a stronger guard, and what comes is not known before. Each penalty begins with that of every fight.\n\n- {id: mail-car, pool: train, source: reconstructed, cards: 2, reward: [{money: 40}, {draw: 1}, {wanted: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: sleeping-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 70}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: whiskey-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 60}, heal-all, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {lose-money: 10}]\n- id: circus-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 40}, {lp: 2}, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {discard-random: 1}]\n- id: assay-chest\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{nuggets: 3}, {money: 40}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}]\n- id: pay-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 100}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: mint-gold\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{nuggets: 4}, {money: 60}, {wanted: 3}]\n  penalty: [{wound: 2}, {draw: 1}]\n- id: governors-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 80}, {lp: 2}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 2}]\n\n# Nine outlaws and three claim jumpers, whose tokens lie facedown: nobody knows how many cards wait there. A point as a Marshal is one of two\n# rewards, since the Wanted gain none.\n- {id: sorry-charlie, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 30}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: peach-fuzz-perkins, pool: outlaw, source: reconstructed, cards: 1, reward: [{draw: 3}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: barefoot-dan, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 20}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: three-finger-tully, pool: outlaw, source: reconstructed, cards: 2, reward: [{money: 50}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: deacon-pike, pool: outlaw, source: reconstructed, cards: 2, reward: [{heal: 1}, {lp: 1}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: nugget-nell, pool: outlaw, source: reconstructed, cards: 2, reward: [{nuggets: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: the-dunning-brothers\n  pool: outlaw\n  source: reconstructed\n  cards: 2\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {draw: 1}]}\n        - {key: legend, do: [{lp: 1}, {money: 10}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- id: colonel-rook\n  pool: outlaw\n  source: reconstructed\n  cards: 3\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {money: 40}]}\n        - {key: legend, do: [{lp: 2}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- {id: red-moon-sadie, pool: outlaw, source: reconstructed, cards: 3, reward: [{lp: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n\n- {id: two-deeds-dwyer, pool: claim-jumper, source: reconstructed, cards: 1, reward: [{nuggets: 1}, {money: 10}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: the-partners, pool: claim-jumper, source: reconstructed, cards: 2, reward: [{nuggets: 2}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: dynamite-kate, pool: claim-jumper, source: reconstructed, cards: 3, reward: [{nuggets: 2}, {lp: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n# Three high rollers: the poker cards that the dealer draws (an ordinary one draws 4), and what a challenger who wins gains besides the pot\n# and the reward of poker.\n- {id: the-cattle-baron, pool: high-roller, source: reconstructed, cards: 4, reward: [{money: 30}], penalty: []}\n- {id: the-railroad-lawyer, pool: high-roller, source: reconstructed, cards: 5, reward: [{lp: 1}, {draw: 1}], penalty: []}\n- {id: the-professor, pool: high-roller, source: reconstructed, cards: 6, reward: [{legendary-tokens: 1}], penalty: []}\n"],["ante-up/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards (au.setup.04): five titles of two cards each. Each is an option: with it, the two cards have this title\n# instead of that of the base game (bm.setup.68). The names and the cards are published, the effects are ours, none stronger than what\n# it replaces.\n\n# Instead of Payday: a bad card in the hand of the unhurt, and a good one in the hand of the wounded.\n- id: vendetta\n  cards: [5d, 5h]\n  source: reconstructed\n  with: [vendetta]\n  abilities:\n    - when: fight-reveal\n      if: [{wounds-at-least: 1}]\n      do:\n        - decrease: 3\n        - if: {all: [{wounds-at-least: 2}], then: [{decrease: 3}]}\n    - when: fight-won\n      if: [against-player]\n      do: [{lp: 1}]\n\n# Instead of Reputation: what people talk about happens.\n- id: rumors\n  cards: [7c, 7s]\n  source: reconstructed\n  with: [rumors]\n  abilities:\n    - when: action\n      do: [{draw: 2}, resolve-event]\n\n# Instead of Wallop: a look at the land that nobody else sees.\n- id: scout\n  cards: [8c, 8s]\n  source: reconstructed\n  with: [scout]\n  abilities:\n    - when: action\n      do:\n        - ride: 3\n        - if: {all: [outside-town, alone], then: [{draw: 1}]}\n\n# Instead of Instincts: two throws of a die, or one at the table, where gravel is the jackpot.\n- id: jackpot\n  cards: [9d, 9h]\n  source: reconstructed\n  with: [jackpot]\n  abilities:\n    - when: action\n      do: [{roll-die: [{draw: 1}]}, {roll-die: [{draw: 1}]}]\n    - when: poker-played\n      do: [{roll-die: [{track: {track: gambler, points: 1}}]}]\n\n# Instead of Fool''s Gold: a store, wherever its owner is.\n- id: outfit\n  cards: [10c, 10s]\n  source: reconstructed\n  with: [outfit]\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: shop, do: [{shop: 10}]}\n            - {key: upgrade, do: [{upgrade: 10}]}\n"],["ante-up/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n# The train encounters (au.train.*) are shuffled again when all were drawn. Outlaws, claim jumpers and high rollers leave the game.\n\n- {id: train, source: reconstructed, reshuffle: true}\n- {id: outlaw, source: reconstructed}\n- {id: claim-jumper, source: reconstructed}\n- {id: high-roller, source: reconstructed}\n"],["ante-up/tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# Nine more legendary tokens for the supply (au.gambler-track.19). Their values are ours: as low as any, since legendary tokens decide games\n# without them, too (docs/balance.md).\n\n- {lp: 1, copies: 9, source: reconstructed}\n"],["ante-up/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Gambler track, beside Marshal and Wanted (au.gambler-track.*).\n\n- id: gambler\n  source: published\n  spaces:\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{lp: 1}]\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{legendary-tokens: 1}]\n    - [choose: [{key: money, do: [{money: 20}]}, {key: cards, do: [{draw: 2}]}]]\n    - [{lp: 2}]\n    - [{legendary-tokens: 2}]\n  beyond: [{legendary-tokens: 2}]\n  furthest: 1\n  poker:\n    starter: [choose: [{key: legend, do: [{lp: 1}]}, {key: gambler, do: [{track: {track: gambler, points: 1}}]}]]\n    others: [{track: {track: gambler, points: 1}}]\n  faro: [{track: {track: gambler, points: 1}}]\n"],["bandit-cards/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Cards about bandits (wb.bandit-variant.*): a variant for any other selection. That each card has effects by the numbers of the bandits is\n# published; what they say is ours.\nid: bandit-cards\nkind: option\nexcludes: [first-game]\nrules: [wb-bandit-variant]\n"],["bandit-cards/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The cards about bandits, all ours: for each two numbers of bandits the fight cards that they draw, who wins ties, and what the fight brings or\n# costs besides. A stronger bandit is worth about $20 or two cards more, a weaker one nothing.\n\n- id: the-brothers-1-6\n  pool: bandit-cards\n  card: the-brothers\n  numbers: [1, 6]\n  source: reconstructed\n  cards: 3\n  reward: [{lp: 1}]\n  penalty: []\n- id: the-brothers-2-5\n  pool: bandit-cards\n  card: the-brothers\n  numbers: [2, 5]\n  source: reconstructed\n  cards: 2\n  player-wins-ties: true\n  reward: []\n  penalty: []\n- id: the-brothers-3-4\n  pool: bandit-cards\n  card: the-brothers\n  numbers: [3, 4]\n  source: reconstructed\n  cards: 2\n  reward: [{money: 30}]\n  penalty: [{wound: 1}]\n\n- id: the-mine-robbers-1-4\n  pool: bandit-cards\n  card: the-mine-robbers\n  numbers: [1, 4]\n  source: reconstructed\n  cards: 2\n  reward: [{nuggets: 1}]\n  penalty: []\n- id: the-mine-robbers-2-5\n  pool: bandit-cards\n  card: the-mine-robbers\n  numbers: [2, 5]\n  source: reconstructed\n  cards: 3\n  reward: [{nuggets: 2}]\n  penalty: []\n- id: the-mine-robbers-3-6\n  pool: bandit-cards\n  card: the-mine-robbers\n  numbers: [3, 6]\n  source: reconstructed\n  cards: 2\n  reward: []\n  penalty: [{lose-money: 20}]\n\n- id: the-card-cheats-1-3\n  pool: bandit-cards\n  card: the-card-cheats\n  numbers: [1, 3]\n  source: reconstructed\n  cards: 3\n  reward: [{money: 40}]\n  penalty: []\n- id: the-card-cheats-2-6\n  pool: bandit-cards\n  card: the-card-cheats\n  numbers: [2, 6]\n  source: reconstructed\n  cards: 2\n  reward: [{draw: 2}]\n  penalty: [{discard: 1}]\n- id: the-card-cheats-4-5\n  pool: bandit-cards\n  card: the-card-cheats\n  numbers: [4, 5]\n  source: reconstructed\n  cards: 1\n  reward: []\n  penalty: []\n\n- id: the-deserters-1-2\n  pool: bandit-cards\n  card: the-deserters\n  numbers: [1, 2]\n  source: reconstructed\n  cards: 2\n  reward: [{draw: 1}]\n  penalty: []\n- id: the-deserters-3-4\n  pool: bandit-cards\n  card: the-deserters\n  numbers: [3, 4]\n  source: reconstructed\n  cards: 3\n  reward: [{draw: 3}]\n  penalty: []\n- id: the-deserters-5-6\n  pool: bandit-cards\n  card: the-deserters\n  numbers: [5, 6]\n  source: reconstructed\n  cards: 2\n  player-wins-ties: true\n  reward: [{money: 10}]\n  penalty: [{wound: 1}]\n\n- id: the-hostage-takers-1-5\n  pool: bandit-cards\n  card: the-hostage-takers\n  numbers: [1, 5]\n  source: reconstructed\n  cards: 2\n  reward: [{money: 20}]\n  penalty: [{discard: 2}]\n- id: the-hostage-takers-2-4\n  pool: bandit-cards\n  card: the-hostage-takers\n  numbers: [2, 4]\n  source: reconstructed\n  cards: 2\n  player-wins-ties: true\n  reward: [{heal: 1}]\n  penalty: [{discard: 1}]\n- id: the-hostage-takers-3-6\n  pool: bandit-cards\n  card: the-hostage-takers\n  numbers: [3, 6]\n  source: reconstructed\n  cards: 3\n  reward: [{lp: 1}]\n  penalty: []\n\n- id: the-marksmen-1-2\n  pool: bandit-cards\n  card: the-marksmen\n  numbers: [1, 2]\n  source: reconstructed\n  cards: 4\n  reward: [{lp: 1}, {money: 20}]\n  penalty: []\n- id: the-marksmen-3-5\n  pool: bandit-cards\n  card: the-marksmen\n  numbers: [3, 5]\n  source: reconstructed\n  cards: 3\n  reward: [{money: 20}]\n  penalty: [{wound: 1}]\n- id: the-marksmen-4-6\n  pool: bandit-cards\n  card: the-marksmen\n  numbers: [4, 6]\n  source: reconstructed\n  cards: 2\n  reward: [{draw: 1}]\n  penalty: [{lose-money: 10}]\n"],["bandit-cards/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n- {id: bandit-cards, source: reconstructed, reshuffle: true, cards-for: bandits}\n"],["board.json","{\n  \"$schema\": \"schema/board.json\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [1538, 1000],\n  \"outline\": [[50.2, 3.6], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1], [88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0]],\n  \"bounds\": [21.8, 3.6, 93.2, 87.2],\n  \"spaces\": [\n    {\"id\": \"mesitos-point-hideout-a\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [27.2, 19.5], \"polygon\": [[29.6, 4.5], [29.7, 18.3], [30.6, 23.8], [32.3, 28.2], [30.0, 28.8], [27.8, 30.3], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5]]},\n    {\"id\": \"mesitos-point-ranch\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"ranch-green\", \"label_point\": [33.8, 16.1], \"polygon\": [[35.3, 4.3], [35.9, 9.3], [38.6, 17.4], [38.8, 20.3], [38.5, 22.9], [36.5, 26.2], [32.3, 28.2], [30.6, 23.8], [29.7, 18.3], [29.6, 4.5]]},\n    {\"id\": \"mesitos-point-1\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [41.3, 20.0], \"polygon\": [[38.4, 4.0], [39.1, 8.3], [40.5, 12.0], [43.4, 17.7], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [39.9, 23.7], [38.5, 22.9], [38.8, 20.3], [38.6, 17.4], [35.9, 9.3], [35.3, 4.3]]},\n    {\"id\": \"mesitos-point-2\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [47.0, 11.6], \"polygon\": [[50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [48.7, 23.7], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [43.4, 17.7], [40.5, 12.0], [39.1, 8.3], [38.4, 4.0]]},\n    {\"id\": \"mesitos-point-3\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [36.1, 29.7], \"polygon\": [[39.9, 23.7], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [33.9, 31.3], [32.3, 28.2], [36.5, 26.2], [38.5, 22.9]]},\n    {\"id\": \"mesitos-point-4\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [50.0, 27.6], \"polygon\": [[51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [48.7, 23.7], [50.1, 23.0]]},\n    {\"id\": \"mesitos-point-5\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [25.8, 34.9], \"polygon\": [[27.8, 30.3], [29.4, 34.0], [29.6, 41.3], [26.7, 41.9], [22.0, 40.6], [21.8, 25.3]]},\n    {\"id\": \"mesitos-point-6\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [32.0, 34.2], \"polygon\": [[33.9, 31.3], [36.0, 33.8], [34.3, 38.5], [29.6, 41.3], [29.4, 34.0], [27.8, 30.3], [30.0, 28.8], [32.3, 28.2]]},\n    {\"id\": \"mesitos-point-7\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [28.8, 45.5], \"polygon\": [[34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [27.8, 49.5], [22.1, 49.8], [22.0, 40.6], [26.7, 41.9], [29.6, 41.3]]},\n    {\"id\": \"mesitos-point-8\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [27.1, 54.3], \"polygon\": [[27.8, 49.5], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8]]},\n    {\"id\": \"darkrock-bank\", \"region\": \"darkrock\", \"town\": true, \"location\": \"bank\", \"label_point\": [47.9, 51.5], \"polygon\": [[49.4, 48.4], [52.7, 51.1], [49.4, 54.1], [49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [45.7, 52.9], [45.2, 47.8], [47.5, 47.7]]},\n    {\"id\": \"darkrock-sheriffs-office\", \"region\": \"darkrock\", \"town\": true, \"location\": \"sheriffs-office\", \"label_point\": [36.6, 39.7], \"polygon\": [[38.4, 31.1], [39.1, 34.0], [39.2, 37.7], [38.9, 40.8], [38.1, 43.9], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8]]},\n    {\"id\": \"darkrock-1\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.3, 28.0], \"polygon\": [[46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [43.7, 34.0], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4]]},\n    {\"id\": \"darkrock-2\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [42.1, 38.7], \"polygon\": [[39.7, 29.7], [43.7, 34.0], [45.8, 38.4], [47.2, 44.4], [40.8, 44.4], [38.1, 43.9], [38.9, 40.8], [39.2, 37.7], [39.1, 34.0], [38.4, 31.1]]},\n    {\"id\": \"darkrock-3\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [48.1, 36.5], \"polygon\": [[48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [49.5, 42.9], [47.2, 44.4], [45.8, 38.4], [43.7, 34.0]]},\n    {\"id\": \"darkrock-4\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [36.7, 47.0], \"polygon\": [[38.1, 43.9], [40.8, 44.4], [41.0, 47.3], [39.5, 48.0], [37.9, 50.1], [36.6, 50.9], [34.9, 49.5], [32.7, 48.7], [33.8, 42.6]]},\n    {\"id\": \"darkrock-5\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.0, 46.0], \"polygon\": [[47.2, 44.4], [47.5, 47.7], [45.2, 47.8], [41.0, 47.3], [40.8, 44.4]]},\n    {\"id\": \"darkrock-6\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [51.6, 45.5], \"polygon\": [[52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 48.4], [47.5, 47.7], [47.2, 44.4], [49.5, 42.9], [51.6, 39.7]]},\n    {\"id\": \"darkrock-7\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [34.2, 54.5], \"polygon\": [[34.9, 49.5], [36.6, 50.9], [38.2, 53.4], [38.5, 56.5], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7]]},\n    {\"id\": \"darkrock-8\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [41.8, 53.7], \"polygon\": [[45.2, 47.8], [45.7, 52.9], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [38.5, 56.5], [38.2, 53.4], [36.6, 50.9], [37.9, 50.1], [39.5, 48.0], [41.0, 47.3]]},\n    {\"id\": \"sunny-hills-hideout-a\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [88.5, 15.1], \"polygon\": [[91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [87.8, 23.5], [84.9, 23.1], [85.0, 18.9], [84.3, 14.9], [85.9, 8.2], [88.3, 4.5]]},\n    {\"id\": \"sunny-hills-hideout-b\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [59.2, 13.2], \"polygon\": [[62.2, 4.3], [62.9, 16.0], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [59.4, 22.2], [57.2, 21.1], [57.6, 19.2], [57.0, 16.6], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2]]},\n    {\"id\": \"sunny-hills-mine\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"mine\", \"label_point\": [53.3, 19.7], \"polygon\": [[57.0, 16.6], [57.6, 19.2], [57.2, 21.1], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1]]},\n    {\"id\": \"sunny-hills-ranch\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"ranch-blue\", \"label_point\": [80.5, 18.6], \"polygon\": [[84.3, 14.9], [85.0, 18.9], [84.9, 23.1], [82.3, 24.2], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.7, 16.5], [77.7, 13.3], [79.4, 12.4], [81.6, 12.8]]},\n    {\"id\": \"sunny-hills-1\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [65.6, 15.7], \"polygon\": [[66.9, 4.1], [67.0, 9.1], [67.5, 12.3], [68.6, 16.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.9, 16.0], [62.2, 4.3]]},\n    {\"id\": \"sunny-hills-2\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [71.5, 15.5], \"polygon\": [[73.8, 4.1], [73.6, 12.2], [74.7, 16.5], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.6, 16.1], [67.5, 12.3], [67.0, 9.1], [66.9, 4.1]]},\n    {\"id\": \"sunny-hills-3\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [80.6, 8.5], \"polygon\": [[88.3, 4.5], [85.9, 8.2], [84.3, 14.9], [81.6, 12.8], [79.4, 12.4], [77.7, 13.3], [74.7, 16.5], [73.6, 12.2], [73.8, 4.1]]},\n    {\"id\": \"sunny-hills-4\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [57.6, 24.9], \"polygon\": [[59.4, 22.2], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [57.2, 21.1]]},\n    {\"id\": \"sunny-hills-5\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [86.0, 28.1], \"polygon\": [[87.8, 23.5], [92.3, 25.8], [92.5, 31.7], [88.1, 31.6], [86.3, 32.1], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [82.3, 24.2], [84.9, 23.1]]},\n    {\"id\": \"sunny-hills-6\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [87.4, 36.8], \"polygon\": [[92.5, 31.7], [92.7, 39.5], [87.7, 42.5], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [86.3, 32.1], [88.1, 31.6]]},\n    {\"id\": \"sunny-hills-7\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [89.4, 45.9], \"polygon\": [[92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [87.7, 42.5]]},\n    {\"id\": \"dixon-creek-hideout-b\", \"region\": \"dixon-creek\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [58.7, 47.0], \"polygon\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1]]},\n    {\"id\": \"red-falls-cabaret\", \"region\": \"red-falls\", \"town\": true, \"location\": \"cabaret\", \"label_point\": [68.6, 36.8], \"polygon\": [[67.2, 30.8], [73.2, 31.0], [71.5, 38.2], [67.7, 46.5], [66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2]]},\n    {\"id\": \"red-falls-doctors-office\", \"region\": \"red-falls\", \"town\": true, \"location\": \"doctors-office\", \"label_point\": [71.2, 26.9], \"polygon\": [[74.3, 22.1], [73.8, 25.9], [74.1, 31.3], [73.2, 31.0], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1]]},\n    {\"id\": \"red-falls-1\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [76.8, 27.5], \"polygon\": [[74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [79.0, 31.5], [78.1, 32.9], [76.9, 33.3], [74.1, 31.3], [73.8, 25.9]]},\n    {\"id\": \"red-falls-2\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [79.9, 34.4], \"polygon\": [[80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [79.0, 38.3], [74.8, 39.4], [74.7, 37.5], [75.1, 35.1], [76.9, 33.3], [78.1, 32.9], [79.0, 31.5]]},\n    {\"id\": \"red-falls-3\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [72.1, 43.4], \"polygon\": [[74.1, 31.3], [76.9, 33.3], [75.1, 35.1], [74.7, 37.5], [74.8, 39.4], [74.6, 43.8], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5], [71.5, 38.2], [73.2, 31.0]]},\n    {\"id\": \"red-falls-4\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [82.0, 38.9], \"polygon\": [[84.3, 39.4], [82.4, 41.6], [80.1, 43.1], [74.6, 43.8], [74.8, 39.4], [79.0, 38.3], [82.6, 35.5]]},\n    {\"id\": \"red-falls-5\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [77.8, 47.3], \"polygon\": [[80.1, 43.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [74.6, 43.8]]},\n    {\"id\": \"red-falls-6\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [83.7, 46.0], \"polygon\": [[84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [80.1, 43.1], [82.4, 41.6]]},\n    {\"id\": \"spikes-view-hideout-c\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [26.8, 71.6], \"polygon\": [[30.8, 69.4], [31.4, 72.0], [31.4, 74.9], [26.5, 75.7], [23.4, 76.8], [22.0, 77.9], [22.1, 70.9], [28.0, 66.0]]},\n    {\"id\": \"spikes-view-mine\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"mine\", \"label_point\": [30.2, 80.3], \"polygon\": [[33.5, 76.3], [35.2, 79.3], [35.8, 82.0], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [23.4, 76.8], [26.5, 75.7], [31.4, 74.9]]},\n    {\"id\": \"spikes-view-rail-station\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [57.0, 78.6], \"polygon\": [[57.8, 68.0], [59.7, 76.1], [60.1, 87.1], [54.7, 87.2], [54.4, 78.9], [51.8, 73.9], [50.8, 70.1], [52.2, 68.3], [54.4, 67.4]]},\n    {\"id\": \"spikes-view-1\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [24.7, 64.1], \"polygon\": [[28.0, 59.7], [27.7, 63.6], [28.0, 66.0], [22.1, 70.9], [21.9, 57.1]]},\n    {\"id\": \"spikes-view-2\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [31.1, 63.2], \"polygon\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [33.9, 63.9], [35.1, 66.1], [33.0, 67.1], [30.8, 69.4], [28.0, 66.0], [27.7, 63.6], [28.0, 59.7], [29.5, 59.2]]},\n    {\"id\": \"spikes-view-3\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.6, 63.4], \"polygon\": [[36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [42.0, 66.4], [40.0, 67.5], [37.9, 70.3], [35.1, 66.1], [33.9, 63.9], [33.8, 58.6]]},\n    {\"id\": \"spikes-view-4\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [44.7, 64.2], \"polygon\": [[48.0, 59.8], [47.5, 64.5], [47.8, 68.0], [44.9, 68.6], [43.1, 68.1], [42.0, 66.4], [41.5, 60.4], [44.7, 60.1]]},\n    {\"id\": \"spikes-view-5\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [50.9, 63.4], \"polygon\": [[54.4, 58.3], [53.9, 62.0], [54.4, 67.4], [52.2, 68.3], [50.8, 70.1], [49.3, 68.3], [47.8, 68.0], [47.5, 64.5], [48.0, 59.8], [50.4, 57.8]]},\n    {\"id\": \"spikes-view-6\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [56.5, 63.9], \"polygon\": [[56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [57.8, 68.0], [54.4, 67.4], [53.9, 62.0], [54.4, 58.3]]},\n    {\"id\": \"spikes-view-7\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.0, 76.3], \"polygon\": [[37.9, 70.3], [39.5, 74.5], [41.2, 80.4], [42.2, 86.7], [36.1, 86.8], [35.8, 82.0], [35.2, 79.3], [33.5, 76.3], [31.4, 74.9], [31.4, 72.0], [30.8, 69.4], [33.0, 67.1], [35.1, 66.1]]},\n    {\"id\": \"spikes-view-8\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [42.5, 75.0], \"polygon\": [[43.1, 68.1], [44.9, 68.6], [45.4, 86.7], [42.2, 86.7], [41.2, 80.4], [39.5, 74.5], [37.9, 70.3], [40.0, 67.5], [42.0, 66.4]]},\n    {\"id\": \"spikes-view-9\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [49.3, 78.6], \"polygon\": [[49.3, 68.3], [50.8, 70.1], [51.8, 73.9], [54.4, 78.9], [54.7, 87.2], [45.4, 86.7], [44.9, 68.6], [47.8, 68.0]]},\n    {\"id\": \"spikes-view-10\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [62.4, 78.7], \"polygon\": [[60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [59.7, 76.1], [57.8, 68.0]]},\n    {\"id\": \"cliff-junction-hideout-c\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [86.5, 69.3], \"polygon\": [[93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [86.4, 77.9], [82.3, 69.8], [81.1, 66.0], [80.3, 60.6], [81.7, 59.6], [84.4, 59.5]]},\n    {\"id\": \"cliff-junction-mine\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"mine\", \"label_point\": [68.8, 73.6], \"polygon\": [[72.7, 67.9], [73.2, 74.6], [71.3, 79.9], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [64.7, 69.4], [68.4, 67.1], [69.5, 64.8]]},\n    {\"id\": \"cliff-junction-1\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.8, 45.7], \"polygon\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [65.7, 49.4], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8]]},\n    {\"id\": \"cliff-junction-2\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [68.0, 53.7], \"polygon\": [[68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [70.8, 58.8], [69.0, 59.2], [66.5, 61.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [65.7, 49.4]]},\n    {\"id\": \"cliff-junction-3\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [74.4, 55.0], \"polygon\": [[77.4, 51.2], [77.7, 54.3], [79.1, 57.9], [77.3, 58.9], [74.2, 59.4], [70.8, 58.8], [71.0, 50.8], [73.0, 50.0]]},\n    {\"id\": \"cliff-junction-4\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [81.0, 55.1], \"polygon\": [[82.3, 51.1], [83.8, 51.1], [83.7, 54.7], [84.4, 59.5], [81.7, 59.6], [80.3, 60.6], [79.1, 57.9], [77.7, 54.3], [77.4, 51.2]]},\n    {\"id\": \"cliff-junction-5\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [87.9, 55.2], \"polygon\": [[92.9, 53.3], [93.2, 61.4], [84.4, 59.5], [83.7, 54.7], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"id\": \"cliff-junction-6\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.0, 65.1], \"polygon\": [[64.5, 57.9], [66.5, 61.0], [67.9, 63.4], [69.5, 64.8], [68.4, 67.1], [64.7, 69.4], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0]]},\n    {\"id\": \"cliff-junction-7\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [71.3, 62.4], \"polygon\": [[74.2, 59.4], [73.8, 63.6], [74.8, 68.3], [72.7, 67.9], [69.5, 64.8], [67.9, 63.4], [66.5, 61.0], [69.0, 59.2], [70.8, 58.8]]},\n    {\"id\": \"cliff-junction-8\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [77.2, 63.5], \"polygon\": [[79.1, 57.9], [80.3, 60.6], [81.1, 66.0], [77.2, 68.5], [74.8, 68.3], [73.8, 63.6], [74.2, 59.4], [77.3, 58.9]]},\n    {\"id\": \"cliff-junction-9\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [75.3, 79.1], \"polygon\": [[74.8, 68.3], [77.2, 68.5], [77.1, 70.9], [77.4, 73.9], [79.6, 80.9], [80.6, 86.0], [70.9, 86.7], [71.3, 79.9], [73.2, 74.6], [72.7, 67.9]]},\n    {\"id\": \"cliff-junction-10\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [82.1, 77.4], \"polygon\": [[81.1, 66.0], [82.3, 69.8], [86.4, 77.9], [88.6, 85.1], [80.6, 86.0], [79.6, 80.9], [77.4, 73.9], [77.1, 70.9], [77.2, 68.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"darkrock-general-store\", \"spaces\": [\"darkrock-1\", \"darkrock-2\", \"darkrock-3\"], \"point\": [43.7, 34.0]},\n    {\"id\": \"darkrock-saloon\", \"spaces\": [\"darkrock-4\", \"darkrock-7\", \"darkrock-8\"], \"point\": [36.6, 50.9]},\n    {\"id\": \"red-falls-general-store\", \"spaces\": [\"red-falls-4\", \"red-falls-5\", \"red-falls-6\"], \"point\": [80.1, 43.1]},\n    {\"id\": \"red-falls-saloon\", \"spaces\": [\"red-falls-1\", \"red-falls-2\", \"red-falls-3\"], \"point\": [76.9, 33.3]}\n  ],\n  \"edges\": [\n    [\"cliff-junction-1\", \"cliff-junction-2\", \"side\"],\n    [\"cliff-junction-1\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-cabaret\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-3\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-6\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-2\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-2\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-4\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-5\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"sunny-hills-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-10\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-6\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-9\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-mine\", \"spikes-view-10\", \"side\"],\n    [\"darkrock-1\", \"darkrock-2\", \"side\"],\n    [\"darkrock-1\", \"darkrock-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-1\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-2\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-3\", \"side\"],\n    [\"darkrock-2\", \"darkrock-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-5\", \"side\"],\n    [\"darkrock-2\", \"darkrock-6\", \"corner\"],\n    [\"darkrock-2\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-2\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-3\", \"darkrock-5\", \"corner\"],\n    [\"darkrock-3\", \"darkrock-6\", \"side\"],\n    [\"darkrock-3\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-4\", \"darkrock-5\", \"side\"],\n    [\"darkrock-4\", \"darkrock-7\", \"side\"],\n    [\"darkrock-4\", \"darkrock-8\", \"side\"],\n    [\"darkrock-4\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-4\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-5\", \"darkrock-6\", \"side\"],\n    [\"darkrock-5\", \"darkrock-8\", \"side\"],\n    [\"darkrock-5\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"darkrock-7\", \"darkrock-8\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-8\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-2\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-5\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-6\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-2\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-3\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-2\", \"mesitos-point-4\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-hideout-a\", \"corner\"],\n    [\"mesitos-point-3\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-4\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-ranch\", \"corner\"],\n    [\"mesitos-point-7\", \"mesitos-point-8\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-1\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-2\", \"side\"],\n    [\"mesitos-point-hideout-a\", \"mesitos-point-ranch\", \"side\"],\n    [\"red-falls-1\", \"red-falls-2\", \"side\"],\n    [\"red-falls-1\", \"red-falls-3\", \"side\"],\n    [\"red-falls-1\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-2\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-1\", \"sunny-hills-ranch\", \"side\"],\n    [\"red-falls-2\", \"red-falls-3\", \"side\"],\n    [\"red-falls-2\", \"red-falls-4\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-5\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-6\", \"corner\"],\n    [\"red-falls-2\", \"sunny-hills-ranch\", \"corner\"],\n    [\"red-falls-3\", \"red-falls-4\", \"side\"],\n    [\"red-falls-3\", \"red-falls-5\", \"side\"],\n    [\"red-falls-3\", \"red-falls-cabaret\", \"side\"],\n    [\"red-falls-3\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-4\", \"red-falls-5\", \"side\"],\n    [\"red-falls-4\", \"red-falls-6\", \"side\"],\n    [\"red-falls-4\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-4\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-5\", \"red-falls-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-7\", \"side\"],\n    [\"red-falls-cabaret\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-1\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-3\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-4\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-5\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-6\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-mine\", \"side\"],\n    [\"spikes-view-8\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-9\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-hideout-c\", \"spikes-view-mine\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-2\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-3\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-mine\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-6\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-6\", \"sunny-hills-7\", \"side\"],\n    [\"sunny-hills-hideout-a\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"side\"]\n  ],\n  \"mesas\": [\n    {\"id\": \"north-mesa\", \"touches\": [\"mesitos-point-4\", \"sunny-hills-4\", \"sunny-hills-hideout-b\", \"sunny-hills-1\", \"red-falls-doctors-office\", \"red-falls-cabaret\", \"cliff-junction-1\", \"dixon-creek-hideout-b\", \"darkrock-6\", \"darkrock-3\"], \"polygon\": [[66.8, 23.1], [68.1, 25.1], [68.4, 26.9], [67.2, 30.8], [65.3, 33.2], [65.0, 37.8], [64.0, 39.7], [62.6, 40.8], [56.7, 43.1], [53.9, 42.3], [52.6, 41.3], [51.6, 39.7], [50.8, 36.8], [50.6, 33.5], [51.4, 29.9], [53.9, 28.0], [59.0, 28.2], [60.0, 27.6], [61.4, 24.5], [62.8, 22.3], [64.2, 21.6]], \"label_point\": [59.4, 33.2]},\n    {\"id\": \"south-mesa\", \"touches\": [\"darkrock-bank\", \"darkrock-6\", \"dixon-creek-hideout-b\", \"cliff-junction-2\", \"cliff-junction-6\", \"spikes-view-6\", \"spikes-view-5\"], \"polygon\": [[56.0, 50.2], [59.3, 52.7], [64.1, 52.8], [65.0, 53.4], [65.6, 55.3], [64.5, 57.9], [63.1, 60.0], [60.6, 62.0], [58.3, 61.3], [56.2, 58.5], [54.4, 58.3], [50.4, 57.8], [49.4, 56.1], [49.4, 54.1], [52.7, 51.1], [54.3, 49.8]], \"label_point\": [59.4, 57.2]}\n  ],\n  \"river_spaces\": [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"sunny-hills-4\", \"dixon-creek-hideout-b\", \"spikes-view-6\", \"cliff-junction-6\", \"cliff-junction-mine\"],\n  \"railway_spaces\": [\"spikes-view-7\", \"spikes-view-8\", \"spikes-view-9\", \"spikes-view-rail-station\", \"spikes-view-10\", \"cliff-junction-mine\", \"cliff-junction-9\", \"cliff-junction-10\", \"cliff-junction-hideout-c\", \"cliff-junction-5\"],\n  \"river\": [[59.3, 9.7], [58.0, 10.9], [55.3, 14.6], [51.4, 18.0], [50.7, 19.4], [50.5, 21.5], [50.8, 23.3], [51.8, 24.5], [53.2, 25.3], [54.1, 26.2], [54.6, 32.4], [55.0, 33.8], [56.3, 34.6], [58.7, 37.0], [60.1, 37.7], [60.5, 38.7], [61.1, 44.9], [60.8, 47.0], [60.1, 49.2], [58.5, 52.2], [58.2, 55.5], [56.7, 58.1], [56.7, 59.5], [57.4, 61.1], [60.1, 64.4], [61.4, 68.0], [62.6, 68.8], [66.3, 68.0], [67.9, 68.2], [69.5, 69.2], [70.7, 70.9], [71.1, 72.9], [70.5, 74.9], [68.6, 77.7], [67.6, 79.8], [67.0, 82.2]],\n  \"river_crossings\": [\n    {\"kind\": \"railway-bridge\", \"point\": [69.7, 76.1], \"span\": [[64.7, 76.1], [72.8, 76.1]], \"space\": \"cliff-junction-mine\"},\n    {\"kind\": \"footbridge\", \"point\": [52.2, 17.3], \"span\": [[51.9, 16.4], [52.5, 18.1]], \"space\": \"sunny-hills-mine\"}\n  ],\n  \"railway\": [[38.3, 82.2], [44.3, 77.2], [45.9, 76.2], [75.3, 76.1], [76.6, 75.8], [77.9, 74.9], [79.3, 73.6], [80.4, 71.9], [81.2, 70.2], [83.1, 64.1], [84.7, 61.1], [86.8, 58.7], [88.8, 57.4], [90.3, 56.8]],\n  \"town_borders\": {\"darkrock\": [[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]], \"red-falls\": [[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]},\n  \"region_borders\": {\"cliff-junction\": [[[88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8], [64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5]]], \"darkrock\": [[[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]]], \"dixon-creek\": [[[62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1], [62.6, 40.8]]], \"mesitos-point\": [[[25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0], [50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1]]], \"red-falls\": [[[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]], \"spikes-view\": [[[22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8], [54.4, 58.3], [56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0]]], \"sunny-hills\": [[[88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1]]]},\n  \"region_dividers\": [\n    {\"between\": [\"mesitos-point\", \"sunny-hills\"], \"line\": [[55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0]]},\n    {\"between\": [\"red-falls\", \"sunny-hills\"], \"line\": [[68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4]]},\n    {\"between\": [\"darkrock\", \"mesitos-point\"], \"line\": [[50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2]]},\n    {\"between\": [\"cliff-junction\", \"red-falls\"], \"line\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"between\": [\"cliff-junction\", \"dixon-creek\"], \"line\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8]]},\n    {\"between\": [\"darkrock\", \"dixon-creek\"], \"line\": [[53.9, 42.3], [54.5, 48.1], [54.3, 49.8]]},\n    {\"between\": [\"cliff-junction\", \"sunny-hills\"], \"line\": [[86.8, 48.4], [92.9, 53.3]]},\n    {\"between\": [\"mesitos-point\", \"spikes-view\"], \"line\": [[21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2]]},\n    {\"between\": [\"darkrock\", \"spikes-view\"], \"line\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8]]},\n    {\"between\": [\"cliff-junction\", \"spikes-view\"], \"line\": [[60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0]]}\n  ]\n}\n"],["cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The cattle tokens, eight for each ranch. Their rewards are ours.\n\n- {id: green-1, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-2, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-3, ranch: ranch-green, source: reconstructed, do: [{money: 30}]}\n- {id: green-4, ranch: ranch-green, source: reconstructed, do: [{money: 40}]}\n- {id: green-5, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-6, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-7, ranch: ranch-green, source: reconstructed, do: [{lp: 2}]}\n- {id: green-8, ranch: ranch-green, source: reconstructed, do: [{draw: 2}]}\n\n- {id: blue-1, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-2, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-3, ranch: ranch-blue, source: reconstructed, do: [{money: 30}]}\n- {id: blue-4, ranch: ranch-blue, source: reconstructed, do: [{money: 40}]}\n- {id: blue-5, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-6, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-7, ranch: ranch-blue, source: reconstructed, do: [{lp: 2}]}\n- {id: blue-8, ranch: ranch-blue, source: reconstructed, do: [{draw: 2}]}\n"],["characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The twelve characters. Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: annie-oakley\n  name: Annie Oakley\n  source: rulebook\n  start: darkrock-general-store\n  gains: {cards: 1, items: [rifle]}\n  abilities:\n    - when: fight-start\n      if: [against-player]\n      do:\n        - opponent:\n            - suffer:\n                - {key: discard, do: [{discard: 1}]}\n                - {key: wound, do: [{wound: 1}]}\n\n- id: bass-reeves\n  name: Bass Reeves\n  source: rulebook\n  start: darkrock-sheriffs-office\n  gains: {money: 10, cards: 1, items: [revolver+], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      do: [{draw: 1}]\n\n- id: billy-the-kid\n  name: Billy the Kid\n  source: rulebook\n  start: hideout-a\n  gains: {cards: 2, items: [revolver], wanted: 2}\n  abilities:\n    - when: move-ended\n      do: [{player-here: [{tribute: 10}]}]\n\n- id: bloody-knife\n  name: Bloody Knife\n  source: published\n  start: spikes-view-mine\n  gains: {money: 20, cards: 2, items: [revolver]}\n  passives: [ride-mesas]\n  abilities:\n    - when: mesa-crossed\n      do: [{heal: 1}]\n\n- id: calamity-jane\n  name: Calamity Jane\n  source: published\n  start: red-falls-general-store\n  # Her Provisions draw a card on being gained.\n  gains: {money: 20, items: [revolver, provisions]}\n  passives: [{hand-size: 1}]\n  abilities:\n    - when: contributed\n      do: [{draw: 1}]\n\n- id: doc-holliday\n  name: Doc Holliday\n  source: published\n  start: red-falls-doctors-office\n  gains: {money: 40, cards: 2, items: [revolver], wounds: 1}\n  passives: [wounds-keep-hand-size]\n  abilities:\n    - when: wounded\n      do: [{draw: 1}]\n\n- id: jesse-james\n  name: Jesse James\n  source: published\n  start: hideout-b\n  gains: {money: 10, cards: 1, items: [revolver+], wanted: 1}\n  passives: [win-player-ties]\n  abilities:\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: kit-carson\n  name: Kit Carson\n  source: published\n  start: sunny-hills-mine\n  gains: {cards: 2, items: [miners-map, revolver+]}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: stagecoach-mary\n  name: Stagecoach Mary\n  source: published\n  start: darkrock-saloon\n  gains: {money: 10, cards: 1, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      do: [{money: 10}]\n    - when: contributed\n      do: [{money: 10}]\n\n- id: wild-bill-hickok\n  name: Wild Bill Hickok\n  source: published\n  start: red-falls-cabaret\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: poker-won\n      do: [{money: 20}]\n    - when: poker-lost\n      optional: true\n      do: [{keep-played: 1}]\n\n- id: wyatt-earp\n  name: Wyatt Earp\n  source: published\n  start: hideout\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{actions: 1}]\n\n- id: y-b-rowdy\n  name: Y.B. Rowdy\n  source: rulebook\n  start: cliff-junction-mine\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      price: [{discard: 1}]\n      do: [{ride: 3}]\n"],["die.yaml","# yaml-language-server: $schema=../schema/die.json\n# The six faces of a prospecting die. Published.\n[nugget, nugget, nugget, tailings, gold-dust, gravel]\n"],["fight-cards.yaml","# yaml-language-server: $schema=../schema/fight-cards.json\n# The thirteen fight cards: what each does to the player who fights it.\n\n- {rank: \"2\", source: published, do: [{wound: 1}, {lose-lp: 1}]}\n- {rank: \"3\", source: rulebook, do: [{wound: 2}]}\n- {rank: \"4\", source: published, do: [{wound: 1}, {discard: 1}]}\n- {rank: \"5\", source: published, do: [{wound: 1}, no-marshal-reward]}\n- {rank: \"6\", source: published, do: [{sure-wound: 1}]}\n- rank: \"7\"\n  source: rulebook\n  do:\n    - suffer:\n        - {key: wound, do: [{wound: 1}]}\n        - {key: discard, do: [{discard-random: 1}]}\n- {rank: \"8\", source: published, do: [{wound: 1}]}\n- rank: \"9\"\n  source: published\n  do:\n    - suffer:\n        - {key: discard, do: [{discard: 1}]}\n        - {key: pay, do: [{lose-money: 10}]}\n    - no-marshal-reward\n- {rank: \"10\", source: published, do: [{npc-restart: [{draw: 1}]}]}\n- {rank: J, source: rulebook, do: [{money: 10}]}\n- {rank: Q, source: published, do: [{draw: 1}]}\n- {rank: K, source: published, do: [{lp: 1}]}\n- rank: A\n  source: published\n  do:\n    - choose:\n        - {key: legend, do: [{lp: 1}]}\n        - {key: marshal, do: [{marshal: 1}]}\n        - {key: wanted, do: [{wanted: 1}]}\n"],["items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of the general store. Costs and fronts are published. A weapon''s or mount''s upgraded side has a name of its own on each copy:\n# Rusty, Boomstick, Persuader, Six Iron and Widowmaker are published, the other names are ours.\n\n- id: mustang\n  kind: mount\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 4}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Quicksilver, Dust Devil, Nightjar, Chinook, Cinder, Lonesome Belle]\n    passives: [{movement: 5}]\n\n- id: mule\n  kind: mount\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    passives: [{movement: 3}, {carry: 2}]\n  upgraded:\n    lp: 1\n    names: [Rusty, Deacon, Old Contrary, Biscuit, Jubilee, Thunderfoot]\n    passives: [{movement: 4}, {carry: 2}]\n    abilities:\n      # At this timing the condition reads the number of nuggets just deposited.\n      - when: deposited\n        if: [{nuggets-at-least: 4}]\n        do: [{lp: 1}]\n\n- id: revolver\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: rulebook\n  upgraded:\n    lp: 1\n    names: [Persuader, Six Iron, Widowmaker, Last Word, Sweet Reason, Copperhead]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: shotgun\n  kind: weapon\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: fight-won\n        do: [{draw: 1}]\n  upgraded:\n    lp: 1\n    names: [Boomstick, Barn Door, Parson’s Bell, Hailstorm, Both Barrels, Mother-in-Law]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do: [{draw: 1}]\n\n- id: rifle\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Long Argument, Prairie Needle, Far Thunder, Patience, Evening Star, Old Certainty]\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: miners-map\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: prospect-rolled\n        optional: true\n        do: [reroll-die]\n\n- id: provisions\n  kind: misc\n  cost: 20\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{draw: 1}]\n      - when: action\n        do: [discard-this, {draw: 1}, {heal: 1}]\n\n- id: ten-gallon\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: poker-won\n        do: [{lp: 1}]\n      - when: poker-lost\n        do: [{money: 10}]\n\n- id: whiskey\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      - when: move-ended\n        optional: true\n        do: [discard-this, {player-here: [{wound: 1}]}]\n"],["base/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The game in the box: what every selection begins with.\nid: base\nkind: base\nrules:\n  - setup\n  - base-characters\n  - turn-start\n  - movement\n  - card-actions\n  - fight-player\n  - bandits\n  - poker-cards\n  - general-store\n  - items\n  - poker-game\n  - prospect\n  - bank\n  - heist\n  - heal\n  - revel\n  - cattle\n  - work\n  - wounds\n  - tracks-marshal\n  - tracks-wanted\n  - sheriff\n  - stories\n  - end-of-turn\n  - end-game\n  - scoring\n  - ties\n  - clarifications\nlessons:\n  - moving\n  - fights\n  - law\n"],["numbers.yaml","# yaml-language-server: $schema=../schema/numbers.json\n# The numbers of the base game, English edition. Source: rulebook, unless a comment says otherwise.\nmovement-on-foot: 2\nmoney: 120\nnuggets: 4\nnugget-supply: 36\nwounds: 3\nhand: 5\nmisc-items: 3\nactions: 3\nlegendary-from: 5\nbandit-cards: 2\nguard-cards: 3\nsheriff-cards: 4\nheist-wanted: 3\nheist-money: 80\nduel-lp: 2\npoker-ante: 10\npoker-house: 50\ndoctor: 10\nrevel: 30\nnugget-price: 20\nwork: 10\nmoney-per-lp: 60\nmost-wanted: 3\nalso-wanted: 1\nfew-players: 4\ndiscs-few: 2\ndiscs-many: 3\ngoals-kept: 3\nincome-money: 20\nincome-cards: 2\nincome-both-money: 10\nincome-both-cards: 1\nprospect-money: 10\n"],["poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The 52 poker cards: sixteen titles, their cards (rank and suit) and what they do.\n\n- id: saddle-up\n  cards: [2c, 2s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{travel: town}]\n\n- id: cheat\n  cards: [2d, 2h]\n  source: rulebook\n  passives: [any-value-in-poker]\n\n- id: sprint\n  cards: [3c, 3d, 3h, 3s]\n  source: rulebook\n  abilities:\n    - when: move-extend\n      optional: true\n      do: [{extend-move: 2}]\n\n- id: manhunt\n  cards: [4c, 4d, 4h, 4s]\n  source: rulebook\n  abilities:\n    # A Marshal or Wanted player: conditions are \"and\", so \"or\" is an if in an else.\n    - when: action\n      do:\n        - sheriff: 3\n        - if:\n            all: [marshal]\n            then: [{lp: 1}]\n            else:\n              - if:\n                  all: [wanted]\n                  then: [{lp: 1}]\n\n# The name is in the rulebook, the amount is ours.\n- id: payday\n  cards: [5c, 5d, 5h, 5s]\n  source: reconstructed\n  abilities:\n    - when: action\n      do: [{money: 30}]\n\n- id: stick-em-up\n  cards: [6c, 6d, 6h, 6s]\n  source: rulebook\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 2}]\n\n# The rulebook knows its limit of one a turn; the rest is ours.\n- id: reputation\n  cards: [7c, 7d, 7h, 7s]\n  source: reconstructed\n  abilities:\n    - when: points-gained\n      optional: true\n      limit: turn\n      do: [{same-points: 1}]\n\n# The name is in the rulebook, the effect is ours.\n- id: wallop\n  cards: [8c, 8s]\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      if: [against-player]\n      do: [{wound-loser: 1}]\n    - when: fight-won\n      if: [against-npc]\n      do: [{draw: 1}]\n\n- id: shootout\n  cards: [8d, 8h]\n  source: rulebook\n  abilities:\n    - when: fight-compared\n      optional: true\n      do: [restart]\n\n- id: instincts\n  cards: [9c, 9d, 9h, 9s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{draw: 3}]\n    - when: discarded\n      do: [{draw: 1}]\n\n- id: lady-luck\n  cards: [10d, 10h]\n  source: rulebook\n  abilities:\n    - when: poker-played\n      do: [{money: 30}, {draw: 1}]\n\n- id: fools-gold\n  cards: [10c, 10s]\n  source: rulebook\n  passives: [counts-as-nugget]\n\n# Cancels wounds from the reveal on, and loses 1 at once.\n- id: bulletproof\n  cards: [Jc, Jd, Jh, Js]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      do: [cancel-wounds, {heal: 1}]\n\n- id: quickdraw\n  cards: [Qc, Qd, Qh, Qs]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      optional: true\n      do: [cancel-fight-card]\n\n- id: determination\n  cards: [Kc, Kd, Kh, Ks]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{actions: 2}]\n\n- id: living-legend\n  cards: [Ac, Ad, Ah, As]\n  source: rulebook\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: marshal, do: [{marshal: 1}]}\n            - {key: wanted, do: [{wanted: 1}]}\n"],["stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# The forty stories: four triggers with ten cards each. Twenty names and the whole of Blood Money are published;\n# the other rewards, names and all tales are ours. Every contributor is rewarded, also those whose turn it is not.\n\ntriggers:\n  - {id: legend, event: {lp-by-action: 2}, source: rulebook}\n  - {id: points, event: track-points, source: rulebook}\n  - {id: spend, event: {spend-in-town: 80}, source: rulebook}\n  - {id: showdown, event: fight-player, source: rulebook}\n\ncards:\n  # ---- Gain 2 or more LP by a single action ----\n  - id: blood-money\n    trigger: legend\n    source: rulebook\n    do:\n      - choose:\n          - {key: money, do: [{money: 30}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n    spawn: [b, c]\n    sheriff: 3\n\n  - id: the-wild-wild-west\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 2\n\n  - id: fortune-favors-the-bold\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: ghost-mine\n    trigger: legend\n    source: reconstructed\n    do:\n      - prospect\n      - may: {price: [{wound: 1}], get: [prospect]}\n    spawn: [c]\n\n  - id: the-preacher\n    trigger: legend\n    source: reconstructed\n    do:\n      - heal-all\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 1\n\n  - id: the-dime-novel\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    sheriff: 2\n\n  - id: gold-fever\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, do: [{nuggets: 2}]}\n          - {key: travel, do: [{travel: mine}, {money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-photographer\n    trigger: legend\n    source: reconstructed\n    do:\n      - if:\n          all: [{upgrades-at-least: 1}]\n          then: [{lp: 1}, {money: 10}]\n          else: [{money: 20}, {upgrade: 20}]\n\n  - id: election-day\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: legend, do: [{lp: 1}, {draw: 2}, {each-player: [{draw: 1}]}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 4\n\n  - id: the-balladeer\n    trigger: legend\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [b]\n\n  # ---- Gain any number of Marshal or Wanted points ----\n  - id: dead-or-alive\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - key: money\n            do:\n              - money: 30\n              - each-player:\n                  - if: {all: [wanted], then: [{wound: 1}]}\n          - {key: travel, do: [{travel: mine}, {draw: 2}, {heal: 1}]}\n    sheriff: 6\n\n  - id: the-pinkertons\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 2}]}\n          - {key: money, do: [{money: 20}, {each-player: [{discard: 1}]}]}\n    sheriff: 5\n\n  - id: the-law\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [marshal]\n          then: [{lp: 1}, {money: 20}]\n          else:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n    sheriff: 4\n\n  - id: the-sheriff-of-darkrock\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then:\n            - choose:\n                - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {heal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n          else:\n            - choose:\n                - {key: travel, do: [{travel: darkrock-sheriffs-office}, {money: 40}]}\n                - {key: marshal, do: [{marshal: 1}]}\n    spawn: [a, b]\n    sheriff: 4\n\n  - id: harsh-times\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b, c]\n    sheriff: 1\n\n  - id: ink-still-wet\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then: [{lp: 1}, {draw: 1}]\n          else:\n            - choose:\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-hanging-judge\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    sheriff: 5\n\n  - id: jailbreak\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 1\n      - choose:\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 20}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: the-informant\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {get: [{travel: saloon}]}\n    sheriff: 6\n\n  - id: twelve-good-men\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - key: money\n            do:\n              - money: 20\n              - each-player:\n                  - if: {all: [wanted], then: [{lose-money: 20}]}\n    sheriff: 3\n\n  # ---- Spend $80 or more in a town by a single action ----\n  - id: cheap-horse\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: mustang, price: [{lose-money: 10}], do: [{gain-item: mustang}]}\n          - {key: mule, do: [{gain-item: mule}]}\n          - {key: money, do: [{money: 30}]}\n\n  - id: snake-oil-salesman\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, price: [{lose-money: 10}], do: [heal-all, {lp: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: spit-shined-and-proper\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: cabaret}, {money: 30}]}\n    sheriff: 2\n\n  - id: tools-of-the-trade\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: shop, do: [{shop: 30}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [c]\n\n  - id: the-widow\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}, {heal: 1}]}\n    spawn: [a]\n    sheriff: 2\n\n  - id: the-new-piano\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {money: 30}]}\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}, {each-player: [{draw: 1}]}]}\n\n  - id: mail-order\n    trigger: spend\n    source: reconstructed\n    do:\n      - draw: 1\n      - may: {get: [{shop: 30}]}\n    sheriff: 1\n\n  - id: the-grand-opening\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: ten-gallon, do: [{gain-item: ten-gallon}, {money: 20}]}\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [c]\n    sheriff: 3\n\n  - id: payroll-monday\n    trigger: spend\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 40}]\n          then: [{money: 50}]\n          else: [{money: 20}, {draw: 1}]\n    spawn: [a, b]\n    sheriff: 3\n\n  - id: a-tab-to-settle\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 30}], do: [{lp: 2}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}, {money: 10}]}\n\n  # ---- Start a fight with another player ----\n  - id: local-rabble\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 20}, {each-player-here: [{lose-money: 10}]}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: high-noon\n    trigger: showdown\n    source: reconstructed\n    do:\n      - draw: 2\n      - if:\n          all: [unhurt]\n          then: [{lp: 1}]\n          else: [{heal: 1}]\n    sheriff: 4\n\n  - id: rub-some-dirt-in-it\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 1}]\n          then: [{heal: 1}, {draw: 2}]\n          else: [{money: 30}]\n    spawn: [c]\n\n  - id: the-cruel-wastes\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [outside-town]\n          then:\n            - choose:\n                - {key: wound, price: [{wound: 1}], do: [{nuggets: 2}]}\n                - {key: travel, do: [{travel: town}, {draw: 2}]}\n          else: [{money: 30}]\n    spawn: [b, c]\n\n  - id: tribes-of-the-mesa\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 1}], do: [{lp: 1}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n\n  - id: bad-blood\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-undertaker\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 2}]\n          then: [{heal: 1}, {lp: 1}]\n          else: [{money: 30}]\n    sheriff: 1\n\n  - id: no-witnesses\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [alone]\n          then: [{money: 50}]\n          else:\n            - choose:\n                - {key: cards, do: [{draw: 3}]}\n                - {key: money, do: [{money: 20}, {each-player-here: [{discard: 1}]}]}\n    spawn: [c]\n    sheriff: 5\n\n  - id: range-war\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {money: 10}]}\n          - {key: travel, do: [{travel: rail-station}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 4\n\n  - id: the-long-walk-home\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 1}]}\n          - {key: heal, do: [{heal: 2}, {draw: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n"],["tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# The legendary tokens that completed goals earn.\n- {lp: 1, copies: 6, source: rulebook}\n- {lp: 2, copies: 9, source: rulebook}\n- {lp: 3, copies: 3, source: rulebook}\n"],["tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# What entering each space of a track gives, and what its rows are worth. Published, and in agreement with the rulebook''s examples.\n\nmarshal:\n  source: published\n  spaces:\n    - [{money: 20}]\n    - [{money: 20}]\n    - [{lp: 2}]\n    - [{money: 30}]\n    - [{money: 30}]\n    - [{lp: 4}]\n    - [{money: 40}]\n    - [{money: 40}]\n    - [{lp: 6}]\n  rows: [1, 2, 3]\n\nwanted:\n  source: published\n  spaces:\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n  rows: [1, 2, 3]\n"],["blood-money/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The characters of Blood Money (bm.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: al-swearengen\n  name: Al Swearengen\n  source: published\n  start: own-deed\n  gains: {cards: 1, items: [revolver], do: [{gain-deed: saloon}]}\n  passives: [{deed-discount: 10}]\n  abilities:\n    - when: beside-actions\n      limit: turn\n      price: [{discard: 1}]\n      do: [use-deed]\n\n- id: ben-hodges\n  name: Ben Hodges\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {cards: 3, items: [revolver], wanted: 1}\n  abilities:\n    - when: card-or-item-action\n      limit: turn\n      do: [{money: 20}]\n\n- id: buckshot-roberts\n  name: Buckshot Roberts\n  source: published\n  start: spikes-view-rail-station\n  gains: {cards: 1, wounds: 1, do: [weapon-of-choice]}\n  abilities:\n    - when: start-of-turn\n      if: [injured]\n      do: [{draw: 1}, {actions: 1}]\n\n- id: charley-parkhurst\n  name: Charley Parkhurst\n  source: published\n  start: red-falls-general-store\n  gains: {money: 20, cards: 2, items: [revolver], points: [{track: story, points: 1}]}\n  abilities:\n    - when: die-rolled\n      if: [own-turn]\n      limit: turn\n      do: [reroll-die]\n    - when: risk-rolled\n      do: [{track: {track: story, points: 1}}]\n\n- id: elfego-baca\n  name: Elfego Baca\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 2, items: [revolver], marshal: 2}\n  passives: [{first-wounds-less: 1}]\n  abilities:\n    - when: fight-reveal\n      if: [upgraded-weapon]\n      do: [{decrease: 1}]\n\n- id: james-beckwourth\n  name: James “Bloody Arm” Beckwourth\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: risk-rolled\n      do: [{draw: 1}]\n    - when: fight-won\n      if: [own-turn]\n      limit: turn\n      do: [{track: {track: story, points: 1}}]\n\n- id: john-slaughter\n  name: “Texas” John Slaughter\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {money: 10, cards: 1, items: [repeating-shotgun], marshal: 1}\n  abilities:\n    - when: action\n      do:\n        - choose-several:\n            pick: 2\n            of:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 10}]}\n              - {key: heal, do: [{heal: 1}]}\n              - {key: move, do: [{ride: 1}]}\n              - {key: bandit, do: [{bandit-in: hideout}]}\n\n- id: lottie-deno\n  name: Lottie Deno\n  source: published\n  start: saloon\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], points: [{track: gambler, points: 1}]}\n  abilities:\n    - when: bonus-used\n      do: [{track: {track: story, points: 1}}]\n\n- id: lozen\n  name: Lozen\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, lp: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: fight-deck, do: [look-at-fight-deck, {may: {get: [bury-fight-card]}}]}\n            - {key: poker-deck, do: [look-at-deck, {may: {get: [bury-top]}}]}\n            - {key: train, do: [look-at-encounter, {may: {get: [bury-encounter]}}]}\n\n- id: tom-tobin\n  name: Tom Tobin\n  source: published\n  start: trader\n  gains: {cards: 1, items: [revolver], do: [{legendary-item: 1}]}\n  passives: [{legendary-discount: 10}]\n  abilities:\n    - when: end-of-turn\n      if: [at-trader]\n      do: [buy-legendary]\n"],["blood-money/deeds.yaml","# yaml-language-server: $schema=../schema/deeds.json\n# The deeds to seventeen locations (bm.deeds.*). The sets and the LP of the saloons, the bank and the doctor''s office are published; the\n# prices, the abilities and the other LP are ours: prices so low and LP so high that deeds can win a game against gamblers (docs/balance.md).\n- {id: sunny-hills-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, prospect]}\n- {id: cliff-junction-mine, source: reconstructed, set: mine, cost: 10, lp: [3, 4, 5], do: [{nuggets: 2}]}\n- {id: spikes-view-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, {draw: 2}]}\n- {id: spikes-view-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: rail-station}, {draw: 1}]}\n- {id: gulch-frontier-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: buzzard-gulch}, {money: 10}]}\n- {id: mesitos-point-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [cattle, {ride: 2}]}\n- {id: sunny-hills-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{ride: 5}]}\n- {id: gulch-frontier-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{heal: 1}, {draw: 2}]}\n- {id: darkrock-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{shop: 40}]}\n- {id: red-falls-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{upgrade: 40}]}\n- id: buzzard-gulch-trading-post\n  source: reconstructed\n  set: store\n  cost: 20\n  lp: [3, 4, 5]\n  do:\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: upgrade, do: [{upgrade: 20}]}\n        - {key: money, do: [{money: 30}]}\n- {id: darkrock-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{each-player: [{lose-money: 10}]}, {money: 30}]}\n- {id: red-falls-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{draw: 2}, {track: {track: gambler, points: 1}}]}\n- {id: buzzard-gulch-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{track: {track: gambler, points: 2}}]}\n- {id: darkrock-bank, source: published, cost: 40, lp-for-each-deed: 1, do: [{money: 60}]}\n- {id: red-falls-cabaret, source: reconstructed, cost: 20, lp: [4], do: [{lp: 1}, {draw: 1}]}\n- {id: red-falls-doctors-office, source: published, cost: 10, lp: [1], do: [heal-all, {draw: 1}]}\n"],["blood-money/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty goals of the characters of Blood Money, four for each; all are ours. Each depends on public facts only.\n\n# Al Swearengen: the Gem Theater, and what it earned in Deadwood.\n- id: al-badlands\n  character: al-swearengen\n  source: reconstructed\n  event: {claim-deed: 3}\n# His first house, the Cricket, offered prizefights on a floor of a few feet.\n- id: al-cricket\n  character: al-swearengen\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: saloon}]\n# The fire of 1879 took the Gem with the rest of the town. It opened again in December, larger.\n- id: al-after-the-fire\n  character: al-swearengen\n  source: reconstructed\n  event: repair\n- id: al-five-thousand\n  character: al-swearengen\n  source: reconstructed\n  event: use-deed\n  if: [{money-at-least: 100}]\n\n# Ben Hodges: a cowhand of Dodge City with a pedigree of his own making.\n# He claimed a Spanish land grant and had the papers drawn up.\n- id: ben-land-grant\n  character: ben-hodges\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{wanted-at-least: 2}]\n# A banker wrote him a letter of credit on it.\n- id: ben-letter-of-credit\n  character: ben-hodges\n  source: reconstructed\n  event: use-deed\n  if: [{at: bank}]\n# Tried for the theft of a herd, he spoke two hours in his own defense and was acquitted.\n- id: ben-own-defense\n  character: ben-hodges\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {wanted-at-least: 3}]\n# He applied for the post. The cattlemen compared it to a fox in a henhouse.\n- id: ben-livestock-inspector\n  character: ben-hodges\n  source: reconstructed\n  event: acquire\n  if: [wanted, {money-at-least: 60}]\n\n# Buckshot Roberts: Blazer''s Mill, April 4, 1878.\n- id: buckshot-mattress\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: any}\n  if: [injured]\n# An old load of shot in the shoulder: he could not lift a rifle above the hip.\n- id: buckshot-from-the-hip\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [upgraded-weapon, {wounds-at-least: 1}]\n# He had come on his mule for the money for his farm, which the mail was to bring.\n- id: buckshot-check-in-the-mail\n  character: buckshot-roberts\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-rail-station}, {has-item: mule}]\n- id: buckshot-thirteen-to-one\n  character: buckshot-roberts\n  source: reconstructed\n  event: roll-risk\n  if: [{wounds-at-least: 3}]\n\n# Charley Parkhurst: the whip of the California stages.\n# The robber Sugarfoot stopped the stage twice; the second time Charley was ready.\n- id: charley-sugarfoot\n  character: charley-parkhurst\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{points-at-least: {track: story, points: 2}}]\n# The bridge over the Tuolumne fell when the stage was across.\n- id: charley-the-bridge\n  character: charley-parkhurst\n  source: reconstructed\n  event: roll-risk\n  if: [{at: cliff-junction}, unhurt]\n# As the register of voters has it, in 1868.\n- id: charley-occupation-farmer\n  character: charley-parkhurst\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: ranch}]\n# The box of Wells Fargo under the seat.\n- id: charley-green-box\n  character: charley-parkhurst\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 3}]\n\n# Elfego Baca: nineteen years old, with a star of his own, at Frisco in 1884.\n- id: elfego-thirty-three-hours\n  character: elfego-baca\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal, unhurt]\n# As sheriff he wrote letters to the accused, who were to come in by themselves. Most did.\n- id: elfego-kindly-come-in\n  character: elfego-baca\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 4}]\n- id: elfego-mail-order-badge\n  character: elfego-baca\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [marshal]\n# In the morning the besiegers saw smoke: he was making his breakfast.\n- id: elfego-tortillas\n  character: elfego-baca\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [{at: hideout}]\n\n# James Beckwourth: trapper, war chief, guide, and the hero of his own book.\n# In 1851 he led the first wagons over the pass that has his name.\n- id: beckwourth-lowest-pass\n  character: james-beckwourth\n  source: reconstructed\n  event: cross-pass\n  if: [has-cattle]\n- id: beckwourth-as-told\n  character: james-beckwourth\n  source: reconstructed\n  event: {discs: 2}\n# Among the Crow he bought furs for the American Fur Company.\n- id: beckwourth-company-furs\n  character: james-beckwourth\n  source: reconstructed\n  event: {gain-item: any}\n  if: [at-trader, outside-town]\n- id: beckwourth-bloody-arm\n  character: james-beckwourth\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wounds-at-least: 1}]\n\n# John Slaughter: sheriff of Cochise County, cattleman on the border.\n- id: slaughter-san-bernardino\n  character: john-slaughter\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [has-cattle]\n# In 1887 it shook down every house of the ranch.\n- id: slaughter-earthquake\n  character: john-slaughter\n  source: reconstructed\n  event: repair\n  if: [marshal]\n# He rode out after a man, and came back without a prisoner.\n- id: slaughter-came-back-alone\n  character: john-slaughter\n  source: reconstructed\n  event: {win-fight: any}\n  if: [upgraded-weapon, {marshal-at-least: 3}]\n# The cards were marked, and Slaughter took the pot with a pistol in his hand.\n- id: slaughter-marked-cards\n  character: john-slaughter\n  source: reconstructed\n  event: win-poker\n  if: [marshal, {money-at-least: 80}]\n\n# Lottie Deno: the gambler of San Antonio and Fort Griffin, later a pillar of Deming.\n- id: lottie-lotta-dinero\n  character: lottie-deno\n  source: reconstructed\n  event: win-poker\n  if: [{points-at-least: {track: gambler, points: 3}}]\n# Two gamblers shot each other at her table. The sheriff found the room empty but for her, who counted.\n- id: lottie-counting-her-chips\n  character: lottie-deno\n  source: reconstructed\n  event: roll-risk\n  if: [{at: saloon}, unhurt, {money-at-least: 60}]\n- id: lottie-mrs-thurmond\n  character: lottie-deno\n  source: reconstructed\n  event: {claim-deed: 2}\n# One of the names that others gave her.\n- id: lottie-mystic-maud\n  character: lottie-deno\n  source: reconstructed\n  event: {discs: 2}\n  if: [unhurt]\n\n# Lozen: scout, warrior and shield of the Chihenne Apache.\n# She turned with open hands until she knew where the enemy was.\n- id: lozen-open-hands\n  character: lozen\n  source: reconstructed\n  event: reveal-token\n  if: [unhurt]\n# On the way through the desert she killed a steer with a knife: a shot would have been heard.\n- id: lozen-only-a-knife\n  character: lozen\n  source: reconstructed\n  event: acquire\n  if: [alone, {wanted-at-least: 2}]\n# In 1880 she brought a young mother and her child to Mescalero, far across the mountains.\n- id: lozen-mother-and-child\n  character: lozen\n  source: reconstructed\n  event: cross-pass\n  if: [{has-item: provisions}]\n- id: lozen-shield\n  character: lozen\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wanted-at-least: 2}]\n\n# Tom Tobin: the tracker.\n# Birds that circled over a thicket showed him where the Espinosas camped.\n- id: tobin-magpies\n  character: tom-tobin\n  source: reconstructed\n  event: reveal-token\n  if: [outside-town]\n- id: tobin-espinosas\n  character: tom-tobin\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [unhurt]\n# Years later he got a part of the reward, and a coat like Kit Carson''s.\n- id: tobin-carsons-coat\n  character: tom-tobin\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [{misc-items-at-least: 2}]\n# In 1847 he escaped from the besieged mill by night and walked to Santa Fe.\n- id: tobin-turleys-mill\n  character: tom-tobin\n  source: reconstructed\n  event: end-move\n  if: [{at: mesitos-point}, alone, {wounds-at-least: 2}]\n"],["blood-money/injuries.yaml","# yaml-language-server: $schema=../schema/injuries.json\n# The 20 injuries, all ours (bm.injuries.*). Each is milder than two wounds, which cost 2 LP and 2 cards: a nuisance for as long as it lasts,\n# a loss at once, or 1 LP at the end. Ten cost LP, two of them 2. None gives wounds, points on a track or a fight, so that one drawn in a\n# fight or on another player''s turn is soon resolved. `do` happens when the card is drawn.\n\n# ---- A nuisance for as long as it lasts ----\n\n- id: cracked-ribs\n  source: reconstructed\n  passives: [{smaller-hand: 1}]\n  lp: -1\n\n- id: stiff-knee\n  source: reconstructed\n  passives: [{slower: 1}]\n\n- id: torn-shoulder\n  source: reconstructed\n  passives: [{carry-less: 2}]\n  lp: -1\n\n- id: slashed-side\n  source: reconstructed\n  do: [{lose-money: 10}]\n  passives: [{smaller-purse: 40}]\n\n- id: burned-palm\n  source: reconstructed\n  do: [{discard: 1}]\n  passives: [{carry-less: 1}]\n\n# ---- A price in every turn, fight or game ----\n\n- id: fever\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      do:\n        - suffer:\n            - {key: money, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n- id: laudanum\n  source: reconstructed\n  do: [{draw: 2}]\n  abilities:\n    - when: start-of-turn\n      do: [{lose-money: 10}]\n\n- id: bandaged-eyes\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      if: [{wounds-at-least: 3}]\n      do: [{discard-random: 1}]\n\n- id: saddle-sores\n  source: reconstructed\n  abilities:\n    - when: move-ended\n      if: [outside-town]\n      limit: turn\n      do: [{lose-money: 10}]\n\n- id: broken-arm\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      do: [{discard: 1}]\n\n- id: crushed-finger\n  source: reconstructed\n  abilities:\n    - when: fight-reveal\n      if: [against-player]\n      do: [{opponent: [{decrease: 1}]}]\n  lp: -1\n\n- id: shaking-hands\n  source: reconstructed\n  abilities:\n    - when: poker-won\n      do: [{lose-money: 20}]\n    - when: poker-lost\n      do: [{lose-money: 10}]\n  lp: -1\n\n- id: burst-eardrum\n  source: reconstructed\n  abilities:\n    - when: contributed\n      do: [{discard-random: 1}]\n  lp: -1\n\n# ---- At once, or at the end ----\n\n- id: powder-burns\n  source: reconstructed\n  do: [{discard: 2}]\n\n- id: black-eye\n  source: reconstructed\n  do:\n    - suffer:\n        - {key: money, do: [{lose-money: 30}]}\n        - {key: discard, do: [{discard-random: 2}]}\n\n- id: snakebite\n  source: reconstructed\n  do: [{lose-money: 20}]\n  lp: -1\n\n- id: cracked-skull\n  source: reconstructed\n  do: [{discard-random: 1}]\n  lp: -1\n\n- id: lost-tooth\n  source: reconstructed\n  do:\n    - may: {price: [{lose-money: 30}], get: [{lp: 1}]}\n  lp: -1\n\n- id: broken-nose\n  source: reconstructed\n  do: [{lp: 1}]\n  lp: -2\n\n- id: bullet-left-in\n  source: reconstructed\n  lp: -2\n"],["blood-money/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the stores: costs and fronts are published (items.02, 03, 04, 09, 14, 17), the upgraded sides and the names of their\n# copies are ours. The Legendary items: names and price are published, kinds are those of the rule index; effects and LP are ours,\n# 3 LP for most and 2 for those that bring the most (docs/balance.md).\n\n- id: boot-knife\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: other-wounded\n        do: [{lp: 1}]\n      - when: fight-lost\n        if: [against-player]\n        do: [discard-this]\n\n# Nothing puts nuggets on the board, so that only longhorns lie there.\n- id: bullwhip\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    passives: [strays-keep-movement]\n    abilities:\n      - when: move-ended\n        optional: true\n        do: [{take-stray: 1}]\n\n- id: burro\n  kind: mount\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {hand-size: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Candelaria, Nickel, No Hurry, Ezekiel, Sister Agnes, The Committee]\n    passives: [{movement: 3}, {hand-size: 2}]\n\n- id: medicine-pouch\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      # An injury is lost with the last wound.\n      - when: action\n        if: [injured, {wounds-at-most: 2}]\n        do: [discard-this, {heal: 2}, {lp: 1}]\n      - when: action\n        do: [discard-this, {heal: 2}]\n\n- id: pocket-watch\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [discard-this, {actions: 1}]\n\n- id: repeating-shotgun\n  kind: weapon\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        price: [{lose-money: 10}]\n        do: [upgrade-this]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Encore, Amen Corner, Rolling Thunder, Five More Words, Long Goodbye, Nine Times Out]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: cattle-brand\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: action\n        limit: turn\n        do: [cattle, {ride: 2}]\n\n- id: portrait\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n\n- id: spurs\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-extend\n        limit: move\n        do: [{extend-move: 1}]\n\n- id: canteen\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{if: {all: [{wounds-at-least: 1}], then: [{heal: 1}], else: [{draw: 1}]}}]\n\n- id: snakeskin-boots\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [ride-mesas]\n    abilities:\n      - when: mesa-crossed\n        do: [{money: 10}]\n\n- id: dime-western\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: track-point\n        if: [{on-track: story}]\n        do: [{draw: 1}]\n\n- id: telegram\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: action\n        limit: turn\n        do: [{draw: 2}, {sheriff: 3}]\n\n- id: fiddle\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-ended\n        if: [{at: saloon}]\n        do: [{money: 10}, {draw: 1}]\n\n- id: pump-trolley\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [{movement: 4}]\n    abilities:\n      - when: action\n        limit: turn\n        do: [{travel: rail-station}]\n\n- id: shot-glass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: wounded\n        do: [{money: 10}, {draw: 1}]\n\n- id: dragoons\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do:\n          - choose:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: short-cut\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [{ride: 2}]\n"],["blood-money/legendary-stories.yaml","# yaml-language-server: $schema=../schema/legendary-stories.json\n# The twenty legendary stories of Blood Money (bm.legendary-stories.*): fronts, map tokens and forty endings, all ours.\n# \"You\" is the active player in `open`, the player who reveals the token in `tokens`, the player who met it in `conditions`, and in\n# `endings` the player who closed the last condition, unless `contributors`, `each-disc`, `others` or `everybody` says otherwise.\n#\n# Sizes: a condition is worth 3 LP and 2 poker cards to 4 LP and $20, an ending 4 to 5 LP, or 3 LP and a Legendary item, to each contributor, so\n# that stories can win a game against gamblers (docs/balance.md). A bad ending pays the contributors less and costs the others or the map\n# something. Each ruin is a different location: 12 at most, whichever endings come.\n#\n# A token that meets a condition is a contribution at once when it is revealed: otherwise an O revealed and not used would leave the card\n# open for good.\n\n# ---- The company comes ----\n\n- number: 1\n  id: green-ledger\n  source: reconstructed\n  open:\n    - everybody:\n        - may: {price: [{discard: 1}], get: [{money: 20}]}\n  conditions:\n    - {id: margins, on: {end-turn: darkrock-bank}, do: [{lp: 3}, {draw: 2}]}\n    - {id: collectors, on: {win-fight: bandit}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The small line is printed large.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - sheriff: 4\n    # The small line sold the water.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 20}]}\n                - {key: discard, do: [{discard: 1}]}\n        - bandits: [a]\n\n- number: 2\n  id: mule-named-senator\n  source: reconstructed\n  open: []\n  map-tokens: [mesitos-point-5, cliff-junction-9, gulch-frontier-19]\n  tokens:\n    o: [{nuggets: 1}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: oats, on: {spend-at-store: 20}, do: [{lp: 3}, {draw: 2}]}\n    - {id: found, on: {map-token: o}, do: [{lp: 4}]}\n  endings:\n    # The mule ate the map.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody: [{discard: 1}]\n        - bandits: [b]\n    # The map was a map.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n\n- number: 3\n  id: last-good-well\n  source: reconstructed\n  open:\n    - bandits: [b]\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{lose-money: 10}]\n  conditions:\n    - {id: dig, on: work, if: [{at: ranch}], do: [{lp: 4}]}\n    - {id: creek, on: {win-fight: bandit}, if: [{at: hideout-b}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}, {money: 10}]}\n  endings:\n    # The ranch burns.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: mesitos-point-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n    # Water at ninety-one feet.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody: [{heal: 1}]\n\n- number: 4\n  id: mercy-comes-whistling\n  source: reconstructed\n  open:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [against-player]\n        do: [{money: 20}]\n  conditions:\n    - {id: camp, on: {end-turn: gulch-frontier-outlaw-camp}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: quarrel, on: {win-fight: player}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # She came for whoever stood tallest.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody:\n            - if: {all: [{lp-at-least: 10}], then: [{wound: 1}]}\n        - bandits: [c]\n    # She missed.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - sheriff: 4\n\n# ---- Iron and gold ----\n\n- number: 5\n  id: iron-road\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [{at: rail-station}]\n        do: [{money: 10}]\n  conditions:\n    - {id: hammer, on: work, if: [{at: rail-station}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: survey, on: {end-turn: gulch-frontier-pass-a}, do: [{lp: 3}, {draw: 2}]}\n    - {id: first-train, on: rail-travel, do: [{lp: 4}, {money: 10}]}\n  endings:\n    # The figures are read aloud.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - each-disc: [{money: 10}]\n    # The first train brings the station along.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-rail-station\n        - everybody:\n            - if: {all: [{at: gulch-frontier}], then: [{wound: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n\n- number: 6\n  id: queen-in-the-sleeve\n  source: reconstructed\n  open:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n  conditions:\n    - {id: seat, on: win-poker, do: [{lp: 3}, {track: {track: gambler, points: 1}}, {draw: 1}]}\n    - {id: dupe, on: lose-poker, do: [{lp: 3}, {money: 30}]}\n    - {id: house, on: work, if: [{at: cabaret}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The fourth queen.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {track: {track: gambler, points: 1}}]\n        - sheriff: 3\n    # The fifth.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: darkrock-saloon\n        - everybody:\n            - if:\n                all: [{at: darkrock}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 7\n  id: fenn-lode\n  source: reconstructed\n  open: []\n  map-tokens: [sunny-hills-mine, spikes-view-mine, cliff-junction-mine]\n  tokens:\n    o: [{nuggets: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  while-open:\n    passives: [{carry: 2}]\n  conditions:\n    - id: cross\n      on: {map-token: o}\n      do:\n        - lp: 4\n        - if: {all: [{completed: mule-named-senator}], then: [{nuggets: 1}]}\n    - {id: proof, on: {deposit: 2}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # Three mines, one vein.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - ruin: sunny-hills-mine\n        - place-token: {token: claim-jumper, at: spikes-view-mine}\n        - place-token: {token: claim-jumper, at: cliff-junction-mine}\n        - others: [{discard: 1}]\n    # Enough for every fool with a pan.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - everybody:\n            - roll-die: [{draw: 1}]\n\n# ---- A hard summer ----\n\n- number: 8\n  id: quiet-sickness\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [in-town]\n        do:\n          - suffer:\n              - {key: pay, do: [{lose-money: 10}]}\n              - {key: discard, do: [{discard: 1}]}\n  conditions:\n    - {id: crate, on: {end-turn: gulch-frontier-rail-station}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: nurse, on: work, if: [{at: doctors-office}], do: [{lp: 4}]}\n  endings:\n    # The bell rings.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody: [{heal: 1}]\n    # The torches.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: red-falls-doctors-office\n        - others: [{discard: 1}]\n        - sheriff: 5\n\n- number: 9\n  id: hot-lead\n  source: reconstructed\n  open: []\n  map-tokens: [cliff-junction-1, spikes-view-6, cliff-junction-9]\n  tokens:\n    o: [{draw: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: drawer, on: map-token, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: news, on: {play-action: any}, if: [{at: darkrock}], do: [{lp: 3}, {money: 20}]}\n  endings:\n    # Your own name under Deaths.\n    a:\n      sections:\n        - contributors: [{lose-money: 20}, {lp: 5}]\n        - resolve-event\n    # The edition sells out.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - if: {all: [{completed: green-ledger}], then: [{contributors: [{money: 10}]}]}\n        - sheriff-to: darkrock-bank\n\n- number: 10\n  id: bridge-at-midnight\n  source: reconstructed\n  open:\n    - bandits: [c]\n  conditions:\n    - id: fuse\n      on: {end-turn: cliff-junction-mine}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{lp: 1}]}\n    - {id: lookouts, on: {win-fight: bandit}, if: [{at: hideout-c}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The train is on time.\n    a:\n      sections:\n        - contributors:\n            - lp: 3\n            - if: {all: [wanted], then: [{lp: 1}, {money: 20}], else: [{marshal: 1}, {money: 20}]}\n        - sheriff: 3\n    # The train is late.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: cliff-junction-mine\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n\n- number: 11\n  id: forty-head\n  source: reconstructed\n  open:\n    - place-token: {token: longhorn, at: gulch-frontier-26}\n  conditions:\n    - {id: strays, on: {end-turn: sunny-hills-ranch}, do: [{lp: 3}, {draw: 2}]}\n    - {id: honest, on: wrangle, do: [{lp: 4}, {draw: 1}]}\n    - {id: crooked, on: rustle, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The stampede.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n        - place-token: {token: longhorn, at: gulch-frontier-3}\n    # Nine brands, forty cousins.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {heal: 1}]\n        - each-disc: [{money: 10}]\n\n# ---- The price of the law ----\n\n- number: 12\n  id: price-of-a-deputy\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - may: {price: [{lose-money: 10}], get: [{draw: 2}]}\n  conditions:\n    - id: complaint\n      on: {end-turn: darkrock-sheriffs-office}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n    - {id: copy, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: customer, on: {win-fight: any}, if: [wanted], do: [{lp: 3}, {money: 30}]}\n  endings:\n    # Two officers, two copies.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [wanted], then: [{draw: 1}]}\n    # The list on the church door.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if:\n                all: [wanted]\n                then:\n                  - suffer:\n                      - {key: pay, do: [{lose-money: 20}]}\n                      - {key: wound, do: [{wound: 1}]}\n                else:\n                  - if: {all: [marshal], then: [{discard: 1}]}\n        - sheriff: 6\n\n- number: 13\n  id: night-of-the-dam\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [{at: red-falls}]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n  map-tokens: [sunny-hills-4, darkrock-6, red-falls-3]\n  tokens:\n    o: [{heal: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: singers, on: {map-token: o}, do: [{lp: 4}, {money: 10}]}\n    - {id: levee, on: work, if: [{at: red-falls}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The levee gives where there is only the store.\n    a:\n      sections:\n        - contributors: [{lp: 5}]\n        - ruin: red-falls-general-store\n        - everybody: [{draw: 1}]\n    # A length of fuse.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: red-falls-general-store\n        - ruin: red-falls-saloon\n        - bandits: [a]\n\n- number: 14\n  id: ten-coffins\n  source: reconstructed\n  open: []\n  map-tokens: [dixon-creek-hideout-b, spikes-view-10, cliff-junction-10]\n  tokens:\n    o: [{money: 20}, {draw: 1}]\n    x: [{draw: 1}]\n    danger: [{money: 20}]\n  conditions:\n    - {id: lid, on: map-token, do: [{lp: 3}, {draw: 1}, {money: 10}]}\n    - id: churchyard\n      on: {end-turn: mesitos-point-3}\n      do:\n        - lp: 4\n        - if: {all: [{completed: night-of-the-dam}], then: [{draw: 1}]}\n  endings:\n    # Every note in the valley.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{lose-money: 20}]\n        - sheriff: 4\n    # The clerk who had drowned.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 2}]\n        - sheriff-to: darkrock-bank\n\n# ---- Accounts are settled ----\n\n- number: 15\n  id: dead-mens-wages\n  source: reconstructed\n  open: []\n  conditions:\n    - id: names\n      on: {end-turn: gulch-frontier-pass-c}\n      do:\n        - lp: 3\n        - track: {track: story, points: 1}\n        - draw: 1\n        - if: {all: [{completed: iron-road}], then: [{draw: 1}]}\n    - {id: stones, on: {spend-at-store: 40}, do: [{lp: 4}]}\n    - {id: wages, on: {win-fight: heist}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # Thirty-one letters.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-tokens: 1}]\n        - everybody: [{heal: 1}]\n    # Thirty-one summonses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n\n- number: 16\n  id: ascent-of-professor-pym\n  source: reconstructed\n  open: []\n  while-open:\n    passives: [ride-mesas]\n  conditions:\n    - {id: silk, on: {revel: 1}, do: [{lp: 3}, {draw: 2}]}\n    - {id: rope, on: {end-turn: buzzard-gulch-trading-post}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The Sheriff goes along.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - sheriff-to: gulch-frontier-14\n    # The second act.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: red-falls-cabaret\n        - everybody:\n            - if:\n                all: [{at: red-falls}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 17\n  id: people-against-cobb\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [in-town, against-player, attacking]\n        do: [{lose-money: 20}]\n  conditions:\n    - id: testify\n      on: {end-turn: red-falls-cabaret}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n        - if: {all: [{completed: mercy-comes-whistling}], then: [{draw: 1}]}\n    - id: alibi\n      on: {end-turn: buzzard-gulch-saloon}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{draw: 2}]}\n    - {id: exhibit, on: {gain-item: any}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # She asks to be heard.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [marshal], then: [{money: 20}]}\n        - sheriff: 4\n    # Twelve new horses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if: {all: [marshal], then: [{discard: 1}]}\n        - place-token: {token: outlaw, at: red-falls-cabaret}\n        - bandits: [b]\n\n- number: 18\n  id: eleven-bullets\n  source: reconstructed\n  open:\n    - if: {all: [{completed: bridge-at-midnight}], then: [{bandits: [a]}], else: [{bandits: [a, c]}]}\n  conditions:\n    - {id: relief, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: cartridges, on: {spend-at-store: 20}, if: [{at: buzzard-gulch-trading-post}], do: [{lp: 3}, {draw: 2}]}\n    - {id: rear, on: {win-fight: bandit}, if: [{at: hideout-a}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The prisoner holds the door.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: buzzard-gulch-saloon\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{wound: 1}]}\n        - bandits: [a, b, c]\n    # The eleventh bullet.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{heal: 1}, {draw: 1}]}\n\n- number: 19\n  id: brothers-fenn\n  source: reconstructed\n  open: []\n  map-tokens: [gulch-frontier-28, mesitos-point-2, spikes-view-1]\n  tokens:\n    o: [{draw: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: stranger, on: {map-token: o}, do: [{lp: 4}]}\n    - {id: tobias, on: {end-turn: darkrock-saloon}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # As long as it takes to boil an egg.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody: [{heal: 1}]\n    # Under the wrong side of the chin.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{discard: 1}]\n        - place-token: {token: claim-jumper, at: sunny-hills-mine}\n\n- number: 20\n  id: last-train-for-tarrant\n  source: reconstructed\n  open:\n    - sheriff-to: spikes-view-rail-station\n  conditions:\n    - {id: platform, on: {end-turn: spikes-view-rail-station}, do: [{lp: 3}, {draw: 2}]}\n    - {id: aboard, on: rail-travel, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n    - {id: pass, on: cross-pass, do: [{lp: 4}]}\n  endings:\n    # The hole beneath the vault.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: darkrock-bank\n        - everybody:\n            - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n    # Newspaper, cut to size.\n    b:\n      sections:\n        - contributors: [{lp: 5}]\n        - everybody: [{money: 20}]\n"],["blood-money/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The second expansion: the Story track and legendary stories, the risk die, injuries, the trader with Legendary items, deeds and ruins\n# (bm.*). It is played with Ante Up.\nid: blood-money\nkind: expansion\norder: 2\nneeds: [ante-up]\noptions:\n  - {id: dead-or-alive, group: alternate-cards}\n  - {id: ruthless, group: alternate-cards}\n  - {id: stagecoach, group: alternate-cards}\nrules:\n  - bm-story-track\n  - bm-legendary-stories\n  - bm-map-tokens\n  - bm-risk-die\n  - bm-deeds\n  - bm-repair-ruins\n  - bm-injuries\n  - bm-regions\n  - bm-trader\n  - bm-legendary-items\n  - bm-setup\n  - bm-items\n  - bm-characters\n  - bm-turn\n  - bm-end-of-turn\n  - bm-scoring\nlessons:\n  - blood-money\n"],["blood-money/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards of Blood Money (bm.setup.12, 68): three titles of two cards each, options as those of Ante Up. The names are\n# published, and the cards of Dead or Alive (mode.general.06); the cards of the two others and all effects are ours.\n\n# Instead of Manhunt: the reward is paid for whoever is brought in.\n- id: dead-or-alive\n  cards: [4d, 4h]\n  source: reconstructed\n  with: [dead-or-alive]\n  abilities:\n    - when: fight-won\n      if: [against-npc]\n      do: [{money: 20}]\n    - when: fight-won\n      if: [against-player]\n      do:\n        - choose:\n            - {key: dead, do: [{wound-loser: 1}]}\n            - {key: alive, do: [{money: 30}]}\n\n# Instead of Stick ''Em Up: stronger, and it hurts.\n- id: ruthless\n  cards: [6d, 6h]\n  source: reconstructed\n  with: [ruthless]\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 4}, {wound: 1}]\n\n# Instead of Sprint: the coach meets the train, and carries the mail.\n- id: stagecoach\n  cards: [3d, 3h]\n  source: reconstructed\n  with: [stagecoach]\n  abilities:\n    - when: action\n      do: [{travel: rail-station}, {money: 10}]\n"],["blood-money/risk-die.yaml","# yaml-language-server: $schema=../schema/risk-die.json\n# The risk die (bm.risk-die.*): a bonus is chosen, then the die is rolled.\nsource: published\nbonuses:\n  - {key: card, do: [{draw: 1}]}\n  - {key: money, do: [{money: 10}]}\n  - {key: ride, do: [{ride: 1}]}\nfaces:\n  - {id: story-point, sides: 2, do: [{track: {track: story, points: 1}}]}\n  - {id: wound, sides: 2, do: [{wound: 1}]}\n  - {id: two-wounds, do: [{wound: 2}]}\n  - {id: wound-and-story-point, do: [{wound: 1}, {track: {track: story, points: 1}}]}\n"],["blood-money/ruins.yaml","# yaml-language-server: $schema=../schema/ruins.json\n# Destroyed locations and their repair (bm.repair-ruins.*).\nsource: rulebook\ntokens: 12\ndiscard: 1\nreward: [{track: {track: story, points: 2}}]\n"],["blood-money/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# Rows of the final scoring that Blood Money adds (bm.scoring.*).\n- {id: legendary-items, source: rulebook, after: upgrades, of: item-lp, each: 1, lp: 1}\n"],["blood-money/setup.yaml","# yaml-language-server: $schema=../schema/setup.json\n# The final setup, by the numbers of the rulebook (bm.setup.69).\n\n- {number: 1, physical: the table agrees on the length before the game}\n- {number: 2, step: event-markers}\n- {number: 3, step: events}\n- {number: 4, step: frontier-tokens}\n- {number: 5, step: trader}\n- {number: 6, physical: \"player boards, cubes, markers, discs and rings\"}\n- {number: 7, physical: a cube of each player at 0 LP}\n- {number: 8, physical: a cube of each player on the start of the Story track}\n- {number: 9, physical: the other cubes and the discs beside the board}\n- {number: 10, step: characters}\n- {number: 11, step: goods}\n- {number: 12, step: first-player}\n- {number: 13, step: wounds}\n- {number: 14, step: figures}\n- {number: 15, step: tokens}\n- {number: 16, physical: the Sheriff is at the Sheriff’s Office already and nothing before has moved him}\n- {number: 17, step: bandits}\n- {number: 18, physical: player aids}\n# Variants are set up after it (bm.setup.66), and the first story is revealed for the first player.\n- {step: goals}\n- {step: turn}\n"],["blood-money/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Story track (bm.story-track.*). A cube on its printed first space has no points; the rewards are those of the spaces after it.\n- id: story\n  source: rulebook\n  returns: true\n  spaces:\n    - [{sheriff: 3}]\n    - - choose:\n          - {key: gang-a, do: [{bandits: [a]}]}\n          - {key: gang-b, do: [{bandits: [b]}]}\n          - {key: gang-c, do: [{bandits: [c]}]}\n    - - choose:\n          - {key: gambler, do: [{track: {track: gambler, points: 1}}]}\n          - {key: legend, do: [{lp: 1}]}\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n"],["blood-money/trader.yaml","# yaml-language-server: $schema=../schema/trader.json\n# The trader (bm.trader.*, bm.setup.22 to 32): his movement cards, one for each region of both boards, and his stand. Of the kinds of\n# items the General Stores have places for 12, the Trading Post for 6, and he sells the rest, one kind at least.\nsource: rulebook\nregions:\n  - darkrock\n  - red-falls\n  - buzzard-gulch\n  - spikes-view\n  - cliff-junction\n  - sunny-hills\n  - mesitos-point\n  - dixon-creek\n  - gulch-frontier\nrow: 3\ngeneral-store: 12\nleast: 1\n"],["border-town/homesteads.yaml","# yaml-language-server: $schema=../schema/homesteads.json\n# What a homestead costs, and each LP there (mode.border-town.05, 08).\nsource: rulebook\nsettle: 40\nimprovement: 30\n"],["border-town/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# The row of the final scoring that Border Town adds (mode.border-town.35).\n- {id: gold, source: rulebook, after: money, of: nuggets, each: 1, lp: 1}\n"],["core-stories/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The core story variant of games with Blood Money (bm.core-stories.*): the stories of the base game instead of the legendary stories, which are\n# the Story track, their cards and the risk die together. Whoever and whatever needs one of these is left out.\nid: core-stories\nkind: option\norder: 9\nneeds: [blood-money]\nwithout:\n  systems: [legendary-stories, risk-die]\n  tracks: [story]\n  characters: [charley-parkhurst, james-beckwourth, lottie-deno]\n  items: [dime-western]\nrules: [bm-core-stories]\n"],["extras/automa-cards.yaml","# yaml-language-server: $schema=../schema/automa-cards.json\n# The Man in Black''s further cards, numbered 11 to 19 in this order after the ten of the base game (wb.man-in-black.14, 15), all ours. As\n# his first ten they take him somewhere telling and give him 1 or 2 LP; then players choose between a price and LP for him, 3 at most.\n\n- id: the-doctors-bill\n  source: reconstructed\n  do:\n    - go-to: red-falls-doctors-office\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 20}], do: [{heal: 1}, {draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: salt-in-the-well\n  source: reconstructed\n  do:\n    - go-to: mesitos-point-ranch\n    - lp: 1\n    - each-player:\n        - suffer:\n            - {key: discard, do: [{discard: 2}]}\n            - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n\n- id: the-black-stage\n  source: reconstructed\n  do:\n    - go-to: gulch-frontier-outlaw-camp\n    - lp: 1\n    - bandits: [a]\n    - each-player:\n        - choose:\n            - {key: discard, price: [{discard: 1}], do: [{money: 10}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: marked-cards\n  source: reconstructed\n  do:\n    - go-to-most: money\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: pay, price: [{lose-money: 30}], do: [{draw: 2}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: an-old-photograph\n  source: reconstructed\n  do:\n    - go-to-most: lp\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: discard, price: [{discard: 2}], do: [{lp: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: the-assayer\n  source: reconstructed\n  do:\n    - go-to: spikes-view-mine\n    - lp: 2\n    - each-player:\n        - choose:\n            - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-blank-warrant\n  source: reconstructed\n  do:\n    - go-to: buzzard-gulch-marshals-office\n    - lp: 1\n    - each-player:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: wound, do: [{wound: 1}]}\n                  - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n            else:\n              - choose:\n                  - {key: marshal, do: [{marshal: 1}, {automa-lp: 2}]}\n                  - {key: card, do: [{draw: 1}]}\n\n- id: night-riders\n  source: reconstructed\n  do:\n    - go-to: sunny-hills-hideout-b\n    - remove-bandit\n    - lp: 1\n    - bandits: [c]\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 10}], do: [{draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-forged-deed\n  source: reconstructed\n  do:\n    - go-to: cliff-junction-mine\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: wanted, do: [{wanted: 1}, {money: 20}, {automa-lp: 1}]}\n            - {key: discard, do: [{discard: 1}]}\n"],["extras/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The fourteen characters of the small boxes (other.characters.*). Starts and abilities are published; an ability works once its owner\n# has reached 5 LP.\n\n- id: judge-roy-bean\n  name: Judge Roy Bean\n  source: published\n  start: red-falls-saloon\n  gains: {money: 10, cards: 1, items: [revolver, whiskey], marshal: 1}\n  passives: [npc-shows-first, win-npc-ties]\n\n- id: butch-cassidy\n  name: Butch Cassidy\n  source: published\n  start: hideout-c\n  gains: {cards: 2, items: [revolver+], wanted: 1}\n  passives: [rob-items]\n  abilities:\n    - when: fight-won\n      if: [arresting]\n      do: [take-half]\n\n- id: joaquin-murrieta\n  name: Joaquín Murrieta\n  source: published\n  start: darkrock-general-store\n  gains: {money: 10, cards: 1, items: [revolver], do: [{nuggets: 1}]}\n  abilities:\n    - when: fight-ended\n      if: [marshal-against-wanted]\n      do: [{lp: 1}]\n\n- id: belle-starr\n  name: Belle Starr\n  source: published\n  start: red-falls-general-store\n  gains: {money: 30, cards: 1, items: [revolver]}\n  passives: [wanted-for-bandits]\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      do: [{decrease: 2}]\n\n- id: isom-dart\n  name: Isom Dart\n  source: published\n  start: sunny-hills-ranch\n  gains: {cards: 1, items: [revolver, workhorse]}\n  abilities:\n    - when: start-of-turn\n      if: [has-cattle]\n      optional: true\n      limit: turn\n      do: [{actions: 1}]\n    - when: end-of-turn\n      if: [used-this-turn]\n      do: [lose-cattle]\n\n- id: allan-pinkerton\n  name: Allan Pinkerton\n  source: published\n  start: darkrock-bank\n  gains: {cards: 1, items: [revolver, holster]}\n  abilities:\n    - when: action\n      do: [{player-near: {within: 1, do: [show-hand, discard-named]}}]\n\n- id: buffalo-bill\n  name: “Buffalo Bill” Cody\n  source: published\n  start: mesitos-point-ranch\n  gains: {cards: 1, items: [mule, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{nuggets: 1}]\n\n- id: bat-masterson\n  name: Bat Masterson\n  source: published\n  start: dixon-creek\n  gains: {money: 10, cards: 2, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: bandit, do: [{bandit-in: hideout}, {ride: 2}]}\n            - {key: no-bandit, do: [{no-bandit-in: hideout}, {ride: 2}]}\n\n- id: pearl-hart\n  name: Pearl Hart\n  source: published\n  start: dixon-creek\n  gains: {cards: 2, items: [revolver], do: [cattle-of-choice]}\n  abilities:\n    - when: law-points-gained\n      do: [{draw: 1}, {ride: 2}]\n\n- id: ada-curnutt\n  name: Ada Curnutt\n  source: published\n  start: buzzard-gulch-saloon\n  gains: {cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do: [ride-row]\n\n- id: dave-rudabaugh\n  name: Dave Rudabaugh\n  source: published\n  start: beside-player\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: move-ended\n      if: [with-player]\n      limit: turn\n      do: [{draw: 1}]\n\n- id: johnny-ringo\n  name: Johnny Ringo\n  source: published\n  start: ranch-orange\n  gains: {money: 20, cards: 1, items: [revolver+]}\n  abilities:\n    - when: fight-ended\n      do: [{heal: 1}, {if: {all: [against-player], then: [{opponent: [{wound: 1}]}]}}]\n\n- id: tiburcio-vasquez\n  name: Tiburcio Vásquez\n  source: published\n  start: gulch-frontier-pass-c\n  gains:\n    cards: 3\n    items: [revolver]\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal-cube: 1}]}\n          - {key: wanted, do: [{wanted-cube: 1}]}\n  abilities:\n    - when: action\n      do: [switch-tracks]\n\n- id: aaron-ross\n  name: Aaron Ross\n  source: published\n  start: circuit\n  start-free: true\n  gains: {money: 10, cards: 2, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      if: [{money-at-least: 120}]\n      do:\n        - choose:\n            - {key: cards, do: [{draw: 1}]}\n            - {key: legend, do: [{lp: 1}]}\n    - when: start-of-turn\n      if: [{money-at-least: 60}]\n      do: [{draw: 1}]\n"],["extras/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The eight unique events (wb.unique-events.*): four names are published, everything else is ours. Each leaves a token of its own, far from\n# where players stand at the start, that is worth a visit.\n\n- id: orphan\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: orphan, at: spikes-view-rail-station}\n    - draw: 1\n\n- id: grizzly-bear\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: grizzly-bear, at: cliff-junction-9}\n    - everybody:\n        - if: {all: [outside-town], then: [{discard: 1}]}\n\n- id: wounded-deputy\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: wounded-deputy, at: dixon-creek-hideout-b}\n    - sheriff: 3\n\n- id: bathcat\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: bathcat, at: red-falls-2}\n    - everybody: [{heal: 1}]\n\n- id: tinker\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: tinker, at: gulch-frontier-15}\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: dowser\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: dowser, at: mesitos-point-3}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: circuit-rider, at: gulch-frontier-28}\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: balloon\n  source: reconstructed\n  with: [unique-events]\n  group: unique\n  do:\n    - place-token: {token: balloon, at: sunny-hills-7}\n    - everybody: [{draw: 1}]\n"],["extras/followers.yaml","# yaml-language-server: $schema=../schema/followers.json\n# Gangs and posses (wb.gang-posse.*): six cards for each side of the law, all ours. In most turns each is worth $20 or two cards under a\n# condition, or as much in fights, so that it repays its $20 and its action in about three turns.\n\nsource: published\ncost: 20\nposse-at: [sheriffs-office, marshals-office]\ngang-at: [outlaw-camp]\nwith: [gangs]\ncards:\n  # ---- Posses ----\n  - {id: the-tracker, side: posse, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-frontier-doctor, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-quartermaster, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-telegraph-boy, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [in-town], do: [{draw: 2}]}]}\n  - {id: the-bailiff, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-player], limit: turn, do: [{money: 40}]}]}\n  - {id: the-judges-nephew, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-npc], limit: turn, do: [{draw: 1}, {money: 20}]}]}\n  # ---- Gangs ----\n  - {id: the-knife-thrower, side: gang, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-horse-doctor, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-fence, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-lookout, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [outside-town], do: [{draw: 2}]}]}\n  - {id: the-card-sharp, side: gang, source: reconstructed, abilities: [{when: poker-won, do: [{money: 40}]}, {when: poker-lost, do: [{draw: 2}]}]}\n  - {id: the-powder-man, side: gang, source: reconstructed, abilities: [{when: fight-won, limit: turn, do: [{money: 30}]}]}\n"],["extras/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The fifty-six goals of the characters of the small boxes, four for each; all are ours. Each depends on public facts only.\n\n# Judge Roy Bean: the law west of the Pecos, at Langtry.\n# So the sign above his porch promised.\n- id: bean-ice-and-beer\n  character: judge-roy-bean\n  source: reconstructed\n  event: {revel: 2}\n  if: [marshal]\n# He fined a dead man what was found on him.\n- id: bean-forty-dollar-fine\n  character: judge-roy-bean\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{money-at-least: 40}]\n# His saloon was his court.\n- id: bean-jersey-lilly\n  character: judge-roy-bean\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: saloon}]\n- id: bean-west-of-the-pecos\n  character: judge-roy-bean\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier}, {marshal-at-least: 2}]\n\n# Butch Cassidy: the Wild Bunch, from Telluride to Patagonia.\n# His first bank, at Telluride in 1889.\n- id: cassidy-telluride\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {wanted-at-least: 2}]\n- id: cassidy-hole-in-the-wall\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, {money-at-least: 60}]\n# Between robberies he worked under another name, and well.\n- id: cassidy-ranch-hand\n  character: butch-cassidy\n  source: reconstructed\n  event: work\n  if: [{wanted-at-least: 2}]\n# In new hats they had their picture taken, which the agency printed.\n- id: cassidy-fort-worth-five\n  character: butch-cassidy\n  source: reconstructed\n  event: {gain-item: any}\n  if: [wanted, in-town]\n\n# Joaquín Murrieta: gold and legend of California, 1853.\n- id: murrieta-calaveras-gold\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {deposit: 2}\n  if: [wanted]\n- id: murrieta-three-fingered-jack\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [outside-town, unhurt]\n- id: murrieta-mustangs-for-sonora\n  character: joaquin-murrieta\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 2}]\n# The Rangers found somebody there, and said that it was he.\n- id: murrieta-arroyo-cantua\n  character: joaquin-murrieta\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, {wounds-at-least: 2}]\n\n# Belle Starr: Younger’s Bend on the Canadian River.\n- id: starr-youngers-bend\n  character: belle-starr\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [outside-town]\n# Sidesaddle, in black velvet, with a plume on the hat.\n- id: starr-venus\n  character: belle-starr\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, wanted]\n# So she called her pistol.\n- id: starr-my-baby\n  character: belle-starr\n  source: reconstructed\n  event: {upgrade-item: revolver}\n  if: [wanted]\n# He sentenced her once, and once could not.\n- id: starr-judge-parker\n  character: belle-starr\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wanted-at-least: 2}]\n\n# Isom Dart: born a slave, cowhand and rustler of Brown’s Park.\n- id: dart-browns-park\n  character: isom-dart\n  source: reconstructed\n  event: acquire\n  if: [{money-at-least: 60}]\n# After a massacre of his gang he took another name and honest work.\n- id: dart-new-name\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [neither, has-cattle, {at: gulch-frontier}]\n# Arrested, he brought the injured deputy to the doctor, and then himself to jail.\n- id: dart-deputy-in-the-ravine\n  character: isom-dart\n  source: reconstructed\n  event: {see-doctor: 2}\n  if: [wanted]\n- id: dart-bronco\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, has-cattle]\n\n# Allan Pinkerton: a cooper from Glasgow and his agency.\n# The words under the open eye of the agency.\n- id: pinkerton-we-never-sleep\n  character: allan-pinkerton\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {marshal-at-least: 2}]\n# He made barrels until he found a counterfeiters’ camp.\n- id: pinkerton-dundee-cooper\n  character: allan-pinkerton\n  source: reconstructed\n  event: work\n  if: [marshal, unhurt]\n# In 1861 he brought Lincoln through Baltimore by night.\n- id: pinkerton-baltimore-plot\n  character: allan-pinkerton\n  source: reconstructed\n  event: rail-travel\n  if: [marshal]\n- id: pinkerton-rogues-gallery\n  character: allan-pinkerton\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal]\n\n# Buffalo Bill Cody: scout, hunter and showman.\n- id: cody-pony-express\n  character: buffalo-bill\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {has-item: mustang}]\n- id: cody-wild-west-show\n  character: buffalo-bill\n  source: reconstructed\n  event: {revel: 3}\n  if: [unhurt]\n- id: cody-summit-springs\n  character: buffalo-bill\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [unhurt, outside-town]\n# The railroad paid him $500 a month to feed its workers.\n- id: cody-twelve-a-day\n  character: buffalo-bill\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 3}]\n\n# Bat Masterson: buffalo hunter, sheriff, sports writer.\n- id: bat-adobe-walls\n  character: bat-masterson\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 1}, outside-town]\n# A wound gave him the limp, and Dodge City the cane.\n- id: bat-gold-headed-cane\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wounds-at-least: 1}, {money-at-least: 60}]\n- id: bat-ringside\n  character: bat-masterson\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 60}]\n- id: bat-sweetwater\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, unhurt, marshal]\n\n# Pearl Hart: the Globe stage, May 30, 1899.\n# She gave each passenger a dollar back.\n- id: pearl-globe-stage\n  character: pearl-hart\n  source: reconstructed\n  event: {win-fight: player}\n  if: [wanted]\n- id: pearl-mothers-medicine\n  character: pearl-hart\n  source: reconstructed\n  event: {see-doctor: 1}\n  if: [{wanted-at-least: 2}]\n# Out of prison she played herself on the stage.\n- id: pearl-lady-bandit\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, wanted]\n# She did not consent to be tried under them, she said.\n- id: pearl-no-part-in-the-law\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wanted-at-least: 4}]\n\n# Ada Curnutt: deputy marshal of Oklahoma Territory, 1893.\n- id: ada-before-breakfast\n  character: ada-curnutt\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 3}]\n# No deputy was at hand, so she took the train herself.\n- id: ada-telegram\n  character: ada-curnutt\n  source: reconstructed\n  event: rail-travel\n  if: [{marshal-at-least: 2}]\n# If they did not come, she would have every man there arrest them.\n- id: ada-deputize-the-crowd\n  character: ada-curnutt\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [marshal, in-town]\n- id: ada-clerk-of-court\n  character: ada-curnutt\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [marshal, in-town]\n\n# Dave Rudabaugh: of every gang of his time, and of some lawmen’s.\n- id: rudabaugh-las-vegas-jail\n  character: dave-rudabaugh\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [wanted, in-town]\n- id: rudabaugh-stinking-springs\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [alone, wanted, {wounds-at-least: 1}]\n- id: rudabaugh-kinsley\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 2}]\n# His last game, in 1886.\n- id: rudabaugh-parral\n  character: dave-rudabaugh\n  source: reconstructed\n  event: win-poker\n  if: [wanted]\n\n# Johnny Ringo: the Cow-boy who owned books.\n- id: ringo-hoodoo-war\n  character: johnny-ringo\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, {wanted-at-least: 1}, outside-town]\n# Alone under an oak, his boots gone.\n- id: ringo-turkey-creek\n  character: johnny-ringo\n  source: reconstructed\n  event: end-move\n  if: [alone, {has-item: whiskey}]\n- id: ringo-shakespeare\n  character: johnny-ringo\n  source: reconstructed\n  event: {revel: 2}\n  if: [{wounds-at-least: 1}]\n# He took back by force what he had lost at cards.\n- id: ringo-galeyville\n  character: johnny-ringo\n  source: reconstructed\n  event: win-poker\n  if: [neither, unhurt]\n\n# Tiburcio Vásquez: twenty years on the roads of California.\n- id: vasquez-rocks\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-pass-a}, {wanted-at-least: 2}]\n- id: vasquez-guitar\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 2}]\n- id: vasquez-tres-pinos\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: vasquez-over-the-ridge\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: cross-pass\n  if: [wanted]\n\n# Aaron Ross: messenger of Wells Fargo at Montello, January 1883.\n# Five robbers shot through the walls. He was hit three times, and the door stayed shut.\n- id: ross-siege\n  character: aaron-ross\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wounds-at-least: 2}]\n- id: ross-express\n  character: aaron-ross\n  source: reconstructed\n  event: rail-travel\n  if: [{money-at-least: 60}]\n# What the company thanked him with.\n- id: ross-gold-watch\n  character: aaron-ross\n  source: reconstructed\n  event: {deposit: 3}\n  if: [unhurt]\n- id: ross-duty\n  character: aaron-ross\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 2}]\n"],["extras/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the small boxes: costs and fronts are published (items.01, 05, 08, 13, 20, 25), the upgraded sides and the names of\n# their copies are ours. The Legendary items that the modes draw on besides those of Blood Money: names and price are published, kinds\n# are those of the rule index (bm.legendary-items.06 to 08); effects and LP are ours.\n\n- id: bedroll\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        if: [outside-town]\n        do: [{heal: 1}, fill-hand]\n\n- id: saddle-bags\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [any-misc-items]\n\n# Any number of cards: the reaction can be used again and again, one card at a time.\n- id: holster\n  kind: misc\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        price: [{discard: 1}]\n        do: [{decrease: 1}]\n\n- id: peacekeeper\n  kind: weapon\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Good Neighbor, Riot Act, Judge Nobody, Curfew, Amicable Settlement, The Majority]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n\n- id: workhorse\n  kind: mount\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {more-cattle: 1}, {acquires-more: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Old Reliable, Mrs. Kowalski, Sunday, Twelve Hundredweight, Ask Me Later, Ploughboy]\n    passives: [{movement: 4}, {more-cattle: 1}, {acquires-more: 1}]\n\n- id: carbine\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Fair Warning, Wet Powder, Prayer Meeting, Seven to Two, Cousin Earl, The Exception]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n\n- id: bandolier\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-start\n        do: [{draw: 1}]\n\n- id: lucky-coin\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: die-rolled\n        limit: turn\n        do: [reroll-die]\n\n- id: marked-cards\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: poker-won\n        do: [{money: 20}, {keep-played: 1}]\n      - when: poker-lost\n        do: [{keep-played: 2}]\n\n- id: serape\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [wounds-keep-hand-size]\n\n- id: spyglass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-start\n        if: [against-player]\n        do: [{look-at-hand: 3}]\n\n- id: treasure-map\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: action\n        if: [{at: mine}]\n        do: [discard-this, {lp: 2}, {nuggets: 2}, {money: 40}]\n\n- id: saber\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: molasses\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [{movement: 3}, {carry: 2}, {hand-size: 1}]\n\n- id: black-coat\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: points-gained\n        limit: turn\n        do: [{draw: 1}, {money: 10}]\n\n- id: bowie-knife\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 1}]\n\n- id: companion\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [win-player-ties]\n    abilities:\n      - when: fight-lost\n        do: [{heal: 1}]\n\n- id: dynamite\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        optional: true\n        do: [discard-this, {lp: 1}, win-fight]\n\n- id: lasso\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: wrangled\n        do: [{money: 20}, {draw: 1}]\n      - when: rustled\n        do: [{money: 20}, {draw: 1}]\n\n- id: marshals-badge\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: start-of-turn\n        if: [marshal]\n        do: [{money: 10}, {draw: 1}]\n\n- id: mesa-deed\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: start-of-turn\n        do: [{money: 10}]\n\n- id: outlaws-mask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: action\n        if: [wanted]\n        limit: turn\n        do: [{draw: 2}, {travel: hideout}]\n\n- id: silver-flask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: beside-actions\n        limit: turn\n        price: [{lose-money: 10}]\n        do: [{heal: 1}, {draw: 1}]\n\n- id: tomahawk\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        price: [{discard: 1}]\n        do: [{decrease: 3}]\n\n- id: lightning\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [{movement: 5}]\n\n- id: thunder\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-reveal\n        if: [{has-item: lightning}]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: strongbox\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    passives: [{purse: 60}]\n    abilities:\n      - when: end-of-turn\n        price: [{lose-money: 40}]\n        do: [{lp: 1}]\n"],["extras/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens of the unique events, one of a kind: seven are visited, and the bear is fought and stays until it is beaten.\n\n- id: orphan\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- {id: grizzly-bear, source: reconstructed, with: [unique-events], opponent: grizzly, stays: true}\n\n- id: wounded-deputy\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - if:\n        all: [wanted]\n        then:\n          - choose:\n              - {key: money, do: [{money: 40}, {wanted: 1}]}\n              - {key: cards, do: [{draw: 2}]}\n        else:\n          - choose:\n              - {key: marshal, price: [{discard: 1}], do: [{marshal: 1}, {money: 10}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: bathcat\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - heal: 2\n    - draw: 1\n    - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n\n- id: tinker\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - choose:\n        - {key: upgrade, do: [{upgrade: 40}]}\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 30}]}\n\n- id: dowser\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - nuggets: 1\n    - may: {price: [{wound: 1}], get: [{nuggets: 1}, {draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - heal: 1\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 1}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- id: balloon\n  source: reconstructed\n  with: [unique-events]\n  visit:\n    - choose:\n        - {key: travel, do: [{travel: town}, {lp: 1}]}\n        - {key: ride, do: [{travel: outside-town}, {lp: 1}]}\n        - {key: money, do: [{money: 30}]}\n"],["extras/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# What the modes draw on, from the small boxes: further items and Legendary items, characters, stories, events\n# (items.*, other.characters.*, wb.*). It is played with both expansions.\nid: extras\nkind: expansion\norder: 3\nneeds: [ante-up, blood-money]\noptions:\n  - {id: gangs}\n  - {id: unique-events, former: true}\nrules:\n  - ex-core-stories\n  - ex-unique-events\n  - ex-man-in-black\n  - ex-characters\n  - ex-items\n  - mode-general\n  - ex-gang-posse\n"],["extras/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The bear of the unique events: nothing to arrest, so it gives no point.\n\n- {id: grizzly, source: reconstructed, with: [unique-events], cards: 3, reward: [{lp: 2}, {money: 20}], penalty: [{wound: 2}, {draw: 1}]}\n"],["extras/stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# Twenty further core stories, all ours: ten for the trigger of a fight with another player, ten for a trigger of their own, a move action\n# that ends on an event or frontier token (mode.serenade.05, mode.law-and-disorder.09, mode.border-town.21). They have the size of those of\n# the base game and send players only to kinds of places that both boards have, so that every mode can play them. Three give a Legendary\n# item, which modes without the trader have from nowhere else (mode.serenade.08, mode.border-town.48).\n\ntriggers:\n  - {id: arrival, event: end-move-at-token, source: rulebook}\n\ncards:\n  # ---- Start a fight with another player ----\n  - id: the-mayors-hat\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: ten-paces\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [upgraded-weapon]\n          then: [{lp: 1}, {money: 10}]\n          else:\n            - choose:\n                - {key: upgrade, do: [{upgrade: 40}]}\n                - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: the-mirror-behind-the-bar\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: sold-tickets\n    trigger: showdown\n    source: reconstructed\n    do:\n      - money: 20\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [b]\n    sheriff: 3\n\n  - id: the-loose-herd\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {draw: 1}]}\n          - {key: travel, do: [{travel: ranch}, {money: 20}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-second-opinion\n    trigger: showdown\n    source: reconstructed\n    do:\n      - heal: 1\n      - draw: 1\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [c]\n\n  - id: second-best-shot\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{lp-at-least: 10}]\n          then: [{draw: 3}]\n          else: [{lp: 1}, {draw: 1}]\n    sheriff: 3\n\n  - id: kin-on-both-sides\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [neither]\n          then:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n          else: [{money: 20}, {draw: 1}]\n    sheriff: 4\n\n  - id: the-last-word\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: heal, do: [{heal: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [b, c]\n\n  - id: boots-on\n    trigger: showdown\n    source: reconstructed\n    do:\n      - nuggets: 1\n      - may: {price: [{discard: 2}], get: [{legendary-item: 1}]}\n    spawn: [a]\n    sheriff: 5\n\n  # ---- End your move on an event or frontier token ----\n  - id: the-empty-saddle\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cards, do: [{draw: 3}]}\n          - {key: travel, do: [{travel: town}, {money: 20}]}\n    spawn: [a]\n\n  - id: a-map-in-the-lining\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 2}], do: [{legendary-item: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: smoke-on-the-ridge\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 1\n      - if:\n          all: [outside-town]\n          then: [{money: 20}]\n          else: [{draw: 1}]\n    sheriff: 3\n\n  - id: the-surveyor\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: the-medicine-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, do: [heal-all, {draw: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-wrong-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: shop, do: [{shop: 30}]}\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: pay, price: [{lose-money: 10}], do: [{legendary-item: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: strangers-at-the-fire\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 2\n      - each-player: [{draw: 1}]\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [a, c]\n\n  - id: forty-miles-of-bad-road\n    trigger: arrival\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 30}]\n          then: [{money: 40}]\n          else: [{draw: 2}, {heal: 1}]\n    sheriff: 4\n\n  - id: the-name-on-the-rock\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [b, c]\n\n  - id: the-long-count\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: mine}, {draw: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 5\n"],["first-game.yaml","# yaml-language-server: $schema=../schema/first-game.json\n# What a table leaves out, takes and agrees on in its first game (base.first.*). Source: rulebook.\n\n# LP that trigger the end.\nlength: 15\n# Always takes part, and begins.\nbegins: billy-the-kid\n# Who can be played by up to three players, and who comes in with a fourth.\ncharacters: [annie-oakley, bass-reeves, billy-the-kid]\nfourth: bloody-knife\n# Whether there are cattle at the ranches.\ncattle: false\n# Items that stay in the box.\nleft-out: [miners-map, ten-gallon, whiskey]\n# The stories, all in one deck.\nstories:\n  - the-wild-wild-west\n  - dead-or-alive\n  - the-pinkertons\n  - local-rabble\n  - fortune-favors-the-bold\n  - the-cruel-wastes\n  - blood-money\n  - high-noon\n  - rub-some-dirt-in-it\n  - the-law\n  - tribes-of-the-mesa\n  - cheap-horse\n  - ghost-mine\n  - snake-oil-salesman\n  - the-widow\n  - spit-shined-and-proper\n  - the-preacher\n  - tools-of-the-trade\n  - the-sheriff-of-darkrock\n  - harsh-times\n"],["first-game/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A first game: fewer things, known characters and a short way (base.first.*). How long it is and for how many follows from\n# first-game.yaml.\nid: first-game\nkind: variant\norder: 2\nexcludes: [goals]\n# A first game of two is played with the third figure (base.first.12).\nneeds-with:\n  - {players: 2, module: man-in-black}\nrules: [variant-first-game]\n"],["goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty-eight goals, four for each character, met on the owner''s own turn. One is published (annie-picnic), the others are ours.\n# Each depends on public facts only.\n\n# Annie Oakley: marksmanship, show business.\n- id: annie-picnic\n  character: annie-oakley\n  source: rulebook\n  event: {discard-item: provisions}\n  if: [{at: red-falls-saloon}]\n- id: annie-trick-shot\n  character: annie-oakley\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, in-town]\n- id: annie-tuned-sights\n  character: annie-oakley\n  source: reconstructed\n  event: {upgrade-item: rifle}\n  # She begins at the other store, often with the money for it after her first income.\n  if: [{at: red-falls-general-store}]\n- id: annie-top-billing\n  character: annie-oakley\n  source: reconstructed\n  event: {revel: 3}\n\n# Bass Reeves: the law, over long distances.\n- id: bass-warrant-served\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: arrest}\n- id: bass-long-arm\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{at: hideout-c}]\n- id: bass-seasoned-deputy\n  character: bass-reeves\n  source: reconstructed\n  event: always\n  if: [{marshal-at-least: 5}]\n- id: bass-honest-herd\n  character: bass-reeves\n  source: reconstructed\n  event: wrangle\n  if: [marshal, unhurt]\n\n# Billy the Kid: quick to rob, quick to ride.\n- id: billy-inside-job\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: heist}\n- id: billy-highwayman\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: billy-reward-doubled\n  character: billy-the-kid\n  source: reconstructed\n  event: always\n  if: [{wanted-at-least: 6}]\n- id: billy-bold-as-brass\n  character: billy-the-kid\n  source: reconstructed\n  event: win-poker\n  if: [wanted, {at: darkrock-saloon}]\n\n# Bloody Knife: scout of the mesas.\n- id: bloody-knife-night-herd\n  character: bloody-knife\n  source: reconstructed\n  event: rustle\n  if: [unhurt]\n- id: bloody-knife-hills-gold\n  character: bloody-knife\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: sunny-hills-mine}]\n- id: bloody-knife-between-mesas\n  character: bloody-knife\n  source: reconstructed\n  event: end-move\n  if: [{at: dixon-creek}, alone, unhurt]\n- id: bloody-knife-scouts-report\n  character: bloody-knife\n  source: reconstructed\n  event: contribute\n  if: [outside-town]\n\n# Calamity Jane: trouble, kindness and strong drink.\n- id: calamity-tall-tale\n  character: calamity-jane\n  source: reconstructed\n  event: contribute\n  if: [{at: red-falls}]\n- id: calamity-next-round\n  character: calamity-jane\n  source: reconstructed\n  event: {discard-item: whiskey}\n  if: [in-town]\n- id: calamity-patched-again\n  character: calamity-jane\n  source: reconstructed\n  event: {see-doctor: 2}\n- id: calamity-sore-winner\n  character: calamity-jane\n  source: reconstructed\n  event: {win-fight: any}\n  if: [{wounds-at-least: 1}, {has-upgraded: revolver}]\n\n# Doc Holliday: cards and coughing.\n- id: doc-dead-mans-bluff\n  character: doc-holliday\n  source: reconstructed\n  event: win-poker\n  if: [{wounds-at-least: 2}]\n- id: doc-steady-hand\n  character: doc-holliday\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 2}]\n- id: doc-back-lot\n  character: doc-holliday\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: darkrock-general-store}, {wounds-at-least: 2}]\n- id: doc-second-opinion\n  character: doc-holliday\n  source: reconstructed\n  event: work\n  # His one wound and his office are where he begins: the second opinion takes a second wound.\n  if: [{at: red-falls-doctors-office}, {wounds-at-least: 2}]\n\n# Jesse James: trains, banks and ambushes.\n- id: jesse-night-express\n  character: jesse-james\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 3}]\n- id: jesse-daylight-robbery\n  character: jesse-james\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{wanted-at-least: 4}]\n- id: jesse-ambush\n  character: jesse-james\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town]\n- id: jesse-borrowed-brand\n  character: jesse-james\n  source: reconstructed\n  event: rustle\n  if: [{at: ranch-blue}]\n\n# Kit Carson: trapper, guide, finder of ways.\n- id: kit-mother-lode\n  character: kit-carson\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: spikes-view-mine}]\n- id: kit-assayed\n  character: kit-carson\n  source: reconstructed\n  event: {deposit: 4}\n- id: kit-edge-of-the-map\n  character: kit-carson\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-a}, alone]\n- id: kit-quiet-camp\n  character: kit-carson\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [outside-town, alone]\n\n# Stagecoach Mary: the mail goes through.\n- id: mary-special-delivery\n  character: stagecoach-mary\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {misc-items-at-least: 2}]\n- id: mary-under-the-apron\n  character: stagecoach-mary\n  source: reconstructed\n  event: {win-fight: player}\n  if: [{has-upgraded: shotgun}]\n- id: mary-star-route\n  character: stagecoach-mary\n  source: reconstructed\n  event: contribute\n  if: [{at: darkrock}]\n- id: mary-stocked-coach\n  character: stagecoach-mary\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: red-falls-general-store}]\n\n# Wild Bill Hickok: the poker table, back to the wall.\n- id: hickok-house-favorite\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{at: red-falls-saloon}]\n- id: hickok-high-roller\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: hickok-aces-and-eights\n  character: wild-bill-hickok\n  source: reconstructed\n  event: lose-poker\n  if: [{at: darkrock-saloon}, {wounds-at-least: 1}]\n- id: hickok-town-square\n  character: wild-bill-hickok\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {has-upgraded: revolver}]\n\n# Wyatt Earp: the badge and the brothers.\n- id: wyatt-clean-sweep\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{marshal-at-least: 3}]\n- id: wyatt-thirty-seconds\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: darkrock}]\n- id: wyatt-faro-money\n  character: wyatt-earp\n  source: reconstructed\n  event: win-poker\n  if: [marshal]\n- id: wyatt-posse\n  character: wyatt-earp\n  source: reconstructed\n  event: {play-action: manhunt}\n  if: [{at: red-falls}]\n\n# Y.B. Rowdy: drover.\n- id: rowdy-railhead\n  character: y-b-rowdy\n  source: reconstructed\n  event: wrangle\n  if: [{has-item: mustang}]\n- id: rowdy-long-drive\n  character: y-b-rowdy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, has-cattle]\n- id: rowdy-payday-spree\n  character: y-b-rowdy\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wounds-at-least: 1}]\n- id: rowdy-green-pasture\n  character: y-b-rowdy\n  source: reconstructed\n  event: acquire\n  if: [{at: ranch-green}, {nuggets-at-least: 2}]\n"],["goals/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Goal cards, and legendary tokens for those that are completed (base.goal.*).\nid: goals\nkind: variant\norder: 1\n# The usual game is played with them, whatever the number of players.\nusual: {}\nrules: [variant-goals]\n"],["golden-rule/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# One more LP for the richest player (mode.golden-rule.05 to 07, 24).\n- {id: richest, source: rulebook, after: money, of: wealth, most: true, lp: 1}\n"],["jokers/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Two jokers in the poker deck (foe.jokers.*): a wish of the table that goes with any other selection.\nid: jokers\nkind: option\nrules: [foe-jokers]\n"],["jokers/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# That there is a red one and a black one is published; what they do is ours (foe.jokers.06).\n\n- id: joker\n  cards: [joker-black, joker-red]\n  source: reconstructed\n  passives: [any-card-in-poker]\n"],["law-and-disorder/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Infamous: whoever is arrested may stay Wanted for the whole hand (mode.law-and-disorder.04 to 08).\n- {id: infamous, in: arrest, after: penalty, do: [{may: {price: [discard-hand], get: [{stay-wanted: 1}]}}]}\n"],["man-in-black.yaml","# yaml-language-server: $schema=../schema/man-in-black.json\n# The Man in Black, the third figure of a game of two: what he always has, how he fights, and his ten cards. A card is\n# resolved from top to bottom at the end of a round. One of them is printed in a rulebook; the other nine are ours: each\n# takes him somewhere telling and gives him 1 or 2 LP, 14 over the whole deck. What makes him a rival he gains from the\n# players: most cards let them choose between a price and LP for him, and two live off their Wanted points. No card takes\n# more than 3 LP (docs/modules/man-in-black.md, docs/balance.md).\n\nsource: published\nstart: spikes-view-rail-station\nmoney: 120\nnuggets: 4\nfight-cards: 3\ndecrease: 1\n\ncards:\n  - id: tribute-of-the-gang\n    source: rulebook\n    do:\n      - go-to: mesitos-point-hideout-a\n      - remove-bandit\n      - lp: 1\n      - each-player: [{lose-money: 10}]\n\n  - id: high-noon\n    source: reconstructed\n    do:\n      - go-to-most: lp\n      - lp: 2\n      - each-player-here:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - suffer:\n                    - {key: wound, do: [{wound: 2}, {automa-lp: 3}]}\n                    - {key: lp, do: [{lose-lp: 3}]}\n\n  - id: the-vault\n    source: reconstructed\n    do:\n      - go-to: darkrock-bank\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: pay, price: [{lose-money: 40}], do: [{draw: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else: [{lose-money: 20}]\n\n  - id: the-night-train\n    source: reconstructed\n    do:\n      - go-to: spikes-view-rail-station\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: discard, price: [{discard: 2}], do: [{money: 10}]}\n              - {key: travel, do: [{travel: rail-station}, {automa-lp: 3}]}\n\n  - id: hired-guns\n    source: reconstructed\n    do:\n      - go-to: cliff-junction-hideout-c\n      - lp: 1\n      - bandits: [a, b, c]\n      - each-player:\n          - suffer:\n              - {key: wound, do: [{wound: 1}]}\n              - {key: lp, do: [{lose-lp: 2}]}\n\n  - id: a-shadow-behind-you\n    source: reconstructed\n    do:\n      - go-to-most: wanted\n      - lp: 1\n      - each-player-here:\n          - if:\n              all: [{wanted-at-least: 4}]\n              then: [{lose-lp: 3}, {automa-lp: 4}]\n              else: [{wound: 1}]\n\n  - id: easy-pickings\n    source: reconstructed\n    do:\n      - go-to-most: money\n      - lp: 1\n      - each-player-here:\n          - choose:\n              - {key: discard, price: [{discard: 3}], do: [{lp: 1}]}\n              - {key: money, do: [{lose-money: 40}, {automa-lp: 3}]}\n\n  - id: drinks-on-the-stranger\n    source: reconstructed\n    do:\n      - go-to: red-falls-cabaret\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: drink, do: [{heal: 2}, {draw: 2}, {automa-lp: 2}]}\n              - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n\n  - id: gold-by-moonlight\n    source: reconstructed\n    do:\n      - go-to: sunny-hills-mine\n      - lp: 2\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else:\n                - may: {price: [{wound: 1}], get: [{nuggets: 2}]}\n\n  - id: the-offer\n    source: reconstructed\n    do:\n      - go-to: darkrock-sheriffs-office\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{wanted-at-least: 7}]\n              then: [{lose-lp: 2}, {automa-lp: 4}]\n              else:\n                - choose:\n                    - {key: wanted, do: [{wanted: 1}, {automa-lp: 2}]}\n                    - {key: cattle, do: [cattle, {automa-lp: 2}]}\n                    - {key: discard, do: [{discard: 1}]}\n"],["man-in-black/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A third figure for two players, played by the game itself (base.two.*).\nid: man-in-black\nkind: variant\norder: 4\nplayers: {least: 2, most: 2}\n# The rulebook''s game of two; a table may leave him out.\nusual: {least: 2, most: 2}\nrules: [variant-two-player]\n"],["man-in-black-for-more/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The Man in Black with three to five players (wb.man-in-black.10, 19): he rides along, without seven of his cards. With six there is no place\n# for a seventh figure. Which seven is published by number; that the numbers are those of our list is ours.\nid: man-in-black-for-more\nkind: option\norder: 9\nneeds: [extras]\nplayers-of:\n  man-in-black: {least: 2, most: 5}\n# His cards 1, 4, 5, 8, 9, 10 and 15.\nautoma-cards-for-two:\n  - tribute-of-the-gang\n  - the-night-train\n  - hired-guns\n  - drinks-on-the-stranger\n  - gold-by-moonlight\n  - the-offer\n  - an-old-photograph\nrules: [wb-man-in-black-for-more]\n"],["modes/border-town.yaml","# yaml-language-server: $schema=../schema/module.json\n# Border Town (mode.border-town.*): Buzzard Gulch and its frontier alone for two to four, with homesteads, and with gold nuggets that are\n# spent like money.\nid: border-town\nkind: mode\norder: 5\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach]\nexcludes: [gangs, unique-events, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nrecommended: {players: {least: 2, most: 4}, lengths: [15, 20]}\nnumbers:\n  nugget-money: {from: 0, to: 20}\nonly:\n  story-triggers: [showdown, arrival]\n# The stands of General Store and Trading Post are one store (mode.border-town.23).\nstands:\n  general-store:\n    - bedroll\n    - boot-knife\n    - bullwhip\n    - burro\n    - derringer\n    - gazette\n    - holster\n    - medicine-pouch\n    - mustang\n    - provisions\n    - repeating-shotgun\n    - revolver\n    - shotgun\n    - rifle\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\nwithout:\n  sheets: [base]\n  systems: [trader, deeds, ruins, risk-die]\n  tracks: [story]\n  characters:\n    - al-swearengen\n    - bloody-knife\n    - buffalo-bill\n    - charley-parkhurst\n    - james-beckwourth\n    - kit-carson\n    - lottie-deno\n    - tom-tobin\n  # Legendary items; those of the stores are listed above.\n  items: [fiddle, short-cut, dime-western, pump-trolley]\n  event-places: [darkrock-bank, red-falls-cabaret]\n  cattle: [green-1, green-2, green-3, green-4, green-5, green-6, green-7, green-8,\n    blue-1, blue-2, blue-3, blue-4, blue-5, blue-6, blue-7, blue-8]\nboard:\n  # Three hideouts and two mines, in the places of the location tokens (mode.border-town.16 to 19, 56).\n  locations:\n    gulch-frontier-17: hideout-a\n    gulch-frontier-10: hideout-b\n    gulch-frontier-outlaw-camp: hideout-c\n    gulch-frontier-pass-a: mine\n    gulch-frontier-pass-c: mine\n  general-stores: [buzzard-gulch-trading-post]\n  # What the names of the main board stand for (mode.border-town.29). Spaces without an entry stand for what their kind of\n  # location does, otherwise for what their region does.\n  places:\n    darkrock: buzzard-gulch\n    red-falls: buzzard-gulch\n    sunny-hills: gulch-frontier\n    mesitos-point: gulch-frontier\n    dixon-creek: gulch-frontier\n    spikes-view: gulch-frontier\n    cliff-junction: gulch-frontier\n    sheriffs-office: marshals-office\n    general-store: buzzard-gulch-trading-post\n    bank: buzzard-gulch-trading-post\n    cabaret: buzzard-gulch-saloon\n    doctors-office: buzzard-gulch-saloon\n    # Spaces without a location that cards name: one for each. Longhorns are three spaces or more from where they are delivered.\n    darkrock-4: buzzard-gulch-1\n    red-falls-3: buzzard-gulch-3\n    cliff-junction-2: gulch-frontier-22\n    cliff-junction-10: gulch-frontier-32\n    sunny-hills-4: gulch-frontier-8\n    spikes-view-1: gulch-frontier-34\n  start: anywhere\nrules: [mode-border-town]\n"],["modes/golden-rule.yaml","# yaml-language-server: $schema=../schema/module.json\n# Golden Rule (mode.golden-rule.*): a game about money for three to six. Every $40 is 1 LP, and the richest player gets one more.\nid: golden-rule\nkind: mode\norder: 2\nneeds: [ante-up, blood-money, extras, rumors, jackpot, ruthless, stagecoach, unique-events]\nexcludes: [dead-or-alive, vendetta, scout, outfit, gangs, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nnumbers:\n  money-per-lp: {from: 60, to: 40}\nonly:\n  characters:\n    - al-swearengen\n    - ben-hodges\n    - buffalo-bill\n    - doc-holliday\n    - fee-lee-wong\n    - isom-dart\n    - maria-gertrudis-barcelo\n    - poker-alice\n    - soapy-smith\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\n  legendary-items:\n    - bandolier\n    - black-coat\n    - canteen\n    - cattle-brand\n    - lasso\n    - lucky-coin\n    - marked-cards\n    - marshals-badge\n    - mesa-deed\n    - molasses\n    - portrait\n    - shot-glass\n    - short-cut\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - treasure-map\n  story-triggers: [spend]\nstands:\n  general-store:\n    - bullwhip\n    - derringer\n    - gazette\n    - mule\n    - mustang\n    - pocket-watch\n    - revolver\n    - saddle-bags\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\n  buzzard-gulch-trading-post: [burro, miners-map, peacekeeper, provisions, quarter-horse, shotgun]\n  trader: [bedroll, boot-knife, carbine, holster, medicine-pouch, rifle, repeating-shotgun]\nwithout:\n  systems: [injuries, risk-die]\n  tracks: [story]\n  events: [orphan, grizzly-bear, wounded-deputy, bathcat]\nrules: [mode-golden-rule]\n"],["modes/law-and-disorder.yaml","# yaml-language-server: $schema=../schema/module.json\n# Law and Disorder (mode.law-and-disorder.*): both sides of the law for three to six. An arrest need not be the end of a career.\nid: law-and-disorder\nkind: mode\norder: 3\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, scout, outfit, ruthless, stagecoach, gangs]\nexcludes: [rumors, jackpot, unique-events, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nonly:\n  characters:\n    - ada-curnutt\n    - bass-reeves\n    - ben-hodges\n    - billy-the-kid\n    - butch-cassidy\n    - dave-rudabaugh\n    - elfego-baca\n    - jesse-james\n    - judge-roy-bean\n    - lozen\n    - pat-garrett\n    - seth-bullock\n    - sundance-kid\n    - john-slaughter\n    - tiburcio-vasquez\n    - curly-bill-brocius\n    - wyatt-earp\n  legendary-items:\n    - bandolier\n    - black-coat\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - lightning\n    - marshals-badge\n    - outlaws-mask\n    - portrait\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - thunder\n    - tomahawk\n  story-triggers: [showdown, points]\nstands:\n  general-store:\n    - boot-knife\n    - holster\n    - medicine-pouch\n    - peacekeeper\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - saddle-bags\n    - shotgun\n    - snake-oil\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, bullwhip, burro, gazette, mustang, repeating-shotgun]\n  trader: [carbine, derringer, miners-map, mule, rifle, ten-gallon, workhorse]\nwithout:\n  systems: [deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller]\nrules: [mode-law-and-disorder]\n"],["modes/risky-business.yaml","# yaml-language-server: $schema=../schema/module.json\n# Risky Business (mode.risky-business.*): everything of Blood Money at once for three to five, with goals.\nid: risky-business\nkind: mode\norder: 4\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach, unique-events]\nexcludes: [gangs, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants: [goals]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [20, 25]}\nonly:\n  characters:\n    - allan-pinkerton\n    - bat-masterson\n    - ben-hodges\n    - bloody-knife\n    - buckshot-roberts\n    - calamity-jane\n    - charley-parkhurst\n    - doc-holliday\n    - elfego-baca\n    - james-beckwourth\n    - johnny-ringo\n    - lottie-deno\n    - maria-gertrudis-barcelo\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\nstands:\n  general-store:\n    - boot-knife\n    - bullwhip\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - repeating-shotgun\n    - rifle\n    - saddle-bags\n    - shotgun\n    - ten-gallon\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, burro, gazette, medicine-pouch, mustang, peacekeeper]\n  trader: [carbine, derringer, holster, miners-map, mule, snake-oil, workhorse]\nwithout:\n  items: [cattle-brand, companion, lasso, lightning]\nrules: [mode-risky-business]\n"],["modes/serenade.yaml","# yaml-language-server: $schema=../schema/module.json\n# Serenade (mode.serenade.*): fights among players for three to five. Full hands, no trader, no deeds, and the stories of showdowns.\nid: serenade\nkind: mode\norder: 1\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, outfit, ruthless, stagecoach]\nexcludes: [rumors, scout, jackpot, gangs, unique-events, core-stories, standard-stores, sheriff-cards, bandit-cards, titles, man-in-black-for-more]\ndefaults: [jokers]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [15, 20]}\nonly:\n  characters:\n    - elfego-baca\n    - bass-reeves\n    - annie-oakley\n    - kit-carson\n    - johnny-ringo\n    - doc-holliday\n    - allan-pinkerton\n    - dave-rudabaugh\n    - butch-cassidy\n    - joaquin-murrieta\n    - curly-bill-brocius\n    - jesse-james\n  legendary-items:\n    - bandolier\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - marshals-badge\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - spyglass\n    - tomahawk\n  story-triggers: [showdown]\n  # His cards 1 to 9, 11 to 15 and 19.\n  automa-cards:\n    - tribute-of-the-gang\n    - high-noon\n    - the-vault\n    - the-night-train\n    - hired-guns\n    - a-shadow-behind-you\n    - easy-pickings\n    - drinks-on-the-stranger\n    - gold-by-moonlight\n    - the-doctors-bill\n    - salt-in-the-well\n    - the-black-stage\n    - marked-cards\n    - an-old-photograph\n    - the-forged-deed\nstands:\n  general-store:\n    - revolver\n    - rifle\n    - shotgun\n    - bedroll\n    - provisions\n    - holster\n    - derringer\n    - mustang\n    - peacekeeper\n    - burro\n    - snake-oil\n    - gazette\n  buzzard-gulch-trading-post: [boot-knife, repeating-shotgun, whiskey, quarter-horse, miners-map, medicine-pouch]\nwithout:\n  systems: [trader, deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller]\nrules: [mode-serenade]\n"],["risky-business/track-spaces.yaml","# yaml-language-server: $schema=../schema/track-spaces.json\n# The last space of the Story track, which is printed as its fourth, gives 1 LP besides the point of choice (mode.risky-business.04).\n- {id: fourth-space, source: rulebook, track: story, space: 3, do: [{lp: 1}]}\n"],["serenade/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Every player begins with two more poker cards (mode.serenade.04).\n- {id: full-hand, in: setup, after: place, do: [{draw: 2}]}\n"],["sheriff-cards/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Cards about the Sheriff (wb.sheriff-variant.*): a variant for any other selection. That there are such cards, and when one is replaced, is\n# published; what they say is ours.\nid: sheriff-cards\nkind: option\nexcludes: [first-game]\nrules: [wb-sheriff-variant]\n"],["sheriff-cards/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The cards about the Sheriff, all ours: the fight cards that he draws, who wins ties, and what a fight with him brings or costs besides. On the\n# average he is a little weaker than the rulebook''s, and is worth a card or two to whoever beats him.\n\n- {id: the-old-hand, pool: sheriff-cards, source: reconstructed, cards: 4, reward: [{draw: 2}], penalty: []}\n- {id: the-green-deputy, pool: sheriff-cards, source: reconstructed, cards: 3, reward: [], penalty: []}\n- {id: the-hanging-judge, pool: sheriff-cards, source: reconstructed, cards: 4, reward: [{lp: 1}], penalty: [{wound: 1}]}\n- id: the-bought-badge\n  pool: sheriff-cards\n  source: reconstructed\n  cards: 4\n  player-wins-ties: true\n  reward: []\n  penalty: [{lose-money: 20}]\n- {id: the-manhunter, pool: sheriff-cards, source: reconstructed, cards: 4, reward: [{money: 30}], penalty: [{discard: 2}]}\n- id: the-family-man\n  pool: sheriff-cards\n  source: reconstructed\n  cards: 3\n  player-wins-ties: true\n  reward: [{heal: 1}]\n  penalty: [{draw: 1}]\n"],["sheriff-cards/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n- {id: sheriff-cards, source: reconstructed, reshuffle: true, cards-for: sheriff}\n"],["standard-stores/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The standard setup of the stores (bm.standard-stores.*): a fixed split of the items instead of dealing them. That there is one is published,\n# what it puts where is ours: the Trading Post sells the goods of its own box, the trader those of the small boxes.\nid: standard-stores\nkind: option\norder: 9\nneeds: [ante-up]\nsplit:\n  buzzard-gulch-trading-post: [derringer, gazette, miners-map, quarter-horse, snake-oil, whiskey]\n  trader: [bedroll, carbine, holster, medicine-pouch, peacekeeper, saddle-bags, workhorse]\nrules: [bm-standard-stores]\n"],["stories-in-order/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The legendary stories in the order of their numbers (bm.stories-in-order.*), so that they tell one tale from its beginning. Stories of the\n# base game have no numbers: where they are played there is no order.\nid: stories-in-order\nkind: option\norder: 9\nneeds: [blood-money]\nexcludes: [core-stories, border-town, golden-rule, law-and-disorder, serenade]\nstories-in-order: true\nrules: [bm-stories-in-order]\n"],["titles/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Titles (wb.titles.*): one of eight is revealed for a game and counted at its end. That there are titles is published; what each counts is ours.\nid: titles\nkind: option\nexcludes: [first-game]\nrules: [wb-titles]\n"],["titles/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# The titles, all ours: a title is worth as much as the second place of the rulebook''s own comparisons, 2 LP for the most of something.\n- {id: the-mayor, source: reconstructed, title: true, after: tokens, of: wealth, most: true, lp: 2}\n- {id: the-gold-baron, source: reconstructed, title: true, after: the-mayor, of: nuggets, most: true, lp: 2}\n- {id: the-collector, source: reconstructed, title: true, after: the-gold-baron, of: items, most: true, lp: 2}\n- {id: the-master-smith, source: reconstructed, title: true, after: the-collector, of: upgrades, most: true, lp: 2}\n- {id: the-unkillable, source: reconstructed, title: true, after: the-master-smith, of: wounds, most: true, lp: 2}\n- {id: the-arm-of-the-law, source: reconstructed, title: true, after: the-unkillable, of: marshal, most: true, lp: 2}\n- {id: the-most-feared, source: reconstructed, title: true, after: the-arm-of-the-law, of: wanted, most: true, lp: 2}\n- {id: the-banker, source: reconstructed, title: true, after: the-most-feared, of: money, each: 40, lp: 1}\n"],["wild-wild-west/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The rougher game of the French rulebook (base.wild.*).\nid: wild-wild-west\nkind: variant\norder: 3\nrules: [variant-wild-wild-west]\n"]]}');
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 1, 'setup', NULL, '= character bass-reeves
= character jesse-james
= character bloody-knife
= character billy-the-kid
= character y-b-rowdy
= character annie-oakley', 1795969947238, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 2, 'choice', 2, 'draft bloody-knife', 1795969947251, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 3, 'choice', 3, 'draft annie-oakley', 1795969947258, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 4, 'choice', 1, 'draft jesse-james
= 6s', 1795969947269, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 5, 'choice', 1, 'start dixon-creek-hideout-b
= Kc
= Kd
= Qd', 1795969947271, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 6, 'choice', 3, 'start darkrock-1
= goal jesse-night-express
= goal bloody-knife-between-mesas
= goal annie-picnic
= trigger showdown
= trigger points', 1795969947276, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 7, 'choice', 1, 'income cards
= Ks
= 9c', 1795969947282, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 8, 'choice', 1, 'move darkrock-5', 1795969947286, 2);
INSERT INTO public.entries VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 9, 'choice', 1, 'pass', 1795969947289, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 1, 'setup', NULL, '= character calamity-jane
= character annie-oakley
= character stagecoach-mary
= character wyatt-earp
= character doc-holliday
= character kit-carson', 1795969947391, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 2, 'choice', 3, 'draft kit-carson', 1795969947396, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 3, 'choice', 1, 'draft annie-oakley', 1795969947397, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 4, 'choice', 2, 'draft stagecoach-mary
= first 3
= 4c
= 7h
= 3c', 1795969947399, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 5, 'choice', 1, 'start darkrock-3
= 6c', 1795969947403, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 6, 'choice', 2, 'start darkrock-4
= goal kit-mother-lode
= goal annie-picnic
= goal mary-special-delivery
= trigger spend
= trigger spend', 1795969947404, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 7, 'choice', 3, 'income both
= 10s', 1795969947406, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 8, 'choice', 3, 'move sunny-hills-hideout-b', 1795969947408, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 9, 'choice', 3, 'commit 10s
= K
= A', 1795969947412, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 10, 'choice', 2, 'npc A', 1795969947419, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 11, 'choice', 3, 'pass', 1795969947523, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 12, 'choice', 3, 'choose wanted', 1795969947532, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 13, 'choice', 3, 'pass
= Jc', 1795969947635, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 14, 'choice', 3, 'pass', 1795969947744, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 15, 'choice', 3, 'move red-falls-doctors-office', 1795969947752, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 16, 'choice', 3, 'pass', 1795969947855, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 17, 'choice', 3, 'heal
= Jd', 1795969947860, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 18, 'choice', 3, 'end', 1795969947968, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 19, 'choice', 1, 'income cards
= 5d
= 7d', 1795969947978, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 20, 'choice', 1, 'move mesitos-point-1', 1795969947985, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 21, 'choice', 1, 'pass', 1795969947992, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 22, 'choice', 1, 'move darkrock-2', 1795969948002, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 23, 'choice', 1, 'pass', 1795969948004, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 24, 'choice', 1, 'move mesitos-point-hideout-a', 1795969948011, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 25, 'choice', 1, 'commit 7d
= 8
= Q', 1795969948012, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 26, 'choice', 3, 'npc 8', 1795969948019, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 27, 'choice', 1, 'pass
= 8d', 1795969948023, 2);
INSERT INTO public.entries VALUES ('c4dca52bb08a55998b02f63c0f566b75', 28, 'choice', 1, 'pass', 1795969948024, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 1, 'setup', NULL, '= character wild-bill-hickok
= character calamity-jane
= character jesse-james
= character annie-oakley
= character stagecoach-mary
= character billy-the-kid', 1795969948102, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 2, 'choice', 3, 'draft stagecoach-mary', 1795969948114, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 3, 'choice', 1, 'draft calamity-jane', 1795969948116, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 4, 'choice', 2, 'draft jesse-james
= 7c', 1795969948126, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 5, 'choice', 2, 'start sunny-hills-hideout-b
= Ah', 1795969948127, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 6, 'choice', 3, 'start darkrock-8
= 10s', 1795969948130, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 7, 'choice', 1, 'start red-falls-6
= goal jesse-ambush
= goal mary-under-the-apron
= goal calamity-tall-tale
= trigger showdown
= trigger showdown', 1795969948131, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 8, 'choice', 2, 'income cards
= Kh
= 10c', 1795969948132, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 9, 'choice', 2, 'end', 1795969948134, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 10, 'choice', 2, 'end', 1795969948138, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 11, 'choice', 3, 'income both
= 8h', 1795969948140, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 12, 'choice', 3, 'move darkrock-7', 1795969948147, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 13, 'choice', 3, 'pass', 1795969948250, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 14, 'choice', 3, 'play Ah', 1795969948255, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 15, 'choice', 3, 'choose marshal', 1795969948256, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 16, 'choice', 3, 'pass', 1795969948359, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 17, 'choice', 3, 'work', 1795969948363, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 18, 'choice', 3, 'end', 1795969948467, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 19, 'choice', 1, 'income money', 1795969948474, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 20, 'choice', 1, 'move cliff-junction-5', 1795969948479, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 21, 'choice', 1, 'pass', 1795969948482, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 22, 'choice', 1, 'move cliff-junction-3', 1795969948489, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 23, 'choice', 1, 'pass', 1795969948490, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 24, 'choice', 1, 'move red-falls-5', 1795969948492, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 25, 'choice', 1, 'pass', 1795969948495, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 26, 'choice', 1, 'end', 1795969948496, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 27, 'choice', 2, 'income both
= Ks', 1795969948502, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 28, 'choice', 2, 'move sunny-hills-4', 1795969948505, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 29, 'choice', 2, 'pass', 1795969948507, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 30, 'choice', 2, 'play Kh', 1795969948508, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 31, 'choice', 2, 'end', 1795969948511, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 32, 'choice', 2, 'end', 1795969948512, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 33, 'choice', 3, 'income money', 1795969948519, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 34, 'choice', 3, 'move darkrock-4', 1795969948522, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 35, 'choice', 3, 'pass', 1795969948627, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 36, 'choice', 3, 'work', 1795969948630, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 37, 'choice', 3, 'work', 1795969948634, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 38, 'choice', 3, 'end', 1795969948739, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 39, 'choice', 1, 'income money', 1795969948743, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 40, 'choice', 1, 'buy shotgun', 1795969948749, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 41, 'choice', 1, 'equip shotgun', 1795969948752, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 42, 'choice', 1, 'buy ten-gallon', 1795969948759, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 43, 'choice', 1, 'end', 1795969948775, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 44, 'choice', 1, 'buy whiskey', 1795969948790, 2);
INSERT INTO public.entries VALUES ('c1b88d54be578389f47c7e192a25231c', 45, 'choice', 1, 'move cliff-junction-3', 1795969948795, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 1, 'setup', NULL, '= ware rifle
= ware mustang
= ware quarter-horse
= ware gazette
= ware ten-gallon
= ware derringer
= event the-claims-office-fire
= event the-bell-steer
= frontier 4
= frontier 2
= frontier 3
= frontier 5
= frontier 2
= frontier 6
= frontier 6
= frontier 5
= frontier 3
= character stagecoach-mary
= character doc-holliday
= character fee-lee-wong
= character wyatt-earp
= character y-b-rowdy
= character maria-gertrudis-barcelo', 1795969948978, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 2, 'choice', 3, 'draft y-b-rowdy', 1795969948986, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 3, 'choice', 1, 'draft doc-holliday', 1795969948990, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 4, 'choice', 2, 'draft fee-lee-wong
= first 2
= As
= event the-senators-nephew
= 10c
= 2c
= 7s
= 6s
= 6h
= goal fee-lee-hose-race
= goal rowdy-payday-spree
= goal doc-second-opinion
= trigger showdown
= trigger legend', 1795969948994, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 5, 'choice', 2, 'income cards
= 10h
= 3h', 1795969948999, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 6, 'choice', 2, 'move gulch-frontier-23', 1795969949002, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 7, 'choice', 2, 'react 3h', 1795969949006, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 8, 'choice', 2, 'ride gulch-frontier-35', 1795969949010, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 9, 'choice', 2, 'pass', 1795969949014, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 10, 'choice', 2, 'move gulch-frontier-outlaw-camp', 1795969949019, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 11, 'choice', 2, 'pass', 1795969949022, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 12, 'choice', 2, 'move gulch-frontier-29', 1795969949026, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 13, 'choice', 2, 'pass', 1795969949030, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 14, 'choice', 2, 'end', 1795969949034, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 15, 'choice', 3, 'income both
= 3s', 1795969949038, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 16, 'choice', 3, 'prospect
= nugget
= nugget', 1795969949043, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 17, 'choice', 3, 'prospect
= nugget
= nugget', 1795969949046, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 18, 'choice', 3, 'play 2c', 1795969949050, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 19, 'choice', 3, 'ride red-falls-2', 1795969949052, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 20, 'choice', 3, 'end', 1795969949156, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 21, 'choice', 1, 'income both
= Ks', 1795969949163, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 22, 'choice', 1, 'move red-falls-1', 1795969949175, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 23, 'choice', 1, 'pass', 1795969949177, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 24, 'choice', 1, 'high-stakes
= 3c
= 2h
= Qh
= 9h
= 4c
= 6d
= 5s
= 5c
= Jd', 1795969949186, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 25, 'choice', 1, 'fold
= Qd', 1795969949190, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 26, 'choice', 1, 'move sunny-hills-2', 1795969949195, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 27, 'choice', 1, 'pass', 1795969949200, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 28, 'choice', 1, 'discard 3c', 1795969949210, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 29, 'choice', 1, 'end', 1795969949214, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 30, 'choice', 2, 'income money', 1795969949218, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 31, 'choice', 2, 'move gulch-frontier-29', 1795969949222, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 32, 'choice', 2, 'pass', 1795969949226, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 33, 'choice', 2, 'move buzzard-gulch-6', 1795969949243, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 34, 'choice', 2, 'pass', 1795969949251, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 35, 'choice', 2, 'move gulch-frontier-23', 1795969949255, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 36, 'choice', 2, 'pass', 1795969949257, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 37, 'choice', 2, 'end', 1795969949260, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 38, 'choice', 3, 'income cards
= 7d
= Kh', 1795969949283, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 39, 'choice', 3, 'play Kh', 1795969949287, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 40, 'choice', 3, 'move red-falls-6', 1795969949300, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 41, 'choice', 3, 'react 3s', 1795969949408, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 42, 'choice', 3, 'pass', 1795969949416, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 43, 'choice', 3, 'pass', 1795969949524, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 44, 'choice', 3, 'buy whiskey', 1795969949529, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 45, 'choice', 3, 'move red-falls-5', 1795969949531, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 46, 'choice', 3, 'pass', 1795969949634, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 47, 'choice', 3, 'work', 1795969949640, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 48, 'choice', 3, 'end', 1795969949748, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 49, 'choice', 1, 'income money', 1795969949752, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 50, 'choice', 1, 'move sunny-hills-1', 1795969949763, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 51, 'choice', 1, 'pass', 1795969949766, 2);
INSERT INTO public.entries VALUES ('67176b70dafd49b395de8fbfb08166d2', 52, 'choice', 1, 'move sunny-hills-1', 1795969949775, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 1, 'setup', NULL, '= ware revolver
= ware quarter-horse
= ware derringer
= ware mustang
= ware medicine-pouch
= ware ten-gallon
= ware miners-map
= ware burro
= ware whiskey
= item portrait
= item pump-trolley
= item snakeskin-boots
= event beef-prices
= event the-riverboat-man
= frontier 3
= frontier 3
= frontier 6
= frontier 2
= frontier 4
= frontier 4
= frontier 4
= frontier 2
= frontier 5
= region spikes-view
= character john-slaughter
= character billy-the-kid
= character y-b-rowdy
= character pat-garrett
= character tom-tobin
= character calamity-jane', 1795969949885, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 2, 'choice', 1, 'draft john-slaughter', 1795969949898, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 3, 'choice', 3, 'draft tom-tobin', 1795969949910, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 4, 'choice', 2, 'draft pat-garrett
= Kh
= Qs
= 4h
= item cattle-brand
= first 2', 1795969949914, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 5, 'choice', 3, 'start spikes-view-10', 1795969949920, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 6, 'choice', 1, 'start gulch-frontier-10
= goal pat-authentic-life
= goal tobin-magpies
= goal slaughter-came-back-alone
= legend mule-named-senator', 1795969949927, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 7, 'choice', 2, 'income cards
= Ah
= 9s', 1795969949930, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 8, 'choice', 2, 'move buzzard-gulch-1', 1795969949936, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 9, 'choice', 2, 'pass', 1795969949942, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 10, 'choice', 2, 'move gulch-frontier-3', 1795969949947, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 11, 'choice', 2, 'pass', 1795969949950, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 12, 'choice', 2, 'risk card
= risk story-point
= 6d', 1795969949955, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 13, 'choice', 2, 'move gulch-frontier-7', 1795969949957, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 14, 'choice', 2, 'pass', 1795969949962, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 15, 'choice', 2, 'end', 1795969949963, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 16, 'choice', 3, 'income cards
= 10s
= Jh', 1795969949970, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 17, 'choice', 3, 'risk card
= risk two-wounds
= 4c', 1795969949975, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 18, 'choice', 3, 'use cattle-brand
= blue-1', 1795969949978, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 19, 'choice', 3, 'pass', 1795969949980, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 20, 'choice', 3, 'move cliff-junction-9', 1795969949989, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 21, 'choice', 3, 'pass', 1795969950092, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 22, 'choice', 3, 'move cliff-junction-hideout-c
= 10
= 5', 1795969950100, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 23, 'choice', 3, 'commit Jh', 1795969950103, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 24, 'choice', 2, 'npc 5', 1795969950109, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 25, 'choice', 3, 'pass', 1795969950220, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 26, 'choice', 3, 'pass', 1795969950325, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 27, 'choice', 3, 'end', 1795969950444, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 28, 'choice', 1, 'income both
= 8s', 1795969950458, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 29, 'choice', 1, 'move gulch-frontier-10', 1795969950474, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 30, 'choice', 1, 'pass', 1795969950477, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 31, 'choice', 1, 'move gulch-frontier-9', 1795969950483, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 32, 'choice', 1, 'pass', 1795969950499, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 33, 'choice', 1, 'risk card
= risk story-point
= 8h', 1795969950501, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 34, 'choice', 1, 'move gulch-frontier-8', 1795969950507, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 35, 'choice', 1, 'pass', 1795969950514, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 36, 'choice', 1, 'end', 1795969950522, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 37, 'choice', 2, 'income cards
= Ks
= 2d', 1795969950533, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 38, 'choice', 2, 'move buzzard-gulch-4', 1795969950541, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 39, 'choice', 2, 'pass', 1795969950552, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 40, 'choice', 2, 'risk ride
= risk wound', 1795969950558, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 41, 'choice', 2, 'ride buzzard-gulch-5', 1795969950567, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 42, 'choice', 2, 'move gulch-frontier-26', 1795969950578, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 43, 'choice', 2, 'pass', 1795969950587, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 44, 'choice', 2, 'move gulch-frontier-21', 1795969950598, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 45, 'choice', 2, 'pass', 1795969950602, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 46, 'choice', 2, 'discard Ah', 1795969950610, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 47, 'choice', 2, 'discard 9s', 1795969950618, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 48, 'choice', 2, 'end', 1795969950622, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 49, 'choice', 3, 'income cards
= Ad
= 10c', 1795969950630, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 50, 'choice', 3, 'work', 1795969950635, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 51, 'choice', 3, 'work', 1795969950651, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 52, 'choice', 3, 'work', 1795969950654, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 53, 'choice', 3, 'risk ride
= risk wound', 1795969950658, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 54, 'choice', 3, 'ride cliff-junction-4', 1795969950662, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 55, 'choice', 3, 'discard 10c', 1795969950667, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 56, 'choice', 3, 'discard Ad', 1795969950670, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 57, 'choice', 3, 'end', 1795969950774, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 58, 'choice', 1, 'income both
= Qh', 1795969950777, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 59, 'choice', 1, 'move gulch-frontier-12', 1795969950785, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 60, 'choice', 1, 'pass', 1795969950795, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 61, 'choice', 1, 'risk money
= risk wound-and-story-point', 1795969950799, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 62, 'choice', 1, 'choose gang-b', 1795969950802, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 63, 'choice', 1, 'move buzzard-gulch-4', 1795969950811, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 64, 'choice', 1, 'pass', 1795969950817, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 65, 'choice', 1, 'move gulch-frontier-20', 1795969950829, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 66, 'choice', 1, 'pass', 1795969950841, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 67, 'choice', 1, 'end', 1795969950846, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 68, 'choice', 2, 'income both
= 5c', 1795969950850, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 69, 'choice', 2, 'risk card
= risk two-wounds
= 4s', 1795969950859, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 70, 'choice', 2, 'move gulch-frontier-19', 1795969950863, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 71, 'choice', 2, 'pass', 1795969950864, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 72, 'choice', 2, 'move spikes-view-10', 1795969950871, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 73, 'choice', 2, 'pass', 1795969950873, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 74, 'choice', 2, 'move gulch-frontier-19', 1795969950875, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 75, 'choice', 2, 'pass', 1795969950876, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 76, 'choice', 2, 'pass', 1795969950877, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 77, 'choice', 2, 'discard 5c', 1795969950879, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 78, 'choice', 2, 'discard 6d', 1795969950882, 2);
INSERT INTO public.entries VALUES ('d9e4910d398432a5d002239644ac8b93', 79, 'choice', 2, 'discard Ks', 1795969950886, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 1, 'setup', NULL, '= event the-toll-gate
= event high-water
= frontier 6
= frontier 3
= frontier 4
= frontier 4
= frontier 4
= frontier 3
= frontier 2
= frontier 3
= frontier 2
= character jesse-james
= character dave-rudabaugh
= character doc-holliday
= character elfego-baca
= character kit-carson
= character butch-cassidy', 1795969951059, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 2, 'choice', 3, 'draft butch-cassidy', 1795969951065, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 3, 'choice', 2, 'draft elfego-baca', 1795969951072, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 4, 'choice', 1, 'draft dave-rudabaugh
= 10c
= 9s
= Jd
= 9c
= 4d
= first 1', 1795969951075, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 5, 'choice', 2, 'start gulch-frontier-2
= 7c
= 5s', 1795969951087, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 6, 'choice', 3, 'start cliff-junction-hideout-c
= 4c
= 5c', 1795969951096, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 7, 'choice', 1, 'start gulch-frontier-2
= 2d
= 10s
= trigger showdown
= trigger showdown', 1795969951102, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 8, 'choice', 1, 'income cards
= Ac
= Qh', 1795969951108, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 9, 'choice', 1, 'move gulch-frontier-8', 1795969951115, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 10, 'choice', 1, 'pass', 1795969951120, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 11, 'choice', 1, 'move gulch-frontier-3', 1795969951122, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 12, 'choice', 1, 'pass', 1795969951126, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 13, 'choice', 1, 'move gulch-frontier-1', 1795969951128, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 14, 'choice', 1, 'pass', 1795969951129, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 15, 'choice', 2, 'income money', 1795969951134, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 16, 'choice', 2, 'frontier', 1795969951136, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 17, 'choice', 2, 'discard 7c', 1795969951137, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 18, 'choice', 2, 'discard 5s', 1795969951138, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 19, 'choice', 2, 'discard Jd
= frontier-token hidden-canyon', 1795969951139, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 20, 'choice', 2, 'move gulch-frontier-3', 1795969951142, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 21, 'choice', 2, 'pass', 1795969951143, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 22, 'choice', 2, 'move gulch-frontier-11', 1795969951145, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 23, 'choice', 2, 'pass', 1795969951146, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 24, 'choice', 3, 'income cards
= 10h
= 7d', 1795969951147, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 25, 'choice', 3, 'work', 1795969951150, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 26, 'choice', 3, 'work', 1795969951154, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 27, 'choice', 3, 'work', 1795969951158, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 28, 'choice', 3, 'discard 10h', 1795969951162, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 29, 'choice', 1, 'income cards
= Qc
= 3h', 1795969951174, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 30, 'choice', 1, 'move gulch-frontier-2', 1795969951177, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 31, 'choice', 1, 'pass', 1795969951187, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 32, 'choice', 1, 'move gulch-frontier-16', 1795969951188, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 33, 'choice', 1, 'pass', 1795969951190, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 34, 'choice', 1, 'move gulch-frontier-rail-station', 1795969951191, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 35, 'choice', 1, 'pass', 1795969951192, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 36, 'choice', 1, 'discard Qh', 1795969951198, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 37, 'choice', 1, 'discard 3h', 1795969951199, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 38, 'choice', 2, 'income cards
= 9d
= Jh', 1795969951201, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 39, 'choice', 2, 'move buzzard-gulch-6', 1795969951202, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 40, 'choice', 2, 'pass', 1795969951203, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 41, 'choice', 2, 'play 9s
= Ks
= 3d
= Jc', 1795969951207, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 42, 'choice', 2, 'end', 1795969951209, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 43, 'choice', 3, 'income both
= 8d', 1795969951210, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 44, 'choice', 3, 'work', 1795969951228, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 45, 'choice', 3, 'work', 1795969951231, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 46, 'choice', 3, 'work', 1795969951233, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 47, 'choice', 3, 'discard 5c', 1795969951238, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 48, 'choice', 1, 'income cards
= 2c
= 5d', 1795969951242, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 49, 'choice', 1, 'play Ac
= 2h', 1795969951244, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 50, 'choice', 1, 'pass', 1795969951246, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 51, 'choice', 1, 'move gulch-frontier-16', 1795969951247, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 52, 'choice', 1, 'pass', 1795969951250, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 53, 'choice', 1, 'play 10c', 1795969951267, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 54, 'choice', 1, 'buy medicine-pouch', 1795969951275, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 55, 'choice', 1, 'discard 5d', 1795969951278, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 56, 'choice', 2, 'income both
= 7h', 1795969951282, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 57, 'choice', 2, 'move gulch-frontier-24', 1795969951287, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 58, 'choice', 2, 'pass', 1795969951289, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 59, 'choice', 2, 'move gulch-frontier-15', 1795969951290, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 60, 'choice', 2, 'pass', 1795969951292, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 61, 'choice', 2, 'move gulch-frontier-12', 1795969951294, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 62, 'choice', 2, 'pass', 1795969951296, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 63, 'choice', 2, 'discard Ks', 1795969951297, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 64, 'choice', 3, 'income both
= 6d', 1795969951302, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 65, 'choice', 3, 'move cliff-junction-hideout-c', 1795969951307, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 66, 'choice', 3, 'pass', 1795969951410, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 67, 'choice', 3, 'work', 1795969951413, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 68, 'choice', 3, 'work', 1795969951418, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 69, 'choice', 3, 'discard 6d', 1795969951421, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 70, 'choice', 1, 'income cards
= 8s
= 6h', 1795969951425, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 71, 'choice', 1, 'move gulch-frontier-pass-a', 1795969951448, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 72, 'choice', 1, 'pass', 1795969951450, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 73, 'choice', 1, 'move gulch-frontier-1', 1795969951454, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 74, 'choice', 1, 'pass', 1795969951458, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 75, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795969951462, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 76, 'choice', 1, 'pass', 1795969951464, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 77, 'choice', 1, 'discard 6h', 1795969951465, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 78, 'choice', 1, 'discard 2d', 1795969951466, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 79, 'choice', 2, 'income both
= 6c', 1795969951469, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 80, 'choice', 2, 'move gulch-frontier-13', 1795969951472, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 81, 'choice', 2, 'pass', 1795969951478, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 82, 'choice', 2, 'move gulch-frontier-ranch', 1795969951482, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 83, 'choice', 2, 'pass', 1795969951485, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 84, 'choice', 2, 'move gulch-frontier-12', 1795969951487, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 85, 'choice', 2, 'pass', 1795969951490, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 86, 'choice', 2, 'discard 9d', 1795969951493, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 87, 'choice', 3, 'income both
= Ah', 1795969951496, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 88, 'choice', 3, 'move cliff-junction-hideout-c', 1795969951511, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 89, 'choice', 3, 'pass', 1795969951624, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 90, 'choice', 3, 'work', 1795969951636, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 91, 'choice', 3, 'play Ah
= 7s', 1795969951638, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 92, 'choice', 3, 'react 7s', 1795969951740, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 93, 'choice', 1, 'income money', 1795969951750, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 94, 'choice', 1, 'end
= event the-late-stage', 1795969951755, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 95, 'choice', 1, 'choose money', 1795969951761, 2);
INSERT INTO public.entries VALUES ('6774585b016babb25221d7ef108d14f6', 96, 'choice', 2, 'income both
= 4h', 1795969951776, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 1, 'setup', NULL, '= item shot-glass
= item marked-cards
= item telegram
= event total-eclipse
= event run-on-the-bank
= frontier 3
= frontier 5
= frontier 6
= frontier 6
= frontier 3
= frontier 3
= frontier 4
= frontier 5
= frontier 4
= region dixon-creek
= character soapy-smith
= character stagecoach-mary
= character maria-gertrudis-barcelo
= character doc-holliday
= character ben-hodges
= character buffalo-bill', 1795969951842, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 2, 'choice', 1, 'draft soapy-smith', 1795969951849, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 3, 'choice', 3, 'draft ben-hodges', 1795969951854, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 4, 'choice', 2, 'draft doc-holliday
= Kd', 1795969951858, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 5, 'choice', 1, 'choose cards
= 9d
= 8s
= 9s
= 7s
= Ac
= 5s', 1795969951863, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 6, 'choice', 3, 'start gulch-frontier-20', 1795969951864, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 7, 'choice', 1, 'start buzzard-gulch-4
= trigger spend
= trigger spend', 1795969951866, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 8, 'choice', 3, 'income money', 1795969951869, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 9, 'choice', 3, 'frontier', 1795969951871, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 10, 'choice', 3, 'discard 5s', 1795969951882, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 11, 'choice', 3, 'discard 7s
= frontier-token hot-spring
= 10s
= 7c', 1795969951885, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 12, 'choice', 3, 'move gulch-frontier-33', 1795969951897, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 13, 'choice', 3, 'pass', 1795969952000, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 14, 'choice', 3, 'play Ac
= 4c', 1795969952007, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 15, 'choice', 3, 'pass', 1795969952112, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 16, 'choice', 1, 'income cards
= Kc
= 4d', 1795969952118, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 17, 'choice', 1, 'buy miners-map', 1795969952124, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 18, 'choice', 1, 'move gulch-frontier-23', 1795969952127, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 19, 'choice', 1, 'pass', 1795969952130, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 20, 'choice', 1, 'move gulch-frontier-35', 1795969952133, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 21, 'choice', 1, 'pass', 1795969952146, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 22, 'choice', 2, 'income money', 1795969952150, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 23, 'choice', 2, 'move cliff-junction-1', 1795969952154, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 24, 'choice', 2, 'pass', 1795969952156, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 25, 'choice', 2, 'move cliff-junction-7', 1795969952158, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 26, 'choice', 2, 'pass', 1795969952160, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 27, 'choice', 2, 'move red-falls-3', 1795969952166, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 28, 'choice', 2, 'pass', 1795969952170, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 29, 'choice', 3, 'income both
= 9h', 1795969952173, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 30, 'choice', 3, 'play 9h
= nugget
= gravel
= As', 1795969952181, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 31, 'choice', 3, 'play As', 1795969952192, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 32, 'choice', 3, 'pass', 1795969952296, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 33, 'choice', 3, 'move gulch-frontier-pass-c', 1795969952300, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 34, 'choice', 3, 'pass', 1795969952403, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 35, 'choice', 1, 'income money', 1795969952430, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 36, 'choice', 1, 'move gulch-frontier-35', 1795969952437, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 37, 'choice', 1, 'pass', 1795969952444, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 38, 'choice', 1, 'move gulch-frontier-35', 1795969952449, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 39, 'choice', 1, 'pass', 1795969952455, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 40, 'choice', 1, 'move gulch-frontier-24', 1795969952464, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 41, 'choice', 1, 'pass', 1795969952485, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 42, 'choice', 2, 'income cards
= 2h
= 3s', 1795969952497, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 43, 'choice', 2, 'move red-falls-doctors-office', 1795969952522, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 44, 'choice', 2, 'react 3s', 1795969952547, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 45, 'choice', 2, 'ride red-falls-cabaret', 1795969952556, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 46, 'choice', 2, 'pass', 1795969952560, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 47, 'choice', 2, 'claim red-falls-cabaret', 1795969952574, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 48, 'choice', 2, 'move cliff-junction-2', 1795969952578, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 49, 'choice', 2, 'pass', 1795969952592, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 50, 'choice', 3, 'income cards
= Ah
= 7h', 1795969952595, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 51, 'choice', 3, 'move gulch-frontier-pass-c', 1795969952598, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 52, 'choice', 3, 'pass', 1795969952702, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 53, 'choice', 3, 'move gulch-frontier-33', 1795969952711, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 54, 'choice', 3, 'pass', 1795969952826, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 55, 'choice', 3, 'play Ah
= Kh', 1795969952843, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 56, 'choice', 3, 'react 7h
= event the-lady-in-gray', 1795969952948, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 57, 'choice', 3, 'choose gambler', 1795969952962, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 58, 'choice', 3, 'discard 7c', 1795969952968, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 59, 'choice', 3, 'discard 10s', 1795969952977, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 60, 'choice', 3, 'choose money', 1795969952980, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 61, 'choice', 1, 'income money', 1795969952984, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 62, 'choice', 1, 'move buzzard-gulch-5', 1795969952990, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 63, 'choice', 1, 'pass', 1795969952992, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 64, 'choice', 1, 'move buzzard-gulch-6', 1795969953002, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 65, 'choice', 1, 'pass', 1795969953011, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 66, 'choice', 1, 'use snake-oil
= gravel', 1795969953014, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 67, 'choice', 1, 'sheriff gulch-frontier-22', 1795969953025, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 68, 'choice', 2, 'income both
= 4s', 1795969953032, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 69, 'choice', 2, 'move cliff-junction-6', 1795969953044, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 70, 'choice', 2, 'pass', 1795969953051, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 71, 'choice', 2, 'move cliff-junction-mine', 1795969953053, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 72, 'choice', 2, 'pass', 1795969953054, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 73, 'choice', 2, 'move cliff-junction-3', 1795969953059, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 74, 'choice', 2, 'pass', 1795969953068, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 75, 'choice', 3, 'income both
= Jc', 1795969953075, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 76, 'choice', 3, 'play Kh', 1795969953078, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 77, 'choice', 3, 'play 4c', 1795969953079, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 78, 'choice', 3, 'sheriff stop
= event wrong-side-of-the-bars', 1795969953081, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 79, 'choice', 3, 'move gulch-frontier-23', 1795969953085, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 80, 'choice', 3, 'pass', 1795969953190, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 81, 'choice', 3, 'move gulch-frontier-outlaw-camp', 1795969953196, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 82, 'choice', 3, 'pass', 1795969953312, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 83, 'choice', 3, 'move gulch-frontier-23', 1795969953318, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 84, 'choice', 3, 'pass', 1795969953423, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 85, 'choice', 1, 'income cards
= 6c
= 8h', 1795969953439, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 86, 'choice', 1, 'move gulch-frontier-13', 1795969953451, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 87, 'choice', 1, 'pass', 1795969953467, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 88, 'choice', 1, 'play Kc', 1795969953472, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 89, 'choice', 1, 'move gulch-frontier-24', 1795969953482, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 90, 'choice', 1, 'pass', 1795969953508, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 91, 'choice', 1, 'end', 1795969953511, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 92, 'choice', 2, 'income both
= Ad', 1795969953527, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 93, 'choice', 2, 'move cliff-junction-5', 1795969953531, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 94, 'choice', 2, 'pass', 1795969953538, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 95, 'choice', 2, 'move red-falls-6', 1795969953556, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 96, 'choice', 2, 'pass', 1795969953558, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 97, 'choice', 2, 'move cliff-junction-4', 1795969953569, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 98, 'choice', 2, 'pass', 1795969953583, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 99, 'choice', 2, 'discard 9s', 1795969953604, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 100, 'choice', 3, 'income money', 1795969953619, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 101, 'choice', 3, 'frontier
= frontier-token silver-vein', 1795969953626, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 102, 'choice', 3, 'move gulch-frontier-outlaw-camp', 1795969953630, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 103, 'choice', 3, 'move gulch-frontier-outlaw-camp', 1795969953640, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 104, 'choice', 1, 'income both
= 3c', 1795969953646, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 105, 'choice', 1, 'move gulch-frontier-24', 1795969953651, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 106, 'choice', 1, 'pass', 1795969953667, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 107, 'choice', 1, 'move gulch-frontier-14', 1795969953671, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 108, 'choice', 1, 'react 3c', 1795969953678, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 109, 'choice', 1, 'ride gulch-frontier-13', 1795969953693, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 110, 'choice', 1, 'move buzzard-gulch-6', 1795969953704, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 111, 'choice', 2, 'income money', 1795969953720, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 112, 'choice', 2, 'move sunny-hills-6', 1795969953725, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 113, 'choice', 2, 'end', 1795969953735, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 114, 'choice', 3, 'income both
= Qc', 1795969953745, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 1, 'setup', NULL, '= item dynamite
= item shot-glass
= item silver-flask
= event the-bell-steer
= event beef-prices
= frontier 3
= frontier 6
= frontier 5
= frontier 4
= frontier 3
= frontier 5
= frontier 3
= frontier 6
= frontier 4
= region red-falls
= character tiburcio-vasquez
= character sundance-kid
= character seth-bullock
= character pat-garrett
= character butch-cassidy
= character ben-hodges', 1795969953919, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 2, 'choice', 2, 'draft pat-garrett', 1795969953937, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 3, 'choice', 3, 'draft ben-hodges', 1795969953953, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 4, 'choice', 1, 'draft sundance-kid
= Ac
= 9d
= Kh
= 6s
= 5s
= first 1', 1795969953964, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 5, 'choice', 3, 'start gulch-frontier-17
= trigger points
= trigger showdown', 1795969953974, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 6, 'choice', 1, 'income both
= 5c', 1795969953976, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 7, 'choice', 1, 'play Ac
= 4c', 1795969953979, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 8, 'choice', 1, 'pass', 1795969953982, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 9, 'choice', 1, 'pass', 1795969953986, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 10, 'choice', 1, 'move gulch-frontier-pass-a', 1795969953995, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 11, 'choice', 1, 'pass', 1795969954002, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 12, 'choice', 1, 'move sunny-hills-hideout-a
= 9
= 4', 1795969954011, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 115, 'choice', 3, 'move gulch-frontier-outlaw-camp', 1795969954015, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 13, 'choice', 1, 'commit 4c', 1795969954016, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 14, 'choice', 3, 'npc 9', 1795969954032, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 15, 'choice', 1, 'pass', 1795969954035, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 16, 'choice', 1, 'choose discard
= Ad', 1795969954047, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 17, 'choice', 1, 'pass', 1795969954049, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 18, 'choice', 2, 'income cards
= 6h
= Ks', 1795969954054, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 19, 'choice', 2, 'move gulch-frontier-21', 1795969954063, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 20, 'choice', 2, 'pass', 1795969954070, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 21, 'choice', 2, 'move buzzard-gulch-4', 1795969954077, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 22, 'choice', 2, 'pass', 1795969954087, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 23, 'choice', 2, 'move gulch-frontier-23', 1795969954095, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 24, 'choice', 2, 'pass', 1795969954103, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 25, 'choice', 3, 'income both
= 10c', 1795969954111, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 26, 'choice', 3, 'play 10c', 1795969954119, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 27, 'choice', 3, 'choose shop', 1795969954124, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 28, 'choice', 3, 'buy provisions
= 6c', 1795969954126, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 29, 'choice', 3, 'move buzzard-gulch-marshals-office', 1795969954133, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 30, 'choice', 3, 'pass', 1795969954235, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 31, 'choice', 3, 'play Kh', 1795969954242, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 32, 'choice', 3, 'play 5s', 1795969954247, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 33, 'choice', 3, 'use provisions
= 8d', 1795969954249, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 34, 'choice', 1, 'income cards
= 4h
= 7h', 1795969954252, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 35, 'choice', 1, 'end', 1795969954263, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 36, 'choice', 2, 'income cards
= Qh
= 7c', 1795969954270, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 116, 'choice', 3, 'move gulch-frontier-outlaw-camp', 1795969954272, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 37, 'choice', 2, 'move gulch-frontier-22', 1795969954287, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 38, 'choice', 2, 'pass', 1795969954306, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 39, 'choice', 2, 'move gulch-frontier-32', 1795969954316, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 40, 'choice', 2, 'pass', 1795969954322, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 41, 'choice', 2, 'move gulch-frontier-pass-c', 1795969954332, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 42, 'choice', 2, 'pass', 1795969954338, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 43, 'choice', 3, 'income money', 1795969954343, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 44, 'choice', 3, 'move buzzard-gulch-2', 1795969954347, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 45, 'choice', 3, 'pass', 1795969954461, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 46, 'choice', 3, 'faro
= 6
= K
= 8
= Q', 1795969954472, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 47, 'choice', 3, 'bet 6 20', 1795969954477, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 48, 'choice', 3, 'bet 8 10
= 8
= Q', 1795969954487, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 49, 'choice', 3, 'leave
= 6', 1795969954501, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 50, 'choice', 3, 'choose cards
= 3s', 1795969954510, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 51, 'choice', 3, 'poker
= Ah
= 8s
= Qd
= Qc
= 4d
= 9c
= 10d
= Jh', 1795969954525, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 52, 'choice', 3, 'lay 3s 8d', 1795969954533, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 53, 'choice', 2, 'lay 4d Qd
= 8h', 1795969954535, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 54, 'choice', 1, 'income money', 1795969954538, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 55, 'choice', 1, 'move sunny-hills-2', 1795969954547, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 117, 'choice', 3, 'move gulch-frontier-outlaw-camp
= event the-turncoat', 1795969954553, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 56, 'choice', 1, 'pass', 1795969954554, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 57, 'choice', 1, 'move red-falls-2', 1795969954567, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 58, 'choice', 1, 'pass', 1795969954575, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 59, 'choice', 1, 'high-stakes
= Js
= Jd
= Kc
= 2d
= Kd
= 3d
= 9h
= 5h
= 3c', 1795969954586, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 60, 'choice', 1, 'fold
= 7d', 1795969954597, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 61, 'choice', 1, 'discard 4h', 1795969954618, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 62, 'choice', 2, 'income cards
= 2s
= 8c', 1795969954632, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 63, 'choice', 2, 'move gulch-frontier-20', 1795969954641, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 64, 'choice', 2, 'move gulch-frontier-33', 1795969954658, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 65, 'choice', 2, 'move gulch-frontier-29', 1795969954673, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 66, 'choice', 2, 'discard Qh', 1795969954679, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 67, 'choice', 2, 'discard 2s', 1795969954696, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 68, 'choice', 3, 'income money', 1795969954705, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 69, 'choice', 3, 'move gulch-frontier-14', 1795969954708, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 70, 'choice', 3, 'move gulch-frontier-23', 1795969954712, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 71, 'choice', 3, 'move gulch-frontier-33', 1795969954732, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 72, 'choice', 1, 'income cards
= Jc
= 6d', 1795969954739, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 73, 'choice', 1, 'poker
= 3h
= 4s
= Qs
= 10h
= 7s
= 2c
= 10s
= 5d', 1795969954747, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 74, 'choice', 1, 'lay 7h Jc', 1795969954751, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 75, 'choice', 3, 'lay 4s 10h
= 2h', 1795969954758, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 76, 'choice', 1, 'move sunny-hills-7', 1795969954767, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 77, 'choice', 1, 'move sunny-hills-7', 1795969954770, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 78, 'choice', 1, 'discard 7d', 1795969954778, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 79, 'choice', 1, 'discard Js', 1795969954783, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 80, 'choice', 2, 'income money', 1795969954786, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 81, 'choice', 2, 'move gulch-frontier-33', 1795969954790, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 82, 'choice', 2, 'move gulch-frontier-23', 1795969954795, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 83, 'choice', 2, 'end', 1795969954812, 2);
INSERT INTO public.entries VALUES ('c0951f915fcc835f2d410dff562dbe26', 118, 'choice', 3, 'sheriff stop', 1795969954814, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 84, 'choice', 3, 'income cards
= 9s
= As', 1795969954827, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 85, 'choice', 3, 'move gulch-frontier-pass-c', 1795969954841, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 86, 'choice', 3, 'play Ah
= 9c', 1795969954846, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 87, 'choice', 3, 'pass', 1795969954960, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 88, 'choice', 3, 'contribute 1', 1795969954965, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 89, 'choice', 3, 'work', 1795969954974, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 90, 'choice', 3, 'discard 8h', 1795969954984, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 91, 'choice', 1, 'income both
= 3d', 1795969954995, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 92, 'choice', 1, 'move red-falls-5', 1795969954999, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 93, 'choice', 1, 'pass', 1795969955002, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 94, 'choice', 1, 'move red-falls-1', 1795969955013, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 95, 'choice', 1, 'pass', 1795969955016, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 96, 'choice', 1, 'work', 1795969955025, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 97, 'choice', 1, 'discard 2h
= event wires-down', 1795969955029, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 98, 'choice', 1, 'sheriff darkrock-4', 1795969955051, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 99, 'choice', 1, 'sheriff darkrock-2', 1795969955055, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 100, 'choice', 1, 'sheriff mesitos-point-3', 1795969955061, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 101, 'choice', 1, 'sheriff darkrock-2
= Js
= 7s', 1795969955075, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 102, 'choice', 2, 'income both
= 5d', 1795969955079, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 103, 'choice', 2, 'move buzzard-gulch-5', 1795969955101, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 104, 'choice', 2, 'pass', 1795969955107, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 105, 'choice', 2, 'buy gazette
= event the-quarter-mile', 1795969955113, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 106, 'choice', 2, 'choose money', 1795969955121, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 107, 'choice', 2, 'buy repeating-shotgun', 1795969955135, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 108, 'choice', 2, 'equip repeating-shotgun', 1795969955138, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 109, 'choice', 2, 'buy bullwhip', 1795969955142, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 110, 'choice', 2, 'upgrade repeating-shotgun', 1795969955155, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 111, 'choice', 2, 'buy burro', 1795969955159, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 112, 'choice', 2, 'move gulch-frontier-35', 1795969955161, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 113, 'choice', 2, 'pass', 1795969955163, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 114, 'choice', 2, 'use bullwhip
= longhorn-2', 1795969955167, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 115, 'choice', 3, 'income both
= 4c', 1795969955168, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 116, 'choice', 3, 'move gulch-frontier-pass-c', 1795969955172, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 117, 'choice', 3, 'pass', 1795969955292, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 118, 'choice', 3, 'play 9s
= 4h
= 10h
= Jc', 1795969955299, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 119, 'choice', 3, 'play 9c
= Kh
= 10c
= 8d', 1795969955304, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 120, 'choice', 3, 'discard Jc', 1795969955313, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 121, 'choice', 3, 'discard Kh', 1795969955315, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 122, 'choice', 3, 'discard 10c', 1795969955332, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 123, 'choice', 3, 'discard 4c', 1795969955349, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 124, 'choice', 3, 'discard 8d', 1795969955360, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 125, 'choice', 1, 'income cards
= Ac
= 10d', 1795969955363, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 126, 'choice', 1, 'move sunny-hills-3', 1795969955376, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 127, 'choice', 1, 'pass', 1795969955383, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 128, 'choice', 1, 'play 3h', 1795969955390, 2);
INSERT INTO public.entries VALUES ('e77049555f5b5aea558e96170acef4bf', 129, 'choice', 1, 'ride gulch-frontier-rail-station', 1795969955406, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 1, 'setup', NULL, '= item serape
= item lucky-coin
= item tomahawk
= event dowser
= event the-turncoat
= frontier 5
= frontier 4
= frontier 3
= frontier 5
= frontier 2
= frontier 3
= frontier 4
= frontier 2
= frontier 6
= region buzzard-gulch
= character john-slaughter
= character bat-masterson
= character allan-pinkerton
= character stagecoach-mary
= character doc-holliday
= character buckshot-roberts', 1795969955578, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 2, 'choice', 3, 'draft doc-holliday', 1795969955591, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 3, 'choice', 1, 'draft bat-masterson', 1795969955598, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 4, 'choice', 2, 'draft stagecoach-mary
= 3h
= 5d
= 6s
= 3d
= Ac
= first 2', 1795969955599, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 5, 'choice', 2, 'start darkrock-4
= goal mary-stocked-coach
= goal doc-back-lot
= goal bat-adobe-walls
= legend last-train-for-tarrant', 1795969955603, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 6, 'choice', 2, 'income cards
= 10h
= 2h', 1795969955606, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 7, 'choice', 2, 'move darkrock-5', 1795969955611, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 8, 'choice', 2, 'pass', 1795969955618, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 9, 'choice', 2, 'risk card
= risk story-point
= Js', 1795969955623, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 10, 'choice', 2, 'move spikes-view-4', 1795969955627, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 11, 'choice', 2, 'pass', 1795969955628, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 12, 'choice', 2, 'move darkrock-6', 1795969955630, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 13, 'choice', 2, 'pass', 1795969955634, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 14, 'choice', 2, 'end', 1795969955636, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 15, 'choice', 3, 'income cards
= 5s
= 2c', 1795969955638, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 16, 'choice', 3, 'move red-falls-3', 1795969955642, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 17, 'choice', 3, 'pass', 1795969955750, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 18, 'choice', 3, 'risk card
= risk two-wounds
= 8h', 1795969955754, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 19, 'choice', 3, 'poker
= 4h
= Kd
= 8d
= 6c
= Qc
= 6h
= 4s
= As', 1795969955759, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 20, 'choice', 2, 'lay 6c Qc', 1795969955763, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 21, 'choice', 3, 'lay 4h 5s
= Jh', 1795969955766, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 22, 'choice', 3, 'high-stakes
= Qd
= 5c
= 6d
= Kc
= 2s
= 7h
= 7c
= 3s
= 3c', 1795969955771, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 23, 'choice', 3, 'raise
= Ks
= 9d', 1795969955774, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 24, 'choice', 2, 'lay 7h Kc', 1795969955775, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 25, 'choice', 3, 'lay 3d Qd', 1795969955776, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 26, 'choice', 3, 'choose money', 1795969955783, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 27, 'choice', 3, 'goal doc-dead-mans-bluff
= token 1', 1795969955785, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 28, 'choice', 3, 'discard 2c', 1795969955788, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 29, 'choice', 3, 'discard Ac', 1795969955795, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 30, 'choice', 3, 'end', 1795969955904, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 31, 'choice', 1, 'income cards
= Qh
= 9c', 1795969955918, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 32, 'choice', 1, 'move cliff-junction-3', 1795969955970, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 33, 'choice', 1, 'move red-falls-doctors-office', 1795969955988, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 34, 'choice', 1, 'move cliff-junction-2', 1795969956013, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 35, 'choice', 1, 'risk ride
= risk two-wounds', 1795969956015, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 36, 'choice', 1, 'ride cliff-junction-6', 1795969956027, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 37, 'choice', 1, 'discard 9c', 1795969956033, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 38, 'choice', 1, 'end', 1795969956038, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 39, 'choice', 2, 'income both
= 4d', 1795969956040, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 40, 'choice', 2, 'move spikes-view-5', 1795969956062, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 41, 'choice', 2, 'move spikes-view-6', 1795969956073, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 42, 'choice', 2, 'risk card
= risk wound
= 8c', 1795969956079, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 43, 'choice', 2, 'move cliff-junction-7', 1795969956083, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 44, 'choice', 2, 'discard 6s', 1795969956087, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 45, 'choice', 2, 'discard 10h', 1795969956093, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 46, 'choice', 2, 'end', 1795969956102, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 47, 'choice', 3, 'income money', 1795969956106, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 48, 'choice', 3, 'poker
= 4c
= Ah
= 9h
= Jc
= 8s
= 5h
= Qs
= 7s', 1795969956108, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 49, 'choice', 3, 'lay 4c 8h', 1795969956110, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 50, 'choice', 2, 'lay Jc Ah
= Ad', 1795969956111, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 51, 'choice', 3, 'move red-falls-1', 1795969956116, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 52, 'choice', 3, 'move red-falls-doctors-office', 1795969956118, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 53, 'choice', 3, 'end', 1795969956119, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 54, 'choice', 3, 'end', 1795969956222, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 55, 'choice', 1, 'income money', 1795969956230, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 56, 'choice', 1, 'risk card
= risk two-wounds
= injury powder-burns', 1795969956238, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 57, 'choice', 1, 'discard 3h', 1795969956242, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 58, 'choice', 1, 'discard 5d
= 10s', 1795969956250, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 59, 'choice', 1, 'move cliff-junction-8', 1795969956257, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 60, 'choice', 1, 'move cliff-junction-2', 1795969956273, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 61, 'choice', 1, 'move red-falls-4', 1795969956281, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 62, 'choice', 1, 'end', 1795969956292, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 63, 'choice', 2, 'income cards
= 10d
= 7d', 1795969956301, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 64, 'choice', 2, 'risk ride
= risk story-point', 1795969956310, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 65, 'choice', 2, 'choose gang-b', 1795969956322, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 66, 'choice', 2, 'ride cliff-junction-mine', 1795969956328, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 67, 'choice', 2, 'move cliff-junction-mine', 1795969956338, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 68, 'choice', 2, 'move cliff-junction-2', 1795969956350, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 69, 'choice', 2, 'move red-falls-2', 1795969956358, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 70, 'choice', 2, 'discard 4d', 1795969956380, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 71, 'choice', 2, 'discard 7d', 1795969956392, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 72, 'choice', 2, 'end', 1795969956404, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 73, 'choice', 3, 'income both
= 10c', 1795969956408, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 74, 'choice', 3, 'claim red-falls-doctors-office', 1795969956411, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 75, 'choice', 3, 'deed red-falls-doctors-office
= 9s', 1795969956415, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 76, 'choice', 3, 'move red-falls-doctors-office', 1795969956417, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 77, 'choice', 3, 'end', 1795969956420, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 78, 'choice', 3, 'end', 1795969956525, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 79, 'choice', 1, 'income both
= 2d', 1795969956531, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 80, 'choice', 1, 'buy shotgun', 1795969956536, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 81, 'choice', 1, 'keep', 1795969956538, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 82, 'choice', 1, 'buy repeating-shotgun', 1795969956549, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 83, 'choice', 1, 'equip repeating-shotgun', 1795969956554, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 84, 'choice', 1, 'move cliff-junction-3', 1795969956559, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 85, 'choice', 1, 'move red-falls-doctors-office', 1795969956567, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 86, 'choice', 1, 'end', 1795969956578, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 87, 'choice', 1, 'discard 2d', 1795969956588, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 88, 'choice', 1, 'end', 1795969956598, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 89, 'choice', 2, 'income cards
= Kh
= Jd', 1795969956599, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 90, 'choice', 2, 'faro', 1795969956602, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 91, 'choice', 3, 'join
= A
= 7
= 4
= 3', 1795969956606, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 92, 'choice', 3, 'bet 4 20', 1795969956611, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 93, 'choice', 3, 'bet 7 10', 1795969956613, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 94, 'choice', 2, 'bet 8 10', 1795969956615, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 95, 'choice', 2, 'bet 3 20
= A
= 4', 1795969956617, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 96, 'choice', 3, 'leave', 1795969956623, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 97, 'choice', 2, 'leave
= 3', 1795969956625, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 98, 'choice', 2, 'choose cards
= 2d', 1795969956626, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 99, 'choice', 2, 'play Kh', 1795969956628, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 100, 'choice', 2, 'move cliff-junction-1', 1795969956631, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 101, 'choice', 2, 'pass', 1795969956634, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 102, 'choice', 2, 'move red-falls-2', 1795969956639, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 103, 'choice', 2, 'pass', 1795969956640, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 104, 'choice', 2, 'move red-falls-3', 1795969956647, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 105, 'choice', 2, 'pass', 1795969956648, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 106, 'choice', 2, 'risk card
= risk story-point', 1795969956649, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 107, 'choice', 2, 'choose marshal
= 7d', 1795969956658, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 108, 'choice', 2, 'react 7d', 1795969956659, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 109, 'choice', 2, 'discard Jd', 1795969956661, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 110, 'choice', 2, 'discard 8c', 1795969956662, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 111, 'choice', 2, 'end', 1795969956665, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 112, 'choice', 3, 'income cards
= 6d
= Ah', 1795969956667, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 113, 'choice', 3, 'move red-falls-5', 1795969956670, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 114, 'choice', 3, 'pass', 1795969956774, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 115, 'choice', 3, 'move red-falls-4', 1795969956784, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 116, 'choice', 3, 'pass', 1795969956887, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 117, 'choice', 3, 'play Ah', 1795969956903, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 118, 'choice', 3, 'choose wanted', 1795969956907, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 119, 'choice', 3, 'pass', 1795969957020, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 120, 'choice', 3, 'end', 1795969957030, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 121, 'choice', 3, 'end', 1795969957144, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 122, 'choice', 1, 'income cards
= 4s
= 6c', 1795969957147, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 123, 'choice', 1, 'equip revolver', 1795969957151, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 124, 'choice', 1, 'move red-falls-2', 1795969957158, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 125, 'choice', 1, 'pass', 1795969957167, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 126, 'choice', 1, 'move red-falls-6', 1795969957176, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 127, 'choice', 1, 'pass', 1795969957178, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 128, 'choice', 1, 'play 4s', 1795969957193, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 129, 'choice', 1, 'sheriff stop', 1795969957212, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 130, 'choice', 1, 'risk ride
= risk two-wounds', 1795969957222, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 131, 'choice', 1, 'discard 6c', 1795969957226, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 132, 'choice', 1, 'discard Qh', 1795969957230, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 133, 'choice', 1, 'ride cliff-junction-4', 1795969957231, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 134, 'choice', 1, 'end', 1795969957243, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 135, 'choice', 2, 'income cards
= Qc
= 7c', 1795969957245, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 136, 'choice', 2, 'work', 1795969957259, 2);
INSERT INTO public.entries VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 137, 'choice', 2, 'work', 1795969957270, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 1, 'setup', NULL, '= event cave-in
= event wrong-side-of-the-bars
= frontier 6
= frontier 4
= frontier 2
= frontier 3
= frontier 2
= frontier 3
= frontier 4
= frontier 4
= frontier 5
= character belle-starr
= character y-b-rowdy
= character aaron-ross
= character jesse-james
= character billy-the-kid
= character lozen', 1795969957426, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 2, 'choice', 2, 'draft aaron-ross', 1795969957435, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 3, 'choice', 3, 'draft billy-the-kid', 1795969957436, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 4, 'choice', 1, 'draft y-b-rowdy
= 7h
= 7s
= 2s
= Js
= 6c
= As
= 3s', 1795969957442, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 5, 'choice', 3, 'start gulch-frontier-3', 1795969957447, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 6, 'choice', 1, 'start gulch-frontier-24', 1795969957459, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 7, 'choice', 2, 'start gulch-frontier-31
= trigger showdown
= trigger showdown', 1795969957463, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 8, 'choice', 3, 'income cards
= 7d
= 8s', 1795969957466, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 9, 'choice', 3, 'play As', 1795969957472, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 10, 'choice', 3, 'react 7d
= 2h', 1795969957587, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 11, 'choice', 3, 'play 8s', 1795969957605, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 12, 'choice', 3, 'pass
= 3h', 1795969957617, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 13, 'choice', 3, 'move buzzard-gulch-1', 1795969957632, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 14, 'choice', 3, 'pass', 1795969957736, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 15, 'choice', 1, 'income cards
= 4d
= 4c', 1795969957743, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 16, 'choice', 1, 'move gulch-frontier-30', 1795969957770, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 17, 'choice', 1, 'pass', 1795969957772, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 18, 'choice', 1, 'move gulch-frontier-23', 1795969957785, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 19, 'choice', 1, 'pass', 1795969957804, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 20, 'choice', 1, 'move buzzard-gulch-4', 1795969957808, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 21, 'choice', 1, 'pass', 1795969957822, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 22, 'choice', 2, 'income both
= Jh', 1795969957831, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 23, 'choice', 2, 'move gulch-frontier-22', 1795969957842, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 24, 'choice', 2, 'pass', 1795969957848, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 25, 'choice', 2, 'move buzzard-gulch-marshals-office
= opponent the-dunning-brothers
= 2
= 7', 1795969957852, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 26, 'choice', 2, 'commit 6c', 1795969957856, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 27, 'choice', 1, 'npc 7', 1795969957863, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 28, 'choice', 2, 'pass', 1795969957868, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 29, 'choice', 2, 'choose wound
= 9d', 1795969957879, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 30, 'choice', 2, 'pass', 1795969957887, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 31, 'choice', 2, 'move gulch-frontier-21', 1795969957915, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 32, 'choice', 2, 'pass', 1795969957917, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 33, 'choice', 3, 'income money', 1795969957934, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 34, 'choice', 3, 'work', 1795969957936, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 35, 'choice', 3, 'work', 1795969957956, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 36, 'choice', 3, 'work', 1795969957961, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 37, 'choice', 1, 'income cards
= Ah
= 10s', 1795969957977, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 38, 'choice', 1, 'play 4c', 1795969958001, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 39, 'choice', 1, 'sheriff buzzard-gulch-3', 1795969958013, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 40, 'choice', 1, 'sheriff buzzard-gulch-2', 1795969958029, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 41, 'choice', 1, 'sheriff buzzard-gulch-1', 1795969958036, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 42, 'choice', 3, 'discard 3h', 1795969958045, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 43, 'choice', 3, 'decline
= 3d', 1795969958065, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 44, 'choice', 1, 'move buzzard-gulch-4', 1795969958069, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 45, 'choice', 1, 'pass', 1795969958084, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 46, 'choice', 1, 'move gulch-frontier-23', 1795969958094, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 47, 'choice', 1, 'pass', 1795969958103, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 48, 'choice', 1, 'discard 7s', 1795969958106, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 49, 'choice', 2, 'income both
= 8h', 1795969958123, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 50, 'choice', 2, 'move gulch-frontier-34', 1795969958130, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 51, 'choice', 2, 'pass', 1795969958147, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 52, 'choice', 2, 'move gulch-frontier-20', 1795969958150, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 53, 'choice', 2, 'pass', 1795969958168, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 54, 'choice', 2, 'end', 1795969958178, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 55, 'choice', 2, 'discard 8h', 1795969958179, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 56, 'choice', 3, 'income money', 1795969958188, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 57, 'choice', 3, 'move buzzard-gulch-3', 1795969958199, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 58, 'choice', 3, 'react 3s', 1795969958312, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 59, 'choice', 3, 'pass', 1795969958325, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 60, 'choice', 3, 'pass', 1795969958430, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 61, 'choice', 3, 'faro
= 6
= 10
= 9
= 4', 1795969958442, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 62, 'choice', 3, 'bet 10 20', 1795969958446, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 63, 'choice', 3, 'bet 9 20
= 9
= 4', 1795969958450, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 64, 'choice', 3, 'leave
= 6', 1795969958455, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 65, 'choice', 3, 'work', 1795969958457, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 66, 'choice', 1, 'income money', 1795969958459, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 67, 'choice', 1, 'move gulch-frontier-33', 1795969958467, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 68, 'choice', 1, 'pass', 1795969958473, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 69, 'choice', 1, 'move gulch-frontier-32', 1795969958479, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 70, 'choice', 1, 'pass', 1795969958480, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 71, 'choice', 1, 'move gulch-frontier-27', 1795969958509, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 72, 'choice', 1, 'pass', 1795969958517, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 73, 'choice', 2, 'income cards
= 4s
= 10c', 1795969958519, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 74, 'choice', 2, 'move buzzard-gulch-1', 1795969958528, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 75, 'choice', 2, 'pass', 1795969958538, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 76, 'choice', 2, 'move gulch-frontier-12', 1795969958545, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 77, 'choice', 2, 'pass', 1795969958554, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 78, 'choice', 2, 'move buzzard-gulch-3', 1795969958556, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 79, 'choice', 2, 'pass', 1795969958558, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 80, 'choice', 2, 'discard Js', 1795969958560, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 81, 'choice', 2, 'discard 4s', 1795969958565, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 82, 'choice', 3, 'income cards
= 2d
= 6h', 1795969958572, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 83, 'choice', 3, 'play 3d', 1795969958575, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 84, 'choice', 3, 'work', 1795969958576, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 85, 'choice', 3, 'work', 1795969958583, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 86, 'choice', 1, 'income both
= Qd', 1795969958585, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 87, 'choice', 1, 'move gulch-frontier-pass-c', 1795969958587, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 88, 'choice', 1, 'pass', 1795969958590, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 89, 'choice', 1, 'work', 1795969958595, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 90, 'choice', 1, 'move gulch-frontier-25', 1795969958599, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 91, 'choice', 1, 'pass', 1795969958602, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 92, 'choice', 1, 'discard 4d', 1795969958609, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 93, 'choice', 2, 'income money', 1795969958611, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 94, 'choice', 2, 'move buzzard-gulch-1', 1795969958620, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 95, 'choice', 2, 'pass', 1795969958627, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 96, 'choice', 2, 'end', 1795969958631, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 97, 'choice', 3, 'income both
= 3c', 1795969958634, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 98, 'choice', 3, 'move gulch-frontier-25', 1795969958637, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 99, 'choice', 3, 'react 3c', 1795969958740, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 100, 'choice', 3, 'pass', 1795969958775, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 101, 'choice', 3, 'move gulch-frontier-25', 1795969958780, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 102, 'choice', 3, 'move gulch-frontier-25', 1795969958789, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 103, 'choice', 1, 'income money', 1795969958803, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 104, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795969958834, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 105, 'choice', 1, 'move buzzard-gulch-2', 1795969958842, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 106, 'choice', 1, 'move gulch-frontier-10
= 5
= J', 1795969958868, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 107, 'choice', 1, 'commit 10s', 1795969958872, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 108, 'choice', 3, 'npc J', 1795969958885, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 109, 'choice', 1, 'pass
= Ad', 1795969958893, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 110, 'choice', 1, 'discard 7h', 1795969958907, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 111, 'choice', 2, 'income both
= 7c', 1795969958933, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 112, 'choice', 2, 'move gulch-frontier-4', 1795969958949, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 113, 'choice', 2, 'play 10c', 1795969958978, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 114, 'choice', 2, 'choose shop', 1795969958984, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 115, 'choice', 2, 'buy repeating-shotgun', 1795969958988, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 116, 'choice', 2, 'equip repeating-shotgun', 1795969959003, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 117, 'choice', 2, 'end', 1795969959006, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 118, 'choice', 3, 'income money', 1795969959020, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 119, 'choice', 3, 'move buzzard-gulch-marshals-office', 1795969959022, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 120, 'choice', 3, 'move buzzard-gulch-2', 1795969959036, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 121, 'choice', 3, 'move buzzard-gulch-2', 1795969959038, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 122, 'choice', 1, 'income both
= Jd', 1795969959047, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 123, 'choice', 1, 'end', 1795969959075, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 124, 'choice', 1, 'discard Qd', 1795969959105, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 125, 'choice', 2, 'income money', 1795969959115, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 126, 'choice', 2, 'equip shotgun', 1795969959127, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 127, 'choice', 2, 'move gulch-frontier-2', 1795969959139, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 128, 'choice', 2, 'play 9d
= gold-dust
= tailings
= gold-dust
= tailings', 1795969959149, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 129, 'choice', 2, 'end', 1795969959172, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 130, 'choice', 3, 'income cards
= Qc
= 9s', 1795969959181, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 131, 'choice', 3, 'work', 1795969959208, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 132, 'choice', 3, 'work', 1795969959216, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 133, 'choice', 3, 'work', 1795969959228, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 134, 'choice', 3, 'discard 9s', 1795969959234, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 135, 'choice', 1, 'income money', 1795969959237, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 136, 'choice', 1, 'move gulch-frontier-12', 1795969959243, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 137, 'choice', 1, 'move gulch-frontier-22', 1795969959247, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 138, 'choice', 1, 'move buzzard-gulch-3', 1795969959249, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 139, 'choice', 2, 'income both
= 5c', 1795969959250, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 140, 'choice', 2, 'equip repeating-shotgun', 1795969959254, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 141, 'choice', 2, 'move gulch-frontier-17
= K
= Q', 1795969959256, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 142, 'choice', 2, 'pass', 1795969959257, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 143, 'choice', 2, 'commit Jh', 1795969959259, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 144, 'choice', 1, 'npc K', 1795969959262, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 145, 'choice', 2, 'pass
= 6s', 1795969959263, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 146, 'choice', 2, 'move buzzard-gulch-marshals-office', 1795969959265, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 147, 'choice', 2, 'move gulch-frontier-27', 1795969959267, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 148, 'choice', 3, 'income cards
= Qs
= Kd', 1795969959270, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 149, 'choice', 3, 'move buzzard-gulch-1', 1795969959274, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 150, 'choice', 3, 'move buzzard-gulch-1', 1795969959277, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 151, 'choice', 3, 'move buzzard-gulch-1', 1795969959287, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 152, 'choice', 3, 'discard Kd', 1795969959289, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 153, 'choice', 3, 'discard Qc', 1795969959297, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 154, 'choice', 1, 'income cards
= Kc
= Kh', 1795969959299, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 155, 'choice', 1, 'move gulch-frontier-21', 1795969959301, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 156, 'choice', 1, 'move gulch-frontier-33', 1795969959311, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 157, 'choice', 1, 'move gulch-frontier-32', 1795969959313, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 158, 'choice', 1, 'discard Kh', 1795969959314, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 159, 'choice', 1, 'discard Kc', 1795969959322, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 160, 'choice', 2, 'income money', 1795969959324, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 161, 'choice', 2, 'equip shotgun', 1795969959328, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 162, 'choice', 2, 'play 7c
= 6d
= 8c
= event high-water', 1795969959335, 2);
INSERT INTO public.entries VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 163, 'choice', 2, 'choose money', 1795969959338, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 1, 'setup', NULL, '= ware carbine
= ware quarter-horse
= ware rifle
= ware workhorse
= ware whiskey
= ware peacekeeper
= ware medicine-pouch
= ware gazette
= ware burro
= ware holster
= ware provisions
= ware snake-oil
= ware derringer
= ware mule
= ware boot-knife
= item molasses
= item fiddle
= item mesa-deed
= event total-eclipse
= event paid-off
= frontier 4
= frontier 5
= frontier 6
= frontier 2
= frontier 3
= frontier 4
= frontier 5
= frontier 3
= frontier 2
= region buzzard-gulch
= character doc-holliday
= character belle-starr
= character jesse-james
= character dave-rudabaugh
= character ben-hodges
= character bat-masterson', 1795969959503, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 2, 'choice', 3, 'draft bat-masterson', 1795969959519, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 3, 'choice', 1, 'draft belle-starr', 1795969959522, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 4, 'choice', 2, 'draft jesse-james
= joker-black
= 2h
= 7s
= 7c', 1795969959523, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 5, 'choice', 2, 'start dixon-creek-hideout-b', 1795969959531, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 6, 'choice', 1, 'start red-falls-5
= goal jesse-ambush
= goal bat-adobe-walls
= goal starr-venus
= legend mercy-comes-whistling', 1795969959538, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 7, 'choice', 2, 'income money', 1795969959549, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 8, 'choice', 2, 'risk money
= risk story-point', 1795969959558, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 9, 'choice', 2, 'sheriff mesitos-point-6', 1795969959560, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 10, 'choice', 2, 'sheriff mesitos-point-5', 1795969959563, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 11, 'choice', 2, 'sheriff mesitos-point-7', 1795969959565, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 12, 'choice', 2, 'fight rob bat-masterson', 1795969959585, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 13, 'choice', 3, 'commit 7s', 1795969959589, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 14, 'choice', 3, 'pass
= 6c
= 5h', 1795969959700, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 15, 'choice', 2, 'move cliff-junction-3', 1795969959712, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 16, 'choice', 2, 'pass', 1795969959722, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 17, 'choice', 2, 'move cliff-junction-4', 1795969959729, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 18, 'choice', 2, 'pass', 1795969959735, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 19, 'choice', 2, 'end', 1795969959737, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 20, 'choice', 3, 'income money', 1795969959743, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 21, 'choice', 3, 'play 7c
= 7d
= Kh
= event the-lady-in-gray', 1795969959745, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 22, 'choice', 3, 'choose money', 1795969959749, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 23, 'choice', 3, 'work', 1795969959751, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 24, 'choice', 3, 'work', 1795969959755, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 25, 'choice', 3, 'risk money
= risk wound-and-story-point', 1795969959759, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 26, 'choice', 3, 'sheriff mesitos-point-8', 1795969959766, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 27, 'choice', 3, 'sheriff stop', 1795969959770, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 28, 'choice', 3, 'end', 1795969959875, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 29, 'choice', 1, 'income money', 1795969959880, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 30, 'choice', 1, 'move red-falls-5', 1795969959884, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 31, 'choice', 1, 'pass', 1795969959886, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 32, 'choice', 1, 'move cliff-junction-7', 1795969959893, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 33, 'choice', 1, 'pass', 1795969959896, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 34, 'choice', 1, 'risk ride
= risk wound', 1795969959900, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 35, 'choice', 1, 'pass', 1795969959902, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 36, 'choice', 1, 'move cliff-junction-1', 1795969959904, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 37, 'choice', 1, 'pass', 1795969959906, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 38, 'choice', 1, 'end', 1795969959908, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 39, 'choice', 2, 'income cards
= 8c
= Qs', 1795969959910, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 40, 'choice', 2, 'move cliff-junction-10', 1795969959913, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 41, 'choice', 2, 'pass', 1795969959915, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 42, 'choice', 2, 'move cliff-junction-9', 1795969959917, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 43, 'choice', 2, 'pass', 1795969959922, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 44, 'choice', 2, 'move spikes-view-10', 1795969959927, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 45, 'choice', 2, 'pass', 1795969959939, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 46, 'choice', 2, 'risk ride
= risk story-point', 1795969959949, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 47, 'choice', 2, 'choose gang-b', 1795969959959, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 48, 'choice', 2, 'ride spikes-view-6', 1795969959969, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 49, 'choice', 2, 'end', 1795969959986, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 50, 'choice', 3, 'income cards
= 9s
= 9d', 1795969959994, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 51, 'choice', 3, 'risk card
= risk wound
= Qc', 1795969960004, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 52, 'choice', 3, 'work', 1795969960007, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 53, 'choice', 3, 'work', 1795969960017, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 54, 'choice', 3, 'play 9d
= nugget
= nugget', 1795969960031, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 55, 'choice', 3, 'discard 9s', 1795969960034, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 56, 'choice', 3, 'discard Qc', 1795969960039, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 57, 'choice', 3, 'end', 1795969960142, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 58, 'choice', 1, 'income money', 1795969960146, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 59, 'choice', 1, 'move cliff-junction-3', 1795969960155, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 60, 'choice', 1, 'pass', 1795969960167, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 61, 'choice', 1, 'end', 1795969960176, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 62, 'choice', 1, 'end', 1795969960182, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 63, 'choice', 2, 'income cards
= 9c
= Jd', 1795969960189, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 64, 'choice', 2, 'move spikes-view-6', 1795969960200, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 65, 'choice', 2, 'pass', 1795969960206, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 66, 'choice', 2, 'move cliff-junction-mine', 1795969960222, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 67, 'choice', 2, 'pass', 1795969960238, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 68, 'choice', 2, 'move gulch-frontier-rail-station', 1795969960246, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 69, 'choice', 2, 'pass', 1795969960259, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 70, 'choice', 2, 'end', 1795969960265, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 71, 'choice', 2, 'discard Qs', 1795969960267, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 72, 'choice', 2, 'end', 1795969960271, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 73, 'choice', 3, 'income cards
= 5c
= 3h', 1795969960274, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 74, 'choice', 3, 'play Kh', 1795969960284, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 75, 'choice', 3, 'play 5c', 1795969960286, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 76, 'choice', 3, 'play 3h', 1795969960293, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 77, 'choice', 3, 'ride gulch-frontier-rail-station', 1795969960298, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 78, 'choice', 3, 'claim gulch-frontier-rail-station', 1795969960302, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 79, 'choice', 3, 'move spikes-view-rail-station', 1795969960304, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 80, 'choice', 3, 'pass', 1795969960407, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 81, 'choice', 3, 'end', 1795969960412, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 82, 'choice', 3, 'end', 1795969960515, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 83, 'choice', 1, 'income money', 1795969960567, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 84, 'choice', 1, 'move cliff-junction-2', 1795969960591, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 85, 'choice', 1, 'pass', 1795969960629, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 86, 'choice', 1, 'move spikes-view-10', 1795969960642, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 87, 'choice', 1, 'pass', 1795969960667, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 88, 'choice', 1, 'move spikes-view-6', 1795969960679, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 89, 'choice', 1, 'pass', 1795969960702, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 90, 'choice', 1, 'risk card
= risk wound
= 6h', 1795969960708, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 91, 'choice', 1, 'end', 1795969960711, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 92, 'choice', 2, 'income money', 1795969960714, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 93, 'choice', 2, 'move gulch-frontier-1', 1795969960719, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 94, 'choice', 2, 'pass', 1795969960723, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 95, 'choice', 2, 'move gulch-frontier-18', 1795969960727, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 96, 'choice', 2, 'pass', 1795969960738, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 97, 'choice', 2, 'move spikes-view-10', 1795969960741, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 98, 'choice', 2, 'pass', 1795969960744, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 99, 'choice', 2, 'end', 1795969960746, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 100, 'choice', 2, 'end', 1795969960750, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 101, 'choice', 3, 'income both
= 2s', 1795969960753, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 102, 'choice', 3, 'work', 1795969960756, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 103, 'choice', 3, 'play 2s', 1795969960760, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 104, 'choice', 3, 'ride buzzard-gulch-2', 1795969960763, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 105, 'choice', 3, 'poker
= Ks
= Jh
= 5d
= 6s
= 10d
= 6d
= 7h
= Kd', 1795969960765, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 106, 'choice', 2, 'lay 5d Jh', 1795969960768, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 107, 'choice', 3, 'lay 5h Ks', 1795969960773, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 108, 'choice', 3, 'goal bat-ringside
= token 1', 1795969960779, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 109, 'choice', 3, 'choose legend
= event the-senators-nephew', 1795969960782, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 110, 'choice', 3, 'end', 1795969960791, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 111, 'choice', 3, 'end', 1795969960894, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 112, 'choice', 1, 'income both
= As', 1795969960897, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 113, 'choice', 1, 'play As', 1795969960903, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 114, 'choice', 1, 'choose marshal', 1795969960905, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 115, 'choice', 1, 'pass', 1795969960906, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 116, 'choice', 1, 'move spikes-view-6', 1795969960909, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 117, 'choice', 1, 'pass', 1795969960911, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 118, 'choice', 1, 'move gulch-frontier-20', 1795969960913, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 119, 'choice', 1, 'pass', 1795969960914, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 120, 'choice', 1, 'end', 1795969960916, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 121, 'choice', 1, 'end', 1795969960917, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 122, 'choice', 2, 'income money', 1795969960919, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 123, 'choice', 2, 'move spikes-view-6', 1795969960921, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 124, 'choice', 2, 'pass', 1795969960925, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 125, 'choice', 2, 'move spikes-view-5', 1795969960931, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 126, 'choice', 2, 'pass', 1795969960938, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 127, 'choice', 2, 'play 9c
= Jc
= 3s
= 10s', 1795969960941, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 128, 'choice', 2, 'end', 1795969960950, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 129, 'choice', 2, 'discard 8c', 1795969960954, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 130, 'choice', 2, 'discard 3s', 1795969960956, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 131, 'choice', 2, 'end', 1795969960957, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 132, 'choice', 3, 'pass', 1795969960960, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 133, 'choice', 3, 'income cards
= 3c
= 9h', 1795969960963, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 134, 'choice', 3, 'move gulch-frontier-23', 1795969960966, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 135, 'choice', 3, 'react 3c', 1795969961069, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 136, 'choice', 3, 'pass', 1795969961076, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 137, 'choice', 3, 'move gulch-frontier-14', 1795969961087, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 138, 'choice', 3, 'move gulch-frontier-14', 1795969961090, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 139, 'choice', 3, 'end', 1795969961095, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 140, 'choice', 3, 'end', 1795969961198, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 141, 'choice', 1, 'income both
= 2c', 1795969961203, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 142, 'choice', 1, 'move spikes-view-rail-station', 1795969961207, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 143, 'choice', 1, 'move spikes-view-rail-station', 1795969961218, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 144, 'choice', 1, 'move spikes-view-4', 1795969961221, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 145, 'choice', 1, 'risk ride
= risk two-wounds
= injury black-eye', 1795969961238, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 146, 'choice', 1, 'choose discard
= 2c
= joker-black', 1795969961243, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 147, 'choice', 1, 'ride spikes-view-5', 1795969961249, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 148, 'choice', 1, 'end', 1795969961254, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 149, 'choice', 2, 'income both
= Qh', 1795969961256, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 150, 'choice', 2, 'move gulch-frontier-16', 1795969961267, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 151, 'choice', 2, 'move spikes-view-rail-station', 1795969961271, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 152, 'choice', 2, 'move gulch-frontier-25', 1795969961275, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 153, 'choice', 2, 'risk ride
= risk wound-and-story-point', 1795969961277, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 154, 'choice', 2, 'choose wanted
= Js', 1795969961285, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 155, 'choice', 2, 'ride gulch-frontier-pass-c', 1795969961290, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 156, 'choice', 2, 'pass', 1795969961292, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 157, 'choice', 2, 'discard 6c', 1795969961302, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 158, 'choice', 2, 'discard Js', 1795969961306, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 159, 'choice', 2, 'discard Qh', 1795969961310, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 160, 'choice', 2, 'end', 1795969961312, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 161, 'choice', 3, 'pass', 1795969961313, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 162, 'choice', 3, 'income money', 1795969961315, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 163, 'choice', 3, 'frontier', 1795969961318, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 164, 'choice', 3, 'discard 9h
= frontier-token lost-mail
= joker-red
= 10c', 1795969961319, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 165, 'choice', 3, 'move buzzard-gulch-6', 1795969961321, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 166, 'choice', 3, 'goal bat-gold-headed-cane
= token 1
= token 1', 1795969961325, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 167, 'choice', 3, 'keep-tokens 1 1', 1795969961330, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 168, 'choice', 3, 'move gulch-frontier-23', 1795969961352, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 169, 'choice', 3, 'end', 1795969961355, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 170, 'choice', 3, 'end', 1795969961459, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 171, 'choice', 1, 'income both
= Ac', 1795969961463, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 172, 'choice', 1, 'move gulch-frontier-19', 1795969961467, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 173, 'choice', 1, 'risk ride
= risk two-wounds', 1795969961471, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 174, 'choice', 1, 'discard Ac', 1795969961474, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 175, 'choice', 1, 'ride gulch-frontier-26', 1795969961478, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 176, 'choice', 1, 'move gulch-frontier-22', 1795969961483, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 177, 'choice', 1, 'move gulch-frontier-17', 1795969961487, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 178, 'choice', 1, 'end', 1795969961490, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 179, 'choice', 2, 'income both
= 4s', 1795969961494, 2);
INSERT INTO public.entries VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 180, 'choice', 2, 'play 4s', 1795969961499, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 1, 'setup', NULL, '= character kit-carson
= character annie-oakley
= character bloody-knife
= character wild-bill-hickok
= character y-b-rowdy
= character doc-holliday', 1795969961568, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 2, 'choice', 3, 'draft doc-holliday', 1795969961571, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 3, 'choice', 2, 'draft wild-bill-hickok', 1795969961572, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 4, 'choice', 1, 'draft kit-carson
= first 1
= 9s
= 2s
= 10s
= 2h
= Jd
= Kd
= Js
= goal kit-quiet-camp
= goal hickok-high-roller
= goal doc-steady-hand
= trigger legend
= trigger legend', 1795969961574, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 5, 'choice', 1, 'income money', 1795969961576, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 6, 'choice', 1, 'move darkrock-3', 1795969961578, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 7, 'choice', 1, 'pass', 1795969961579, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 8, 'choice', 1, 'buy ten-gallon', 1795969961582, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 9, 'choice', 1, 'move sunny-hills-4', 1795969961584, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 10, 'choice', 1, 'pass', 1795969961585, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 11, 'choice', 1, 'end', 1795969961586, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 12, 'choice', 2, 'income money', 1795969961590, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 13, 'choice', 2, 'move sunny-hills-1', 1795969961592, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 14, 'choice', 2, 'pass', 1795969961593, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 15, 'choice', 2, 'end', 1795969961594, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 16, 'choice', 2, 'end', 1795969961595, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 17, 'choice', 3, 'income money', 1795969961598, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 18, 'choice', 3, 'play Kd', 1795969961601, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 19, 'choice', 3, 'move sunny-hills-1', 1795969961604, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 20, 'choice', 3, 'pass', 1795969961706, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 21, 'choice', 3, 'fight rob wild-bill-hickok', 1795969961712, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 22, 'choice', 2, 'decline
= 8s', 1795969961714, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 23, 'choice', 3, 'steal money', 1795969961716, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 24, 'choice', 3, 'move red-falls-doctors-office', 1795969961718, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 25, 'choice', 3, 'heal
= 9h', 1795969961723, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 26, 'choice', 3, 'end', 1795969961826, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 27, 'choice', 1, 'income both
= Qs', 1795969961831, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 28, 'choice', 1, 'play 2s', 1795969961835, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 29, 'choice', 1, 'ride red-falls-2', 1795969961838, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 30, 'choice', 1, 'move red-falls-doctors-office', 1795969961843, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 31, 'choice', 1, 'pass', 1795969961846, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 32, 'choice', 1, 'move sunny-hills-hideout-b
= 2
= 3', 1795969961850, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 33, 'choice', 1, 'commit 9s', 1795969961854, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 34, 'choice', 3, 'npc 3', 1795969961858, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 35, 'choice', 1, 'pass', 1795969961862, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 36, 'choice', 1, 'reward marshal', 1795969961866, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 37, 'choice', 1, 'pass
= 7c', 1795969961868, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 38, 'choice', 1, 'pass', 1795969961869, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 39, 'choice', 1, 'end', 1795969961870, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 40, 'choice', 2, 'income cards
= 5d
= 6d', 1795969961874, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 41, 'choice', 2, 'move sunny-hills-3', 1795969961876, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 42, 'choice', 2, 'pass', 1795969961877, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 43, 'choice', 2, 'move sunny-hills-5', 1795969961878, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 44, 'choice', 2, 'pass', 1795969961879, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 45, 'choice', 2, 'move sunny-hills-hideout-a
= J
= 4', 1795969961882, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 46, 'choice', 2, 'commit 2h', 1795969961883, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 47, 'choice', 1, 'npc 4', 1795969961885, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 48, 'choice', 2, 'react 6d', 1795969961890, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 49, 'choice', 2, 'discard Jd
= Ks', 1795969961892, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 50, 'choice', 2, 'pass', 1795969961893, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 51, 'choice', 2, 'discard Ks', 1795969961894, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 52, 'choice', 2, 'discard 10s', 1795969961902, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 53, 'choice', 2, 'end', 1795969961903, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 54, 'choice', 3, 'income money', 1795969961904, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 55, 'choice', 3, 'move sunny-hills-ranch', 1795969961910, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 56, 'choice', 3, 'pass', 1795969962015, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 57, 'choice', 3, 'play 9h
= 9d
= Jh
= 3s', 1795969962020, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 58, 'choice', 3, 'play 9d
= 6h
= Qd
= Kc', 1795969962022, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 59, 'choice', 3, 'end', 1795969962132, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 60, 'choice', 1, 'income money', 1795969962135, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 61, 'choice', 1, 'move sunny-hills-1', 1795969962139, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 62, 'choice', 1, 'pass', 1795969962142, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 63, 'choice', 1, 'end', 1795969962146, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 64, 'choice', 1, 'end', 1795969962150, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 65, 'choice', 2, 'income money', 1795969962151, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 66, 'choice', 2, 'play 5d', 1795969962154, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 67, 'choice', 2, 'move sunny-hills-hideout-a', 1795969962158, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 68, 'choice', 2, 'pass', 1795969962162, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 69, 'choice', 2, 'move sunny-hills-5', 1795969962165, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 70, 'choice', 2, 'pass', 1795969962170, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 71, 'choice', 2, 'end', 1795969962171, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 72, 'choice', 3, 'income cards
= 3d
= 8c', 1795969962174, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 73, 'choice', 3, 'acquire
= blue-2', 1795969962178, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 74, 'choice', 3, 'move red-falls-3', 1795969962182, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 75, 'choice', 3, 'react 3d', 1795969962287, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 76, 'choice', 3, 'pass', 1795969962296, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 77, 'choice', 3, 'react 3s', 1795969962399, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 78, 'choice', 3, 'ride red-falls-1', 1795969962406, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 79, 'choice', 3, 'pass', 1795969962512, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 80, 'choice', 3, 'play Kc', 1795969962524, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 81, 'choice', 3, 'poker
= 5h
= 3c
= 8d
= 5s
= 4s
= 10d
= 2c
= 3h', 1795969962536, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 82, 'choice', 3, 'lay 6h 8c', 1795969962541, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 83, 'choice', 2, 'lay 3c 4s
= Qh', 1795969962550, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 84, 'choice', 3, 'work', 1795969962556, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 85, 'choice', 3, 'end', 1795969962663, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 86, 'choice', 1, 'income money', 1795969962676, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 87, 'choice', 1, 'move sunny-hills-2', 1795969962679, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 88, 'choice', 1, 'move sunny-hills-ranch', 1795969962691, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 89, 'choice', 1, 'work', 1795969962694, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 90, 'choice', 1, 'end', 1795969962706, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 91, 'choice', 2, 'income both
= Qc', 1795969962710, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 92, 'choice', 2, 'move sunny-hills-5', 1795969962712, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 93, 'choice', 2, 'move red-falls-6', 1795969962726, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 94, 'choice', 2, 'end', 1795969962728, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 95, 'choice', 2, 'end', 1795969962743, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 96, 'choice', 3, 'income money', 1795969962748, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 97, 'choice', 3, 'play 5h', 1795969962763, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 98, 'choice', 3, 'move red-falls-2', 1795969962766, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 99, 'choice', 3, 'move red-falls-3', 1795969962782, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 100, 'choice', 3, 'end', 1795969962887, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 101, 'choice', 1, 'income both
= 8h', 1795969962891, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 102, 'choice', 1, 'end', 1795969962903, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 103, 'choice', 1, 'end', 1795969962907, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 104, 'choice', 2, 'income money', 1795969962917, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 105, 'choice', 2, 'move red-falls-2', 1795969962919, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 106, 'choice', 2, 'move cliff-junction-2', 1795969962935, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 107, 'choice', 2, 'move red-falls-5', 1795969962939, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 108, 'choice', 2, 'end', 1795969962940, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 109, 'choice', 3, 'income money', 1795969962954, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 110, 'choice', 3, 'poker
= As', 1795969962959, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 111, 'choice', 2, 'pass
= 4c
= 10h
= 6s
= Kh
= 9c
= 5c
= Ad', 1795969962968, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 112, 'choice', 2, 'lay 6s Kh', 1795969962975, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 113, 'choice', 3, 'lay Jh Qh
= 7h', 1795969962979, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 114, 'choice', 3, 'play As
= 6c', 1795969962992, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 115, 'choice', 3, 'react 7h', 1795969963104, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 116, 'choice', 3, 'poker
= 7d', 1795969963107, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 117, 'choice', 2, 'join
= Jc
= 10c
= 4d
= 4h', 1795969963113, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 118, 'choice', 3, 'lay 7d Qd', 1795969963131, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 119, 'choice', 2, 'lay 8s Jc
= 7s', 1795969963142, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 120, 'choice', 3, 'end', 1795969963248, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 121, 'choice', 1, 'income cards
= 2d
= Ah', 1795969963254, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 122, 'choice', 1, 'move sunny-hills-6', 1795969963272, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 123, 'choice', 1, 'move sunny-hills-ranch', 1795969963275, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 124, 'choice', 1, 'acquire
= blue-1', 1795969963277, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 125, 'choice', 1, 'discard 7c', 1795969963278, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 126, 'choice', 1, 'discard 2d', 1795969963282, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 127, 'choice', 1, 'end', 1795969963284, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 128, 'choice', 2, 'income both
= Ac', 1795969963285, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 129, 'choice', 2, 'move sunny-hills-7', 1795969963287, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 130, 'choice', 2, 'move sunny-hills-7', 1795969963290, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 131, 'choice', 2, 'move red-falls-5', 1795969963292, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 132, 'choice', 2, 'discard Ac', 1795969963293, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 133, 'choice', 2, 'end', 1795969963298, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 134, 'choice', 3, 'income money', 1795969963300, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 135, 'choice', 3, 'move red-falls-cabaret', 1795969963303, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 136, 'choice', 3, 'move red-falls-doctors-office', 1795969963305, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 137, 'choice', 3, 'move sunny-hills-ranch', 1795969963306, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 138, 'choice', 3, 'end', 1795969963410, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 139, 'choice', 1, 'income cards
= Kc
= Kd', 1795969963415, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 140, 'choice', 1, 'move sunny-hills-ranch', 1795969963421, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 141, 'choice', 1, 'pass', 1795969963429, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 142, 'choice', 1, 'move sunny-hills-1', 1795969963434, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 143, 'choice', 1, 'pass', 1795969963438, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 144, 'choice', 1, 'move sunny-hills-mine', 1795969963445, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 145, 'choice', 1, 'pass', 1795969963450, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 146, 'choice', 1, 'discard 8h', 1795969963454, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 147, 'choice', 1, 'discard Kd', 1795969963455, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 148, 'choice', 1, 'end', 1795969963457, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 149, 'choice', 2, 'income money', 1795969963458, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 150, 'choice', 2, 'buy ten-gallon', 1795969963463, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 151, 'choice', 2, 'upgrade revolver', 1795969963466, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 152, 'choice', 2, 'buy whiskey', 1795969963479, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 153, 'choice', 2, 'buy miners-map', 1795969963482, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 154, 'choice', 2, 'buy mule', 1795969963486, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 155, 'choice', 2, 'move sunny-hills-1', 1795969963491, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 156, 'choice', 2, 'pass', 1795969963494, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 157, 'choice', 2, 'end', 1795969963498, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 158, 'choice', 2, 'end', 1795969963499, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 159, 'choice', 3, 'income cards
= 5d
= 6h', 1795969963502, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 160, 'choice', 3, 'move sunny-hills-hideout-a', 1795969963506, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 161, 'choice', 3, 'pass', 1795969963608, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 162, 'choice', 3, 'play 5d', 1795969963664, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 163, 'choice', 3, 'move sunny-hills-ranch', 1795969963668, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 164, 'choice', 3, 'pass', 1795969963776, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 165, 'choice', 3, 'end', 1795969963879, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 166, 'choice', 1, 'income cards
= Ks
= Ac', 1795969963887, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 167, 'choice', 1, 'move mesitos-point-4', 1795969963893, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 168, 'choice', 1, 'pass', 1795969963896, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 169, 'choice', 1, 'play Ah', 1795969963901, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 170, 'choice', 1, 'choose marshal', 1795969963904, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 171, 'choice', 1, 'pass', 1795969963910, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 172, 'choice', 1, 'move darkrock-6', 1795969963912, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 173, 'choice', 1, 'pass', 1795969963918, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 174, 'choice', 1, 'discard Kc', 1795969963920, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 175, 'choice', 1, 'end', 1795969963922, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 176, 'choice', 2, 'income both
= 4h', 1795969963926, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 177, 'choice', 2, 'move red-falls-1', 1795969963931, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 178, 'choice', 2, 'pass', 1795969963935, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 179, 'choice', 2, 'move cliff-junction-4', 1795969963939, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 180, 'choice', 2, 'pass', 1795969963943, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 181, 'choice', 2, 'end', 1795969963946, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 182, 'choice', 2, 'end', 1795969963950, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 183, 'choice', 3, 'income cards
= 9s
= 8d', 1795969963955, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 184, 'choice', 3, 'play 9s
= 8s
= 10d
= 6s', 1795969963958, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 185, 'choice', 3, 'move red-falls-doctors-office', 1795969963960, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 186, 'choice', 3, 'pass', 1795969964067, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 187, 'choice', 3, 'move red-falls-5', 1795969964076, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 188, 'choice', 3, 'pass', 1795969964178, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 189, 'choice', 3, 'discard 6c', 1795969964188, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 190, 'choice', 3, 'end', 1795969964298, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 191, 'choice', 1, 'income money', 1795969964305, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 192, 'choice', 1, 'move darkrock-3', 1795969964311, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 193, 'choice', 1, 'pass', 1795969964319, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 194, 'choice', 1, 'move darkrock-6', 1795969964321, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 195, 'choice', 1, 'pass', 1795969964327, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 196, 'choice', 1, 'move darkrock-2', 1795969964329, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 197, 'choice', 1, 'pass', 1795969964334, 2);
INSERT INTO public.entries VALUES ('8f84f66811f81a745584d30826d39156', 198, 'choice', 1, 'end', 1795969964337, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 1, 'setup', NULL, '= character doc-holliday
= character wild-bill-hickok
= character bloody-knife
= character kit-carson
= character annie-oakley
= character jesse-james', 1795969964425, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 2, 'choice', 3, 'draft annie-oakley', 1795969964428, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 3, 'choice', 2, 'draft kit-carson', 1795969964434, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 4, 'choice', 1, 'draft doc-holliday
= first 2
= 8h
= Qd
= Kh', 1795969964436, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 5, 'choice', 3, 'start darkrock-1
= 2d
= Js
= goal kit-edge-of-the-map
= goal annie-picnic
= goal doc-dead-mans-bluff
= trigger showdown
= trigger showdown', 1795969964441, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 6, 'choice', 2, 'income cards
= Jh
= As', 1795969964446, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 7, 'choice', 2, 'work', 1795969964450, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 8, 'choice', 2, 'end', 1795969964454, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 9, 'choice', 2, 'end', 1795969964457, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 10, 'choice', 3, 'income cards
= 8c
= Ks', 1795969964471, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 11, 'choice', 3, 'move sunny-hills-hideout-b', 1795969964474, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 12, 'choice', 3, 'commit 8c
= A
= K', 1795969964476, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 13, 'choice', 2, 'npc A', 1795969964477, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 14, 'choice', 3, 'pass', 1795969964580, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 15, 'choice', 3, 'choose marshal', 1795969964593, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 16, 'choice', 3, 'pass
= 3s', 1795969964700, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 17, 'choice', 3, 'pass', 1795969964814, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 18, 'choice', 3, 'play Kh', 1795969964891, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 19, 'choice', 3, 'play Ks', 1795969964897, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 20, 'choice', 3, 'work', 1795969964904, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 21, 'choice', 3, 'work', 1795969964910, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 22, 'choice', 3, 'work', 1795969964917, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 23, 'choice', 3, 'work', 1795969964920, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 24, 'choice', 3, 'end', 1795969965022, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 25, 'choice', 1, 'income money', 1795969965027, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 26, 'choice', 1, 'move red-falls-cabaret', 1795969965043, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 27, 'choice', 1, 'pass', 1795969965052, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 28, 'choice', 1, 'end', 1795969965065, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 29, 'choice', 1, 'end', 1795969965086, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 30, 'choice', 2, 'income money', 1795969965089, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 31, 'choice', 2, 'prospect
= nugget
= tailings', 1795969965091, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 32, 'choice', 2, 'reroll 1
= nugget', 1795969965098, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 33, 'choice', 2, 'move sunny-hills-1', 1795969965110, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 34, 'choice', 2, 'pass', 1795969965111, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 35, 'choice', 2, 'move red-falls-cabaret', 1795969965113, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 36, 'choice', 2, 'pass', 1795969965138, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 37, 'choice', 2, 'end', 1795969965143, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 38, 'choice', 3, 'income both
= 6s', 1795969965148, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 39, 'choice', 3, 'work', 1795969965155, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 40, 'choice', 3, 'work', 1795969965159, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 41, 'choice', 3, 'work', 1795969965165, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 42, 'choice', 3, 'end', 1795969965273, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 43, 'choice', 1, 'income cards
= 5h
= Qs', 1795969965279, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 44, 'choice', 1, 'end', 1795969965283, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 45, 'choice', 1, 'end', 1795969965288, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 46, 'choice', 2, 'income both
= 4s', 1795969965290, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 47, 'choice', 2, 'move dixon-creek-hideout-b', 1795969965292, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 48, 'choice', 2, 'commit Jh
= 2
= 3', 1795969965293, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 49, 'choice', 1, 'npc 3', 1795969965298, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 50, 'choice', 2, 'pass', 1795969965302, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 51, 'choice', 2, 'reward marshal', 1795969965303, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 52, 'choice', 2, 'pass', 1795969965306, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 53, 'choice', 2, 'pass', 1795969965307, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 54, 'choice', 2, 'move darkrock-bank', 1795969965474, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 55, 'choice', 2, 'pass', 1795969965486, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 56, 'choice', 2, 'play 4s', 1795969965494, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 57, 'choice', 2, 'end', 1795969965498, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 58, 'choice', 3, 'income both
= 7s', 1795969965503, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 59, 'choice', 3, 'move darkrock-1', 1795969965506, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 60, 'choice', 3, 'react 3s', 1795969965610, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 61, 'choice', 3, 'pass', 1795969965620, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 62, 'choice', 3, 'pass', 1795969965728, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 63, 'choice', 3, 'upgrade rifle', 1795969965740, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 64, 'choice', 3, 'end', 1795969965749, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 65, 'choice', 3, 'move mesitos-point-ranch', 1795969965754, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 66, 'choice', 3, 'pass', 1795969965866, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 67, 'choice', 3, 'end', 1795969965994, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 68, 'choice', 1, 'income money', 1795969966033, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 69, 'choice', 1, 'move red-falls-2', 1795969966062, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 70, 'choice', 1, 'pass', 1795969966067, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 71, 'choice', 1, 'move sunny-hills-2', 1795969966075, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 72, 'choice', 1, 'pass', 1795969966082, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 73, 'choice', 1, 'move sunny-hills-2', 1795969966087, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 74, 'choice', 1, 'pass', 1795969966090, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 75, 'choice', 1, 'end', 1795969966098, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 76, 'choice', 2, 'income money', 1795969966102, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 77, 'choice', 2, 'move spikes-view-rail-station', 1795969966107, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 78, 'choice', 2, 'pass', 1795969966114, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 79, 'choice', 2, 'move spikes-view-5', 1795969966123, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 80, 'choice', 2, 'pass', 1795969966130, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 81, 'choice', 2, 'move darkrock-6', 1795969966139, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 82, 'choice', 2, 'pass', 1795969966142, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 83, 'choice', 2, 'end', 1795969966146, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 84, 'choice', 3, 'income money', 1795969966154, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 85, 'choice', 3, 'acquire
= green-4', 1795969966160, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 86, 'choice', 3, 'move mesitos-point-ranch', 1795969966164, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 87, 'choice', 3, 'pass', 1795969966279, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 88, 'choice', 3, 'work', 1795969966292, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 89, 'choice', 3, 'end', 1795969966400, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 90, 'choice', 1, 'income money', 1795969966413, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 91, 'choice', 1, 'play 5h', 1795969966420, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 92, 'choice', 1, 'move red-falls-doctors-office', 1795969966435, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 93, 'choice', 1, 'pass', 1795969966437, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 94, 'choice', 1, 'move red-falls-4', 1795969966452, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 95, 'choice', 1, 'pass', 1795969966459, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 96, 'choice', 1, 'end', 1795969966468, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 97, 'choice', 2, 'income money', 1795969966516, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 98, 'choice', 2, 'move cliff-junction-2', 1795969966526, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 99, 'choice', 2, 'pass', 1795969966535, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 100, 'choice', 2, 'move red-falls-2', 1795969966549, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 101, 'choice', 2, 'pass', 1795969966559, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 102, 'choice', 2, 'move red-falls-doctors-office', 1795969966570, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 103, 'choice', 2, 'pass', 1795969966574, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 104, 'choice', 2, 'end', 1795969966582, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 105, 'choice', 3, 'income both
= Kd', 1795969966591, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 106, 'choice', 3, 'move darkrock-1', 1795969966599, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 107, 'choice', 3, 'pass', 1795969966708, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 108, 'choice', 3, 'work', 1795969966719, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 109, 'choice', 3, 'play Kd', 1795969966722, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 110, 'choice', 3, 'move darkrock-3', 1795969966728, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 111, 'choice', 3, 'pass', 1795969966843, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 112, 'choice', 3, 'buy mustang', 1795969966846, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 113, 'choice', 3, 'buy revolver', 1795969966850, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 114, 'choice', 3, 'equip revolver', 1795969966856, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 115, 'choice', 3, 'buy miners-map', 1795969966859, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 116, 'choice', 3, 'buy provisions
= 6c', 1795969966864, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 117, 'choice', 3, 'buy ten-gallon', 1795969966881, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 118, 'choice', 3, 'end', 1795969966986, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 119, 'choice', 1, 'income money', 1795969966999, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 120, 'choice', 1, 'buy miners-map', 1795969967002, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 121, 'choice', 1, 'buy shotgun', 1795969967012, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 122, 'choice', 1, 'keep', 1795969967018, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 123, 'choice', 1, 'buy provisions
= Jc', 1795969967030, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 124, 'choice', 1, 'upgrade shotgun', 1795969967041, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 125, 'choice', 1, 'buy mule', 1795969967047, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 126, 'choice', 1, 'move cliff-junction-7', 1795969967064, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 127, 'choice', 1, 'pass', 1795969967087, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 128, 'choice', 1, 'move cliff-junction-3', 1795969967103, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 129, 'choice', 1, 'pass', 1795969967112, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 130, 'choice', 1, 'end', 1795969967130, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 131, 'choice', 2, 'income both
= Jd', 1795969967146, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 132, 'choice', 2, 'work', 1795969967163, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 133, 'choice', 2, 'move sunny-hills-hideout-b', 1795969967174, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 134, 'choice', 2, 'pass', 1795969967186, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 135, 'choice', 2, 'move mesitos-point-2', 1795969967192, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 136, 'choice', 2, 'pass', 1795969967205, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 137, 'choice', 2, 'end', 1795969967219, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 138, 'choice', 3, 'income money', 1795969967223, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 139, 'choice', 3, 'equip rifle', 1795969967230, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 140, 'choice', 3, 'move darkrock-8', 1795969967243, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 141, 'choice', 3, 'pass', 1795969967354, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 142, 'choice', 3, 'use provisions
= Ah', 1795969967365, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 143, 'choice', 3, 'poker
= 10d
= 4h
= 7c
= Qh
= 9c
= Qc
= 5d
= 4d', 1795969967383, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 144, 'choice', 3, 'lay 6c 7s', 1795969967408, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 145, 'choice', 2, 'lay 4h 9c
= 7h', 1795969967419, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 146, 'choice', 3, 'end', 1795969967529, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 147, 'choice', 1, 'income both
= Ac', 1795969967556, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 148, 'choice', 1, 'equip revolver', 1795969967618, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 149, 'choice', 1, 'move red-falls-6', 1795969967622, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 150, 'choice', 1, 'pass', 1795969967627, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 151, 'choice', 1, 'move red-falls-4', 1795969967633, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 152, 'choice', 1, 'pass', 1795969967638, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 153, 'choice', 1, 'move cliff-junction-4', 1795969967643, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 154, 'choice', 1, 'pass', 1795969967645, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 155, 'choice', 1, 'discard Jc', 1795969967652, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 156, 'choice', 1, 'end', 1795969967658, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 157, 'choice', 2, 'income money', 1795969967663, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 158, 'choice', 2, 'move darkrock-3', 1795969967671, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 159, 'choice', 2, 'pass', 1795969967675, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 160, 'choice', 2, 'move mesitos-point-2', 1795969967679, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 161, 'choice', 2, 'pass', 1795969967682, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 162, 'choice', 2, 'move darkrock-1', 1795969967691, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 163, 'choice', 2, 'pass', 1795969967699, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 164, 'choice', 2, 'end', 1795969967712, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 165, 'choice', 3, 'income both
= 3c', 1795969967735, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 166, 'choice', 3, 'equip revolver', 1795969967740, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 167, 'choice', 3, 'play Ah', 1795969967745, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 168, 'choice', 3, 'choose wanted', 1795969967752, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 169, 'choice', 3, 'react 7h
= 9d', 1795969967856, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 170, 'choice', 3, 'play 9d
= 8s
= 9h
= Ad', 1795969967862, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 171, 'choice', 3, 'play 9h
= 5s
= 3h
= 2s', 1795969967873, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 172, 'choice', 3, 'discard 6s', 1795969967882, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 173, 'choice', 3, 'discard 3h', 1795969967884, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 174, 'choice', 3, 'discard 10d', 1795969967888, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 175, 'choice', 3, 'end', 1795969967991, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 176, 'choice', 1, 'income cards
= 6h
= 4c', 1795969967997, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 177, 'choice', 1, 'equip shotgun', 1795969968004, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 178, 'choice', 1, 'move red-falls-2', 1795969968013, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 179, 'choice', 1, 'pass', 1795969968015, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 180, 'choice', 1, 'move red-falls-6', 1795969968017, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 181, 'choice', 1, 'pass', 1795969968019, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 182, 'choice', 1, 'move cliff-junction-1', 1795969968021, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 183, 'choice', 1, 'pass', 1795969968023, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 184, 'choice', 1, 'discard Js', 1795969968024, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 185, 'choice', 1, 'discard Ac', 1795969968025, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 186, 'choice', 1, 'end', 1795969968029, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 187, 'choice', 2, 'income both
= 6d', 1795969968030, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 188, 'choice', 2, 'move darkrock-4', 1795969968034, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 189, 'choice', 2, 'pass', 1795969968038, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 190, 'choice', 2, 'move darkrock-5', 1795969968042, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 191, 'choice', 2, 'pass', 1795969968044, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 192, 'choice', 2, 'move spikes-view-4', 1795969968048, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 193, 'choice', 2, 'pass', 1795969968054, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 194, 'choice', 2, 'end', 1795969968057, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 195, 'choice', 3, 'income money', 1795969968066, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 196, 'choice', 3, 'equip rifle', 1795969968082, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 197, 'choice', 3, 'move darkrock-bank', 1795969968089, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 198, 'choice', 3, 'react 3c', 1795969968192, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 199, 'choice', 3, 'ride darkrock-3', 1795969968198, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 200, 'choice', 3, 'pass', 1795969968301, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 201, 'choice', 3, 'buy shotgun', 1795969968310, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 202, 'choice', 3, 'keep', 1795969968321, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 203, 'choice', 3, 'upgrade revolver', 1795969968330, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 204, 'choice', 3, 'play Ad', 1795969968336, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 205, 'choice', 3, 'pass', 1795969968448, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 206, 'choice', 3, 'end', 1795969968562, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 207, 'choice', 1, 'income cards
= 2c
= 10c', 1795969968583, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 208, 'choice', 1, 'equip shotgun', 1795969968594, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 209, 'choice', 1, 'move red-falls-6', 1795969968603, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 210, 'choice', 1, 'pass', 1795969968606, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 211, 'choice', 1, 'move sunny-hills-7', 1795969968609, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 212, 'choice', 1, 'pass', 1795969968614, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 213, 'choice', 1, 'move cliff-junction-4', 1795969968622, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 214, 'choice', 1, 'pass', 1795969968625, 2);
INSERT INTO public.entries VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 215, 'choice', 1, 'discard 6h', 1795969968630, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 1, 'setup', NULL, '= character calamity-jane
= character stagecoach-mary
= character kit-carson
= character bloody-knife
= character billy-the-kid
= character wyatt-earp', 1795969968790, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 2, 'choice', 3, 'draft billy-the-kid', 1795969968797, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 3, 'choice', 2, 'draft kit-carson', 1795969968802, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 4, 'choice', 1, 'draft calamity-jane
= 6c
= 8h', 1795969968809, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 5, 'choice', 3, 'start mesitos-point-hideout-a
= 9s', 1795969968816, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 6, 'choice', 1, 'start red-falls-4
= 10h
= 4c
= goal billy-bold-as-brass
= goal calamity-next-round
= goal kit-assayed
= trigger legend
= trigger spend', 1795969968818, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 7, 'choice', 3, 'income both
= Kc', 1795969968826, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 8, 'choice', 3, 'play Kc', 1795969968835, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 9, 'choice', 3, 'move darkrock-1', 1795969968842, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 10, 'choice', 3, 'pass', 1795969968945, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 11, 'choice', 3, 'work', 1795969968959, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 12, 'choice', 3, 'work', 1795969968966, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 13, 'choice', 3, 'work', 1795969968971, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 14, 'choice', 3, 'end', 1795969969088, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 15, 'choice', 1, 'income both
= Ah', 1795969969111, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 16, 'choice', 1, 'buy miners-map', 1795969969115, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 17, 'choice', 1, 'buy ten-gallon', 1795969969117, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 18, 'choice', 1, 'move sunny-hills-7', 1795969969119, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 19, 'choice', 1, 'pass', 1795969969135, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 20, 'choice', 1, 'move sunny-hills-6', 1795969969143, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 21, 'choice', 1, 'pass', 1795969969147, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 22, 'choice', 1, 'end', 1795969969167, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 23, 'choice', 2, 'income cards
= Kd
= Kh', 1795969969174, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 24, 'choice', 2, 'move sunny-hills-4', 1795969969183, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 25, 'choice', 2, 'pass', 1795969969190, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 26, 'choice', 2, 'end', 1795969969204, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 27, 'choice', 2, 'end', 1795969969210, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 28, 'choice', 3, 'income money', 1795969969218, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 29, 'choice', 3, 'buy mule', 1795969969228, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 30, 'choice', 3, 'buy whiskey', 1795969969231, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 31, 'choice', 3, 'buy ten-gallon', 1795969969241, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 32, 'choice', 3, 'work', 1795969969259, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 33, 'choice', 3, 'work', 1795969969268, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 34, 'choice', 3, 'end', 1795969969372, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 35, 'choice', 1, 'income both
= 4d', 1795969969388, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 36, 'choice', 1, 'play 9s
= 2s
= Ac
= Qd', 1795969969391, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 37, 'choice', 1, 'play 4d', 1795969969409, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 38, 'choice', 1, 'sheriff darkrock-4', 1795969969421, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 39, 'choice', 1, 'sheriff darkrock-2', 1795969969427, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 40, 'choice', 1, 'sheriff darkrock-1', 1795969969428, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 41, 'choice', 3, 'discard 6c
= K
= 2
= 3
= 5', 1795969969440, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 42, 'choice', 3, 'decline
= 10c', 1795969969442, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 43, 'choice', 1, 'move red-falls-4', 1795969969447, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 44, 'choice', 1, 'pass', 1795969969451, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 45, 'choice', 1, 'end', 1795969969454, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 46, 'choice', 2, 'income money', 1795969969455, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 47, 'choice', 2, 'play Kd', 1795969969461, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 48, 'choice', 2, 'end', 1795969969462, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 49, 'choice', 2, 'end', 1795969969466, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 50, 'choice', 3, 'income cards
= Ad
= 5d', 1795969969469, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 51, 'choice', 3, 'play Ad', 1795969969471, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 52, 'choice', 3, 'choose marshal', 1795969969479, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 53, 'choice', 3, 'pass', 1795969969582, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 54, 'choice', 3, 'work', 1795969969591, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 55, 'choice', 3, 'work', 1795969969595, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 56, 'choice', 3, 'end', 1795969969699, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 57, 'choice', 1, 'income money', 1795969969703, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 58, 'choice', 1, 'move cliff-junction-1', 1795969969707, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 59, 'choice', 1, 'pass', 1795969969713, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 60, 'choice', 1, 'play 2s', 1795969969717, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 61, 'choice', 1, 'ride darkrock-6', 1795969969729, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 62, 'choice', 1, 'play Ah', 1795969969733, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 63, 'choice', 1, 'choose wanted', 1795969969747, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 64, 'choice', 1, 'pass', 1795969969750, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 65, 'choice', 1, 'end', 1795969969758, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 66, 'choice', 2, 'income both
= 6h', 1795969969762, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 67, 'choice', 2, 'play Kh', 1795969969766, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 68, 'choice', 2, 'move darkrock-3', 1795969969771, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 69, 'choice', 2, 'pass', 1795969969774, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 70, 'choice', 2, 'buy shotgun', 1795969969779, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 71, 'choice', 2, 'keep', 1795969969782, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 72, 'choice', 2, 'move darkrock-sheriffs-office', 1795969969791, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 73, 'choice', 2, 'pass', 1795969969803, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 74, 'choice', 2, 'end', 1795969969806, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 75, 'choice', 2, 'end', 1795969969808, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 76, 'choice', 3, 'income both
= Jd', 1795969969810, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 77, 'choice', 3, 'work', 1795969969812, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 78, 'choice', 3, 'work', 1795969969814, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 79, 'choice', 3, 'work', 1795969969818, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 80, 'choice', 3, 'end', 1795969969919, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 81, 'choice', 1, 'income money', 1795969969929, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 82, 'choice', 1, 'move mesitos-point-4', 1795969969934, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 83, 'choice', 1, 'pass', 1795969969941, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 84, 'choice', 1, 'move darkrock-6', 1795969969947, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 85, 'choice', 1, 'pass', 1795969969951, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 86, 'choice', 1, 'move darkrock-1', 1795969969960, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 87, 'choice', 1, 'pass', 1795969969967, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 88, 'choice', 1, 'end', 1795969969969, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 89, 'choice', 2, 'income both
= Js', 1795969969971, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 90, 'choice', 2, 'equip revolver', 1795969969974, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 91, 'choice', 2, 'move darkrock-2', 1795969969976, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 92, 'choice', 2, 'pass', 1795969969978, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 93, 'choice', 2, 'move darkrock-8', 1795969969980, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 94, 'choice', 2, 'pass', 1795969969982, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 95, 'choice', 2, 'move darkrock-7', 1795969969983, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 96, 'choice', 2, 'pass', 1795969969985, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 97, 'choice', 2, 'end', 1795969969990, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 98, 'choice', 3, 'income cards
= 2d
= 9c', 1795969969997, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 99, 'choice', 3, 'work', 1795969969999, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 100, 'choice', 3, 'work', 1795969970000, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 101, 'choice', 3, 'work', 1795969970005, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 102, 'choice', 3, 'discard Jd', 1795969970008, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 103, 'choice', 3, 'discard 2d', 1795969970009, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 104, 'choice', 3, 'end', 1795969970115, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 105, 'choice', 1, 'income cards
= Ks
= 10d', 1795969970117, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 106, 'choice', 1, 'move darkrock-2', 1795969970122, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 107, 'choice', 1, 'pass', 1795969970126, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 108, 'choice', 1, 'buy rifle', 1795969970128, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 109, 'choice', 1, 'keep', 1795969970134, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 110, 'choice', 1, 'move mesitos-point-6', 1795969970143, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 111, 'choice', 1, 'pass', 1795969970150, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 112, 'choice', 1, 'end', 1795969970154, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 113, 'choice', 2, 'income cards
= Qs
= 7s', 1795969970158, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 114, 'choice', 2, 'equip revolver', 1795969970159, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 115, 'choice', 2, 'poker
= 8s', 1795969970161, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 116, 'choice', 3, 'join
= 7h
= 9h
= 3h
= 9d', 1795969970163, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 117, 'choice', 2, 'lay Js Qs', 1795969970166, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 118, 'choice', 3, 'lay 5d 9c
= 2h
= 4s', 1795969970171, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 119, 'choice', 2, 'move darkrock-2', 1795969970175, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 120, 'choice', 2, 'pass', 1795969970178, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 121, 'choice', 2, 'move darkrock-1', 1795969970184, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 122, 'choice', 2, 'pass', 1795969970190, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 123, 'choice', 2, 'discard 4c', 1795969970191, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 124, 'choice', 2, 'end', 1795969970193, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 125, 'choice', 3, 'income both
= 6s', 1795969970195, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 126, 'choice', 3, 'play 4s', 1795969970198, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 127, 'choice', 3, 'sheriff mesitos-point-3', 1795969970199, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 128, 'choice', 3, 'sheriff stop', 1795969970202, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 129, 'choice', 3, 'move darkrock-sheriffs-office', 1795969970203, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 130, 'choice', 3, 'pass', 1795969970307, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 131, 'choice', 3, 'move darkrock-3', 1795969970309, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 132, 'choice', 3, 'pass', 1795969970413, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 133, 'choice', 3, 'end', 1795969970518, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 134, 'choice', 1, 'income cards
= 2c
= 4h', 1795969970523, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 135, 'choice', 1, 'equip revolver', 1795969970527, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 136, 'choice', 1, 'move darkrock-4', 1795969970531, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 137, 'choice', 1, 'pass', 1795969970534, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 138, 'choice', 1, 'move darkrock-6', 1795969970539, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 139, 'choice', 1, 'pass', 1795969970541, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 140, 'choice', 1, 'play Ks', 1795969970543, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 141, 'choice', 1, 'play 2c', 1795969970546, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 142, 'choice', 1, 'ride red-falls-1', 1795969970555, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 143, 'choice', 1, 'move sunny-hills-3', 1795969970559, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 144, 'choice', 1, 'pass', 1795969970562, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 145, 'choice', 1, 'end', 1795969970566, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 146, 'choice', 2, 'income money', 1795969970570, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 147, 'choice', 2, 'equip revolver', 1795969970572, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 148, 'choice', 2, 'move darkrock-4', 1795969970574, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 149, 'choice', 2, 'pass', 1795969970576, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 150, 'choice', 2, 'move darkrock-sheriffs-office', 1795969970578, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 151, 'choice', 2, 'pass', 1795969970579, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 152, 'choice', 2, 'move darkrock-8', 1795969970581, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 153, 'choice', 2, 'pass', 1795969970584, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 154, 'choice', 2, 'end', 1795969970585, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 155, 'choice', 3, 'income both
= 5c', 1795969970587, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 156, 'choice', 3, 'buy provisions
= Qh', 1795969970590, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 157, 'choice', 3, 'upgrade revolver', 1795969970600, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 158, 'choice', 3, 'upgrade mule', 1795969970602, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 159, 'choice', 3, 'end', 1795969970615, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 160, 'choice', 3, 'work', 1795969970618, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 161, 'choice', 3, 'work', 1795969970620, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 162, 'choice', 3, 'discard 7h', 1795969970626, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 163, 'choice', 3, 'discard 6s', 1795969970628, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 164, 'choice', 3, 'end', 1795969970736, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 165, 'choice', 1, 'income money', 1795969970739, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 166, 'choice', 1, 'equip rifle', 1795969970745, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 167, 'choice', 1, 'move sunny-hills-3', 1795969970757, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 168, 'choice', 1, 'pass', 1795969970761, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 169, 'choice', 1, 'move sunny-hills-ranch', 1795969970772, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 170, 'choice', 1, 'pass', 1795969970781, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 171, 'choice', 1, 'move sunny-hills-5', 1795969970787, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 172, 'choice', 1, 'pass', 1795969970790, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 173, 'choice', 1, 'end', 1795969970794, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 174, 'choice', 2, 'income both
= As', 1795969970798, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 175, 'choice', 2, 'equip revolver', 1795969970801, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 176, 'choice', 2, 'move mesitos-point-8', 1795969970807, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 177, 'choice', 2, 'pass', 1795969970808, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 178, 'choice', 2, 'move darkrock-7', 1795969970815, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 179, 'choice', 2, 'pass', 1795969970816, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 180, 'choice', 2, 'move darkrock-5', 1795969970818, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 181, 'choice', 2, 'pass', 1795969970820, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 182, 'choice', 2, 'discard 7s', 1795969970822, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 183, 'choice', 2, 'end', 1795969970823, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 184, 'choice', 3, 'income both
= 8c', 1795969970834, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 185, 'choice', 3, 'move dixon-creek-hideout-b
= 4
= Q', 1795969970836, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 186, 'choice', 3, 'commit 8c', 1795969970839, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 187, 'choice', 2, 'npc Q', 1795969970840, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 188, 'choice', 3, 'pass
= Jc
= Qc', 1795969970943, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 189, 'choice', 3, 'pass', 1795969971049, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 190, 'choice', 3, 'work', 1795969971059, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 191, 'choice', 3, 'work', 1795969971068, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 192, 'choice', 3, 'discard Qh', 1795969971076, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 193, 'choice', 3, 'discard 5c', 1795969971079, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 194, 'choice', 3, 'discard 8h', 1795969971087, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 195, 'choice', 3, 'end', 1795969971196, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 196, 'choice', 1, 'income money', 1795969971220, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 197, 'choice', 1, 'equip rifle', 1795969971222, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 198, 'choice', 1, 'move sunny-hills-6', 1795969971227, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 199, 'choice', 1, 'pass', 1795969971228, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 200, 'choice', 1, 'move sunny-hills-7', 1795969971235, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 201, 'choice', 1, 'pass', 1795969971236, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 202, 'choice', 1, 'use provisions
= Jh', 1795969971238, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 203, 'choice', 1, 'end', 1795969971239, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 204, 'choice', 2, 'income money', 1795969971240, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 205, 'choice', 2, 'equip shotgun', 1795969971242, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 206, 'choice', 2, 'move darkrock-sheriffs-office', 1795969971243, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 207, 'choice', 2, 'pass', 1795969971246, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 208, 'choice', 2, 'move darkrock-1', 1795969971247, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 209, 'choice', 2, 'pass', 1795969971249, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 210, 'choice', 2, 'move mesitos-point-6', 1795969971250, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 211, 'choice', 2, 'pass', 1795969971254, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 212, 'choice', 2, 'end', 1795969971255, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 213, 'choice', 3, 'income both
= 5h', 1795969971257, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 214, 'choice', 3, 'play 5h', 1795969971260, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 215, 'choice', 3, 'move red-falls-3', 1795969971263, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 216, 'choice', 3, 'pass', 1795969971366, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 217, 'choice', 3, 'poker
= 6d
= 10s
= 3s
= 3c
= 7d
= 5s
= 3d
= 7c', 1795969971381, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 218, 'choice', 2, 'lay 3s 10s', 1795969971391, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 219, 'choice', 3, 'lay Jc Qc
= 8d', 1795969971394, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 220, 'choice', 3, 'end', 1795969971500, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 221, 'choice', 1, 'income both
= 8c', 1795969971507, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 222, 'choice', 1, 'equip rifle', 1795969971518, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 223, 'choice', 1, 'move red-falls-2', 1795969971521, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 224, 'choice', 1, 'pass', 1795969971527, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 225, 'choice', 1, 'move red-falls-cabaret', 1795969971531, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 226, 'choice', 1, 'pass', 1795969971534, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 227, 'choice', 1, 'move cliff-junction-1', 1795969971539, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 228, 'choice', 1, 'pass', 1795969971542, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 229, 'choice', 1, 'end', 1795969971545, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 230, 'choice', 2, 'income money', 1795969971546, 2);
INSERT INTO public.entries VALUES ('c44f4cb09f221a1be05fdff957750680', 231, 'choice', 2, 'equip revolver', 1795969971547, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 1, 'setup', NULL, '= ware derringer
= ware mule
= ware whiskey
= ware ten-gallon
= ware gazette
= ware mustang
= event the-toll-gate
= event command-performance
= frontier 4
= frontier 3
= frontier 2
= frontier 5
= frontier 3
= frontier 6
= frontier 4
= frontier 3
= frontier 4
= character kit-carson
= character bass-reeves
= character maria-gertrudis-barcelo
= character stagecoach-mary
= character soapy-smith
= character doc-holliday', 1795969971617, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 2, 'choice', 3, 'draft doc-holliday', 1795969971626, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 3, 'choice', 1, 'draft bass-reeves', 1795969971630, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 4, 'choice', 2, 'draft maria-gertrudis-barcelo
= first 2
= Qd', 1795969971634, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 5, 'choice', 2, 'start buzzard-gulch-5
= 10h
= 2h
= 5h
= goal maria-la-tules
= goal doc-steady-hand
= goal bass-seasoned-deputy
= trigger legend
= trigger legend', 1795969971641, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 6, 'choice', 2, 'income cards
= 7s
= 5c', 1795969971643, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 7, 'choice', 2, 'equip derringer', 1795969971646, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 8, 'choice', 2, 'work', 1795969971651, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 9, 'choice', 2, 'move buzzard-gulch-5', 1795969971655, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 10, 'choice', 2, 'pass', 1795969971658, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 11, 'choice', 2, 'move gulch-frontier-15', 1795969971660, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 12, 'choice', 2, 'pass', 1795969971661, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 13, 'choice', 2, 'end', 1795969971662, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 14, 'choice', 3, 'income cards
= 7c
= 6c', 1795969971669, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 15, 'choice', 3, 'work', 1795969971673, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 16, 'choice', 3, 'work', 1795969971675, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 17, 'choice', 3, 'work', 1795969971677, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 18, 'choice', 3, 'end', 1795969971780, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 19, 'choice', 1, 'income both
= 3d', 1795969971784, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 20, 'choice', 1, 'move darkrock-sheriffs-office', 1795969971788, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 21, 'choice', 1, 'react 3d', 1795969971792, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 22, 'choice', 1, 'ride darkrock-1', 1795969971798, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 23, 'choice', 1, 'pass', 1795969971799, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 24, 'choice', 1, 'move mesitos-point-1', 1795969971801, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 25, 'choice', 1, 'pass', 1795969971803, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 26, 'choice', 1, 'move mesitos-point-hideout-a
= 2
= 10', 1795969971806, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 27, 'choice', 3, 'npc 10', 1795969971808, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 28, 'choice', 3, 'bonus
= 4d
= Q
= 8', 1795969971814, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 29, 'choice', 3, 'npc 8
= Kd', 1795969971815, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 30, 'choice', 1, 'pass', 1795969971817, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 31, 'choice', 1, 'end', 1795969971818, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 32, 'choice', 2, 'income cards
= 6d
= 6h', 1795969971819, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 33, 'choice', 2, 'equip derringer', 1795969971822, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 34, 'choice', 2, 'move gulch-frontier-11', 1795969971824, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 35, 'choice', 2, 'pass', 1795969971825, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 36, 'choice', 2, 'move gulch-frontier-15', 1795969971828, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 37, 'choice', 2, 'pass', 1795969971829, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 38, 'choice', 2, 'move gulch-frontier-14', 1795969971835, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 39, 'choice', 2, 'pass', 1795969971843, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 40, 'choice', 2, 'end', 1795969971845, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 41, 'choice', 3, 'income cards
= Ks
= Kc', 1795969971846, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 42, 'choice', 3, 'move red-falls-doctors-office', 1795969971848, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 43, 'choice', 3, 'pass', 1795969971951, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 44, 'choice', 3, 'move red-falls-2', 1795969971956, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 45, 'choice', 3, 'pass', 1795969972060, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 46, 'choice', 3, 'faro
= 9
= A
= 5
= K', 1795969972068, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 47, 'choice', 3, 'bet 9 10', 1795969972074, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 48, 'choice', 3, 'bet 5 20
= K
= 9', 1795969972079, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 49, 'choice', 3, 'choose cards
= 2d', 1795969972083, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 50, 'choice', 3, 'leave
= A', 1795969972087, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 51, 'choice', 3, 'discard Kc', 1795969972090, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 52, 'choice', 3, 'discard 2d', 1795969972092, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 53, 'choice', 3, 'discard 2h', 1795969972094, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 54, 'choice', 3, 'end', 1795969972197, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 55, 'choice', 1, 'income cards
= Jd
= Kh', 1795969972203, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 56, 'choice', 1, 'move darkrock-2', 1795969972213, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 57, 'choice', 1, 'pass', 1795969972219, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 58, 'choice', 1, 'move darkrock-4', 1795969972230, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 59, 'choice', 1, 'pass', 1795969972232, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 60, 'choice', 1, 'move spikes-view-2', 1795969972233, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 61, 'choice', 1, 'pass', 1795969972236, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 62, 'choice', 1, 'end', 1795969972242, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 63, 'choice', 2, 'income both
= 3s', 1795969972255, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 64, 'choice', 2, 'equip derringer', 1795969972258, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 65, 'choice', 2, 'move gulch-frontier-14', 1795969972266, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 66, 'choice', 2, 'react 3s', 1795969972270, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 67, 'choice', 2, 'ride gulch-frontier-12', 1795969972272, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 68, 'choice', 2, 'pass', 1795969972278, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 69, 'choice', 2, 'move gulch-frontier-14', 1795969972283, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 70, 'choice', 2, 'pass', 1795969972300, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 71, 'choice', 2, 'move buzzard-gulch-2', 1795969972302, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 72, 'choice', 2, 'pass', 1795969972319, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 73, 'choice', 2, 'end', 1795969972322, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 74, 'choice', 3, 'income money', 1795969972335, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 75, 'choice', 3, 'faro
= 3
= 4
= J
= 7', 1795969972340, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 76, 'choice', 3, 'bet J 20', 1795969972352, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 77, 'choice', 3, 'bet 4 20
= 7
= 4', 1795969972363, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 78, 'choice', 3, 'leave
= J', 1795969972374, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 79, 'choice', 3, 'choose cards
= 9h', 1795969972390, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 80, 'choice', 3, 'poker
= 5s
= 3c
= 8c
= 7h
= 4h
= As
= 9c
= Ad', 1795969972469, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 81, 'choice', 3, 'lay 7c Ks', 1795969972473, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 82, 'choice', 2, 'lay 4h 8c', 1795969972486, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 83, 'choice', 3, 'choose legend', 1795969972498, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 84, 'choice', 3, 'move red-falls-doctors-office', 1795969972510, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 85, 'choice', 3, 'pass', 1795969972628, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 86, 'choice', 3, 'end', 1795969972736, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 87, 'choice', 1, 'income money', 1795969972743, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 88, 'choice', 1, 'move spikes-view-3', 1795969972747, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 89, 'choice', 1, 'pass', 1795969972757, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 90, 'choice', 1, 'move spikes-view-9', 1795969972764, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 91, 'choice', 1, 'pass', 1795969972774, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 92, 'choice', 1, 'move gulch-frontier-17', 1795969972780, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 93, 'choice', 1, 'pass', 1795969972792, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 94, 'choice', 1, 'end', 1795969972798, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 95, 'choice', 2, 'income money', 1795969972807, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 96, 'choice', 2, 'equip derringer', 1795969972815, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 97, 'choice', 2, 'move buzzard-gulch-3', 1795969972823, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 98, 'choice', 2, 'pass', 1795969972829, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 99, 'choice', 2, 'move buzzard-gulch-6', 1795969972844, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 100, 'choice', 2, 'pass', 1795969972865, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 101, 'choice', 2, 'move gulch-frontier-22', 1795969972875, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 102, 'choice', 2, 'pass', 1795969972880, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 103, 'choice', 2, 'end', 1795969972892, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 104, 'choice', 3, 'income cards
= 3h
= Ah', 1795969972901, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 105, 'choice', 3, 'heal
= Qh', 1795969972916, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 106, 'choice', 3, 'move red-falls-2', 1795969972924, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 107, 'choice', 3, 'react 3h', 1795969973032, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 108, 'choice', 3, 'pass', 1795969973042, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 109, 'choice', 3, 'move red-falls-doctors-office', 1795969973056, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 110, 'choice', 3, 'discard 6c', 1795969973070, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 111, 'choice', 3, 'end', 1795969973176, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 112, 'choice', 1, 'income money', 1795969973182, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 113, 'choice', 1, 'move spikes-view-5', 1795969973185, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 114, 'choice', 1, 'move gulch-frontier-19', 1795969973186, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 115, 'choice', 1, 'move gulch-frontier-32', 1795969973190, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 116, 'choice', 1, 'end', 1795969973206, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 117, 'choice', 2, 'income money', 1795969973210, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 118, 'choice', 2, 'equip revolver', 1795969973215, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 119, 'choice', 2, 'move buzzard-gulch-1', 1795969973219, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 120, 'choice', 2, 'move gulch-frontier-20', 1795969973223, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 121, 'choice', 2, 'move gulch-frontier-32', 1795969973227, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 122, 'choice', 2, 'end', 1795969973230, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 123, 'choice', 3, 'income money', 1795969973234, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 124, 'choice', 3, 'move red-falls-4', 1795969973237, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 125, 'choice', 3, 'buy quarter-horse', 1795969973239, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 126, 'choice', 3, 'buy shotgun', 1795969973242, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 127, 'choice', 3, 'equip shotgun', 1795969973247, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 128, 'choice', 3, 'upgrade shotgun', 1795969973255, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 129, 'choice', 3, 'upgrade revolver', 1795969973258, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 130, 'choice', 3, 'end', 1795969973260, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 131, 'choice', 3, 'play 5s', 1795969973263, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 132, 'choice', 3, 'end', 1795969973369, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 133, 'choice', 1, 'income cards
= 7d
= Qc', 1795969973374, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 134, 'choice', 1, 'move gulch-frontier-21', 1795969973389, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 135, 'choice', 1, 'move buzzard-gulch-3', 1795969973406, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 136, 'choice', 1, 'move buzzard-gulch-3', 1795969973420, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 137, 'choice', 1, 'discard 7d', 1795969973462, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 138, 'choice', 1, 'discard Qc', 1795969973467, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 139, 'choice', 1, 'end', 1795969973470, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 140, 'choice', 2, 'income money', 1795969973475, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 141, 'choice', 2, 'equip derringer', 1795969973476, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 142, 'choice', 2, 'move gulch-frontier-19', 1795969973482, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 143, 'choice', 2, 'move gulch-frontier-33', 1795969973484, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 144, 'choice', 2, 'frontier', 1795969973487, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 145, 'choice', 2, 'discard 6h', 1795969973489, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 146, 'choice', 2, 'discard 7s
= frontier-token hot-spring
= Js
= Jh', 1795969973493, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 147, 'choice', 2, 'end', 1795969973500, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 148, 'choice', 3, 'income money', 1795969973507, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 149, 'choice', 3, 'equip shotgun', 1795969973511, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 150, 'choice', 3, 'play Ah', 1795969973514, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 151, 'choice', 3, 'choose wanted', 1795969973516, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 152, 'choice', 3, 'work', 1795969973524, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 153, 'choice', 3, 'work', 1795969973525, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 154, 'choice', 3, 'end', 1795969973632, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 155, 'choice', 1, 'income both
= 6s', 1795969973639, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 156, 'choice', 1, 'high-stakes
= 4s
= 10d
= Qs
= 10s
= 4c
= 2s
= Jc
= 5d
= 9s', 1795969973648, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 157, 'choice', 1, 'fold
= 9d', 1795969973654, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 158, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795969973664, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 159, 'choice', 1, 'move gulch-frontier-17', 1795969973672, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 160, 'choice', 1, 'discard 9d', 1795969973679, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 161, 'choice', 1, 'discard Jd', 1795969973691, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 162, 'choice', 1, 'discard Kd', 1795969973698, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 163, 'choice', 1, 'end', 1795969973720, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 164, 'choice', 2, 'income money', 1795969973726, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 165, 'choice', 2, 'equip revolver', 1795969973766, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 166, 'choice', 2, 'move gulch-frontier-35', 1795969973775, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 167, 'choice', 2, 'move gulch-frontier-outlaw-camp', 1795969973786, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 168, 'choice', 2, 'move gulch-frontier-31', 1795969973798, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 169, 'choice', 2, 'end', 1795969973801, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 170, 'choice', 3, 'income money', 1795969973810, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 171, 'choice', 3, 'equip shotgun', 1795969973814, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 172, 'choice', 3, 'buy rifle', 1795969973818, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 173, 'choice', 3, 'keep', 1795969973820, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 174, 'choice', 3, 'buy miners-map', 1795969973823, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 175, 'choice', 3, 'buy provisions
= 8d', 1795969973827, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 176, 'choice', 3, 'buy snake-oil', 1795969973832, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 177, 'choice', 3, 'move sunny-hills-ranch', 1795969973835, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 178, 'choice', 3, 'pass', 1795969973948, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 179, 'choice', 3, 'use provisions
= 8h', 1795969973967, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 180, 'choice', 3, 'end', 1795969974089, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 181, 'choice', 1, 'income cards
= Ac
= 8s', 1795969974103, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 182, 'choice', 1, 'move gulch-frontier-1', 1795969974135, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 183, 'choice', 1, 'play Ac', 1795969974144, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 184, 'choice', 1, 'choose marshal', 1795969974160, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 185, 'choice', 1, 'move gulch-frontier-6', 1795969974170, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 186, 'choice', 1, 'discard 4s', 1795969974189, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 187, 'choice', 1, 'end', 1795969974193, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 188, 'choice', 2, 'income both
= 10c', 1795969974195, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 189, 'choice', 2, 'equip revolver', 1795969974197, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 190, 'choice', 2, 'move gulch-frontier-31', 1795969974219, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 191, 'choice', 2, 'move gulch-frontier-outlaw-camp', 1795969974224, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 192, 'choice', 2, 'play 5c', 1795969974240, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 193, 'choice', 2, 'end', 1795969974248, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 194, 'choice', 3, 'income cards
= 2c
= 2d', 1795969974250, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 195, 'choice', 3, 'equip revolver', 1795969974255, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 196, 'choice', 3, 'acquire
= blue-6', 1795969974257, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 197, 'choice', 3, 'move red-falls-5', 1795969974260, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 198, 'choice', 3, 'pass', 1795969974362, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 199, 'choice', 3, 'use snake-oil
= nugget', 1795969974372, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 200, 'choice', 3, 'sheriff cliff-junction-4', 1795969974376, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 201, 'choice', 3, 'discard 10h', 1795969974385, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 202, 'choice', 3, 'discard 8h
= event the-claims-office-fire', 1795969974398, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 203, 'choice', 3, 'end', 1795969974501, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 204, 'choice', 1, 'income both
= 4d', 1795969974507, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 205, 'choice', 1, 'move gulch-frontier-9', 1795969974510, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 206, 'choice', 1, 'pass', 1795969974515, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 207, 'choice', 1, 'move gulch-frontier-3', 1795969974546, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 208, 'choice', 1, 'pass', 1795969974558, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 209, 'choice', 1, 'move gulch-frontier-10', 1795969974573, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 210, 'choice', 1, 'pass', 1795969974595, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 211, 'choice', 1, 'discard 4d', 1795969974606, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 212, 'choice', 1, 'end', 1795969974614, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 213, 'choice', 2, 'income cards
= Kd
= 3h', 1795969974624, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 214, 'choice', 2, 'equip derringer', 1795969974710, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 215, 'choice', 2, 'move gulch-frontier-29', 1795969974723, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 216, 'choice', 2, 'react 3h', 1795969974726, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 217, 'choice', 2, 'ride gulch-frontier-outlaw-camp', 1795969974731, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 218, 'choice', 2, 'pass', 1795969974739, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 219, 'choice', 2, 'move gulch-frontier-29', 1795969974747, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 220, 'choice', 2, 'pass', 1795969974755, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 221, 'choice', 2, 'play Kd', 1795969974767, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 222, 'choice', 2, 'move gulch-frontier-22', 1795969974784, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 223, 'choice', 2, 'pass', 1795969974791, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 224, 'choice', 2, 'move gulch-frontier-28', 1795969974794, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 225, 'choice', 2, 'pass', 1795969974799, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 226, 'choice', 2, 'end', 1795969974802, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 227, 'choice', 3, 'income cards
= Qc
= 3d', 1795969974814, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 228, 'choice', 3, 'equip shotgun', 1795969974823, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 229, 'choice', 3, 'buy provisions
= 5s', 1795969974830, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 230, 'choice', 3, 'move red-falls-cabaret
= opponent peach-fuzz-perkins
= 6', 1795969974840, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 231, 'choice', 3, 'commit 9h', 1795969974845, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 232, 'choice', 3, 'pass
= Jd
= 9d
= 7s
= 3c
= Qs
= Jc', 1795969974954, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 233, 'choice', 3, 'react 3c', 1795969975072, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 234, 'choice', 3, 'ride red-falls-3', 1795969975079, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 235, 'choice', 3, 'use quarter-horse', 1795969975183, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 236, 'choice', 3, 'discard 9d
= 7c', 1795969975191, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 237, 'choice', 3, 'ride red-falls-doctors-office', 1795969975196, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 238, 'choice', 3, 'react 3d', 1795969975309, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 239, 'choice', 3, 'ride red-falls-cabaret', 1795969975315, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 240, 'choice', 3, 'pass', 1795969975419, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 241, 'choice', 3, 'use provisions
= As', 1795969975430, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 1, 'setup', NULL, '= ware shotgun
= ware burro
= ware derringer
= ware mule
= ware provisions
= ware miners-map
= ware whiskey
= ware bullwhip
= ware snake-oil
= item short-cut
= item pump-trolley
= item telegram
= event high-water
= event total-eclipse
= frontier 3
= frontier 5
= frontier 4
= frontier 5
= frontier 4
= frontier 6
= frontier 3
= frontier 6
= frontier 3
= region darkrock
= character ben-hodges
= character doc-holliday
= character john-slaughter
= character pat-garrett
= character charley-parkhurst
= character billy-the-kid', 1795969975513, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 2, 'choice', 3, 'draft billy-the-kid', 1795969975521, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 3, 'choice', 1, 'draft doc-holliday', 1795969975522, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 4, 'choice', 2, 'draft pat-garrett
= 5h
= 3d
= 10s
= 5s
= Qd', 1795969975526, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 5, 'choice', 3, 'start sunny-hills-hideout-a
= goal billy-reward-doubled
= goal doc-steady-hand
= goal pat-collector-of-customs
= legend queen-in-the-sleeve', 1795969975528, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 6, 'choice', 3, 'income cards
= Qs
= 4d', 1795969975536, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 7, 'choice', 3, 'risk ride
= risk wound', 1795969975539, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 8, 'choice', 3, 'ride sunny-hills-5', 1795969975541, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 9, 'choice', 3, 'play 5s', 1795969975544, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 10, 'choice', 3, 'play 4d', 1795969975545, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 11, 'choice', 3, 'sheriff stop', 1795969975552, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 12, 'choice', 3, 'move red-falls-3', 1795969975560, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 13, 'choice', 3, 'pass', 1795969975663, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 242, 'choice', 3, 'discard 2d', 1795969975703, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 14, 'choice', 3, 'end', 1795969975767, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 15, 'choice', 1, 'income both
= 7d', 1795969975771, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 16, 'choice', 1, 'claim red-falls-doctors-office', 1795969975780, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 17, 'choice', 1, 'move sunny-hills-3', 1795969975789, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 18, 'choice', 1, 'pass', 1795969975802, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 19, 'choice', 1, 'move red-falls-2', 1795969975807, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 20, 'choice', 1, 'pass', 1795969975810, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 21, 'choice', 1, 'risk ride
= risk wound', 1795969975812, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 22, 'choice', 1, 'ride sunny-hills-5', 1795969975827, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 23, 'choice', 1, 'end', 1795969975834, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 24, 'choice', 2, 'income money', 1795969975839, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 25, 'choice', 2, 'end', 1795969975843, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 26, 'choice', 2, 'end', 1795969975846, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 27, 'choice', 3, 'income cards
= Qc
= 7c', 1795969975852, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 28, 'choice', 3, 'poker
= 5c
= Kd
= Jd
= 9c
= Jh
= 8s
= 6c
= 4h', 1795969975854, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 29, 'choice', 2, 'lay Jd Jh', 1795969975859, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 30, 'choice', 3, 'lay 7c Qs
= 8h
= event rockslide', 1795969975866, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 31, 'choice', 1, 'choose discard', 1795969975869, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 32, 'choice', 1, 'discard 7d', 1795969975875, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 33, 'choice', 3, 'work', 1795969975884, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 34, 'choice', 3, 'work', 1795969975889, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 35, 'choice', 3, 'risk ride
= risk wound', 1795969975895, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 36, 'choice', 3, 'pass', 1795969975904, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 37, 'choice', 3, 'discard 5c', 1795969975912, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 243, 'choice', 3, 'discard Jd', 1795969975958, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 38, 'choice', 3, 'end', 1795969976015, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 39, 'choice', 1, 'income cards
= 8c
= Ah', 1795969976019, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 40, 'choice', 1, 'end', 1795969976025, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 41, 'choice', 1, 'discard Ah', 1795969976039, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 42, 'choice', 1, 'end', 1795969976044, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 43, 'choice', 2, 'income money', 1795969976051, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 44, 'choice', 2, 'move gulch-frontier-18', 1795969976056, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 45, 'choice', 2, 'pass', 1795969976072, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 46, 'choice', 2, 'move gulch-frontier-18', 1795969976084, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 47, 'choice', 2, 'pass', 1795969976086, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 48, 'choice', 2, 'move spikes-view-10', 1795969976089, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 49, 'choice', 2, 'pass', 1795969976090, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 50, 'choice', 2, 'risk card
= risk wound
= Kh', 1795969976094, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 51, 'choice', 2, 'end', 1795969976096, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 52, 'choice', 3, 'income money', 1795969976108, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 53, 'choice', 3, 'faro
= 5
= 6
= 2
= 9', 1795969976111, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 54, 'choice', 3, 'bet 5 10', 1795969976115, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 55, 'choice', 3, 'bet 2 20
= 9
= 5', 1795969976119, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 56, 'choice', 3, 'choose money', 1795969976125, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 57, 'choice', 3, 'leave
= 2', 1795969976131, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 58, 'choice', 3, 'claim red-falls-saloon', 1795969976135, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 59, 'choice', 3, 'deed red-falls-saloon
= 4c
= 2c', 1795969976143, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 60, 'choice', 3, 'choose cards
= 9d', 1795969976147, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 61, 'choice', 3, 'end', 1795969976155, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 62, 'choice', 3, 'discard 2c', 1795969976157, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 63, 'choice', 3, 'discard 9d', 1795969976163, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 64, 'choice', 3, 'discard Qc', 1795969976180, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 244, 'choice', 3, 'discard 8d', 1795969976242, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 65, 'choice', 3, 'end', 1795969976295, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 66, 'choice', 1, 'income both
= 7h', 1795969976299, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 67, 'choice', 1, 'move sunny-hills-2', 1795969976303, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 68, 'choice', 1, 'react 3d', 1795969976306, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 69, 'choice', 1, 'ride sunny-hills-2', 1795969976316, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 70, 'choice', 1, 'pass', 1795969976318, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 71, 'choice', 1, 'move red-falls-1', 1795969976320, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 72, 'choice', 1, 'pass', 1795969976322, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 73, 'choice', 1, 'deed red-falls-doctors-office
= Ad', 1795969976325, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 74, 'choice', 1, 'risk ride
= risk wound', 1795969976330, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 75, 'choice', 1, 'ride sunny-hills-2', 1795969976332, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 76, 'choice', 1, 'end', 1795969976333, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 77, 'choice', 2, 'income cards
= Jc
= As', 1795969976335, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 78, 'choice', 2, 'move cliff-junction-mine', 1795969976336, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 79, 'choice', 2, 'pass', 1795969976338, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 80, 'choice', 2, 'risk money
= risk two-wounds', 1795969976341, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 81, 'choice', 2, 'move spikes-view-6', 1795969976343, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 82, 'choice', 2, 'pass', 1795969976347, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 83, 'choice', 2, 'play As', 1795969976359, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 84, 'choice', 2, 'choose wanted', 1795969976369, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 85, 'choice', 2, 'pass', 1795969976371, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 86, 'choice', 2, 'discard 10s', 1795969976373, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 87, 'choice', 2, 'end', 1795969976374, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 88, 'choice', 3, 'income cards
= Js
= 3s', 1795969976378, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 89, 'choice', 3, 'poker
= 6h
= Kc
= 6s
= 9h
= 2s
= 7s
= 9s
= 4s', 1795969976382, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 90, 'choice', 2, 'lay 9h Kc', 1795969976384, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 91, 'choice', 3, 'lay 3s Js', 1795969976385, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 92, 'choice', 3, 'choose legend
= token 1
= Ac
= event the-turncoat', 1795969976388, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 93, 'choice', 3, 'sheriff stop', 1795969976391, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 94, 'choice', 3, 'discard Ac', 1795969976394, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 95, 'choice', 2, 'discard Jc', 1795969976396, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 96, 'choice', 3, 'faro
= 7
= 3
= 8
= K', 1795969976398, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 97, 'choice', 3, 'bet 3 20', 1795969976401, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 98, 'choice', 3, 'bet 7 10
= 8
= K', 1795969976407, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 99, 'choice', 3, 'leave
= 7', 1795969976410, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 100, 'choice', 3, 'choose money
= event the-toll-gate', 1795969976413, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 101, 'choice', 3, 'choose discard', 1795969976416, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 102, 'choice', 3, 'discard 6h', 1795969976418, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 103, 'choice', 1, 'choose pay', 1795969976423, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 104, 'choice', 2, 'choose discard', 1795969976426, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 105, 'choice', 3, 'faro
= A
= Q
= 4
= J', 1795969976431, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 106, 'choice', 3, 'bet A 20', 1795969976434, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 107, 'choice', 3, 'bet Q 20
= 4
= A', 1795969976441, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 108, 'choice', 3, 'leave
= Q
= token 2
= token 1', 1795969976448, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 109, 'choice', 3, 'end
= event the-lady-in-gray', 1795969976452, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 110, 'choice', 3, 'choose gambler', 1795969976460, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 111, 'choice', 3, 'discard Qd', 1795969976463, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 112, 'choice', 3, 'discard 4c
= token 1
= token 1', 1795969976466, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 245, 'choice', 3, 'discard 7c', 1795969976545, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 113, 'choice', 3, 'end', 1795969976572, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 114, 'choice', 1, 'income cards
= 10c
= Ks', 1795969976578, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 115, 'choice', 1, 'move sunny-hills-5', 1795969976588, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 116, 'choice', 1, 'pass', 1795969976594, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 117, 'choice', 1, 'move red-falls-3', 1795969976600, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 118, 'choice', 1, 'pass', 1795969976603, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 119, 'choice', 1, 'play Ks', 1795969976612, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 120, 'choice', 1, 'move red-falls-cabaret', 1795969976615, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 121, 'choice', 1, 'pass', 1795969976623, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 122, 'choice', 1, 'play 5h', 1795969976626, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 123, 'choice', 1, 'risk ride
= risk story-point', 1795969976631, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 124, 'choice', 1, 'sheriff stop', 1795969976635, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 125, 'choice', 1, 'pass', 1795969976638, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 126, 'choice', 1, 'end', 1795969976642, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 127, 'choice', 2, 'income both
= 10h', 1795969976646, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 128, 'choice', 2, 'move cliff-junction-mine', 1795969976651, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 129, 'choice', 2, 'pass', 1795969976654, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 130, 'choice', 2, 'end', 1795969976659, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 131, 'choice', 2, 'end', 1795969976661, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 132, 'choice', 3, 'income cards
= 5d
= 8d', 1795969976666, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 133, 'choice', 3, 'play 5d', 1795969976668, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 134, 'choice', 3, 'move red-falls-6', 1795969976670, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 135, 'choice', 3, 'pass', 1795969976782, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 136, 'choice', 3, 'buy mustang', 1795969976794, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 137, 'choice', 3, 'buy gazette
= event wrong-side-of-the-bars', 1795969976799, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 246, 'choice', 3, 'discard Qs', 1795969976805, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 138, 'choice', 3, 'buy quarter-horse', 1795969976807, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 139, 'choice', 3, 'keep', 1795969976819, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 140, 'choice', 3, 'buy repeating-shotgun', 1795969976822, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 141, 'choice', 3, 'equip repeating-shotgun', 1795969976833, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 142, 'choice', 3, 'buy medicine-pouch', 1795969976840, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 143, 'choice', 3, 'buy burro', 1795969976843, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 144, 'choice', 3, 'equip burro', 1795969976848, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 145, 'choice', 3, 'end', 1795969976859, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 146, 'choice', 3, 'end', 1795969976862, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 147, 'choice', 3, 'end', 1795969976968, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 148, 'choice', 1, 'income cards
= 3c
= 3h', 1795969976975, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 149, 'choice', 1, 'move red-falls-3', 1795969976980, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 150, 'choice', 1, 'react 3h', 1795969976986, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 151, 'choice', 1, 'ride cliff-junction-7', 1795969976991, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 152, 'choice', 1, 'pass', 1795969976994, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 153, 'choice', 1, 'move red-falls-3', 1795969976999, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 154, 'choice', 1, 'pass', 1795969977007, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 155, 'choice', 1, 'move cliff-junction-4', 1795969977014, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 156, 'choice', 1, 'pass', 1795969977019, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 157, 'choice', 1, 'end', 1795969977022, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 158, 'choice', 1, 'discard Ad', 1795969977026, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 159, 'choice', 1, 'end', 1795969977030, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 160, 'choice', 2, 'income both
= 2d', 1795969977032, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 161, 'choice', 2, 'move gulch-frontier-rail-station', 1795969977039, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 162, 'choice', 2, 'pass', 1795969977042, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 163, 'choice', 2, 'move gulch-frontier-18', 1795969977046, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 164, 'choice', 2, 'pass', 1795969977050, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 165, 'choice', 2, 'move buzzard-gulch-3', 1795969977055, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 166, 'choice', 2, 'pass', 1795969977056, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 247, 'choice', 3, 'discard As', 1795969977062, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 167, 'choice', 2, 'risk card
= risk two-wounds
= injury bullet-left-in
= 10d', 1795969977063, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 168, 'choice', 2, 'discard 10h', 1795969977066, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 169, 'choice', 2, 'end', 1795969977070, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 170, 'choice', 3, 'income money', 1795969977074, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 171, 'choice', 3, 'equip revolver', 1795969977077, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 172, 'choice', 3, 'equip quarter-horse', 1795969977078, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 173, 'choice', 3, 'claim red-falls-general-store', 1795969977084, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 174, 'choice', 3, 'move red-falls-1', 1795969977091, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 175, 'choice', 3, 'use quarter-horse', 1795969977198, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 176, 'choice', 3, 'discard 8h', 1795969977204, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 177, 'choice', 3, 'ride sunny-hills-2', 1795969977208, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 178, 'choice', 3, 'pass', 1795969977312, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 248, 'choice', 3, 'discard Qc', 1795969977315, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 179, 'choice', 3, 'use medicine-pouch', 1795969977317, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 180, 'choice', 3, 'risk money
= risk story-point', 1795969977324, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 181, 'choice', 3, 'sheriff buzzard-gulch-5', 1795969977330, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 182, 'choice', 3, 'sheriff stop', 1795969977336, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 183, 'choice', 3, 'end', 1795969977443, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 184, 'choice', 1, 'income both
= 2h', 1795969977451, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 185, 'choice', 1, 'move cliff-junction-10', 1795969977466, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 186, 'choice', 1, 'react 3c', 1795969977474, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 187, 'choice', 1, 'ride cliff-junction-3', 1795969977483, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 188, 'choice', 1, 'move cliff-junction-hideout-c
= 10
= 9', 1795969977492, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 189, 'choice', 1, 'commit 7h', 1795969977496, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 190, 'choice', 3, 'npc 9', 1795969977504, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 191, 'choice', 1, 'pass', 1795969977506, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 192, 'choice', 1, 'choose discard', 1795969977509, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 193, 'choice', 1, 'discard 8c
= 6d', 1795969977514, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 194, 'choice', 1, 'move gulch-frontier-pass-c
= opponent red-moon-sadie
= 5
= 2
= 6', 1795969977519, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 195, 'choice', 1, 'commit 10c', 1795969977527, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 196, 'choice', 3, 'npc 6', 1795969977531, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 197, 'choice', 1, 'pass
= Qh', 1795969977534, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 198, 'choice', 1, 'end', 1795969977539, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 199, 'choice', 1, 'discard 6d', 1795969977540, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 200, 'choice', 1, 'end', 1795969977546, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 201, 'choice', 2, 'income cards
= Jc
= 3h', 1795969977550, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 202, 'choice', 2, 'challenge
= opponent the-cattle-baron
= 7d
= Js
= Ah
= Ks
= 5s
= 4d
= 5c
= 7c', 1795969977555, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 203, 'choice', 1, 'lay 5s Js', 1795969977559, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 204, 'choice', 2, 'lay 10d Jc
= As
= 7s', 1795969977562, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 205, 'choice', 2, 'move gulch-frontier-17', 1795969977567, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 206, 'choice', 2, 'pass', 1795969977570, 2);
INSERT INTO public.entries VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 249, 'choice', 3, 'end', 1795969977573, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 207, 'choice', 2, 'move gulch-frontier-16', 1795969977577, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 208, 'choice', 2, 'pass', 1795969977579, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 209, 'choice', 2, 'end', 1795969977582, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 210, 'choice', 2, 'discard As', 1795969977583, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 211, 'choice', 2, 'discard 3h', 1795969977586, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 212, 'choice', 2, 'discard 7d', 1795969977590, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 213, 'choice', 2, 'end', 1795969977594, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 214, 'choice', 3, 'income money', 1795969977597, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 215, 'choice', 3, 'equip repeating-shotgun', 1795969977603, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 216, 'choice', 3, 'equip burro', 1795969977606, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 217, 'choice', 3, 'deed red-falls-general-store', 1795969977609, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 218, 'choice', 3, 'upgrade revolver', 1795969977610, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 219, 'choice', 3, 'risk card
= risk two-wounds
= Kc', 1795969977615, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 220, 'choice', 3, 'play Kc', 1795969977618, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 221, 'choice', 3, 'move sunny-hills-2', 1795969977619, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 222, 'choice', 3, 'pass', 1795969977723, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 223, 'choice', 3, 'move red-falls-4', 1795969977727, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 224, 'choice', 3, 'pass', 1795969977832, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 225, 'choice', 3, 'buy ten-gallon', 1795969977843, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 226, 'choice', 3, 'buy medicine-pouch', 1795969977848, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 227, 'choice', 3, 'end', 1795969977954, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 228, 'choice', 1, 'income both
= 6h', 1795969977971, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 229, 'choice', 1, 'move cliff-junction-hideout-c', 1795969977974, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 230, 'choice', 1, 'pass', 1795969977987, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 231, 'choice', 1, 'move sunny-hills-7', 1795969977993, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 232, 'choice', 1, 'pass', 1795969978008, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 233, 'choice', 1, 'end', 1795969978024, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 234, 'choice', 1, 'discard 6h', 1795969978033, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 235, 'choice', 1, 'end', 1795969978035, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 236, 'choice', 2, 'income money', 1795969978042, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 237, 'choice', 2, 'move gulch-frontier-2', 1795969978060, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 238, 'choice', 2, 'pass', 1795969978067, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 239, 'choice', 2, 'end', 1795969978080, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 240, 'choice', 2, 'end', 1795969978091, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 241, 'choice', 3, 'income money', 1795969978096, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 242, 'choice', 3, 'equip revolver', 1795969978107, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 243, 'choice', 3, 'equip quarter-horse', 1795969978111, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 244, 'choice', 3, 'use medicine-pouch', 1795969978120, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 245, 'choice', 3, 'upgrade burro', 1795969978127, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 246, 'choice', 3, 'risk card
= risk wound-and-story-point', 1795969978139, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 247, 'choice', 3, 'choose gang-a
= Qd', 1795969978147, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 248, 'choice', 3, 'work', 1795969978159, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 249, 'choice', 3, 'end', 1795969978268, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 250, 'choice', 1, 'income both
= 9d', 1795969978275, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 251, 'choice', 1, 'risk ride
= risk wound-and-story-point
= injury laudanum
= 7h
= 4h', 1795969978279, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 252, 'choice', 1, 'choose gang-c', 1795969978285, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 253, 'choice', 1, 'ride red-falls-6', 1795969978313, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 254, 'choice', 1, 'move cliff-junction-8', 1795969978329, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 255, 'choice', 1, 'pass', 1795969978339, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 256, 'choice', 1, 'move cliff-junction-10', 1795969978354, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 257, 'choice', 1, 'pass', 1795969978356, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 258, 'choice', 1, 'move cliff-junction-4', 1795969978362, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 259, 'choice', 1, 'pass', 1795969978363, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 260, 'choice', 1, 'discard 7h', 1795969978366, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 261, 'choice', 1, 'discard 9d', 1795969978371, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 262, 'choice', 1, 'discard 2h', 1795969978378, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 263, 'choice', 1, 'end', 1795969978379, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 264, 'choice', 2, 'income both
= 9h', 1795969978385, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 265, 'choice', 2, 'risk ride
= risk story-point', 1795969978388, 2);
INSERT INTO public.entries VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 266, 'choice', 2, 'sheriff gulch-frontier-23', 1795969978393, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 1, 'setup', NULL, '= event the-turncoat
= event wrong-side-of-the-bars
= frontier 6
= frontier 2
= frontier 5
= frontier 2
= frontier 3
= frontier 3
= frontier 4
= frontier 5
= frontier 4
= character doc-holliday
= character allan-pinkerton
= character bass-reeves
= character curly-bill-brocius
= character annie-oakley
= character elfego-baca', 1795969978586, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 2, 'choice', 3, 'draft elfego-baca', 1795969978593, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 3, 'choice', 2, 'draft curly-bill-brocius', 1795969978595, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 4, 'choice', 1, 'draft doc-holliday
= 6d
= 10s
= 10c
= 9c
= 9d
= Jd
= 2c
= 8d', 1795969978597, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 5, 'choice', 3, 'start gulch-frontier-35
= 6c
= 9h
= Jc
= 9s
= trigger showdown
= trigger showdown', 1795969978604, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 6, 'choice', 2, 'income money', 1795969978606, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 7, 'choice', 2, 'work', 1795969978610, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 8, 'choice', 2, 'move gulch-frontier-30', 1795969978615, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 9, 'choice', 2, 'pass', 1795969978618, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 10, 'choice', 2, 'move gulch-frontier-30', 1795969978622, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 11, 'choice', 2, 'pass', 1795969978626, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 12, 'choice', 3, 'income cards
= 2h
= 8h', 1795969978631, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 13, 'choice', 3, 'play 9d
= 4c
= 3s
= Qc', 1795969978634, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 14, 'choice', 3, 'play 4c', 1795969978640, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 15, 'choice', 3, 'sheriff darkrock-4', 1795969978642, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 16, 'choice', 3, 'sheriff stop', 1795969978646, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 17, 'choice', 3, 'move gulch-frontier-33', 1795969978650, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 18, 'choice', 3, 'pass', 1795969978758, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 19, 'choice', 3, 'discard 9h', 1795969978766, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 20, 'choice', 3, 'discard 8h', 1795969978773, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 21, 'choice', 1, 'income money', 1795969978778, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 22, 'choice', 1, 'work', 1795969978792, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 23, 'choice', 1, 'move sunny-hills-hideout-b
= 8
= 9', 1795969978804, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 24, 'choice', 1, 'commit 6d', 1795969978806, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 25, 'choice', 3, 'npc 9', 1795969978817, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 26, 'choice', 1, 'pass', 1795969978827, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 27, 'choice', 1, 'choose discard', 1795969978831, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 28, 'choice', 1, 'discard 10s
= 4s', 1795969978839, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 29, 'choice', 1, 'pass', 1795969978847, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 30, 'choice', 1, 'move sunny-hills-mine', 1795969978851, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 31, 'choice', 1, 'pass', 1795969978854, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 32, 'choice', 2, 'income both
= Ks', 1795969978858, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 33, 'choice', 2, 'end', 1795969978861, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 34, 'choice', 3, 'income money', 1795969978867, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 35, 'choice', 3, 'move gulch-frontier-pass-c', 1795969978875, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 36, 'choice', 3, 'pass', 1795969978980, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 37, 'choice', 3, 'move gulch-frontier-pass-c', 1795969978988, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 38, 'choice', 3, 'react 3s', 1795969979108, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 39, 'choice', 3, 'ride gulch-frontier-25', 1795969979115, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 40, 'choice', 3, 'pass', 1795969979221, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 41, 'choice', 3, 'move gulch-frontier-rail-station', 1795969979228, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 42, 'choice', 3, 'pass', 1795969979332, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 43, 'choice', 1, 'income cards
= 3c
= 5s', 1795969979355, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 44, 'choice', 1, 'work', 1795969979363, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 45, 'choice', 1, 'move sunny-hills-4', 1795969979372, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 46, 'choice', 1, 'react 3c', 1795969979379, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 47, 'choice', 1, 'ride darkrock-1', 1795969979395, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 48, 'choice', 1, 'play 9s
= 3d
= 8c
= 5d', 1795969979403, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 49, 'choice', 1, 'discard 5s', 1795969979407, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 50, 'choice', 1, 'discard 3d', 1795969979408, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 51, 'choice', 1, 'discard Jc', 1795969979419, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 52, 'choice', 2, 'income cards
= Ad
= Kh', 1795969979423, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 53, 'choice', 2, 'move buzzard-gulch-5', 1795969979436, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 54, 'choice', 2, 'move gulch-frontier-15', 1795969979444, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 55, 'choice', 2, 'play Ad
= Qs', 1795969979447, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 56, 'choice', 2, 'pass', 1795969979449, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 57, 'choice', 2, 'discard 8d', 1795969979466, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 58, 'choice', 2, 'discard Qs', 1795969979471, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 59, 'choice', 3, 'income cards
= 2s
= 7h', 1795969979483, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 60, 'choice', 3, 'move cliff-junction-mine', 1795969979486, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 61, 'choice', 3, 'move gulch-frontier-rail-station', 1795969979491, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 62, 'choice', 3, 'move gulch-frontier-20', 1795969979495, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 63, 'choice', 3, 'discard 7h', 1795969979503, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 64, 'choice', 1, 'income money', 1795969979506, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 65, 'choice', 1, 'buy burro', 1795969979513, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 66, 'choice', 1, 'buy bedroll', 1795969979515, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 67, 'choice', 1, 'buy provisions
= 10d', 1795969979522, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 68, 'choice', 1, 'buy rifle', 1795969979527, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 69, 'choice', 1, 'equip rifle', 1795969979535, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 70, 'choice', 1, 'move mesitos-point-hideout-a
= J
= 6', 1795969979537, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 71, 'choice', 1, 'commit 4s', 1795969979556, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 72, 'choice', 3, 'npc J', 1795969979567, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 73, 'choice', 1, 'pass
= As', 1795969979573, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 74, 'choice', 1, 'move mesitos-point-3', 1795969979581, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 75, 'choice', 1, 'discard 8c', 1795969979587, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 76, 'choice', 2, 'income both
= 4d', 1795969979596, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 77, 'choice', 2, 'move gulch-frontier-8', 1795969979599, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 78, 'choice', 2, 'move buzzard-gulch-marshals-office
= opponent peach-fuzz-perkins
= 10', 1795969979606, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 79, 'choice', 2, 'commit Ks', 1795969979611, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 80, 'choice', 2, 'pass', 1795969979614, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 81, 'choice', 1, 'pass
= 7d
= 5h
= 10h', 1795969979627, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 82, 'choice', 2, 'move gulch-frontier-17', 1795969979640, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 83, 'choice', 2, 'discard Kh', 1795969979647, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 84, 'choice', 2, 'discard 5h', 1795969979655, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 85, 'choice', 2, 'discard 2c', 1795969979662, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 86, 'choice', 3, 'income both
= 4h', 1795969979674, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 87, 'choice', 3, 'move buzzard-gulch-1', 1795969979683, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 88, 'choice', 3, 'play 2s', 1795969979690, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 89, 'choice', 3, 'ride buzzard-gulch-6', 1795969979699, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 90, 'choice', 3, 'work', 1795969979706, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 91, 'choice', 1, 'income both
= Qd', 1795969979718, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 92, 'choice', 1, 'equip rifle', 1795969979727, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 93, 'choice', 1, 'move darkrock-5', 1795969979734, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 94, 'choice', 1, 'move mesitos-point-5', 1795969979746, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 95, 'choice', 1, 'move mesitos-point-3', 1795969979754, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 96, 'choice', 1, 'discard 5d', 1795969979759, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 97, 'choice', 2, 'income money', 1795969979763, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 98, 'choice', 2, 'move gulch-frontier-16', 1795969979767, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 99, 'choice', 2, 'move gulch-frontier-20', 1795969979771, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 100, 'choice', 2, 'move buzzard-gulch-5
= event rockslide', 1795969979775, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 101, 'choice', 1, 'choose wound
= injury black-eye', 1795969979779, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 102, 'choice', 1, 'choose money', 1795969979780, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 103, 'choice', 3, 'income both
= 7c', 1795969979786, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 104, 'choice', 3, 'work', 1795969979796, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 105, 'choice', 3, 'work', 1795969979798, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 106, 'choice', 3, 'work', 1795969979803, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 107, 'choice', 3, 'discard Jd', 1795969979806, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 108, 'choice', 1, 'income money', 1795969979808, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 109, 'choice', 1, 'equip rifle', 1795969979810, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 110, 'choice', 1, 'end', 1795969979813, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 111, 'choice', 2, 'income money', 1795969979818, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 112, 'choice', 2, 'move buzzard-gulch-2', 1795969979823, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 113, 'choice', 2, 'move gulch-frontier-6', 1795969979827, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 114, 'choice', 2, 'move gulch-frontier-pass-a', 1795969979831, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 115, 'choice', 3, 'income money', 1795969979836, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 116, 'choice', 3, 'work', 1795969979844, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 117, 'choice', 3, 'work', 1795969979846, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 118, 'choice', 3, 'work', 1795969979851, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 119, 'choice', 1, 'income cards
= Kc
= 8s', 1795969979854, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 120, 'choice', 1, 'equip revolver', 1795969979857, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 121, 'choice', 1, 'move mesitos-point-5', 1795969979863, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 122, 'choice', 1, 'move spikes-view-2', 1795969979867, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 123, 'choice', 1, 'move spikes-view-3', 1795969979871, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 124, 'choice', 1, 'discard 8s', 1795969979874, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 125, 'choice', 1, 'discard 10d
= 5c
= Ac', 1795969979878, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 126, 'choice', 2, 'discard 4d', 1795969979883, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 127, 'choice', 2, 'income both
= Js', 1795969979890, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 128, 'choice', 2, 'play 9c
= 2d
= Ah
= Kd', 1795969979895, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 129, 'choice', 2, 'play 10c', 1795969979899, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 130, 'choice', 2, 'choose shop', 1795969979902, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 131, 'choice', 2, 'buy medicine-pouch', 1795969979906, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 132, 'choice', 2, 'move gulch-frontier-17', 1795969979911, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 133, 'choice', 2, 'discard 10h', 1795969979914, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 134, 'choice', 2, 'discard Js', 1795969979918, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 135, 'choice', 2, 'discard Ah', 1795969979920, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 136, 'choice', 3, 'income both
= 7s', 1795969979923, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 137, 'choice', 3, 'buy quarter-horse', 1795969979930, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 138, 'choice', 3, 'buy medicine-pouch', 1795969979936, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 139, 'choice', 3, 'buy boot-knife', 1795969979938, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 140, 'choice', 3, 'buy whiskey', 1795969979943, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 141, 'choice', 3, 'buy repeating-shotgun', 1795969979947, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 142, 'choice', 3, 'keep', 1795969979949, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 143, 'choice', 3, 'end', 1795969979955, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 144, 'choice', 3, 'work', 1795969979958, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 145, 'choice', 3, 'work', 1795969979964, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 146, 'choice', 3, 'discard 4h', 1795969979966, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 147, 'choice', 1, 'income both
= 6s', 1795969979970, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 148, 'choice', 1, 'equip revolver', 1795969979972, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 149, 'choice', 1, 'move darkrock-8', 1795969979979, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 150, 'choice', 1, 'move mesitos-point-6', 1795969979983, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 151, 'choice', 1, 'move spikes-view-2', 1795969979988, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 152, 'choice', 1, 'discard As
= Jh
= 3h', 1795969979994, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 153, 'choice', 2, 'discard 3h', 1795969979999, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 154, 'choice', 2, 'income money', 1795969980002, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 155, 'choice', 2, 'move buzzard-gulch-2', 1795969980007, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 156, 'choice', 2, 'faro', 1795969980011, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 157, 'choice', 3, 'join
= 4
= 2
= A
= 3', 1795969980015, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 158, 'choice', 3, 'bet A 20', 1795969980019, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 159, 'choice', 3, 'bet 4 20', 1795969980023, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 160, 'choice', 2, 'bet 7 20', 1795969980027, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 161, 'choice', 2, 'bet A 10
= 3
= 2', 1795969980031, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 162, 'choice', 3, 'leave', 1795969980036, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 163, 'choice', 2, 'leave
= 4', 1795969980038, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 164, 'choice', 3, 'choose money', 1795969980044, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 165, 'choice', 2, 'move buzzard-gulch-6', 1795969980047, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 166, 'choice', 2, 'discard 2d', 1795969980050, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 167, 'choice', 3, 'income both
= 6h', 1795969980056, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 168, 'choice', 3, 'equip revolver', 1795969980058, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 169, 'choice', 3, 'upgrade revolver', 1795969980063, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 170, 'choice', 3, 'end', 1795969980066, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 171, 'choice', 3, 'fight duel curly-bill-brocius', 1795969980071, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 172, 'choice', 3, 'commit Qc', 1795969980074, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 173, 'choice', 2, 'commit Jh', 1795969980078, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 174, 'choice', 3, 'pass', 1795969980193, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 175, 'choice', 2, 'pass
= Qh', 1795969980206, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 176, 'choice', 3, 'contribute 2', 1795969980211, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 177, 'choice', 3, 'move buzzard-gulch-5', 1795969980216, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 178, 'choice', 3, 'use quarter-horse', 1795969980324, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 179, 'choice', 3, 'discard 2h', 1795969980331, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 180, 'choice', 3, 'pass', 1795969980335, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 181, 'choice', 1, 'income money', 1795969980343, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 182, 'choice', 1, 'equip revolver', 1795969980344, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 183, 'choice', 1, 'move spikes-view-hideout-c
= Q
= 7', 1795969980351, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 184, 'choice', 1, 'commit Kc', 1795969980354, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 185, 'choice', 3, 'npc Q', 1795969980358, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 186, 'choice', 1, 'react 6s', 1795969980366, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 187, 'choice', 1, 'pass
= Jc', 1795969980371, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 188, 'choice', 1, 'reward legend', 1795969980373, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 189, 'choice', 1, 'pass', 1795969980376, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 190, 'choice', 1, 'move spikes-view-hideout-c', 1795969980382, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 191, 'choice', 1, 'pass', 1795969980387, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 192, 'choice', 1, 'move spikes-view-7', 1795969980394, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 193, 'choice', 1, 'pass', 1795969980399, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 194, 'choice', 2, 'income cards
= 3h
= 3c', 1795969980403, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 195, 'choice', 2, 'play 3h', 1795969980410, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 196, 'choice', 2, 'ride gulch-frontier-rail-station', 1795969980415, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 197, 'choice', 2, 'move gulch-frontier-21', 1795969980419, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 198, 'choice', 2, 'react 3c', 1795969980422, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 199, 'choice', 2, 'ride gulch-frontier-17', 1795969980427, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 200, 'choice', 2, 'pass', 1795969980430, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 201, 'choice', 2, 'play 5c', 1795969980435, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 202, 'choice', 3, 'income cards
= 10s
= 4c', 1795969980440, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 203, 'choice', 3, 'equip revolver', 1795969980442, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 204, 'choice', 3, 'upgrade repeating-shotgun', 1795969980448, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 205, 'choice', 3, 'upgrade quarter-horse', 1795969980456, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 206, 'choice', 3, 'play 10s', 1795969980462, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 207, 'choice', 3, 'buy peacekeeper', 1795969980466, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 208, 'choice', 3, 'keep', 1795969980471, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 209, 'choice', 3, 'work', 1795969980473, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 210, 'choice', 1, 'income both
= 4d', 1795969980483, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 211, 'choice', 1, 'equip rifle', 1795969980486, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 212, 'choice', 1, 'move mesitos-point-8', 1795969980490, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 213, 'choice', 1, 'pass', 1795969980494, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 214, 'choice', 1, 'move spikes-view-7', 1795969980499, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 215, 'choice', 1, 'pass', 1795969980502, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 216, 'choice', 1, 'move spikes-view-1', 1795969980505, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 217, 'choice', 1, 'pass
= 8d
= 7h', 1795969980508, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 218, 'choice', 2, 'discard Qh', 1795969980514, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 219, 'choice', 2, 'income cards
= 9s
= 2c', 1795969980515, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 220, 'choice', 2, 'move buzzard-gulch-3', 1795969980523, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 221, 'choice', 2, 'pass', 1795969980525, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 222, 'choice', 2, 'poker
= 8h', 1795969980528, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 223, 'choice', 3, 'pass
= 5d
= Qc
= 2s
= 10c
= 2d
= Ks
= 5s', 1795969980530, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 224, 'choice', 1, 'lay 10c Qc', 1795969980535, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 225, 'choice', 2, 'lay 8d 9s
= 9h
= Qs', 1795969980539, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 226, 'choice', 2, 'high-stakes
= 2h
= 9c
= Jd
= Ad
= Jh
= Kh
= 4h
= Ah
= 9d', 1795969980543, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 227, 'choice', 2, 'raise
= 3s
= 8c', 1795969980546, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 228, 'choice', 1, 'lay Jh Ad', 1795969980551, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 229, 'choice', 2, 'lay 2h 7d
= 10d', 1795969980555, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 230, 'choice', 2, 'discard 7h', 1795969980558, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 231, 'choice', 2, 'discard 10d', 1795969980563, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 232, 'choice', 2, 'discard Kd
= event the-toll-gate', 1795969980565, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 233, 'choice', 2, 'choose discard', 1795969980570, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 234, 'choice', 2, 'discard Ac', 1795969980574, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 235, 'choice', 3, 'choose discard', 1795969980580, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 236, 'choice', 3, 'discard 6c', 1795969980582, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 237, 'choice', 1, 'choose pay', 1795969980586, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 238, 'choice', 3, 'income both
= 5h', 1795969980592, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 239, 'choice', 3, 'equip repeating-shotgun', 1795969980595, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 240, 'choice', 3, 'use medicine-pouch', 1795969980599, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 241, 'choice', 3, 'play 4c', 1795969980602, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 242, 'choice', 3, 'sheriff mesitos-point-7', 1795969980606, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 243, 'choice', 3, 'sheriff darkrock-sheriffs-office', 1795969980609, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 244, 'choice', 3, 'sheriff stop', 1795969980614, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 245, 'choice', 3, 'move buzzard-gulch-3', 1795969980619, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 246, 'choice', 3, 'use quarter-horse', 1795969980722, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 247, 'choice', 3, 'discard 6h', 1795969980727, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 248, 'choice', 3, 'pass', 1795969980731, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 249, 'choice', 3, 'use whiskey', 1795969980734, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 250, 'choice', 1, 'income cards
= 3d
= 10h', 1795969980739, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 251, 'choice', 1, 'equip rifle', 1795969980742, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 252, 'choice', 1, 'move spikes-view-1', 1795969980747, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 253, 'choice', 1, 'move spikes-view-hideout-c', 1795969980751, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 254, 'choice', 1, 'move spikes-view-3', 1795969980755, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 255, 'choice', 1, 'discard 3d', 1795969980758, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 256, 'choice', 1, 'discard 4d', 1795969980762, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 257, 'choice', 2, 'income cards
= Js
= 8s', 1795969980766, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 258, 'choice', 2, 'end', 1795969980771, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 259, 'choice', 2, 'discard 8s', 1795969980774, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 260, 'choice', 2, 'discard 9h', 1795969980778, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 261, 'choice', 3, 'income both
= 4s', 1795969980782, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 262, 'choice', 3, 'equip peacekeeper', 1795969980785, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 263, 'choice', 3, 'play 4s', 1795969980790, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 264, 'choice', 3, 'sheriff stop', 1795969980794, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 265, 'choice', 3, 'poker
= As', 1795969980799, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 266, 'choice', 2, 'pass
= 6d
= 3d
= 5s
= 10c
= Ks
= Kd
= 7h', 1795969980802, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 267, 'choice', 2, 'lay 6d 10c', 1795969980806, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 268, 'choice', 3, 'lay 7c As', 1795969980808, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 269, 'choice', 3, 'choose gambler', 1795969980814, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 270, 'choice', 3, 'faro', 1795969980817, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 271, 'choice', 2, 'join
= K
= 5
= 8
= 9', 1795969980822, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 272, 'choice', 2, 'bet 4 10', 1795969980824, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 273, 'choice', 2, 'bet 8 10', 1795969980828, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 274, 'choice', 3, 'pass
= 8
= K', 1795969980830, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 275, 'choice', 2, 'reclaim 4
= 9', 1795969980834, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 276, 'choice', 1, 'income money', 1795969980839, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 277, 'choice', 1, 'equip revolver', 1795969980846, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 278, 'choice', 1, 'move spikes-view-hideout-c', 1795969980851, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 279, 'choice', 1, 'pass', 1795969980854, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 280, 'choice', 1, 'move spikes-view-hideout-c', 1795969980858, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 281, 'choice', 1, 'pass', 1795969980862, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 282, 'choice', 1, 'move spikes-view-2', 1795969980866, 2);
INSERT INTO public.entries VALUES ('467a24b20dfec344fac1620bb44892c6', 283, 'choice', 1, 'pass', 1795969980869, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 1, 'setup', NULL, '= item marked-cards
= item lucky-coin
= item shot-glass
= event dowser
= event beef-prices
= frontier 3
= frontier 3
= frontier 5
= frontier 6
= frontier 4
= frontier 4
= frontier 2
= frontier 4
= frontier 3
= region cliff-junction
= character buffalo-bill
= character wild-bill-hickok
= character stagecoach-mary
= character poker-alice
= character john-slaughter
= character doc-holliday', 1795969980935, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 2, 'choice', 3, 'draft doc-holliday', 1795969980940, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 3, 'choice', 2, 'draft poker-alice', 1795969980946, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 4, 'choice', 1, 'draft buffalo-bill
= 3s
= 6h
= 5d
= Qs
= Kc
= 8c
= first 1
= trigger spend
= trigger spend', 1795969980950, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 5, 'choice', 1, 'income money', 1795969980955, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 6, 'choice', 1, 'move darkrock-2', 1795969980957, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 7, 'choice', 1, 'pass', 1795969980958, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 8, 'choice', 1, 'move spikes-view-3', 1795969980961, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 9, 'choice', 1, 'react 3s', 1795969980962, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 10, 'choice', 1, 'ride darkrock-8', 1795969980966, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 11, 'choice', 1, 'move darkrock-6', 1795969980969, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 12, 'choice', 2, 'income both
= 6d', 1795969980974, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 13, 'choice', 2, 'end', 1795969980976, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 14, 'choice', 3, 'income cards
= 9d
= 10c', 1795969980977, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 15, 'choice', 3, 'work', 1795969980980, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 16, 'choice', 3, 'work', 1795969980981, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 17, 'choice', 3, 'work', 1795969980982, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 18, 'choice', 1, 'income cards
= Kd
= As', 1795969980983, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 19, 'choice', 1, 'move mesitos-point-4', 1795969980986, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 20, 'choice', 1, 'pass', 1795969980987, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 21, 'choice', 1, 'move sunny-hills-hideout-b
= 9
= 3', 1795969980989, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 22, 'choice', 1, 'commit Kd', 1795969980990, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 23, 'choice', 3, 'npc 9', 1795969980992, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 24, 'choice', 1, 'pass', 1795969980993, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 25, 'choice', 1, 'choose pay', 1795969980995, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 26, 'choice', 1, 'pass', 1795969980998, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 27, 'choice', 1, 'move red-falls-3', 1795969981003, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 28, 'choice', 1, 'pass', 1795969981004, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 29, 'choice', 2, 'income money', 1795969981006, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 30, 'choice', 2, 'move gulch-frontier-rail-station', 1795969981008, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 31, 'choice', 2, 'pass', 1795969981009, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 32, 'choice', 2, 'move gulch-frontier-1', 1795969981015, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 33, 'choice', 2, 'pass', 1795969981016, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 34, 'choice', 2, 'move gulch-frontier-8', 1795969981018, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 35, 'choice', 2, 'pass', 1795969981019, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 36, 'choice', 3, 'income money', 1795969981021, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 37, 'choice', 3, 'heal
= 4c', 1795969981025, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 38, 'choice', 3, 'claim red-falls-doctors-office', 1795969981030, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 39, 'choice', 3, 'deed red-falls-doctors-office
= 3d', 1795969981035, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 40, 'choice', 3, 'discard 10c', 1795969981037, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 41, 'choice', 1, 'income money', 1795969981039, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 42, 'choice', 1, 'move sunny-hills-5', 1795969981041, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 43, 'choice', 1, 'pass', 1795969981046, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 44, 'choice', 1, 'move sunny-hills-ranch', 1795969981048, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 45, 'choice', 1, 'pass', 1795969981055, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 46, 'choice', 1, 'claim sunny-hills-ranch', 1795969981059, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 47, 'choice', 2, 'income cards
= Ah
= 6s', 1795969981062, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 48, 'choice', 2, 'end', 1795969981064, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 49, 'choice', 2, 'discard 6h', 1795969981065, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 50, 'choice', 3, 'income both
= Jd', 1795969981068, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 51, 'choice', 3, 'move red-falls-doctors-office', 1795969981069, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 52, 'choice', 3, 'pass', 1795969981176, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 53, 'choice', 3, 'work', 1795969981180, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 54, 'choice', 3, 'work', 1795969981189, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 55, 'choice', 3, 'discard 3d', 1795969981195, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 56, 'choice', 1, 'income money', 1795969981201, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 57, 'choice', 1, 'move sunny-hills-hideout-a
= Q
= 2', 1795969981207, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 58, 'choice', 3, 'npc Q
= 7c', 1795969981210, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 59, 'choice', 1, 'reward marshal', 1795969981211, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 60, 'choice', 1, 'pass', 1795969981214, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 61, 'choice', 1, 'pass', 1795969981217, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 62, 'choice', 1, 'move sunny-hills-3', 1795969981219, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 63, 'choice', 1, 'pass', 1795969981221, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 64, 'choice', 1, 'move red-falls-doctors-office', 1795969981222, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 65, 'choice', 1, 'pass', 1795969981223, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 66, 'choice', 2, 'income money', 1795969981225, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 67, 'choice', 2, 'move buzzard-gulch-3', 1795969981226, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 68, 'choice', 2, 'pass', 1795969981230, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 69, 'choice', 2, 'move gulch-frontier-21', 1795969981235, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 70, 'choice', 2, 'pass', 1795969981236, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 71, 'choice', 2, 'move gulch-frontier-rail-station', 1795969981238, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 72, 'choice', 2, 'pass', 1795969981242, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 73, 'choice', 3, 'income money', 1795969981248, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 74, 'choice', 3, 'play Kc', 1795969981287, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 75, 'choice', 3, 'play 9d
= nugget
= nugget', 1795969981289, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 76, 'choice', 3, 'move red-falls-2', 1795969981295, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 77, 'choice', 3, 'pass', 1795969981398, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 78, 'choice', 3, 'poker
= 5c', 1795969981402, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 79, 'choice', 1, 'join
= 7s
= 4s
= 10h
= 10d', 1795969981407, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 80, 'choice', 3, 'lay 8c Jd
= 8d', 1795969981411, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 81, 'choice', 1, 'choose cards
= 9h', 1795969981414, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 82, 'choice', 3, 'work', 1795969981423, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 83, 'choice', 1, 'income money', 1795969981426, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 84, 'choice', 1, 'heal', 1795969981431, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 85, 'choice', 1, 'work', 1795969981438, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 86, 'choice', 1, 'move red-falls-1', 1795969981443, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 87, 'choice', 1, 'pass', 1795969981446, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 88, 'choice', 2, 'income cards
= 7h
= Ac', 1795969981450, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 89, 'choice', 2, 'end', 1795969981455, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 90, 'choice', 2, 'discard 5d', 1795969981462, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 91, 'choice', 2, 'discard Ac', 1795969981466, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 92, 'choice', 3, 'income cards
= 5s
= 6c', 1795969981471, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 93, 'choice', 3, 'move red-falls-doctors-office', 1795969981473, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 94, 'choice', 3, 'pass', 1795969981578, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 95, 'choice', 3, 'move red-falls-4', 1795969981587, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 96, 'choice', 3, 'pass', 1795969981695, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 97, 'choice', 3, 'move red-falls-doctors-office', 1795969981704, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 98, 'choice', 3, 'pass', 1795969981807, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 99, 'choice', 1, 'income both
= 10s', 1795969981815, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 100, 'choice', 1, 'move cliff-junction-3', 1795969981824, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 101, 'choice', 1, 'pass', 1795969981835, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 102, 'choice', 1, 'move cliff-junction-1', 1795969981849, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 103, 'choice', 1, 'pass', 1795969981862, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 104, 'choice', 1, 'trade upgrade revolver', 1795969981868, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 105, 'choice', 1, 'trade holster', 1795969981875, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 106, 'choice', 1, 'trade carbine', 1795969981877, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 107, 'choice', 1, 'equip carbine', 1795969981882, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 108, 'choice', 1, 'trade bedroll', 1795969981886, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 109, 'choice', 1, 'end
= region dixon-creek', 1795969981890, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 110, 'choice', 2, 'income both
= Qd', 1795969981892, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 111, 'choice', 2, 'move gulch-frontier-27', 1795969981904, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 112, 'choice', 2, 'pass', 1795969981906, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 113, 'choice', 2, 'move gulch-frontier-19', 1795969981908, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 114, 'choice', 2, 'pass', 1795969981910, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 115, 'choice', 2, 'move gulch-frontier-26', 1795969981912, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 116, 'choice', 2, 'pass', 1795969981913, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 117, 'choice', 2, 'discard 6d', 1795969981917, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 118, 'choice', 3, 'income both
= 8s', 1795969981919, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 119, 'choice', 3, 'move sunny-hills-hideout-b', 1795969981922, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 120, 'choice', 3, 'pass', 1795969982023, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 121, 'choice', 3, 'play 5c', 1795969982034, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 122, 'choice', 3, 'play 5s', 1795969982043, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 123, 'choice', 1, 'income money', 1795969982053, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 124, 'choice', 1, 'equip carbine', 1795969982058, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 125, 'choice', 1, 'move cliff-junction-3', 1795969982063, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 126, 'choice', 1, 'pass', 1795969982067, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 127, 'choice', 1, 'play 9h
= nugget
= nugget', 1795969982070, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 128, 'choice', 1, 'move sunny-hills-1', 1795969982080, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 129, 'choice', 1, 'pass', 1795969982090, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 130, 'choice', 2, 'income money', 1795969982095, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 131, 'choice', 2, 'move gulch-frontier-21', 1795969982101, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 132, 'choice', 2, 'pass', 1795969982111, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 133, 'choice', 2, 'move gulch-frontier-21', 1795969982115, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 134, 'choice', 2, 'pass', 1795969982117, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 135, 'choice', 2, 'move gulch-frontier-27', 1795969982120, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 136, 'choice', 2, 'pass', 1795969982122, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 137, 'choice', 3, 'income both
= Kh', 1795969982132, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 138, 'choice', 3, 'move sunny-hills-1', 1795969982140, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 139, 'choice', 3, 'pass', 1795969982250, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 140, 'choice', 3, 'fight duel buffalo-bill', 1795969982254, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 141, 'choice', 3, 'commit Kh', 1795969982263, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 142, 'choice', 1, 'decline
= 2h', 1795969982266, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 143, 'choice', 3, 'move red-falls-1', 1795969982270, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 144, 'choice', 3, 'pass', 1795969982384, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 145, 'choice', 1, 'income cards
= 2d
= 7d', 1795969982387, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 146, 'choice', 1, 'equip carbine', 1795969982399, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 147, 'choice', 1, 'move red-falls-3', 1795969982404, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 148, 'choice', 1, 'pass', 1795969982417, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 149, 'choice', 1, 'move cliff-junction-7', 1795969982430, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 150, 'choice', 1, 'pass', 1795969982435, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 151, 'choice', 1, 'move red-falls-doctors-office', 1795969982439, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 152, 'choice', 1, 'pass', 1795969982442, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 153, 'choice', 2, 'income cards
= 4d
= Jc', 1795969982446, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 154, 'choice', 2, 'move gulch-frontier-18', 1795969982448, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 155, 'choice', 2, 'pass', 1795969982450, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 156, 'choice', 2, 'move buzzard-gulch-3', 1795969982452, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 157, 'choice', 2, 'pass', 1795969982453, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 158, 'choice', 2, 'claim buzzard-gulch-saloon', 1795969982462, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 159, 'choice', 2, 'discard Qs', 1795969982464, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 160, 'choice', 2, 'discard 6s', 1795969982468, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 161, 'choice', 3, 'income both
= Js', 1795969982472, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 162, 'choice', 3, 'faro', 1795969982473, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 163, 'choice', 1, 'pass
= K
= 4
= J
= 8', 1795969982479, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 164, 'choice', 3, 'bet K 20', 1795969982481, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 165, 'choice', 3, 'bet J 20
= J
= 8', 1795969982487, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 166, 'choice', 3, 'leave
= K', 1795969982489, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 167, 'choice', 3, 'choose money', 1795969982495, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 168, 'choice', 3, 'high-stakes
= Qh', 1795969982498, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 169, 'choice', 1, 'pass
= 2s
= 3h
= Ks
= Ad
= 9c
= 4h
= 9s
= 3c', 1795969982500, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 170, 'choice', 3, 'raise
= 5h
= 8h', 1795969982502, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 171, 'choice', 2, 'lay Ks Ad', 1795969982507, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 172, 'choice', 3, 'lay 6c 8d', 1795969982508, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 173, 'choice', 3, 'poker
= Qc', 1795969982511, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 174, 'choice', 1, 'join
= 2c
= Jh
= 6c
= 5s', 1795969982513, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 175, 'choice', 1, 'lay 2c 10s', 1795969982519, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 176, 'choice', 3, 'lay 4c Qc
= 9h', 1795969982520, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 177, 'choice', 3, 'choose gambler', 1795969982522, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 178, 'choice', 3, 'choose cards
= 9d', 1795969982526, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 179, 'choice', 1, 'income both
= 3h', 1795969982531, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 180, 'choice', 1, 'equip carbine', 1795969982532, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 181, 'choice', 1, 'move red-falls-5', 1795969982534, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 182, 'choice', 1, 'pass', 1795969982538, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 183, 'choice', 1, 'buy derringer', 1795969982540, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 184, 'choice', 1, 'keep', 1795969982542, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 185, 'choice', 1, 'buy whiskey', 1795969982544, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 186, 'choice', 1, 'deed sunny-hills-ranch', 1795969982547, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 187, 'choice', 1, 'ride cliff-junction-1', 1795969982551, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 188, 'choice', 2, 'income both
= Ac', 1795969982552, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 189, 'choice', 2, 'move gulch-frontier-7', 1795969982554, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 190, 'choice', 2, 'pass', 1795969982555, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 191, 'choice', 2, 'move buzzard-gulch-3', 1795969982559, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 192, 'choice', 2, 'pass', 1795969982560, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 193, 'choice', 2, 'move gulch-frontier-12', 1795969982562, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 194, 'choice', 2, 'pass', 1795969982566, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 195, 'choice', 2, 'discard Jc', 1795969982568, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 196, 'choice', 3, 'income money', 1795969982570, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 197, 'choice', 3, 'faro
= 6
= 7
= 10
= 5', 1795969982575, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 198, 'choice', 3, 'pass
= 7
= 10
= 6', 1795969982578, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 199, 'choice', 3, 'faro
= A
= 3
= 9
= 2', 1795969982580, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 200, 'choice', 3, 'pass
= 9
= 3
= A', 1795969982583, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 201, 'choice', 3, 'faro
= Q
= 4
= 8
= J', 1795969982586, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 202, 'choice', 3, 'pass
= 8
= J
= 4', 1795969982595, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 203, 'choice', 1, 'income cards
= Ad
= 8h', 1795969982597, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 204, 'choice', 1, 'equip derringer', 1795969982599, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 205, 'choice', 1, 'play 9h
= gravel
= Ks
= gold-dust
= gold-dust
= nugget', 1795969982601, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 206, 'choice', 1, 'move red-falls-doctors-office', 1795969982603, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 207, 'choice', 1, 'pass', 1795969982606, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 208, 'choice', 1, 'play 3h', 1795969982608, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 209, 'choice', 1, 'ride gulch-frontier-rail-station', 1795969982610, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 210, 'choice', 1, 'discard 7d', 1795969982614, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 211, 'choice', 2, 'income both
= 6s', 1795969982616, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 212, 'choice', 2, 'move gulch-frontier-8', 1795969982618, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 213, 'choice', 2, 'pass', 1795969982621, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 214, 'choice', 2, 'move gulch-frontier-6', 1795969982628, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 215, 'choice', 2, 'pass', 1795969982635, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 216, 'choice', 2, 'play Ac', 1795969982638, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 217, 'choice', 2, 'choose wanted', 1795969982639, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 218, 'choice', 2, 'react 7h
= 5c', 1795969982641, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 219, 'choice', 3, 'income both
= Kh', 1795969982643, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 220, 'choice', 3, 'play Kh', 1795969982652, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 221, 'choice', 3, 'play 9d
= tailings
= gravel
= 6d', 1795969982655, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 222, 'choice', 3, 'move red-falls-4', 1795969982656, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 223, 'choice', 3, 'pass', 1795969982764, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 224, 'choice', 3, 'claim red-falls-general-store', 1795969982767, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 225, 'choice', 3, 'deed red-falls-general-store', 1795969982779, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 226, 'choice', 3, 'pass', 1795969982782, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 227, 'choice', 1, 'income money', 1795969982784, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 228, 'choice', 1, 'equip revolver', 1795969982786, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 229, 'choice', 1, 'play Ks', 1795969982790, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 230, 'choice', 1, 'move gulch-frontier-17', 1795969982798, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 231, 'choice', 1, 'pass', 1795969982806, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 232, 'choice', 1, 'play Ad', 1795969982812, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 233, 'choice', 1, 'choose wanted', 1795969982818, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 234, 'choice', 1, 'move spikes-view-8', 1795969982842, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 235, 'choice', 1, 'pass', 1795969982850, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 236, 'choice', 1, 'move darkrock-5', 1795969982856, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 237, 'choice', 1, 'pass', 1795969982859, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 238, 'choice', 2, 'income money', 1795969982863, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 239, 'choice', 2, 'move gulch-frontier-10', 1795969982867, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 240, 'choice', 2, 'pass', 1795969982869, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 241, 'choice', 2, 'move gulch-frontier-7', 1795969982871, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 242, 'choice', 2, 'pass', 1795969982874, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 243, 'choice', 2, 'move gulch-frontier-12', 1795969982879, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 244, 'choice', 2, 'pass', 1795969982881, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 245, 'choice', 3, 'income money', 1795969982882, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 246, 'choice', 3, 'buy snake-oil', 1795969982886, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 247, 'choice', 3, 'buy gazette
= event high-water', 1795969982890, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 248, 'choice', 3, 'choose money', 1795969982891, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 249, 'choice', 3, 'upgrade revolver', 1795969982894, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 250, 'choice', 3, 'end', 1795969982899, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 251, 'choice', 3, 'move red-falls-1', 1795969982902, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 252, 'choice', 3, 'pass', 1795969983005, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 253, 'choice', 3, 'move red-falls-3', 1795969983011, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 254, 'choice', 3, 'pass', 1795969983120, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 255, 'choice', 1, 'income cards
= Kd
= 8d', 1795969983123, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 256, 'choice', 1, 'equip revolver', 1795969983125, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 257, 'choice', 1, 'move gulch-frontier-rail-station', 1795969983127, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 258, 'choice', 1, 'pass', 1795969983130, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 259, 'choice', 1, 'move gulch-frontier-2', 1795969983136, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 260, 'choice', 1, 'pass', 1795969983140, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 261, 'choice', 1, 'move gulch-frontier-1', 1795969983149, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 262, 'choice', 1, 'pass', 1795969983160, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 263, 'choice', 2, 'income cards
= 4s
= 8c', 1795969983167, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 264, 'choice', 2, 'move buzzard-gulch-3', 1795969983175, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 265, 'choice', 2, 'pass', 1795969983178, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 266, 'choice', 2, 'play 5c', 1795969983183, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 267, 'choice', 2, 'move gulch-frontier-22', 1795969983187, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 268, 'choice', 2, 'pass', 1795969983191, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 269, 'choice', 2, 'discard Ah', 1795969983194, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 270, 'choice', 3, 'income both
= As', 1795969983200, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 271, 'choice', 3, 'poker
= Qs
= 3s
= 5d
= 7c
= 7s
= 6h
= 10h
= 10c', 1795969983207, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 272, 'choice', 2, 'lay 5d 7s', 1795969983211, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 273, 'choice', 3, 'lay Js Qs', 1795969983214, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 274, 'choice', 3, 'choose legend
= event the-turncoat', 1795969983219, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 275, 'choice', 3, 'sheriff stop', 1795969983223, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 276, 'choice', 1, 'discard 2d', 1795969983226, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 277, 'choice', 2, 'discard 6s', 1795969983230, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 278, 'choice', 3, 'faro
= K
= 5
= 6
= 7', 1795969983235, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 279, 'choice', 3, 'bet 5 20', 1795969983239, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 280, 'choice', 3, 'bet 6 10
= K
= 6
= token 1', 1795969983248, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 281, 'choice', 3, 'use gazette', 1795969983356, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 282, 'choice', 3, 'choose money', 1795969983363, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 283, 'choice', 3, 'leave
= 5
= event the-claims-office-fire', 1795969983365, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 284, 'choice', 3, 'play As', 1795969983372, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 285, 'choice', 3, 'choose wanted', 1795969983378, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 286, 'choice', 1, 'income cards
= 2s
= 3c', 1795969983384, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 287, 'choice', 1, 'equip carbine', 1795969983397, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 288, 'choice', 1, 'move buzzard-gulch-3', 1795969983408, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 289, 'choice', 1, 'pass', 1795969983415, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 290, 'choice', 1, 'move gulch-frontier-23', 1795969983422, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 291, 'choice', 1, 'pass', 1795969983428, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 292, 'choice', 1, 'move gulch-frontier-15', 1795969983435, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 293, 'choice', 1, 'react 3c', 1795969983443, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 294, 'choice', 1, 'ride gulch-frontier-24', 1795969983447, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 295, 'choice', 2, 'income cards
= 3d
= 5h', 1795969983449, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 296, 'choice', 2, 'move buzzard-gulch-5', 1795969983460, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 297, 'choice', 2, 'play 5h', 1795969983470, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 298, 'choice', 2, 'buy burro', 1795969983476, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 299, 'choice', 2, 'buy quarter-horse', 1795969983483, 2);
INSERT INTO public.entries VALUES ('7801861724ffe32f1e9a5ab000f1091f', 300, 'choice', 2, 'equip quarter-horse', 1795969983491, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 1, 'setup', NULL, '= item dragoons
= item thunder
= item portrait
= event a-gap-in-the-fence
= event beef-prices
= frontier 4
= frontier 2
= frontier 4
= frontier 2
= frontier 5
= frontier 6
= frontier 3
= frontier 3
= frontier 3
= region gulch-frontier
= character tiburcio-vasquez
= character butch-cassidy
= character bass-reeves
= character sundance-kid
= character ada-curnutt
= character seth-bullock', 1795969983602, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 2, 'choice', 3, 'draft ada-curnutt', 1795969983609, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 3, 'choice', 1, 'draft butch-cassidy', 1795969983614, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 4, 'choice', 2, 'draft sundance-kid
= Ad
= 3h
= 9h
= Qc
= Jc
= first 2', 1795969983616, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 5, 'choice', 3, 'start buzzard-gulch-1', 1795969983620, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 6, 'choice', 1, 'start cliff-junction-hideout-c
= trigger points
= trigger points', 1795969983622, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 7, 'choice', 2, 'income cards
= 9s
= 7s', 1795969983626, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 8, 'choice', 2, 'play 9h
= Jh
= Ac
= 10h', 1795969983631, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 9, 'choice', 2, 'move gulch-frontier-2', 1795969983635, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 10, 'choice', 2, 'pass', 1795969983638, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 11, 'choice', 2, 'move gulch-frontier-9', 1795969983643, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 12, 'choice', 2, 'pass', 1795969983646, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 13, 'choice', 3, 'income cards
= Kd
= 2s', 1795969983651, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 14, 'choice', 3, 'play 2s', 1795969983654, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 15, 'choice', 3, 'ride red-falls-1', 1795969983659, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 16, 'choice', 3, 'play Kd', 1795969983668, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 17, 'choice', 3, 'move sunny-hills-hideout-a
= 7
= 9', 1795969983676, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 18, 'choice', 3, 'commit Qc', 1795969983678, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 19, 'choice', 2, 'npc 7', 1795969983687, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 20, 'choice', 3, 'pass', 1795969983692, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 21, 'choice', 3, 'pass', 1795969983800, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 22, 'choice', 3, 'choose wound', 1795969983803, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 23, 'choice', 3, 'reward marshal', 1795969983806, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 24, 'choice', 3, 'pass', 1795969983912, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 25, 'choice', 3, 'pass', 1795969984022, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 26, 'choice', 3, 'contribute 2', 1795969984025, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 27, 'choice', 3, 'move sunny-hills-ranch', 1795969984031, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 28, 'choice', 3, 'pass', 1795969984136, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 29, 'choice', 3, 'work', 1795969984148, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 30, 'choice', 1, 'income both
= 8h', 1795969984154, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 31, 'choice', 1, 'move cliff-junction-5', 1795969984163, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 32, 'choice', 1, 'pass', 1795969984165, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 33, 'choice', 1, 'move red-falls-6', 1795969984174, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 34, 'choice', 1, 'pass', 1795969984179, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 35, 'choice', 1, 'move red-falls-6', 1795969984183, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 36, 'choice', 1, 'pass', 1795969984186, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 37, 'choice', 2, 'income cards
= 3s
= 8c', 1795969984190, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 38, 'choice', 2, 'play Ac
= 3c', 1795969984193, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 39, 'choice', 2, 'pass', 1795969984195, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 40, 'choice', 2, 'pass', 1795969984198, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 41, 'choice', 2, 'play 8c', 1795969984200, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 42, 'choice', 2, 'ride gulch-frontier-1
= 7h', 1795969984202, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 43, 'choice', 2, 'move gulch-frontier-17', 1795969984204, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 44, 'choice', 2, 'react 3c', 1795969984205, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 45, 'choice', 2, 'ride gulch-frontier-18', 1795969984210, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 46, 'choice', 2, 'react 3s', 1795969984212, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 47, 'choice', 2, 'ride gulch-frontier-25', 1795969984213, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 48, 'choice', 3, 'income money', 1795969984216, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 49, 'choice', 3, 'work', 1795969984219, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 50, 'choice', 3, 'work', 1795969984222, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 51, 'choice', 3, 'work', 1795969984226, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 52, 'choice', 1, 'income both
= 2d', 1795969984227, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 53, 'choice', 1, 'buy saddle-bags', 1795969984229, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 54, 'choice', 1, 'move sunny-hills-7', 1795969984235, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 55, 'choice', 1, 'move sunny-hills-7', 1795969984237, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 56, 'choice', 2, 'income money', 1795969984238, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 57, 'choice', 2, 'move gulch-frontier-18', 1795969984240, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 58, 'choice', 2, 'move buzzard-gulch-5', 1795969984241, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 59, 'choice', 2, 'move buzzard-gulch-6', 1795969984247, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 60, 'choice', 3, 'income cards
= Jd
= 6s', 1795969984249, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 61, 'choice', 3, 'move sunny-hills-ranch', 1795969984252, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 62, 'choice', 3, 'move sunny-hills-ranch', 1795969984259, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 63, 'choice', 3, 'move sunny-hills-ranch', 1795969984261, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 64, 'choice', 1, 'income both
= 6h', 1795969984263, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 65, 'choice', 1, 'move sunny-hills-7', 1795969984264, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 66, 'choice', 1, 'move cliff-junction-hideout-c', 1795969984266, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 67, 'choice', 1, 'play 3h', 1795969984271, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 68, 'choice', 1, 'ride gulch-frontier-rail-station', 1795969984272, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 69, 'choice', 2, 'income money', 1795969984274, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 70, 'choice', 2, 'buy gazette
= event the-salted-mine', 1795969984276, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 71, 'choice', 2, 'choose prospect
= nugget
= tailings', 1795969984278, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 72, 'choice', 2, 'buy repeating-shotgun', 1795969984280, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 73, 'choice', 2, 'equip repeating-shotgun', 1795969984281, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 74, 'choice', 2, 'end', 1795969984286, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 75, 'choice', 2, 'buy bedroll', 1795969984291, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 76, 'choice', 2, 'play 9s
= 10c
= 10d
= 5c', 1795969984293, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 77, 'choice', 2, 'discard 10d', 1795969984295, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 78, 'choice', 2, 'discard 5c', 1795969984297, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 79, 'choice', 3, 'income money', 1795969984300, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 80, 'choice', 3, 'work', 1795969984302, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 81, 'choice', 3, 'work', 1795969984306, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 82, 'choice', 3, 'move red-falls-4', 1795969984311, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 83, 'choice', 1, 'income both
= Kh', 1795969984313, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 84, 'choice', 1, 'move buzzard-gulch-1', 1795969984315, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 85, 'choice', 1, 'play Ad
= 5s', 1795969984316, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 86, 'choice', 1, 'pass', 1795969984322, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 87, 'choice', 1, 'contribute 2', 1795969984324, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 88, 'choice', 1, 'move gulch-frontier-10
= story the-hanging-judge', 1795969984327, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 89, 'choice', 1, 'choose pay
= event cave-in', 1795969984330, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 90, 'choice', 1, 'choose card
= 4h', 1795969984332, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 91, 'choice', 3, 'choose cards
= 2c
= 10s
= 7c', 1795969984334, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 92, 'choice', 1, 'sheriff mesitos-point-3', 1795969984338, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 93, 'choice', 1, 'sheriff darkrock-1', 1795969984340, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 94, 'choice', 1, 'sheriff stop
= trigger points', 1795969984341, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 95, 'choice', 1, 'discard 4h', 1795969984342, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 96, 'choice', 2, 'income money', 1795969984344, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 97, 'choice', 2, 'equip revolver', 1795969984345, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 98, 'choice', 2, 'work', 1795969984347, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 99, 'choice', 2, 'move buzzard-gulch-marshals-office', 1795969984349, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 100, 'choice', 2, 'move buzzard-gulch-3', 1795969984351, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 101, 'choice', 3, 'income both
= Qh', 1795969984352, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 102, 'choice', 3, 'move red-falls-doctors-office', 1795969984354, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 103, 'choice', 3, 'heal
= Js', 1795969984358, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 104, 'choice', 3, 'move red-falls-cabaret', 1795969984362, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 105, 'choice', 3, 'discard Js', 1795969984366, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 106, 'choice', 3, 'discard 2c', 1795969984371, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 107, 'choice', 3, 'discard 10s', 1795969984380, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 108, 'choice', 1, 'income cards
= 4d
= 5h', 1795969984382, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 109, 'choice', 1, 'play 5s', 1795969984384, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 110, 'choice', 1, 'trade thunder
= item tomahawk', 1795969984387, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 111, 'choice', 1, 'keep
= region darkrock', 1795969984394, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 112, 'choice', 1, 'move gulch-frontier-13', 1795969984396, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 113, 'choice', 1, 'discard Kh', 1795969984399, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 114, 'choice', 2, 'income cards
= Ks
= 8s', 1795969984401, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 115, 'choice', 2, 'equip revolver', 1795969984402, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 116, 'choice', 2, 'move gulch-frontier-17', 1795969984407, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 117, 'choice', 2, 'move buzzard-gulch-5', 1795969984409, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 118, 'choice', 2, 'move gulch-frontier-28', 1795969984411, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 119, 'choice', 2, 'discard 8s', 1795969984412, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 120, 'choice', 2, 'discard Ks', 1795969984415, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 121, 'choice', 3, 'income cards
= Qs
= Qd', 1795969984418, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 122, 'choice', 3, 'work', 1795969984422, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 123, 'choice', 3, 'revel 4', 1795969984424, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 124, 'choice', 3, 'work', 1795969984427, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 125, 'choice', 3, 'discard Jd', 1795969984429, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 126, 'choice', 3, 'discard Qd', 1795969984434, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 127, 'choice', 1, 'income money', 1795969984438, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 128, 'choice', 1, 'equip thunder', 1795969984440, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 129, 'choice', 1, 'move gulch-frontier-23', 1795969984441, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 130, 'choice', 1, 'move gulch-frontier-29', 1795969984443, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 131, 'choice', 1, 'move gulch-frontier-27', 1795969984446, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 132, 'choice', 2, 'income cards
= Kc
= 3d', 1795969984448, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 133, 'choice', 2, 'equip revolver', 1795969984449, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 134, 'choice', 2, 'move gulch-frontier-23', 1795969984453, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 135, 'choice', 2, 'use bedroll', 1795969984459, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 136, 'choice', 2, 'move gulch-frontier-29', 1795969984461, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 137, 'choice', 2, 'discard Kc', 1795969984466, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 138, 'choice', 2, 'discard Jh', 1795969984471, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 139, 'choice', 3, 'income both
= 8d', 1795969984472, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 140, 'choice', 3, 'work', 1795969984474, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 141, 'choice', 3, 'revel 1', 1795969984477, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 142, 'choice', 3, 'work', 1795969984479, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 143, 'choice', 3, 'discard Qh', 1795969984481, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 144, 'choice', 1, 'income cards
= 4s
= 6c', 1795969984486, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 145, 'choice', 1, 'equip revolver', 1795969984498, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 146, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795969984504, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 147, 'choice', 1, 'move gulch-frontier-17', 1795969984507, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 148, 'choice', 1, 'move spikes-view-5', 1795969984511, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 149, 'choice', 1, 'discard 6c', 1795969984514, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 150, 'choice', 1, 'discard 4s', 1795969984518, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 151, 'choice', 2, 'income money', 1795969984522, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 152, 'choice', 2, 'equip repeating-shotgun', 1795969984535, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 153, 'choice', 2, 'move gulch-frontier-22', 1795969984539, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 154, 'choice', 2, 'move gulch-frontier-32', 1795969984547, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 155, 'choice', 2, 'move gulch-frontier-pass-c', 1795969984559, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 156, 'choice', 3, 'pass', 1795969984564, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 157, 'choice', 3, 'income money', 1795969984566, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 158, 'choice', 3, 'revel 1', 1795969984571, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 159, 'choice', 3, 'work', 1795969984575, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 160, 'choice', 3, 'work', 1795969984578, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 161, 'choice', 1, 'income both
= 2h', 1795969984582, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 162, 'choice', 1, 'equip revolver', 1795969984586, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 163, 'choice', 1, 'move gulch-frontier-16', 1795969984591, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 164, 'choice', 1, 'move spikes-view-6', 1795969984594, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 165, 'choice', 1, 'move cliff-junction-6', 1795969984596, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 166, 'choice', 1, 'discard 5h
= event run-on-the-bank', 1795969984598, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 167, 'choice', 2, 'income both
= 5d', 1795969984601, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 168, 'choice', 2, 'equip revolver', 1795969984607, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 169, 'choice', 2, 'move gulch-frontier-33', 1795969984611, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 170, 'choice', 2, 'frontier', 1795969984615, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 171, 'choice', 2, 'discard 5d', 1795969984618, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 172, 'choice', 2, 'discard 3d', 1795969984622, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 173, 'choice', 2, 'discard 10c
= frontier-token old-trapper
= Ah
= 4c
= 6d', 1795969984624, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 174, 'choice', 2, 'move gulch-frontier-26', 1795969984629, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 175, 'choice', 2, 'discard 4c', 1795969984647, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 176, 'choice', 3, 'pass', 1795969984651, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 177, 'choice', 3, 'income both
= 9d', 1795969984667, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 178, 'choice', 3, 'play 9d
= 9c
= 7d
= As', 1795969984678, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 179, 'choice', 3, 'play 9c
= Qd
= Ks
= 3h', 1795969984684, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 180, 'choice', 3, 'play Ks', 1795969984691, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 181, 'choice', 3, 'play 3h', 1795969984699, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 182, 'choice', 3, 'ride spikes-view-rail-station', 1795969984703, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 183, 'choice', 3, 'work', 1795969984705, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 184, 'choice', 3, 'discard 7c', 1795969984716, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 185, 'choice', 3, 'discard 6s', 1795969984720, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 186, 'choice', 3, 'discard Qd', 1795969984725, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 187, 'choice', 1, 'income money', 1795969984731, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 188, 'choice', 1, 'equip revolver', 1795969984734, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 189, 'choice', 1, 'move spikes-view-rail-station', 1795969984739, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 190, 'choice', 1, 'pass', 1795969984742, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 191, 'choice', 1, 'move spikes-view-9', 1795969984747, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 192, 'choice', 1, 'pass', 1795969984750, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 193, 'choice', 1, 'move gulch-frontier-rail-station', 1795969984755, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 194, 'choice', 1, 'pass', 1795969984758, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 195, 'choice', 2, 'income cards
= 4s
= 3s', 1795969984762, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 196, 'choice', 2, 'equip repeating-shotgun', 1795969984766, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 197, 'choice', 2, 'move gulch-frontier-21', 1795969984771, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 198, 'choice', 2, 'react 3s', 1795969984774, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 199, 'choice', 2, 'ride gulch-frontier-22', 1795969984776, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 200, 'choice', 2, 'pass', 1795969984778, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 201, 'choice', 2, 'end', 1795969984783, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 202, 'choice', 2, 'discard 7h', 1795969984786, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 203, 'choice', 3, 'pass', 1795969984828, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 204, 'choice', 3, 'income cards
= 3c
= 8c', 1795969984832, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 205, 'choice', 3, 'train-heist
= opponent mint-gold
= A
= Q
= 2
= 3', 1795969984839, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 206, 'choice', 3, 'commit As', 1795969984844, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 207, 'choice', 2, 'npc A', 1795969984846, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 208, 'choice', 3, 'pass', 1795969984952, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 209, 'choice', 3, 'choose marshal', 1795969984959, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 210, 'choice', 3, 'pass
= 2s', 1795969985064, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 211, 'choice', 3, 'contribute 2', 1795969985079, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 212, 'choice', 3, 'work', 1795969985097, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 213, 'choice', 3, 'work', 1795969985104, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 214, 'choice', 3, 'discard Jc', 1795969985107, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 215, 'choice', 3, 'discard 8d', 1795969985116, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 216, 'choice', 3, 'discard 3c', 1795969985127, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 217, 'choice', 3, 'discard 8c', 1795969985131, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 218, 'choice', 1, 'income money', 1795969985143, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 219, 'choice', 1, 'equip revolver', 1795969985155, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 220, 'choice', 1, 'move gulch-frontier-20', 1795969985162, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 221, 'choice', 1, 'move gulch-frontier-25', 1795969985166, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 222, 'choice', 1, 'move gulch-frontier-19', 1795969985180, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 223, 'choice', 2, 'income cards
= 4c
= Ad', 1795969985186, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 224, 'choice', 2, 'equip revolver', 1795969985191, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 225, 'choice', 2, 'move gulch-frontier-17', 1795969985200, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 226, 'choice', 2, 'move gulch-frontier-8', 1795969985204, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 227, 'choice', 2, 'move gulch-frontier-15', 1795969985219, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 228, 'choice', 2, 'discard 4s', 1795969985221, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 229, 'choice', 2, 'discard 6d', 1795969985232, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 230, 'choice', 3, 'use ada-curnutt', 1795969985236, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 231, 'choice', 3, 'pass', 1795969985251, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 232, 'choice', 3, 'income money', 1795969985254, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 233, 'choice', 3, 'move darkrock-bank
= opponent three-finger-tully
= K
= J', 1795969985267, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 234, 'choice', 3, 'commit Qs', 1795969985272, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 235, 'choice', 2, 'npc J', 1795969985279, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 236, 'choice', 3, 'bonus', 1795969985287, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 237, 'choice', 3, 'pass', 1795969985405, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 238, 'choice', 3, 'trade carbine', 1795969985411, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 239, 'choice', 3, 'keep', 1795969985415, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 240, 'choice', 3, 'trade upgrade revolver', 1795969985419, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 241, 'choice', 3, 'trade upgrade carbine', 1795969985423, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 242, 'choice', 3, 'trade miners-map
= region mesitos-point', 1795969985427, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 243, 'choice', 3, 'work', 1795969985431, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 244, 'choice', 1, 'income cards
= Qh
= Kc', 1795969985434, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 245, 'choice', 1, 'equip thunder', 1795969985438, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 246, 'choice', 1, 'move spikes-view-5', 1795969985443, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 247, 'choice', 1, 'move spikes-view-6', 1795969985462, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 248, 'choice', 1, 'move gulch-frontier-16', 1795969985467, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 249, 'choice', 1, 'discard 6h', 1795969985469, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 250, 'choice', 1, 'discard 8h', 1795969985473, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 251, 'choice', 2, 'income cards
= 3d
= Jd', 1795969985475, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 252, 'choice', 2, 'equip repeating-shotgun', 1795969985476, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 253, 'choice', 2, 'move buzzard-gulch-5', 1795969985479, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 254, 'choice', 2, 'upgrade repeating-shotgun', 1795969985481, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 255, 'choice', 2, 'buy bullwhip', 1795969985482, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 256, 'choice', 2, 'upgrade revolver', 1795969985487, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 257, 'choice', 2, 'end', 1795969985489, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 258, 'choice', 2, 'move gulch-frontier-15', 1795969985491, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 259, 'choice', 2, 'pass', 1795969985492, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 260, 'choice', 2, 'discard Ah', 1795969985494, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 261, 'choice', 2, 'discard 10h', 1795969985496, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 262, 'choice', 3, 'pass', 1795969985498, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 263, 'choice', 3, 'income money', 1795969985504, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 264, 'choice', 3, 'equip carbine', 1795969985507, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 265, 'choice', 3, 'move darkrock-2', 1795969985510, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 266, 'choice', 3, 'move darkrock-bank', 1795969985516, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 267, 'choice', 3, 'move darkrock-2', 1795969985519, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 268, 'choice', 1, 'income money', 1795969985521, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 269, 'choice', 1, 'equip revolver', 1795969985527, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 270, 'choice', 1, 'move gulch-frontier-16', 1795969985531, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 271, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795969985535, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 272, 'choice', 1, 'end', 1795969985539, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 273, 'choice', 2, 'income money', 1795969985543, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 274, 'choice', 2, 'equip repeating-shotgun', 1795969985547, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 275, 'choice', 2, 'move gulch-frontier-15', 1795969985551, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 276, 'choice', 2, 'pass', 1795969985555, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 277, 'choice', 2, 'end', 1795969985559, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 278, 'choice', 3, 'use ada-curnutt', 1795969985567, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 279, 'choice', 3, 'pass', 1795969985569, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 280, 'choice', 3, 'income both
= Js', 1795969985576, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 281, 'choice', 3, 'equip revolver', 1795969985578, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 282, 'choice', 3, 'move darkrock-sheriffs-office', 1795969985584, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 283, 'choice', 3, 'play 2s', 1795969985587, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 284, 'choice', 3, 'ride buzzard-gulch-6', 1795969985588, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 285, 'choice', 3, 'work', 1795969985596, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 286, 'choice', 1, 'income both
= Qc', 1795969985599, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 287, 'choice', 1, 'equip thunder', 1795969985603, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 288, 'choice', 1, 'move gulch-frontier-22', 1795969985605, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 289, 'choice', 1, 'move gulch-frontier-32', 1795969985607, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 290, 'choice', 1, 'move gulch-frontier-22', 1795969985611, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 291, 'choice', 1, 'discard Qh
= event high-water', 1795969985612, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 292, 'choice', 1, 'choose money', 1795969985614, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 293, 'choice', 2, 'income cards
= 9s
= 9h', 1795969985619, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 294, 'choice', 2, 'equip repeating-shotgun', 1795969985621, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 295, 'choice', 2, 'move gulch-frontier-29', 1795969985623, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 296, 'choice', 2, 'use bedroll', 1795969985627, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 297, 'choice', 2, 'move gulch-frontier-29', 1795969985629, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 298, 'choice', 2, 'discard 3d', 1795969985631, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 299, 'choice', 2, 'discard 4c', 1795969985635, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 300, 'choice', 3, 'use ada-curnutt', 1795969985638, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 301, 'choice', 3, 'pass', 1795969985641, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 302, 'choice', 3, 'income cards
= Ac
= 9d', 1795969985648, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 303, 'choice', 3, 'equip carbine', 1795969985651, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 304, 'choice', 3, 'play Ac', 1795969985654, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 305, 'choice', 3, 'choose wanted', 1795969985656, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 306, 'choice', 3, 'react 7d
= 10c', 1795969985760, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 307, 'choice', 3, 'pass', 1795969985765, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 308, 'choice', 3, 'move gulch-frontier-22', 1795969985767, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 309, 'choice', 3, 'move gulch-frontier-23', 1795969985776, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 310, 'choice', 1, 'income cards
= Jh
= Kh', 1795969985781, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 311, 'choice', 1, 'equip thunder', 1795969985786, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 312, 'choice', 1, 'move buzzard-gulch-marshals-office', 1795969985791, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 313, 'choice', 1, 'work', 1795969985793, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 314, 'choice', 1, 'play Kh', 1795969985795, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 315, 'choice', 1, 'work', 1795969985799, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 316, 'choice', 1, 'move gulch-frontier-25', 1795969985803, 2);
INSERT INTO public.entries VALUES ('cb5c887fdf686f945d6f12b716d02855', 317, 'choice', 1, 'discard 4d', 1795969985804, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 1, 'setup', NULL, '= item thunder
= item strongbox
= item shot-glass
= event cave-in
= event high-water
= frontier 3
= frontier 2
= frontier 4
= frontier 4
= frontier 3
= frontier 5
= frontier 5
= frontier 4
= frontier 2
= region darkrock
= character bloody-knife
= character buckshot-roberts
= character johnny-ringo
= character ben-hodges
= character elfego-baca
= character lottie-deno', 1795969985855, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 2, 'choice', 3, 'draft elfego-baca', 1795969985861, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 3, 'choice', 1, 'draft bloody-knife', 1795969985871, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 4, 'choice', 2, 'draft johnny-ringo
= 8s
= 9c
= 7h
= Jh
= 7c
= first 3', 1795969985879, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 5, 'choice', 3, 'start gulch-frontier-4
= goal elfego-tortillas
= goal bloody-knife-between-mesas
= goal ringo-turkey-creek
= legend iron-road', 1795969985888, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 6, 'choice', 3, 'income cards
= 4s
= 6s', 1795969985895, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 7, 'choice', 3, 'risk money
= risk story-point', 1795969985900, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 8, 'choice', 3, 'play 7c
= Jc
= 5h
= event balloon
= 9d
= 9s
= 4c', 1795969985903, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 9, 'choice', 3, 'play 9d
= gravel
= Ad
= nugget', 1795969985906, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 10, 'choice', 3, 'play Ad', 1795969985911, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 11, 'choice', 3, 'choose wanted', 1795969985916, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 12, 'choice', 3, 'pass', 1795969986019, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 13, 'choice', 3, 'end', 1795969986130, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 14, 'choice', 1, 'income both
= Qh', 1795969986144, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 15, 'choice', 1, 'move spikes-view-hideout-c
= A
= J', 1795969986159, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 16, 'choice', 1, 'commit Qh', 1795969986166, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 17, 'choice', 3, 'npc J', 1795969986177, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 18, 'choice', 1, 'pass', 1795969986182, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 19, 'choice', 1, 'pass', 1795969986187, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 20, 'choice', 1, 'reward legend', 1795969986191, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 21, 'choice', 1, 'pass', 1795969986195, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 22, 'choice', 1, 'move mesitos-point-8', 1795969986200, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 23, 'choice', 1, 'pass', 1795969986206, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 24, 'choice', 1, 'move mesitos-point-5', 1795969986212, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 25, 'choice', 1, 'pass', 1795969986216, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 26, 'choice', 1, 'end', 1795969986222, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 27, 'choice', 1, 'end', 1795969986227, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 28, 'choice', 2, 'income both
= Qs', 1795969986231, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 29, 'choice', 2, 'work', 1795969986240, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 30, 'choice', 2, 'move gulch-frontier-4', 1795969986248, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 31, 'choice', 2, 'pass', 1795969986255, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 32, 'choice', 2, 'move buzzard-gulch-2', 1795969986260, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 33, 'choice', 2, 'pass', 1795969986267, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 34, 'choice', 2, 'end', 1795969986275, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 35, 'choice', 2, 'end', 1795969986282, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 36, 'choice', 3, 'income cards
= 2h
= 10c', 1795969986294, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 37, 'choice', 3, 'move gulch-frontier-10', 1795969986299, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 38, 'choice', 3, 'pass', 1795969986404, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 39, 'choice', 3, 'play 4s', 1795969986419, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 40, 'choice', 3, 'sheriff stop', 1795969986429, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 41, 'choice', 3, 'move gulch-frontier-ranch', 1795969986432, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 42, 'choice', 3, 'pass', 1795969986535, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 43, 'choice', 3, 'risk ride
= risk story-point', 1795969986546, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 44, 'choice', 3, 'choose gang-b', 1795969986551, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 45, 'choice', 3, 'ride gulch-frontier-5', 1795969986554, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 46, 'choice', 3, 'discard Jh', 1795969986565, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 47, 'choice', 3, 'end', 1795969986668, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 48, 'choice', 1, 'income both
= 6d', 1795969986671, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 49, 'choice', 1, 'end', 1795969986681, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 50, 'choice', 1, 'end', 1795969986695, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 51, 'choice', 2, 'income cards
= 2c
= 8h', 1795969986698, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 52, 'choice', 2, 'risk card
= risk wound-and-story-point', 1795969986710, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 53, 'choice', 2, 'sheriff mesitos-point-3', 1795969986718, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 54, 'choice', 2, 'sheriff stop
= Kh', 1795969986726, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 55, 'choice', 2, 'work', 1795969986731, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 56, 'choice', 2, 'move gulch-frontier-13', 1795969986739, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 57, 'choice', 2, 'pass', 1795969986746, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 58, 'choice', 2, 'play 2c', 1795969986751, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 59, 'choice', 2, 'ride darkrock-8', 1795969986754, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 60, 'choice', 2, 'discard Qs', 1795969986758, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 61, 'choice', 2, 'end', 1795969986762, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 62, 'choice', 3, 'income both
= 4h', 1795969986765, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 63, 'choice', 3, 'risk card
= risk story-point', 1795969986775, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 64, 'choice', 3, 'choose wanted
= 7s
= 6h', 1795969986778, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 65, 'choice', 3, 'pass', 1795969986883, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 66, 'choice', 3, 'play 7s
= Jd
= 5s
= event bathcat', 1795969986888, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 67, 'choice', 3, 'play 5s', 1795969986895, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 68, 'choice', 3, 'play 10c', 1795969986899, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 69, 'choice', 3, 'choose upgrade', 1795969986903, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 70, 'choice', 3, 'pass', 1795969986906, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 71, 'choice', 3, 'discard 5h', 1795969986910, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 72, 'choice', 3, 'discard 6h
= event command-performance', 1795969986915, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 73, 'choice', 3, 'choose pay', 1795969986918, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 74, 'choice', 3, 'end', 1795969987024, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 75, 'choice', 1, 'income both
= Js', 1795969987028, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 76, 'choice', 1, 'risk ride
= risk two-wounds', 1795969987040, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 77, 'choice', 1, 'ride mesitos-point-7', 1795969987047, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 78, 'choice', 1, 'move mesitos-point-5', 1795969987051, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 79, 'choice', 1, 'pass', 1795969987063, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 80, 'choice', 1, 'move darkrock-4', 1795969987069, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 81, 'choice', 1, 'pass', 1795969987078, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 82, 'choice', 1, 'trade shot-glass
= item short-cut', 1795969987086, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 83, 'choice', 1, 'trade miners-map', 1795969987091, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 84, 'choice', 1, 'trade snake-oil
= region red-falls', 1795969987094, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 85, 'choice', 1, 'discard 9s', 1795969987103, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 86, 'choice', 1, 'discard Js', 1795969987106, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 87, 'choice', 1, 'end', 1795969987110, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 88, 'choice', 2, 'income both
= 10d', 1795969987123, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 89, 'choice', 2, 'move darkrock-8', 1795969987129, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 90, 'choice', 2, 'pass', 1795969987133, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 91, 'choice', 2, 'move spikes-view-8', 1795969987139, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 92, 'choice', 2, 'pass', 1795969987142, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 93, 'choice', 2, 'move spikes-view-rail-station', 1795969987147, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 94, 'choice', 2, 'pass', 1795969987150, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 95, 'choice', 2, 'risk card
= risk story-point', 1795969987154, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 96, 'choice', 2, 'choose gang-b
= 5d', 1795969987158, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 97, 'choice', 2, 'discard 4c', 1795969987162, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 98, 'choice', 2, 'end', 1795969987166, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 99, 'choice', 3, 'income money', 1795969987170, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 100, 'choice', 3, 'risk card
= risk two-wounds
= Qc', 1795969987174, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 101, 'choice', 3, 'move gulch-frontier-4', 1795969987179, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 102, 'choice', 3, 'pass', 1795969987286, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 103, 'choice', 3, 'frontier', 1795969987290, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 104, 'choice', 3, 'discard Jd
= frontier-token played-out-claim', 1795969987301, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 105, 'choice', 3, 'move buzzard-gulch-1', 1795969987309, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 106, 'choice', 3, 'pass', 1795969987413, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 107, 'choice', 3, 'discard Jc', 1795969987419, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 108, 'choice', 3, 'end', 1795969987527, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 109, 'choice', 1, 'income both
= 5c', 1795969987531, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 110, 'choice', 1, 'move darkrock-1', 1795969987544, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 111, 'choice', 1, 'pass', 1795969987555, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 112, 'choice', 1, 'play 5c', 1795969987559, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 113, 'choice', 1, 'claim darkrock-general-store', 1795969987572, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 114, 'choice', 1, 'risk money
= risk two-wounds
= 2d
= injury cracked-ribs', 1795969987579, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 115, 'choice', 1, 'discard 2d', 1795969987584, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 116, 'choice', 1, 'discard 6d', 1795969987588, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 117, 'choice', 1, 'discard 9c', 1795969987599, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 118, 'choice', 1, 'end', 1795969987607, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 119, 'choice', 2, 'income cards
= 7d
= 10h', 1795969987609, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 120, 'choice', 2, 'move cliff-junction-mine
= opponent the-partners
= 4
= 7', 1795969987616, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 121, 'choice', 2, 'commit Kh', 1795969987623, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 122, 'choice', 1, 'npc 4', 1795969987629, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 123, 'choice', 2, 'pass', 1795969987632, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 124, 'choice', 2, 'discard 7h', 1795969987639, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 125, 'choice', 2, 'pass', 1795969987643, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 126, 'choice', 2, 'move cliff-junction-8', 1795969987656, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 127, 'choice', 2, 'pass', 1795969987663, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 128, 'choice', 2, 'move cliff-junction-3', 1795969987667, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 129, 'choice', 2, 'pass', 1795969987674, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 130, 'choice', 2, 'risk money
= risk story-point', 1795969987679, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 131, 'choice', 2, 'choose gambler', 1795969987684, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 132, 'choice', 2, 'choose money', 1795969987695, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 133, 'choice', 2, 'discard 10h', 1795969987703, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 134, 'choice', 2, 'end', 1795969987706, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 135, 'choice', 3, 'income money', 1795969987710, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 136, 'choice', 3, 'faro
= 2
= 3
= 9
= 10', 1795969987716, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 137, 'choice', 3, 'bet 9 10', 1795969987719, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 138, 'choice', 3, 'bet 3 10
= 10
= 2', 1795969987728, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 139, 'choice', 3, 'leave
= 3', 1795969987731, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 140, 'choice', 3, 'choose money', 1795969987734, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 141, 'choice', 3, 'move gulch-frontier-rail-station', 1795969987738, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 142, 'choice', 3, 'pass', 1795969987843, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 143, 'choice', 3, 'risk ride
= risk story-point', 1795969987847, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 144, 'choice', 3, 'sheriff mesitos-point-6', 1795969987849, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 145, 'choice', 3, 'sheriff darkrock-sheriffs-office', 1795969987860, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 146, 'choice', 3, 'sheriff stop', 1795969987863, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 147, 'choice', 3, 'ride gulch-frontier-16', 1795969987866, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 148, 'choice', 3, 'move spikes-view-rail-station', 1795969987871, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 149, 'choice', 3, 'pass
= event the-bell-steer', 1795969987975, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 150, 'choice', 3, 'choose travel', 1795969988024, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 151, 'choice', 3, 'ride gulch-frontier-ranch
= As', 1795969988046, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 152, 'choice', 3, 'discard 6s', 1795969988052, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 153, 'choice', 3, 'end', 1795969988156, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 154, 'choice', 1, 'income both
= 9h', 1795969988160, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 155, 'choice', 1, 'risk ride
= risk story-point', 1795969988163, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 156, 'choice', 1, 'sheriff darkrock-4', 1795969988166, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 157, 'choice', 1, 'sheriff darkrock-sheriffs-office', 1795969988170, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 158, 'choice', 1, 'sheriff mesitos-point-7', 1795969988174, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 159, 'choice', 1, 'ride mesitos-point-2', 1795969988178, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 160, 'choice', 1, 'move sunny-hills-mine', 1795969988183, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 161, 'choice', 1, 'pass', 1795969988184, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 162, 'choice', 1, 'move mesitos-point-4', 1795969988186, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 163, 'choice', 1, 'pass', 1795969988187, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 164, 'choice', 1, 'move darkrock-5', 1795969988189, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 165, 'choice', 1, 'pass', 1795969988194, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 166, 'choice', 1, 'discard 9h', 1795969988198, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 167, 'choice', 1, 'end', 1795969988202, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 168, 'choice', 2, 'income both
= Ah', 1795969988204, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 169, 'choice', 2, 'move cliff-junction-4', 1795969988206, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 170, 'choice', 2, 'pass', 1795969988207, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 171, 'choice', 2, 'play Ah', 1795969988215, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 172, 'choice', 2, 'choose marshal', 1795969988218, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 173, 'choice', 2, 'react 7d', 1795969988222, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 174, 'choice', 2, 'move sunny-hills-7', 1795969988224, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 175, 'choice', 2, 'pass', 1795969988225, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 176, 'choice', 2, 'choose ride', 1795969988227, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 177, 'choice', 2, 'ride mesitos-point-5', 1795969988229, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 178, 'choice', 2, 'risk card
= risk wound
= Qd', 1795969988231, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 179, 'choice', 2, 'discard 10d', 1795969988234, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 180, 'choice', 2, 'end', 1795969988235, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 181, 'choice', 3, 'income both
= 3h', 1795969988237, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 182, 'choice', 3, 'acquire
= orange-4', 1795969988239, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 183, 'choice', 3, 'claim gulch-frontier-ranch', 1795969988242, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 184, 'choice', 3, 'deed gulch-frontier-ranch
= 10s
= 3c', 1795969988244, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 185, 'choice', 3, 'end', 1795969988246, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 186, 'choice', 3, 'discard As', 1795969988250, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 187, 'choice', 3, 'discard 10s', 1795969988255, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 188, 'choice', 3, 'end', 1795969988359, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 189, 'choice', 1, 'income cards
= Kd
= 6c', 1795969988367, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 190, 'choice', 1, 'use snake-oil
= tailings', 1795969988372, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 191, 'choice', 1, 'sheriff darkrock-2', 1795969988383, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 192, 'choice', 1, 'move mesitos-point-7', 1795969988388, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 193, 'choice', 1, 'pass', 1795969988399, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 194, 'choice', 1, 'move darkrock-4', 1795969988403, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 195, 'choice', 1, 'pass', 1795969988406, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 196, 'choice', 1, 'risk money
= risk story-point', 1795969988411, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 197, 'choice', 1, 'choose gang-b', 1795969988414, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 198, 'choice', 1, 'discard 8s', 1795969988416, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 199, 'choice', 1, 'discard Kd', 1795969988417, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 200, 'choice', 1, 'end', 1795969988422, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 201, 'choice', 2, 'income money', 1795969988424, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 202, 'choice', 2, 'risk money
= risk story-point', 1795969988426, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 203, 'choice', 2, 'sheriff darkrock-6', 1795969988428, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 204, 'choice', 2, 'sheriff darkrock-3', 1795969988430, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 205, 'choice', 2, 'sheriff darkrock-6', 1795969988432, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 206, 'choice', 2, 'move mesitos-point-5', 1795969988439, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 207, 'choice', 2, 'pass', 1795969988443, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 208, 'choice', 2, 'move darkrock-4', 1795969988445, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 209, 'choice', 2, 'pass', 1795969988447, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 210, 'choice', 2, 'move mesitos-point-6', 1795969988451, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 211, 'choice', 2, 'pass', 1795969988455, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 212, 'choice', 2, 'end', 1795969988456, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 213, 'choice', 3, 'income cards
= 8c
= Kc', 1795969988460, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 214, 'choice', 3, 'risk ride
= risk wound-and-story-point', 1795969988466, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 215, 'choice', 3, 'choose gang-c', 1795969988468, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 216, 'choice', 3, 'ride gulch-frontier-5', 1795969988484, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 217, 'choice', 3, 'play Kc', 1795969988487, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 218, 'choice', 3, 'play 8c', 1795969988489, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 219, 'choice', 3, 'pass
= 3s', 1795969988495, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 220, 'choice', 3, 'move gulch-frontier-ranch', 1795969988498, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 221, 'choice', 3, 'react 3s', 1795969988601, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 222, 'choice', 3, 'pass', 1795969988611, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 223, 'choice', 3, 'pass', 1795969988730, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 224, 'choice', 3, 'play 3h', 1795969988737, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 225, 'choice', 3, 'ride spikes-view-rail-station', 1795969988774, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 226, 'choice', 3, 'claim spikes-view-rail-station', 1795969988781, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 227, 'choice', 3, 'end', 1795969988893, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 228, 'choice', 1, 'income money', 1795969988899, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 229, 'choice', 1, 'work', 1795969988903, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 230, 'choice', 1, 'move darkrock-sheriffs-office', 1795969988916, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 231, 'choice', 1, 'pass', 1795969988927, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 232, 'choice', 1, 'move mesitos-point-ranch', 1795969988930, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 233, 'choice', 1, 'pass', 1795969988934, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 234, 'choice', 1, 'risk ride
= risk two-wounds', 1795969988942, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 235, 'choice', 1, 'ride mesitos-point-hideout-a
= 6
= 8
= Ks', 1795969988951, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 236, 'choice', 1, 'end', 1795969988957, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 237, 'choice', 2, 'income cards
= 3d
= Ac', 1795969988958, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 238, 'choice', 2, 'move mesitos-point-hideout-a', 1795969988963, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 239, 'choice', 2, 'pass', 1795969988966, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 240, 'choice', 2, 'move mesitos-point-6', 1795969988972, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 241, 'choice', 2, 'pass', 1795969988978, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 242, 'choice', 2, 'move mesitos-point-3', 1795969988983, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 243, 'choice', 2, 'pass', 1795969988986, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 244, 'choice', 2, 'end', 1795969988990, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 245, 'choice', 2, 'discard Ac', 1795969988994, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 246, 'choice', 2, 'discard 5d', 1795969988998, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 247, 'choice', 2, 'end', 1795969989002, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 248, 'choice', 3, 'income cards
= 2s
= 8d', 1795969989008, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 249, 'choice', 3, 'play 2s', 1795969989010, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 250, 'choice', 3, 'ride red-falls-3', 1795969989014, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 251, 'choice', 3, 'deed spikes-view-rail-station', 1795969989019, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 252, 'choice', 3, 'ride gulch-frontier-rail-station
= 4d', 1795969989022, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 253, 'choice', 3, 'risk card
= risk wound
= 5c', 1795969989026, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 254, 'choice', 3, 'play 5c', 1795969989031, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 255, 'choice', 3, 'discard 8d
= event grizzly-bear', 1795969989034, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 256, 'choice', 3, 'discard 3c', 1795969989038, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 257, 'choice', 2, 'discard Qd', 1795969989040, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 258, 'choice', 3, 'end', 1795969989142, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 259, 'choice', 1, 'income money', 1795969989147, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 260, 'choice', 1, 'move mesitos-point-hideout-a', 1795969989151, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 261, 'choice', 1, 'end', 1795969989157, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 262, 'choice', 1, 'end', 1795969989162, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 263, 'choice', 2, 'income both
= 10d', 1795969989167, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 264, 'choice', 2, 'move mesitos-point-7', 1795969989171, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 265, 'choice', 2, 'pass', 1795969989174, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 266, 'choice', 2, 'end', 1795969989179, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 267, 'choice', 2, 'end', 1795969989182, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 268, 'choice', 3, 'income both
= 10h', 1795969989188, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 269, 'choice', 3, 'move cliff-junction-mine', 1795969989190, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 270, 'choice', 3, 'pass', 1795969989296, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 271, 'choice', 3, 'claim cliff-junction-mine', 1795969989303, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 272, 'choice', 3, 'deed cliff-junction-mine', 1795969989308, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 273, 'choice', 3, 'end', 1795969989311, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 274, 'choice', 3, 'end', 1795969989424, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 275, 'choice', 1, 'income both
= 5s', 1795969989435, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 276, 'choice', 1, 'move mesitos-point-7', 1795969989439, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 277, 'choice', 1, 'pass', 1795969989447, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 278, 'choice', 1, 'deed darkrock-general-store', 1795969989453, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 279, 'choice', 1, 'buy carbine', 1795969989463, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 280, 'choice', 1, 'equip carbine', 1795969989470, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 281, 'choice', 1, 'move spikes-view-3', 1795969989475, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 282, 'choice', 1, 'pass', 1795969989479, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 283, 'choice', 1, 'end', 1795969989485, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 284, 'choice', 1, 'end', 1795969989499, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 285, 'choice', 2, 'income money', 1795969989502, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 286, 'choice', 2, 'move mesitos-point-ranch', 1795969989507, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 287, 'choice', 2, 'pass', 1795969989514, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 288, 'choice', 2, 'move mesitos-point-3', 1795969989523, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 289, 'choice', 2, 'pass', 1795969989531, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 290, 'choice', 2, 'move mesitos-point-ranch', 1795969989539, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 291, 'choice', 2, 'pass', 1795969989554, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 292, 'choice', 2, 'risk card
= risk wound
= Qh', 1795969989560, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 293, 'choice', 2, 'discard 3d', 1795969989567, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 294, 'choice', 2, 'discard Qh', 1795969989568, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 295, 'choice', 2, 'end', 1795969989574, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 296, 'choice', 3, 'income money', 1795969989609, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 297, 'choice', 3, 'risk ride
= risk wound', 1795969989621, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 298, 'choice', 3, 'pass', 1795969989631, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 299, 'choice', 3, 'move gulch-frontier-rail-station', 1795969989635, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 300, 'choice', 3, 'pass', 1795969989741, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 301, 'choice', 3, 'pass', 1795969989747, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 302, 'choice', 3, 'claim gulch-frontier-rail-station', 1795969989751, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 303, 'choice', 3, 'deed gulch-frontier-rail-station', 1795969989755, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 304, 'choice', 3, 'ride buzzard-gulch-marshals-office', 1795969989758, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 305, 'choice', 3, 'end', 1795969989863, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 306, 'choice', 1, 'income cards
= 3h
= Jc', 1795969989866, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 307, 'choice', 1, 'equip carbine', 1795969989875, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 308, 'choice', 1, 'move darkrock-7', 1795969989881, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 309, 'choice', 1, 'pass', 1795969989886, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 310, 'choice', 1, 'move darkrock-2', 1795969989891, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 311, 'choice', 1, 'pass', 1795969989894, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 312, 'choice', 1, 'buy rifle', 1795969989899, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 313, 'choice', 1, 'equip rifle', 1795969989902, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 314, 'choice', 1, 'buy repeating-shotgun', 1795969989907, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 315, 'choice', 1, 'keep', 1795969989908, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 316, 'choice', 1, 'buy whiskey', 1795969989913, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 317, 'choice', 1, 'buy saddle-bags', 1795969989919, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 318, 'choice', 1, 'end', 1795969989921, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 319, 'choice', 1, 'risk card
= risk two-wounds', 1795969989925, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 320, 'choice', 1, 'discard Jc', 1795969989930, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 321, 'choice', 1, 'discard 5s
= 6d', 1795969989934, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 322, 'choice', 1, 'end', 1795969989936, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 323, 'choice', 2, 'income cards
= 6s
= 10s', 1795969989942, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 324, 'choice', 2, 'risk ride
= risk story-point', 1795969989947, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 325, 'choice', 2, 'choose gang-c', 1795969989950, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 326, 'choice', 2, 'ride mesitos-point-3', 1795969989954, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 327, 'choice', 2, 'move mesitos-point-5', 1795969989959, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 328, 'choice', 2, 'pass', 1795969989962, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 329, 'choice', 2, 'move mesitos-point-6', 1795969989967, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 330, 'choice', 2, 'pass', 1795969989969, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 331, 'choice', 2, 'move mesitos-point-1', 1795969989975, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 332, 'choice', 2, 'pass', 1795969989978, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 333, 'choice', 2, 'discard 10s', 1795969989979, 2);
INSERT INTO public.entries VALUES ('da9ea253be164cb8205d85d91870d8bf', 334, 'choice', 2, 'discard 8h', 1795969989982, 2);
INSERT INTO public.guests VALUES ('a81b894577af30da32c5fbf163b3c16ced0bb3e3be6a05f5def154d7cdf8a222', 'Player 1', 1795969947, 1795969947, '8500f3194b0f87ce');
INSERT INTO public.guests VALUES ('4b62d8a772310c8494ac1636e03b9451b385fa6beb056790af226fc22d6356b5', 'Player 2', 1795969947, 1795969947, '6bb5bdb3f22b56f0');
INSERT INTO public.guests VALUES ('a3e4dd3fb63b9a43531bfe012810cd539c3df939533760f1d0dc40dce51af78a', 'Player 1', 1795969947, 1795969947, '00f3c6c0ac2e9a50');
INSERT INTO public.guests VALUES ('4876b5b03cf8bd7a6ef9ed88764c4c1148bfae36bb4db568b6e07df45abb0418', 'Player 2', 1795969947, 1795969947, '087095a701dc30e1');
INSERT INTO public.guests VALUES ('04119fb7c6c71dd1af88f105ebd11fb2b14341bc21d1bf99317659ad56d0dd35', 'Player 1', 1795969948, 1795969948, '88dc6b3d3921db43');
INSERT INTO public.guests VALUES ('2846759e3522bafe06a61e8e58527ef15e09ded81b731a7ede70ef11f0c2e2b2', 'Player 2', 1795969948, 1795969948, '4047105086bbe850');
INSERT INTO public.guests VALUES ('91002c1222357885969507b5c130436de8d0dce260061bf8f702e5c5dba9f8b8', 'Player 1', 1795969948, 1795969948, '92c5c25ec3db3e8d');
INSERT INTO public.guests VALUES ('cb0a49feb38b3b0069d84d0ce49ab74c72494e63fe3506a33ac2109cb3fe6567', 'Player 2', 1795969948, 1795969948, 'aaa50d183e3061dd');
INSERT INTO public.guests VALUES ('cccb1959896ed2173d3f50011fcadc20ea824064799df749620223acccaee78f', 'Player 1', 1795969949, 1795969949, '94aa5c2b43725ecd');
INSERT INTO public.guests VALUES ('cc672f9a546a62ced76f13ee0af62966377073b683a7b5c1575b558bd42f5ce8', 'Player 2', 1795969949, 1795969949, '44ae66adf5e1cfc1');
INSERT INTO public.guests VALUES ('711a1c9d1d2ae20bdda24a428436a9194d739bb7af09a4f72069dc1c56538e66', 'Player 1', 1795969950, 1795969950, '47e73a5d3def6c24');
INSERT INTO public.guests VALUES ('456c102c710ad355b2882730149578bbfa1dae40d4ee00f59e44c4aa80b16e9d', 'Player 2', 1795969950, 1795969950, 'de59ba7693b77e3c');
INSERT INTO public.guests VALUES ('0fe94f3c595b18a0d93d428a6eec200e1d3a94bdf2caa302d016faa24c9ed5b3', 'Player 1', 1795969951, 1795969951, 'adbad56a508bb0c9');
INSERT INTO public.guests VALUES ('1dc402880e0282028a161019c0232ce8ad67dc9343afa5796e25b2b46df8c977', 'Player 2', 1795969951, 1795969951, '8107f5f2f1d162e7');
INSERT INTO public.guests VALUES ('e6321caa86a934b943d89c508941442cb0a97138c923f0313b24f042054c6973', 'Player 1', 1795969953, 1795969953, '0b1ff541a3cf4e39');
INSERT INTO public.guests VALUES ('53817d02eabcdb622ed74adcb774caf28326b215d16106ae826cfd2c4e25ac22', 'Player 2', 1795969953, 1795969953, '39dc9efa5d99df33');
INSERT INTO public.guests VALUES ('61bc843e6c4237ea8159600fade9c5f5ac40134741efb5a42fb7505b8630c2ff', 'Player 1', 1795969955, 1795969955, '916cc546827d6edf');
INSERT INTO public.guests VALUES ('38705c04744a41efc4ed8882eeb0d47b864986895f3f20e10c14de0cf25b24e3', 'Player 2', 1795969955, 1795969955, '8f5964a4611b9c03');
INSERT INTO public.guests VALUES ('e6b1c08ab20550003469c97e649c3cd331cb9a5a95b1c61ac0c1f5d6876968f7', 'Player 1', 1795969957, 1795969957, '896e74e7f239d5e9');
INSERT INTO public.guests VALUES ('c2a1e64a352b455bac730947a9d781b8705f446f9a84a1d7091ffdd17eff5040', 'Player 2', 1795969957, 1795969957, 'f0fe8ebaf5119bbf');
INSERT INTO public.guests VALUES ('b88a740c0f93dccf25b985d9f4c36f1b59da37f9aa9a26611834d4d2664be75b', 'Player 1', 1795969959, 1795969959, '31ecbc0f8355a80c');
INSERT INTO public.guests VALUES ('71394826d2e9a81ac325833f59dfdc152b558f3005ed62fb19e20329bc7c0f80', 'Player 2', 1795969959, 1795969959, '5f2ae10ec4f339f5');
INSERT INTO public.guests VALUES ('5637935bf5225af124d319acf67d8fddf35222df4f366f63ab1b8da245e9743e', 'Player 1', 1795969961, 1795969961, 'fca85085412c7590');
INSERT INTO public.guests VALUES ('5828cd7a21fd8a5eed9c5578810116252b9b2287933bf41454a939613a7e11f2', 'Player 2', 1795969961, 1795969961, 'e985fa106c479cf6');
INSERT INTO public.guests VALUES ('2eb2e8285c701979a8ce6ac00e2bd8a4f3437007466656d149e887ed8f1f5995', 'Player 1', 1795969964, 1795969964, 'ecfa7a21a467ad7b');
INSERT INTO public.guests VALUES ('65381233a44ce1e1900ada92833e85f97a2536f114a8d6fc2b38d5ca251a4cba', 'Player 2', 1795969964, 1795969964, '3f3884c6e3113eba');
INSERT INTO public.guests VALUES ('f668d5fb9fbede38e734a253f0274c2b49eba8d496c8a8d7fe32999d23358ca3', 'Player 1', 1795969968, 1795969968, 'f444100ff10c0923');
INSERT INTO public.guests VALUES ('ae1016bbb41b4fce6858b5423f7fd25c8ef8a7faf27283db49d6bdc58cec3519', 'Player 2', 1795969968, 1795969968, 'd69b70e2fd00ee97');
INSERT INTO public.guests VALUES ('2637a23ff7bb00245dd5ae6f301cd93faf4ea214a14faa15c733747daeb433ba', 'Player 1', 1795969971, 1795969971, '99ab36f0e2d0e209');
INSERT INTO public.guests VALUES ('03cea29eaa9af1aea8d402b6b982d264a55686776f3d73c3d34d93a0e21a438f', 'Player 2', 1795969971, 1795969971, 'f38ac2cc979f95dd');
INSERT INTO public.guests VALUES ('9bc9b01e3066162ffe880d4c418636ec847102aadf598b19e18de2aa03f960d6', 'Player 1', 1795969975, 1795969975, '09255235e1d5f854');
INSERT INTO public.guests VALUES ('bb2e8d158fbc5152bfeb705cbdb0d03a7ae3752523539bfa44175bd59f8bd3f8', 'Player 2', 1795969975, 1795969975, '3091360004248ca4');
INSERT INTO public.guests VALUES ('c5eda1c6681cd72e96df29ce2612e6bf78b8214631df9ec6f2c0739f3c357bce', 'Player 1', 1795969978, 1795969978, 'a9f20c53f2ca56e7');
INSERT INTO public.guests VALUES ('741cb2c919e8e83fee5267c731660617cfd286e36cffb6eefb14f22bd47fc484', 'Player 2', 1795969978, 1795969978, 'f9105ba5b1d57703');
INSERT INTO public.guests VALUES ('3ccc2608abfc1618f0b8b8511302ca68c6a42f385362cdde5d2e15b78f3284e0', 'Player 1', 1795969980, 1795969980, '3e8f6d07f105a001');
INSERT INTO public.guests VALUES ('cc52fc24ca52ab17b7990b48aa7cb0f5e3cd4707e30ec6e4df656820f93427bb', 'Player 2', 1795969980, 1795969980, 'acac3356fd73052b');
INSERT INTO public.guests VALUES ('99af4ddd23d9fe1aa232b0b53a9ad60a21e13f741df457b3624e179f0f99c6cd', 'Player 1', 1795969983, 1795969983, 'f797ba3880f33d27');
INSERT INTO public.guests VALUES ('3ca374051b751b3dcc44e87329977b533f7a26bd47cf29fbd63147b3a3ccff46', 'Player 2', 1795969983, 1795969983, 'eb50839e77e4b029');
INSERT INTO public.guests VALUES ('e5dfe27ec8d222a46c3c5a770714eb081f45b6ce4459a733df39fd55616da344', 'Player 1', 1795969985, 1795969985, '5ca4192e3fbfa449');
INSERT INTO public.guests VALUES ('4105e05185f20732bc0dadefc6b1b344e6a67b627c1f8c4a85422ce5486f4204', 'Player 2', 1795969985, 1795969985, '3b00a3aa2542922e');
INSERT INTO public.nodes VALUES ('f191492830993c34ba942b466d95505a', '127.0.0.1:40643', '0.2.0', 1795969945, 1795969991968);
INSERT INTO public.pulses VALUES (1, 1795969976526);
INSERT INTO public.seats VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 1, 'person', 'a81b894577af30da32c5fbf163b3c16ced0bb3e3be6a05f5def154d7cdf8a222', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 2, 'person', '4b62d8a772310c8494ac1636e03b9451b385fa6beb056790af226fc22d6356b5', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('c4dca52bb08a55998b02f63c0f566b75', 1, 'person', 'a3e4dd3fb63b9a43531bfe012810cd539c3df939533760f1d0dc40dce51af78a', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('c4dca52bb08a55998b02f63c0f566b75', 2, 'person', '4876b5b03cf8bd7a6ef9ed88764c4c1148bfae36bb4db568b6e07df45abb0418', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('c4dca52bb08a55998b02f63c0f566b75', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('c1b88d54be578389f47c7e192a25231c', 1, 'person', '04119fb7c6c71dd1af88f105ebd11fb2b14341bc21d1bf99317659ad56d0dd35', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('c1b88d54be578389f47c7e192a25231c', 2, 'person', '2846759e3522bafe06a61e8e58527ef15e09ded81b731a7ede70ef11f0c2e2b2', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('c1b88d54be578389f47c7e192a25231c', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('67176b70dafd49b395de8fbfb08166d2', 1, 'person', '91002c1222357885969507b5c130436de8d0dce260061bf8f702e5c5dba9f8b8', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('67176b70dafd49b395de8fbfb08166d2', 2, 'person', 'cb0a49feb38b3b0069d84d0ce49ab74c72494e63fe3506a33ac2109cb3fe6567', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('67176b70dafd49b395de8fbfb08166d2', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('d9e4910d398432a5d002239644ac8b93', 1, 'person', 'cccb1959896ed2173d3f50011fcadc20ea824064799df749620223acccaee78f', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('d9e4910d398432a5d002239644ac8b93', 2, 'person', 'cc672f9a546a62ced76f13ee0af62966377073b683a7b5c1575b558bd42f5ce8', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('d9e4910d398432a5d002239644ac8b93', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('6774585b016babb25221d7ef108d14f6', 1, 'person', '711a1c9d1d2ae20bdda24a428436a9194d739bb7af09a4f72069dc1c56538e66', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('6774585b016babb25221d7ef108d14f6', 2, 'person', '456c102c710ad355b2882730149578bbfa1dae40d4ee00f59e44c4aa80b16e9d', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('6774585b016babb25221d7ef108d14f6', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('c0951f915fcc835f2d410dff562dbe26', 1, 'person', '0fe94f3c595b18a0d93d428a6eec200e1d3a94bdf2caa302d016faa24c9ed5b3', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('c0951f915fcc835f2d410dff562dbe26', 2, 'person', '1dc402880e0282028a161019c0232ce8ad67dc9343afa5796e25b2b46df8c977', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('c0951f915fcc835f2d410dff562dbe26', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('e77049555f5b5aea558e96170acef4bf', 1, 'person', 'e6321caa86a934b943d89c508941442cb0a97138c923f0313b24f042054c6973', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('e77049555f5b5aea558e96170acef4bf', 2, 'person', '53817d02eabcdb622ed74adcb774caf28326b215d16106ae826cfd2c4e25ac22', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('e77049555f5b5aea558e96170acef4bf', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 1, 'person', '61bc843e6c4237ea8159600fade9c5f5ac40134741efb5a42fb7505b8630c2ff', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 2, 'person', '38705c04744a41efc4ed8882eeb0d47b864986895f3f20e10c14de0cf25b24e3', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 1, 'person', 'e6b1c08ab20550003469c97e649c3cd331cb9a5a95b1c61ac0c1f5d6876968f7', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 2, 'person', 'c2a1e64a352b455bac730947a9d781b8705f446f9a84a1d7091ffdd17eff5040', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 1, 'person', 'b88a740c0f93dccf25b985d9f4c36f1b59da37f9aa9a26611834d4d2664be75b', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 2, 'person', '71394826d2e9a81ac325833f59dfdc152b558f3005ed62fb19e20329bc7c0f80', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('8f84f66811f81a745584d30826d39156', 1, 'person', '5637935bf5225af124d319acf67d8fddf35222df4f366f63ab1b8da245e9743e', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('8f84f66811f81a745584d30826d39156', 2, 'person', '5828cd7a21fd8a5eed9c5578810116252b9b2287933bf41454a939613a7e11f2', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('8f84f66811f81a745584d30826d39156', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 1, 'person', '2eb2e8285c701979a8ce6ac00e2bd8a4f3437007466656d149e887ed8f1f5995', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 2, 'person', '65381233a44ce1e1900ada92833e85f97a2536f114a8d6fc2b38d5ca251a4cba', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('c44f4cb09f221a1be05fdff957750680', 1, 'person', 'f668d5fb9fbede38e734a253f0274c2b49eba8d496c8a8d7fe32999d23358ca3', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('c44f4cb09f221a1be05fdff957750680', 2, 'person', 'ae1016bbb41b4fce6858b5423f7fd25c8ef8a7faf27283db49d6bdc58cec3519', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('c44f4cb09f221a1be05fdff957750680', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 1, 'person', '2637a23ff7bb00245dd5ae6f301cd93faf4ea214a14faa15c733747daeb433ba', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 2, 'person', '03cea29eaa9af1aea8d402b6b982d264a55686776f3d73c3d34d93a0e21a438f', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 1, 'person', '9bc9b01e3066162ffe880d4c418636ec847102aadf598b19e18de2aa03f960d6', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 2, 'person', 'bb2e8d158fbc5152bfeb705cbdb0d03a7ae3752523539bfa44175bd59f8bd3f8', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('467a24b20dfec344fac1620bb44892c6', 1, 'person', 'c5eda1c6681cd72e96df29ce2612e6bf78b8214631df9ec6f2c0739f3c357bce', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('467a24b20dfec344fac1620bb44892c6', 2, 'person', '741cb2c919e8e83fee5267c731660617cfd286e36cffb6eefb14f22bd47fc484', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('467a24b20dfec344fac1620bb44892c6', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('7801861724ffe32f1e9a5ab000f1091f', 1, 'person', '3ccc2608abfc1618f0b8b8511302ca68c6a42f385362cdde5d2e15b78f3284e0', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('7801861724ffe32f1e9a5ab000f1091f', 2, 'person', 'cc52fc24ca52ab17b7990b48aa7cb0f5e3cd4707e30ec6e4df656820f93427bb', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('7801861724ffe32f1e9a5ab000f1091f', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('cb5c887fdf686f945d6f12b716d02855', 1, 'person', '99af4ddd23d9fe1aa232b0b53a9ad60a21e13f741df457b3624e179f0f99c6cd', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('cb5c887fdf686f945d6f12b716d02855', 2, 'person', '3ca374051b751b3dcc44e87329977b533f7a26bd47cf29fbd63147b3a3ccff46', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('cb5c887fdf686f945d6f12b716d02855', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.seats VALUES ('da9ea253be164cb8205d85d91870d8bf', 1, 'person', 'e5dfe27ec8d222a46c3c5a770714eb081f45b6ce4459a733df39fd55616da344', 'Player 1', NULL, NULL, '1111111111111111111111111111111111111111111111111111111111111111', 0, NULL);
INSERT INTO public.seats VALUES ('da9ea253be164cb8205d85d91870d8bf', 2, 'person', '4105e05185f20732bc0dadefc6b1b344e6a67b627c1f8c4a85422ce5486f4204', 'Player 2', NULL, NULL, '1212121212121212121212121212121212121212121212121212121212121212', 0, NULL);
INSERT INTO public.seats VALUES ('da9ea253be164cb8205d85d91870d8bf', 3, 'bot', NULL, 'greenhorn', 'greenhorn', NULL, NULL, 0, NULL);
INSERT INTO public.secrets VALUES ('nodes', '2c293179c299b4a915f2520595b907f17f2fcfe7d8d7d6dcd53e2abf70a79c28');
INSERT INTO public.secrets VALUES ('workers', 'd5b6bc18958500d1740ad8cbd48a018272f524b0c1c5820e64f1a5c7265932c9');
INSERT INTO public.snapshots VALUES ('e77049555f5b5aea558e96170acef4bf', 101, '{"layout":13,"rules":2,"position":101,"game":"AxkAAAABBgEiHgAFAQACAQQAAQIAAAAAAAAAAAAAAABABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEEAWEeAAAAAQAABAABAgAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQgBangABAAAAgAEAAECAAAAAQAAAAABAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQUDAWEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAggCCAIIAgQCBAIEAAAAAAAAAAAAAAAAAAAAAAACgYCAgYiggBCAgICAgIABAICAgICAgICAgICAgJCAEAAAAAAAAAAAAAAAAAAADYSAgKCAgIACAAYGAwYGBgYGBgYGBgYGBgYGBgYAAAAAAAAAAAYGBgYGBgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgZCTQAAkGwcCBAAAAAAAAAAAAAD/////AwEAAQEPDwEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAMGBQQDBQMGBAAAAACEgAl3BgAAAAAAAAAAAAAAAAAAAAAAAAAAAQECsoWAgBgBJgEYASkAgIDgt+C3BwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA4ICIhICQgAGAgNCIgoAggICkgImAgAQAAAAAAAAAAACb/4PT9O9fAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAqyaEAdAYAAAAAAAAAAAAAACAAdAYAAAAAAAAAAAAAACAAdAYAAAAAAAAAAAAAACEAdAYAAAAAAAAAAAAAACAAdAYAAAAAAAAAAAAAACAAdAYAAAAAAAAAAAAAACAAdAYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8JA4D+A/8BgID8B4CAgPgDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFqFAgEDAAJ4jgELZGVhbGVyLWRyZXcBAYCEgMCAYAEDAAKPAQRmbG9wgICAgKEIAQMAApABDGNob3NlLXVuc2VlbgEBAwACkQEMY2hvc2UtdW5zZWVuAgEDAAKSAQZzaG93ZWQCgIGAEPKwKgEDAAKTAQZzaG93ZWQBgISAgIBAg9MuAQMAApQBCWhvdXNlLXdvbgEDAAKVAQRkcmV3AgEaAQMAApYBCWRpc2NhcmRlZAEbDQEDAAKXAQlkaXNjYXJkZWQBKA0BAwACmAEJZGlzY2FyZGVkAgcNAQMAApkBCWRpc2NhcmRlZAIZDQEDAAKaAQJscAICCwEDAAKbAQt0dXJuLWJlZ2lucwADAQMAApwBC3RyYWluLW1vdmVkNWoBAwACnQEGaW5jb21lAAABAwACngEFbW9uZXkAKAEBAwACnwEFbW92ZWQAFBkAAQMAAqABBW1vdmVkABkjAAEDAAKhARJoaWdoLXN0YWtlcy1iZWdpbnMAAQMAAqIBBW1vbmV5ABMNAQMAAqMBBGRyZXcAAScBAwACpAELZGVhbGVyLWRyZXcCAaKAgICAhAwBAwACpQEEZmxvcJCAgYAEAQMAAqYBBmZvbGRlZAABAwACpwEEZHJldwABFQEDAAKoAQlob3VzZS13b24BAwACqQEJZGlzY2FyZGVkAgENAQMAAqoBCWRpc2NhcmRlZAIFDQEDAAKrAQlkaXNjYXJkZWQCJQ0BAwACrAEJZGlzY2FyZGVkAiwNAQMAAq0BCWRpc2NhcmRlZAItDQEDAAKuAQlkaXNjYXJkZWQAChYBAwACrwECbHAAAgsBAwACsAELdHVybi1iZWdpbnMBAwEDAAKxAQt0cmFpbi1tb3ZlZGpbAQMAArIBBmluY29tZQEBAQMAArMBBGRyZXcBAQMBAwACtAEEZHJldwEBGAEDAAK1AQVtb3ZlZAFqXgABAwACtgEFbW92ZWQBXmwAAQMAArcBBW1vdmVkAWxnAAEDAAK4AQlkaXNjYXJkZWQBKhYBAwACuQEJZGlzY2FyZGVkAQMWAQMAAroBC3R1cm4tYmVnaW5zAgMBAwACuwELdHJhaW4tbW92ZWRbSAEDAAK8AQZpbmNvbWUCAAEDAAK9AQVtb25leQIoAQEDAAK+AQVtb3ZlZAJCVwABAwACvwEFbW92ZWQCV2EAAQMAAsABBW1vdmVkAmFsAAEDAALBAQJscAICCwEDAALCAQt0dXJuLWJlZ2lucwAEAQMAAsMBC3RyYWluLW1vdmVkSBQBAwACxAEGaW5jb21lAAEBAwACxQEEZHJldwABJAEDAALGAQRkcmV3AAERAQMAAscBDHBva2VyLWJlZ2lucwABAwACyAEFbW9uZXkAEw0BAwACyQEEZHJldwABBgEDAALKAQtkZWFsZXItZHJldwIBgJCAhMCAAgEDAALLAQRmbG9wgcCAgIABAQMAAswBDGNob3NlLXVuc2VlbgABAwACzQEMY2hvc2UtdW5zZWVuAgEDAALOAQZzaG93ZWQAgICAgoACwawqAQMAAs8BBnNob3dlZAKAkICAQJCGZQEDAALQAQlob3VzZS13b24BAwAC0QEEZHJldwABAgEDAALSAQlkaXNjYXJkZWQCFw0BAwAC0wEJZGlzY2FyZGVkAisNAQMAAtQBCWRpc2NhcmRlZAAWDQEDAALVAQlkaXNjYXJkZWQAJA0BAwAC1gEFbW92ZWQAIx4AAQMAAtcBBW1vdmVkAB4eAAEDAALYAQlkaXNjYXJkZWQAFRYBAwAC2QEJZGlzY2FyZGVkACcWAQMAAtoBAmxwAAILAQMAAtsBC3R1cm4tYmVnaW5zAQQBAwAC3AELdHJhaW4tbW92ZWQUFQEDAALdAQZpbmNvbWUBAAEDAALeAQVtb25leQEoAQEDAALfAQVtb3ZlZAFnbAABAwAC4AEFbW92ZWQBbGEAAQMAAuEBC3R1cm4tYmVnaW5zAgQBAwAC4gELdHJhaW4tbW92ZWQVAAEDAALjAQZpbmNvbWUCAQEDAALkAQRkcmV3AgEfAQMAAuUBBGRyZXcCATMBAwAC5gEFbW92ZWQCbGoAAQMAAucBBnBsYXllZAIyAQMAAugBBndhbnRlZAIBAgEDAALpAQpyZXNodWZmbGVkJQEDAALqAQRkcmV3AgEcAQMAAusBCWRpc2NhcmRlZAIyAgEDAALsAQtjb250cmlidXRlZAIAAAEDAALtAQVtb25leQIUEwEDAALuAQlkaXNjYXJkZWQCGhYBAwAC7wECbHACAgsBAwAC8AELdHVybi1iZWdpbnMABQEDAALxAQt0cmFpbi1tb3ZlZAAqAQMAAvIBBmluY29tZQACAQMAAvMBBW1vbmV5ABQBAQMAAvQBBGRyZXcAAQUBAwAC9QEFbW92ZWQAHiYAAQMAAvYBBW1vdmVkACYiAAEDAAL3AQVtb25leQAUEwEDAAL4AQlkaXNjYXJkZWQAAhYBAwAC+QECbHAAAgsBAwAC+gEJbGVnZW5kYXJ5AAEDAAL7AQxldmVudC1tYXJrZXIAAwEDAAL8AQVldmVudAACAQMAAv0BDHRva2VuLXBsYWNlZAAqAQMAAv4BDXNoZXJpZmYtbW92ZWQLDwEDAAL/AQ1zaGVyaWZmLW1vdmVkDw0BAwACgAINc2hlcmlmZi1tb3ZlZA0EAQMAAoECDXNoZXJpZmYtbW92ZWQEDQEDAAKCAgRkcmV3AAEnAQMAAoMCBGRyZXcAARcBAwAChAILdHVybi1iZWdpbnMBBQEDAAKFAgt0cmFpbi1tb3ZlZCo1AQMAAi2PAbrLtYLFaJwBzsu1gsVongHUy7WCxWifAebLtYLFaKABjsy1gsVopQG0zLWCxWitAcrMtYLFaLEB9My1gsVotAGQzbWCxWi1AaLNtYLFaLYBxM21gsVotwHizbWCxWi4Ae7NtYLFaLsBkM61gsVovQGizrWCxWi+AajOtYLFaL8BsM61gsVowwHYzrWCxWjGAebOtYLFaMsB9s61gsVo1QGMz7WCxWjWAZ7PtYLFaNcBpM+1gsVo2AG0z7WCxWjcAb7PtYLFaN4BxM+1gsVo3wHMz7WCxWjgAdbPtYLFaOIB+M+1gsVo5QGW0LWCxWjmAbLQtYLFaOoBvNC1gsVo6wGg0rWCxWjsAarStYLFaO0BvNK1gsVo8QHQ0rWCxWj0AebStYLFaPUB7tK1gsVo9gGK07WCxWj3AaLTtYLFaP0BqtO1gsVo/gHW07WCxWj/Ad7TtYLFaIAC6tO1gsVohQKG1LWCxWg=","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('467a24b20dfec344fac1620bb44892c6', 125, '{"layout":13,"rules":2,"position":125,"game":"AxkAAAABAgEtFAAAAwAAAKqgIAABAQEMAAAAAAAAAAAAAAAAoqAgABADAAEAAAAAAAAAAAAAAAAAAAAAAAAAAQUBSFoABgAAAgECAAEBAAAAAAAAAAAAAAAAIAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABBgFHbgABAAIAAAIAAQEAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBBwMBSAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAgEIAAEBAAloAgEFABUBAQACCAIIAggCCAAAAAAAAAAAAAAAAAAAAAACgIDAgIiggBCAgICAgICAgICAgICAgIACAAAAAAAAAAAAAAAAAAAAgAQPudOL+q6HsgEABgMGBQYFBgYGBgYGBQYGAAAAAAUGBgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADQ0gEAJBsIAgIBAAAAAAAAAAAA//8/AQABAAoKAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABgIFAgMDBAUEAAAAANABdwMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAgJ7+AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABDgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAICAgICAwIQEgKSAgdGAQISIxICAIAAAAAAAAAAAAMKAsISAmIkCAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAArzjAAZAEgAIAAAAAAAAAAAAAgAGABIACAAAAAAAAAAAAAIABgASAAgAAAAAAAAAAAADAAZAEgAIAAAAAAAAAAAAAgAGABIACAAAAAAAAAAAAAIABgASAAgAAAAAAAAAAAACAAYAEgAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABFnQIBBgEAeKYBBHVzZWQARQEDAAKnAQRkcmV3AAEhAQMAAqgBBW1vbmV5AE8MAQMAAqkBC2dhaW5lZC1pdGVtAAMBAwACqgEIZXF1aXBwZWQAAwEDAAKrAQVtb3ZlZAAMAAABAwACrAEMZmlnaHQtYmVnaW5zAwACAQMAAq0BCG5wYy1kcmV3AgIBkAQBAwACrgEJY29tbWl0dGVkAAELAQMAAq8BDW5wYy1jb21taXR0ZWQCAQkBAwACsAEIcmV2ZWFsZWQBCwABCQEDAAKxAQVtb25leQAUBAEDAAKyAQlmaWdodC13b24BAwEDAAKzAQd3b3VuZGVkAAEDAQMAArQBBGRyZXcAATMBAwACtQEJZGlzY2FyZGVkAAsDAQMAArYBDWJhbmRpdC1sZWF2ZXMAAQMAArcBBW1vdmVkAAAEAAEDAAK4AQlkaXNjYXJkZWQAGBYBAwACuQELdHVybi1iZWdpbnMBBAEDAAK6AQt0cmFpbi1tb3ZlZEgUAQMAArsBBmluY29tZQECAQMAArwBBW1vbmV5ARQBAQMAAr0BBGRyZXcBAQkBAwACvgEFbW92ZWQBWFEAAQMAAr8BBW1vdmVkAVFEAAEDAALAAQVtZWV0cwEJAQMAAsEBDGZpZ2h0LWJlZ2lucwYBAAEGAQDCAQhucGMtZHJldwABAYACAQYBAMMBCWNvbW1pdHRlZAEBLwEGAQDEAQ1ucGMtY29tbWl0dGVkAAEIAQYBAMUBCHJldmVhbGVkAS8AAQgBBgEAxgEJZmlnaHQtd29uAAYBBgEAxwEEZHJldwEBFQEGAQDIAQRkcmV3AQEOAQYBAMkBBGRyZXcBASIBBgEAygEJZGlzY2FyZGVkAS8DAQYBAMsBDXRva2VuLXJlbW92ZWQARAEGAQDMAQVtb3ZlZAFEWgABBgEAzQEJZGlzY2FyZGVkAS4WAQYBAM4BCWRpc2NhcmRlZAEOFgEGAQDPAQlkaXNjYXJkZWQBABYBBgEA0AECbHABAgsBBgEA0QELdHVybi1iZWdpbnMCBAEGAQDSAQt0cmFpbi1tb3ZlZBQVAQYBANMBBmluY29tZQICAQYBANQBBW1vbmV5AhQBAQYBANUBBGRyZXcCAQoBBgEA1gEFbW92ZWQCXkEAAQYBANcBBnBsYXllZAIDAQYBANgBBW1vdmVkAkFHAAEGAQDZAQlkaXNjYXJkZWQCAwIBBgEA2gEFbW9uZXkCFBMBBgEA2wELdHVybi1iZWdpbnMABAEGAQDcAQt0cmFpbi1tb3ZlZBUAAQYBAN0BBmluY29tZQACAQYBAN4BBW1vbmV5ABQBAQYBAN8BBGRyZXcAASkBBgEA4AEFbW92ZWQABBAAAQYBAOEBBW1vdmVkABAGAAEGAQDiAQVtb3ZlZAAGBAABBgEA4wEJZGlzY2FyZGVkAA0WAQYBAOQBC3R1cm4tYmVnaW5zAQUBBgEA5QELdHJhaW4tbW92ZWQAKgEGAQDmAQZpbmNvbWUBAAEGAQDnAQVtb25leQEoAQEGAQDoAQVtb3ZlZAFaWQABBgEA6QEFbW92ZWQBWV4AAQYBAOoBBW1vdmVkAV5GAAEGAQDrAQJscAECCwEGAQDsAQlsZWdlbmRhcnkBAQYBAO0BDGV2ZW50LW1hcmtlcgEDAQYBAO4BBWV2ZW50AQQBBgEA7wEMdG9rZW4tcGxhY2VkAGoBBgEA8AEHaW5qdXJlZAAOAQYBAPEBBW1vbmV5ACcCAQYBAPIBC3R1cm4tYmVnaW5zAgUBBgEA8wELdHJhaW4tbW92ZWQqNQEGAQD0AQZpbmNvbWUCAgEGAQD1AQVtb25leQIUAQEGAQD2AQRkcmV3AgEUAQYBAPcBBW1vbmV5AhQTAQYBAPgBBW1vbmV5AhQTAQYBAPkBBW1vbmV5AhQTAQYBAPoBCWRpc2NhcmRlZAIlFgEGAQD7AQt0dXJuLWJlZ2lucwAFAQYBAPwBC3RyYWluLW1vdmVkNWoBBgEA/QEGaW5jb21lAAABBgEA/gEFbW9uZXkAKAEBBgEA/wELdHVybi1iZWdpbnMBBgEGAQCAAgt0cmFpbi1tb3ZlZGpbAQYBAIECBmluY29tZQEAAQYBAIICBW1vbmV5ASgBAQYBAIMCBW1vdmVkAUZCAAEGAQCEAgVtb3ZlZAFCTwABBgEAhQIFbW92ZWQBT0gAAQYBAIYCAmxwAQILAQYBAIcCC3R1cm4tYmVnaW5zAgYBBgEAiAILdHJhaW4tbW92ZWRbSAEGAQCJAgZpbmNvbWUCAAEGAQCKAgVtb25leQIoAQEGAQCLAgVtb25leQIUEwEGAQCMAgVtb25leQIUEwEGAQCNAgVtb25leQIUEwEGAQCOAgt0dXJuLWJlZ2lucwAGAQYBAI8CC3RyYWluLW1vdmVkSBQBBgEAkAIGaW5jb21lAAEBBgEAkQIEZHJldwABLAEGAQCSAgRkcmV3AAEbAQYBAJMCCGVxdWlwcGVkAAEBBgEAlAIFbW92ZWQABAYAAQYBAJUCBW1vdmVkAAYsAAEGAQCWAgVtb3ZlZAAsLQABBgEAlwIJZGlzY2FyZGVkABsWAQYBAJgCCWRpc2NhcmRlZAAhFgEGAQCZAgt0dXJuLWJlZ2lucwEHAQYBAJoCC3RyYWluLW1vdmVkFBUBBgEAmwIEdXNlZAEFAQYBAJwCBGRyZXcBAQwBBgEAnQIEZHJldwEBMAEGAQA4pwGE0riCxWipAY7SuILFaKoBntK4gsVorQGi0riCxWiuAcjSuILFaLAB3tK4gsVotgHq0riCxWi3AfrSuILFaLoBhtO4gsVovQGY07iCxWi+AZ7TuILFaMIBrNO4gsVoxQG207iCxWjLAdbTuILFaMwB8NO4gsVozQH+07iCxWjOAY7UuILFaNIBnNS4gsVo1QG01LiCxWjWAcbUuILFaNcB1NS4gsVo2QHm1LiCxWjcAfTUuILFaN8BjNW4gsVo4AGs1biCxWjhAcTVuILFaOIB1NW4gsVo5QHe1biCxWjnAebVuILFaOgB7tW4gsVo6QH21biCxWjvAf7VuILFaPABhta4gsVo8wGI1riCxWj2AZTWuILFaPcBqNa4gsVo+AGs1riCxWj5AbbWuILFaPwBvNa4gsVo/gHA1riCxWiAAsrWuILFaIIC1Na4gsVogwLe1riCxWiEAubWuILFaIgC7ta4gsVoigL41riCxWiLAojXuILFaIwCjNe4gsVojwKW17iCxWiSApzXuILFaJMCote4gsVolAKu17iCxWiVArbXuILFaJYCvte4gsVolwLE17iCxWidAszXuILFaA==","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('467a24b20dfec344fac1620bb44892c6', 275, '{"layout":13,"rules":2,"position":275,"game":"AxkAAAABAgEtMgABAwAAAKqgIAABAwEMAAAAAAAAAAAAAAAAqKAgABADAAEAAAAAAAAAAAAAAAAAAAAAAAAAAQUBQ0YACwEAAgGCQAABAQAAAAAAAAAAAAAAACCCQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEGAUNkAAcAAgABgpKBAYKCAQEVAQgAAAABAAAAAgAAAECAkIABCAAEAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQALAwEtAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAQIEAgQCBAIEAgQCBAIIAAAAAAAAAAAAAAAAAAAAAAGAgMCAiICAEICAgICAgICAgYCAgICAgAIAAAAAAAAAAAAAAAAAAACABAuggMqCkICoBAAGAwYFBgUGBgUGBgUFBQUAAAAABQYFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANDSAQAkGwIBBAIEAAAAAAAAAAD//z8BAAEACgoBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAGAgUCAwMEBQQAAAAA0ANnAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAICAnv4DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEOAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgICAgMBCgYCAoICQAoCAgQQAAAAAAAAAAADe/7TZr63VAwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJAEgAKHIKAIyBEAAAAAAAAAAIAEgAKHIIAIyBEAAAAAAAAAAIAEgAKHIIAIyBEAAAAAAAAAAJAEgAKHIKAIyBEAAAAAAAAAAIAEgAKHIIAIyBEAAAAAAAAAAIAEgAKHIIAIyBEAAAAAAAAAAIAEgAKHIIAIyBEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8JA4D+A/8BgID8B4CAgPgDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAI4BzQQBAwACeNYDBnNob3dlZAGAgICQCMGOMgEDAALXAwZzaG93ZWQAgICAgJAgwfIyAQMAAtgDCWhvdXNlLXdvbgEDAALZAwRkcmV3AQEeAQMAAtoDCWRpc2NhcmRlZAADDQEDAALbAwlkaXNjYXJkZWQADQ0BAwAC3AMJZGlzY2FyZGVkARkNAQMAAt0DCWRpc2NhcmRlZAEfDQEDAALeAwR1c2VkAYkCAQMAAt8DBGRyZXcBASsBAwAC4AMSaGlnaC1zdGFrZXMtYmVnaW5zAQEDAALhAwVtb25leQETDQEDAALiAwRkcmV3AQECAQMAAuMDC2RlYWxlci1kcmV3AAGAgICAgYyQAQEDAALkAwRmbG9wgIiAgIKAgAIBAwAC5QMGcmFpc2VkAQEDAALmAwVtb25leQEnDQEDAALnAw1zZWNvbmQtcmV2ZWFsgIGACAEDAALoAwxjaG9zZS11bnNlZW4AAQMAAukDDGNob3NlLXVuc2VlbgEBAwAC6gMGc2hvd2VkAYSAgAHgjnYBAwAC6wMGc2hvd2VkAICAgICAiIAB8NB2AQMAAuwDCWhvdXNlLXdvbgEDAALtAwRkcmV3AQEhAQMAAu4DCWRpc2NhcmRlZAAcDQEDAALvAwlkaXNjYXJkZWQAJQ0BAwAC8AMJZGlzY2FyZGVkAC4NAQMAAvEDCWRpc2NhcmRlZAECDQEDAALyAwlkaXNjYXJkZWQBFQ0BAwAC8wMJZGlzY2FyZGVkARYWAQMAAvQDCWRpc2NhcmRlZAEhFgEDAAL1AwlkaXNjYXJkZWQBLRYBAwAC9gMCbHABAgsBAwAC9wMMZXZlbnQtbWFya2VyAQQBAwAC+AMFZXZlbnQBCAEDAAL5Awx0b2tlbi1wbGFjZWQAOAEDAAL6AwlkaXNjYXJkZWQBMAIBAwAC+wMJZGlzY2FyZGVkAhACAQMAAvwDBW1vbmV5ABMeAQMAAv0DC3R1cm4tYmVnaW5zAgoBAwAC/gMLdHJhaW4tbW92ZWQAKgEDAAL/AwZpbmNvbWUCAgEDAAKABAVtb25leQIUAQEDAAKBBARkcmV3AgEOAQMAAoIECGVxdWlwcGVkAg4BAwACgwQEdXNlZAJNAQMAAoQECWxvc3QtaXRlbQINAQMAAoUEBnBsYXllZAIIAQMAAoYEDXNoZXJpZmYtbW92ZWQPCAEDAAKHBA1zaGVyaWZmLW1vdmVkCAsBAwACiAQCbHACAgIBAwACiQQJZGlzY2FyZGVkAggCAQMAAooEBW1vdmVkAkZDAAEDAAKLBAR1c2VkAoMBAQMAAowECWRpc2NhcmRlZAISAgEDAAKNBAR1c2VkAkYBAwACjgQJbG9zdC1pdGVtAgYBAwACjwQHd291bmRlZAEBAgEDAAKQBAR1c2VkAksBAwACkQQCbHACAgIBAwACkgQJbGVnZW5kYXJ5AgEDAAKTBAt0dXJuLWJlZ2lucwAKAQMAApQEC3RyYWluLW1vdmVkKjUBAwAClQQGaW5jb21lAAEBAwAClgQEZHJldwABBQEDAAKXBARkcmV3AAEiAQMAApgEBW1vdmVkACsrAAEDAAKZBAVtb3ZlZAArKAABAwACmgQFbW92ZWQAKC0AAQMAApsECWRpc2NhcmRlZAAFFgEDAAKcBAlkaXNjYXJkZWQACRYBAwACnQQLdHVybi1iZWdpbnMBCwEDAAKeBAt0cmFpbi1tb3ZlZDVqAQMAAp8EBmluY29tZQEBAQMAAqAEBGRyZXcBAScBAwACoQQEZHJldwEBGwEDAAKiBAlkaXNjYXJkZWQBGxYBAwACowQJZGlzY2FyZGVkAR4WAQMAAqQEAmxwAQILAQMAAqUEC3R1cm4tYmVnaW5zAgsBAwACpgQLdHJhaW4tbW92ZWRqWwEDAAKnBAZpbmNvbWUCAgEDAAKoBAVtb25leQIUAQEDAAKpBARkcmV3AgELAQMAAqoECGVxdWlwcGVkAhUBAwACqwQGcGxheWVkAgsBAwACrAQCbHACAgIBAwACrQQJZGlzY2FyZGVkAgsCAQMAAq4EDHBva2VyLWJlZ2lucwIBAwACrwQFbW9uZXkCEw0BAwACsAQEZHJldwIBMwEDAAKxBApyZXNodWZmbGVkKAEDAAKyBAtkZWFsZXItZHJldwEBoICKgBABAwACswQEZmxvcICAgIKAgCgBAwACtAQMY2hvc2UtdW5zZWVuAQEDAAK1BAxjaG9zZS11bnNlZW4CAQMAArYEBnNob3dlZAKAgMCAgICABIDasQEBAwACtwQGc2hvd2VkAYCAiIAQ0KxyAQMAArgECXBva2VyLXdvbgI8AQMAArkEBW1vbmV5AngNAQMAAroEBXRyYWNrAgABAgEDAAK7BAJscAICGwEDAAK8BAlkaXNjYXJkZWQBBQ0BAwACvQQJZGlzY2FyZGVkAQ8NAQMAAr4ECWRpc2NhcmRlZAIUDQEDAAK/BAlkaXNjYXJkZWQCMw0BAwACwAQLZmFyby1iZWdpbnMCAQMAAsEEC2Zhcm8tam9pbmVkAQEDAALCBAVtb25leQIUHwEDAALDBApmYXJvLWRlYWx0AMgQAQMAAsQECGZhcm8tYmV0AQIKAQMAAsUECGZhcm8tYmV0AQYKAQMAAsYEDWZhcm8tcmV2ZWFsZWQABgEDAALHBAlmYXJvLWxvc3QBBgEDAALIBAVtb25leQETHwEDAALJBA1mYXJvLXJldmVhbGVkAQsBAwACygQOZmFyby1yZWNsYWltZWQBAgEDAALLBA1mYXJvLXJldmVhbGVkAgcBAwACzAQLdHVybi1iZWdpbnMACwEDAALNBAt0cmFpbi1tb3ZlZFtIAQMAAizfA/bhuILFaOQD/uG4gsVo5wOE4riCxWjyA5biuILFaPMDnOK4gsVo9AOm4riCxWj5A6riuILFaPoDvOK4gsVo+wPM4riCxWj+A9TiuILFaIEE4OK4gsVoggTm4riCxWiEBO7iuILFaIUE9OK4gsVohgT84riCxWiHBILjuILFaIkEjOO4gsVoigSW47iCxWiLBOTkuILFaIwE7uS4gsVolAT85LiCxWiXBIbluILFaJgEluW4gsVomQSe5biCxWiaBKbluILFaJsErOW4gsVongS05biCxWihBLzluILFaKIEzOW4gsVopgTU5biCxWipBNzluILFaKoE4uW4gsVoqwTs5biCxWitBPTluILFaLAE/uW4gsVoswSE5riCxWi5BJDmuILFaL8EnOa4gsVowASi5riCxWjDBKzmuILFaMQEsOa4gsVoxQS45riCxWjJBLzmuILFaM0ExOa4gsVo","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('7801861724ffe32f1e9a5ab000f1091f', 109, '{"layout":13,"rules":2,"position":109,"game":"AxkAAAABCwE3CgABAAEAAIaAgMASBAEgAQEAAAAAAAAAAQAAAACCgIDAEgAAAwIAAAAAAAAAAAAAAAAAAAAAAAAAAAEFAVs8AAAAAAAABAABAgAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQABIXgCAAAAAAAEAAECAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQYDAVsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAgQCBAIEAgQCBAIEAAAAAAAAAAAAAAAAAAAAAAACgYCAgIiggBAAAACAgICAgICAgICAgIAQABAAAAAAAAAAAAAAAAug0dCM8oTMBAAGBQMGBgYGBgYGBgYGBgYGBgYGAAAAAAAAAAAFBgUGBgUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOiIgoAEACIbCQICAAAAAAAAAAAAAP8HAQABAAUFAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAwMFBgQEAgQDAAAAAICAiAR/AQAAAAAAAAAAAAAAAAAAAAAAAAAAAQeQAZDAlMASASMBIgEZAICA4K+g/gEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAABAgAAAAAAAACAgAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAgICAhAGAgKiCgICCAoCihhAAAAAAAAAAAADfjIHhifqxAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPw2ggGBCAAAAAAAAAAAAAAAgAGACAAAAAAAAAAAAAAAgAGACAAAAAAAAAAAAAAAggGBCAAAAAAAAAAAAAAAgAGACAAAAAAAAAAAAAAAgAGACAAAAAAAAAAAAAAAgAGACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA87AEBAwACeHUFbW92ZWQAJBwAAQMAAnYFbW92ZWQAHBcAAQMAAncHY2xhaW1lZAAGAQMAAngFbW9uZXkAEyEBAwACeQt0dXJuLWJlZ2lucwEDAQMAAnoLdHJhaW4tbW92ZWRqWwEDAAJ7BmluY29tZQEBAQMAAnwEZHJldwEBMgEDAAJ9BGRyZXcBARMBAwACfglkaXNjYXJkZWQBEhYBAwACfwt0dXJuLWJlZ2lucwIDAQMAAoABC3RyYWluLW1vdmVkW0gBAwACgQEGaW5jb21lAgIBAwACggEFbW9uZXkCFAEBAwACgwEEZHJldwIBJQEDAAKEAQVtb3ZlZAIhIQABAwAChQEFbW9uZXkCFBMBAwAChgEFbW9uZXkCFBMBAwAChwEJZGlzY2FyZGVkAgUWAQMAAogBC3R1cm4tYmVnaW5zAAQBAwACiQELdHJhaW4tbW92ZWRIFAEDAAKKAQZpbmNvbWUAAAEDAAKLAQVtb25leQAoAQEDAAKMAQVtb3ZlZAAXFAABAwACjQEMZmlnaHQtYmVnaW5zAwACAQMAAo4BCG5wYy1kcmV3AgIBgQgBAwACjwEJY29tbWl0dGVkAAEzAQMAApABDW5wYy1jb21taXR0ZWQCAQoBAwACkQEIcmV2ZWFsZWQBMwABCgEDAAKSAQRkcmV3AAEUAQMAApMBCWZpZ2h0LXdvbgADAQMAApQBB21hcnNoYWwAAAEBAwAClQEFbW9uZXkAKAoBAwAClgEJZGlzY2FyZGVkADMDAQMAApcBDWJhbmRpdC1sZWF2ZXMUAQMAApgBBW1vdmVkABQaAAEDAAKZAQVtb3ZlZAAaIQABAwACmgELdHVybi1iZWdpbnMBBAEDAAKbAQt0cmFpbi1tb3ZlZBQVAQMAApwBBmluY29tZQEAAQMAAp0BBW1vbmV5ASgBAQMAAp4BBW1vdmVkAVFDAAEDAAKfAQVtb3ZlZAFDXwABAwACoAEFbW92ZWQBX1sAAQMAAqEBC3R1cm4tYmVnaW5zAgQBAwACogELdHJhaW4tbW92ZWQVAAEDAAKjAQZpbmNvbWUCAAEDAAKkAQVtb25leQIoAQEDAAKlAQZwbGF5ZWQCLAEDAAKmAQdhY3Rpb25zAgIBAwACpwEJZGlzY2FyZGVkAiwCAQMAAqgBBnBsYXllZAIdAQMAAqkBBnJvbGxlZAIAAAEDAAKqAQdudWdnZXRzAgIOAQMAAqsBBnJvbGxlZAIAAAEDAAKsAQdudWdnZXRzAgIOAQMAAq0BCWRpc2NhcmRlZAIdAgEDAAKuAQVtb3ZlZAIhIwABAwACrwEMcG9rZXItYmVnaW5zAgEDAAKwAQVtb25leQITDQEDAAKxAQRkcmV3AgEMAQMAArIBBmpvaW5lZAABAwACswEFbW9uZXkAEw0BAwACtAEEZHJldwABFwEDAAK1AQRmbG9wgJCAgGABAwACtgEMY2hvc2UtdW5zZWVuAAEDAAK3AQxjaG9zZS11bnNlZW4CAQMAArgBBnNob3dlZAKAgICIgASwzmYBAwACuQEGc2hvd2VkAICAwASAxqUBAQMAAroBCXBva2VyLXdvbgBGAQMAArsBBW1vbmV5AIwBDQEDAAK8AQRkcmV3AgEZAQMAAr0BBXRyYWNrAAAAAQEDAAK+AQRkcmV3AAEeAQMAAr8BCWRpc2NhcmRlZAIYDQEDAALAAQlkaXNjYXJkZWQCJQ0BAwACwQEJZGlzY2FyZGVkABQNAQMAAsIBCWRpc2NhcmRlZAAXDQEDAALDAQVtb25leQIUEwEDAALEAQt0dXJuLWJlZ2lucwAFAQMAAsUBC3RyYWluLW1vdmVkACoBAwACxgEGaW5jb21lAAABAwACxwEKb3Zlci1saW1pdAAAFHgBAwACyAEFbW9uZXkAExABAwACyQEFbW9uZXkAFBMBAwACygEFbW92ZWQAISIAAQMAAssBC3R1cm4tYmVnaW5zAQUBAwACzAELdHJhaW4tbW92ZWQqNQEDAALNAQZpbmNvbWUBAQEDAALOAQRkcmV3AQEWAQMAAs8BBGRyZXcBATABAwAC0AEJZGlzY2FyZGVkAQ0WAQMAAtEBCWRpc2NhcmRlZAEwFgEDAALSAQt0dXJuLWJlZ2lucwIFAQMAAtMBC3RyYWluLW1vdmVkNWoBAwAC1AEGaW5jb21lAgEBAwAC1QEEZHJldwIBDwEDAALWAQRkcmV3AgEQAQMAAtcBBW1vdmVkAiMhAAEDAALYAQVtb3ZlZAIhJQABAwAC2QEFbW92ZWQCJSEAAQMAAtoBC3R1cm4tYmVnaW5zAAYBAwAC2wELdHJhaW4tbW92ZWRqWwEDAALcAQZpbmNvbWUAAgEDAALdAQpvdmVyLWxpbWl0AAAKeAEDAALeAQRkcmV3AAEjAQMAAt8BBW1vdmVkACI5AAEDAALgAQVtb3ZlZAA5NwABAwAC4QEFbW9uZXkAJwwBAwAC4gEIdXBncmFkZWQAAgEDAALjAQVtb25leQA7DAEDAALkAQtnYWluZWQtaXRlbQAdAQMAAuUBBW1vbmV5AE8MAQMAAuYBC2dhaW5lZC1pdGVtACABAwAC5wEIZXF1aXBwZWQAIAEDAALoAQVtb25leQAnDAEDAALpAQtnYWluZWQtaXRlbQAbAQMAAuoBDHRyYWRlci1tb3ZlZAcBAwAC6wELdHVybi1iZWdpbnMBBgEDAALsAQt0cmFpbi1tb3ZlZFtIAQMAAjZ14um4gsVodvDpuILFaHqG6riCxWh9jOq4gsVogAGS6riCxWiDAZjquILFaIQBmuq4gsVohQH467iCxWiGAYrsuILFaIkBluy4gsVoiwGi7LiCxWiPAa7suILFaJMBtOy4gsVolQG27LiCxWiXAbzsuILFaJgBxuy4gsVomQHM7LiCxWibAc7suILFaJ0B0uy4gsVongHU7LiCxWifAebsuILFaKAB7Oy4gsVoogH07LiCxWikAYDtuILFaKcBzu24gsVorQHS7biCxWiuAd7tuILFaLEBtO+4gsVotgG+77iCxWi9AcbvuILFaMIBzO+4gsVoxQHe77iCxWjHAeTvuILFaMgB7u+4gsVoyQH877iCxWjKAYbwuILFaMwBjPC4gsVozwGU8LiCxWjQAazwuILFaNMBtPC4gsVo1gG+8LiCxWjXAcLwuILFaNgBpvK4gsVo2QGQ9LiCxWjbAd71uILFaN4B7vW4gsVo3wGA9riCxWjgAbL2uILFaOIB2Pa4gsVo5AHm9riCxWjmAer2uILFaOcB9Pa4gsVo6QH89riCxWjsAYT3uILFaA==","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('7801861724ffe32f1e9a5ab000f1091f', 218, '{"layout":13,"rules":2,"position":218,"game":"AxkAAAABCwFbHgMBAAEAAIaGgMASBAEJAQEAAAAAAAAAAQAAAACChoDAAgAAAwIAAAAAAAAAAAAAAAAAAAAAAAAAAAEFAU9QAAEAAAIABAABAgAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQABIngCBAAAAAAEAAECAAAAAAAAAAADAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgoDASIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAgQCBAIEAgQCBAIEAgQAAAAAAAAAAAAAAAAAAAAABIGAgICIoIAQAAAAgICAgICAgICAgICAEAAQAAAAAAAAAAAAAAALwYKGg4SrQAAGBQMGBgYGBgUFBgYGBgYGBgYGAAAAAAAAAAAFBgUGBgUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOiIgoAEAB8bAQQEBAAAAAAAAAAAAP8HAQABAAUFAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAwMFBgQEAgQDAAAAAICAiAR/BgAAAAAAAAAAAAAAAAAAAAAAAAAAAQeQAZDAlMASASMBIgEZAICA4K+g/gEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAABAQAAAQIAAAAAAAAAwIAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAhoCAoICAoAGApKCAgMCAAoCAgMCCkAEAAAAAAAAAAAC42dmc+YSeBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAQuAKDIcQMAAAAAAAAAAAAALACgiHEDAAAAAAAAAAAAACwAoIhxAwAAAAAAAAAAAAAsAKCIcQMAAAAAAAAAAAAALACgiHEDAAAAAAAAAAAAACwAoIhxAwAAAAAAAAAAAAAsAKCIcQMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADwkDgP4D/wGAgPwHgICA+AMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAHFAwEBAgB4zgIGcmFpc2VkAgEBAgDPAgVtb25leQInDQEBAgDQAg1zZWNvbmQtcmV2ZWFsgICBIAEBAgDRAgxjaG9zZS11bnNlZW4BAQECANICDGNob3NlLXVuc2VlbgIBAQIA0wIGc2hvd2VkAoCAhBDAil4BAQIA1AIGc2hvd2VkAYCAgICAgKAB9JA3AQECANUCCXBva2VyLXdvbgJaAQECANYCBW1vbmV5AjwNAQECANcCCm92ZXItbGltaXQCADx4AQECANgCAmxwAgINAQECANkCBXRyYWNrAgABAgEBAgDaAgJscAICGwEBAgDbAglkaXNjYXJkZWQBAw0BAQIA3AIJZGlzY2FyZGVkAQYNAQECAN0CCWRpc2NhcmRlZAEcDQEBAgDeAglkaXNjYXJkZWQCEA0BAQIA3wIJZGlzY2FyZGVkAhkNAQECAOACDHBva2VyLWJlZ2lucwIBAQIA4QIFbW9uZXkCEw0BAQIA4gIEZHJldwIBKAEBAgDjAgZqb2luZWQAAQECAOQCBW1vbmV5ABMNAQECAOUCBGRyZXcAAQABAQIA5gIKcmVzaHVmZmxlZCQBAQIA5wIEZmxvcICAhoCACAEBAgDoAgxjaG9zZS11bnNlZW4AAQECAOkCDGNob3NlLXVuc2VlbgIBAQIA6gIGc2hvd2VkAoCCgICAIMPKLgEBAgDrAgZzaG93ZWQAgYCAgIABwaoqAQECAOwCCXBva2VyLXdvbgJGAQECAO0CBW1vbmV5AhQNAQECAO4CCm92ZXItbGltaXQCADx4AQECAO8CBGRyZXcAAR4BAQIA8AIFdHJhY2sCAAIDAQECAPECBGRyZXcCAR0BAQIA8gIJZGlzY2FyZGVkAggNAQECAPMCCWRpc2NhcmRlZAIoDQEBAgD0AglkaXNjYXJkZWQAAA0BAQIA9QIJZGlzY2FyZGVkACMNAQECAPYCC3R1cm4tYmVnaW5zAAkBAQIA9wILdHJhaW4tbW92ZWRbSAEBAgD4AgZpbmNvbWUAAgEBAgD5AgVtb25leQAUAQEBAgD6AgRkcmV3AAEGAQECAPsCBW1vdmVkACEmAAEBAgD8AgVtb25leQAnDAEBAgD9AgtnYWluZWQtaXRlbQAJAQECAP4CBW1vbmV5ABMMAQECAP8CC2dhaW5lZC1pdGVtAAgBAQIAgAMEdXNlZABIAQECAIEDBmhlYWxlZAABAQECAIIDCWRlZWQtdXNlZAAGAQECAIMDBW1vdmVkACY3AAEBAgCEAwt0dXJuLWJlZ2lucwEJAQECAIUDC3RyYWluLW1vdmVkSBQBAQIAhgMGaW5jb21lAQIBAQIAhwMFbW9uZXkBFAEBAQIAiAMEZHJldwEBMAEBAgCJAwVtb3ZlZAFDUAABAQIAigMFbW92ZWQBUEMAAQECAIsDBW1vdmVkAUNVAAEBAgCMAwlkaXNjYXJkZWQBJBYBAQIAjQMLdHVybi1iZWdpbnMCCQEBAgCOAwt0cmFpbi1tb3ZlZBQVAQECAI8DBmluY29tZQIAAQECAJADCm92ZXItbGltaXQCABR4AQECAJEDC2Zhcm8tYmVnaW5zAgEBAgCSAwpmYXJvLWRlYWx0AbACAQECAJMDDWZhcm8tcmV2ZWFsZWQABQEBAgCUAw1mYXJvLXJldmVhbGVkAQgBAQIAlQMNZmFyby1yZXZlYWxlZAIEAQECAJYDC2Zhcm8tYmVnaW5zAgEBAgCXAwpmYXJvLWRlYWx0AYIhAQECAJgDDWZhcm8tcmV2ZWFsZWQABwEBAgCZAw1mYXJvLXJldmVhbGVkAQEBAQIAmgMNZmFyby1yZXZlYWxlZAIMAQECAJsDC2Zhcm8tYmVnaW5zAgEBAgCcAwpmYXJvLWRlYWx0AcQIAQECAJ0DDWZhcm8tcmV2ZWFsZWQABgEBAgCeAw1mYXJvLXJldmVhbGVkAQkBAQIAnwMNZmFyby1yZXZlYWxlZAICAQECAKADC3R1cm4tYmVnaW5zAAoBAQIAoQMLdHJhaW4tbW92ZWQVAAEBAgCiAwZpbmNvbWUAAQEBAgCjAwRkcmV3AAExAQECAKQDBGRyZXcAARoBAQIApQMIZXF1aXBwZWQACQEBAgCmAwZwbGF5ZWQAHgEBAgCnAwZyb2xsZWQAAAUBAQIAqAMEZHJldwABLwEBAgCpAwZyb2xsZWQAAAQBAQIAqgMFbW9uZXkAFA4BAQIAqwMGcm9sbGVkAAAEAQECAKwDBW1vbmV5ABQOAQECAK0DBnJvbGxlZAAAAAEBAgCuAwdudWdnZXRzAAIOAQECAK8DCWRpc2NhcmRlZAAeAgEBAgCwAwVtb3ZlZAA3IQABAQIAsQMGcGxheWVkAAYBAQIAsgMFbW92ZWQAIVsAAQECALMDBW1vbmV5ABQCAQECALQDCWRpc2NhcmRlZAAGAgEBAgC1AwlkaXNjYXJkZWQAFRYBAQIAtgMLdHVybi1iZWdpbnMBCgEBAgC3Awt0cmFpbi1tb3ZlZAAqAQECALgDBmluY29tZQECAQECALkDBW1vbmV5ARQBAQECALoDBGRyZXcBARMBAQIAuwMFbW92ZWQBVVEAAQECALwDBW1vdmVkAVFPAAEBAgC9AwZwbGF5ZWQBMAEBAgC+AwZ3YW50ZWQBAAEBAQIAvwMHcmVhY3RlZAEWAQECAMADBndhbnRlZAEBAgEBAgDBAwRkcmV3AQEMAQECAMIDCWRpc2NhcmRlZAEwAgEBAgDDAwJscAECCwEBAgDEAwt0dXJuLWJlZ2lucwIKAQECAMUDC3RyYWluLW1vdmVkKjUBAQIAJtACzIC5gsVo3wLYgLmCxWjiAt6AuYLFaOcC4oC5gsVo7wLwgLmCxWjwAvSAuYLFaPcC/IC5gsVo+gKGgbmCxWj7AoyBuYLFaP0CmIG5gsVogQOggbmCxWiCA6aBuYLFaIUDroG5gsVoiAOwgbmCxWiJA7SBuYLFaIoDvoG5gsVoiwPEgbmCxWiOA9CBuYLFaJAD1IG5gsVokgPegbmCxWiVA+SBuYLFaJcD6IG5gsVomgPugbmCxWicA/SBuYLFaKEDhoK5gsVopAOKgrmCxWilA46CuYLFaK8DkoK5gsVosAOWgrmCxWixA6CCuYLFaLQDpIK5gsVotwOsgrmCxWi6A7CCuYLFaLsDtIK5gsVovAPIgrmCxWi9A9yCuYLFaL4D3oK5gsVoxQPigrmCxWg=","chat":[],"changes":[]}');
INSERT INTO public.snapshots VALUES ('cb5c887fdf686f945d6f12b716d02855', 166, '{"layout":13,"rules":2,"position":166,"game":"AxkAAAABDQE8AAAKAAACAYSAgICBgAQEAQIAAAAAAAAAAAAAAACAQICAgICBgICAIAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAQEGAWoyAQgAAAIBhJCQQAABEgAAAAAAAAAAAAAAAECAkJBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQ4BIBQABgACAAEEAAECAAAAAAAAAAAAAAAAgIABBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBCQMBagAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgECCAIIAggCCAIEAgQAAAAAAAAAAAAAAAAAAAAAAAKBgICBiCCACICAgIKAgIAggICAwICAgICAgICAEAAAAAAAAAAAAAAAAAAADNm5h8is/f0BAAYGAwYGBgYGBgYGBQYGBgYGBgUAAAAAAAAAAAUFBgYGBgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgZCTQAAjGwsCAAAAAAAAAAAAAAC/////AwEAAQAPDgEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAQCBAIFBgMDAwAAAACBtAFnAQAAAAAAAAAAAAAAAAAAAAAAAAAAAQCBArKFgIAYARkBKgETAICAwK/g/wIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIaEkCCggICGUICA4JCAggIAAAAAAAAAAACAwoiBg4CABgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAN8+oAEAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAoAEAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAIAAAAAAAAAAAAAAAACAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABP6wIBAwIBePQBBGRyZXcCAScBAwIB9QEFbW92ZWQCISAAAQMCAfYBCWRpc2NhcmRlZAInFgEDAgH3AQlkaXNjYXJkZWQCABYBAwIB+AEJZGlzY2FyZGVkAiMWAQMCAfkBC3R1cm4tYmVnaW5zAAUBAwIB+gELdHJhaW4tbW92ZWQ1agEDAgH7AQZpbmNvbWUAAQEDAgH8AQRkcmV3AAEJAQMCAf0BBGRyZXcAAQ4BAwIB/gEGcGxheWVkAA8BAwIB/wEFbW9uZXkAPAIBAwIBgAIJZGlzY2FyZGVkAA8CAQMCAYECBW1vbmV5AE8MAQMCAYICC2dhaW5lZC1pdGVtACwBAwIBgwIPbGVnZW5kYXJ5LXNob3duKgEDAgGEAgx0cmFkZXItbW92ZWQAAQMCAYUCBW1vdmVkAFNWAAEDAgGGAglkaXNjYXJkZWQALhYBAwIBhwICbHAAAgsBAwIBiAILdHVybi1iZWdpbnMBBgEDAgGJAgt0cmFpbi1tb3ZlZGpbAQMCAYoCBmluY29tZQEBAQMCAYsCBGRyZXcBAS8BAwIBjAIEZHJldwEBGwEDAgGNAgVtb3ZlZAFDWgABAwIBjgIFbW92ZWQBWkYAAQMCAY8CBW1vdmVkAUZmAAEDAgGQAglkaXNjYXJkZWQBGxYBAwIBkQIJZGlzY2FyZGVkAS8WAQMCAZICAmxwAQILAQMCAZMCC3R1cm4tYmVnaW5zAgYBAwIBlAILdHJhaW4tbW92ZWRbSAEDAgGVAgZpbmNvbWUCAQEDAgGWAgRkcmV3AgErAQMCAZcCBGRyZXcCASkBAwIBmAIFbW9uZXkCFBMBAwIBmQIFbW9uZXkC7wERAQMCAZoCAmxwAggRAQMCAZsCBW1vbmV5AhQTAQMCAZwCCWRpc2NhcmRlZAIlFgEDAgGdAglkaXNjYXJkZWQCKRYBAwIBngILdHVybi1iZWdpbnMABgEDAgGfAgt0cmFpbi1tb3ZlZEgUAQMCAaACBmluY29tZQAAAQMCAaECBW1vbmV5ACgBAQMCAaICCGVxdWlwcGVkACwBAwIBowIFbW92ZWQAVmEAAQMCAaQCBW1vdmVkAGFnAAEDAgGlAgVtb3ZlZABnZQABAwIBpgICbHAAAgsBAwIBpwILdHVybi1iZWdpbnMBBwEDAgGoAgt0cmFpbi1tb3ZlZBQVAQMCAakCBmluY29tZQEBAQMCAaoCBGRyZXcBASwBAwIBqwIEZHJldwEBBQEDAgGsAgVtb3ZlZAFmYQABAwIBrQIEdXNlZAFbAQMCAa4CBW1vdmVkAWFnAAEDAgGvAglkaXNjYXJkZWQBLBYBAwIBsAIJZGlzY2FyZGVkASYWAQMCAbECAmxwAQILAQMCAbICC3R1cm4tYmVnaW5zAgcBAwIBswILdHJhaW4tbW92ZWQVAAEDAgG0AgZpbmNvbWUCAgEDAgG1AgVtb25leQIUAQEDAgG2AgRkcmV3AgEZAQMCAbcCBW1vbmV5AhQTAQMCAbgCBW1vbmV5AjsRAQMCAbkCAmxwAgIRAQMCAboCCWxlZ2VuZGFyeQIBAwIBuwIFbW9uZXkCFBMBAwIBvAIJZGlzY2FyZGVkAioWAQMCAb0CC3R1cm4tYmVnaW5zAAcBAwIBvgILdHJhaW4tbW92ZWQAKgEDAgG/AgZpbmNvbWUAAQEDAgHAAgRkcmV3AAELAQMCAcECBGRyZXcAARABAwIBwgIIZXF1aXBwZWQAAgEDAgHDAgVtb3ZlZABlRAABAwIBxAIFbW92ZWQARFoAAQMCAcUCBW1vbmV5ABMaAQMCAcYCBW1vdmVkAFovAAEDAgHHAglkaXNjYXJkZWQAEBYBAwIByAIJZGlzY2FyZGVkAAsWAQMCAckCAmxwAAILAQMCAcoCC3R1cm4tYmVnaW5zAQgBAwIBywILdHJhaW4tbW92ZWQqNQEDAgHMAgZpbmNvbWUBAAEDAgHNAgVtb25leQEoAQEDAgHOAghlcXVpcHBlZAESAQMCAc8CBW1vdmVkAWdgAAEDAgHQAgVtb3ZlZAFgawABAwIB0QIFbW92ZWQBa2oAAQMCAdICAmxwAQILAQMCAdMCC3R1cm4tYmVnaW5zAggBAwIB1AILdHJhaW4tbW92ZWQ1agEDAgHVAgZpbmNvbWUCAAEDAgHWAgVtb25leQIoAQEDAgHXAgVtb25leQI7EQEDAgHYAgJscAICEQEDAgHZAgVtb25leQIUEwEDAgHaAgVtb25leQIUEwEDAgHbAgt0dXJuLWJlZ2lucwAIAQMCAdwCC3RyYWluLW1vdmVkalsBAwIB3QIGaW5jb21lAAIBAwIB3gIFbW9uZXkAFAEBAwIB3wIEZHJldwABAgEDAgHgAgVtb25leQATGgEDAgHhAgVtb3ZlZAAvWQABAwIB4gIFbW9uZXkAExoBAwIB4wIFbW92ZWQAWTAAAQMCAeQCBW1vdmVkADA8AAEDAgHlAglkaXNjYXJkZWQADhYBAwIB5gICbHAAAgsBAwIB5wIMZXZlbnQtbWFya2VyAAQBAwIB6AIFZXZlbnQAAAEDAgHpAgx0b2tlbi1wbGFjZWQACgEDAgHqAgt0dXJuLWJlZ2lucwEJAQMCAesCC3RyYWluLW1vdmVkW0gBAwIBPPQBzJ25gsVo9QHUnbmCxWj2AdyduYLFaPcB5p25gsVo+gH4nbmCxWj9AfyduYLFaIACgJ65gsVogwKGnrmCxWiEApSeuYLFaIUCmJ65gsVoiQKenrmCxWiMAqKeuYLFaI0Crp65gsVojgKynrmCxWiPAraeuYLFaJACuJ65gsVolAK+nrmCxWiXAsSeuYLFaJgCzJ65gsVomgLQnrmCxWibAtaeuYLFaJwC2p65gsVonwLknrmCxWihAuyeuYLFaKIC8J65gsVoowLynrmCxWikAvaeuYLFaKgC/J65gsVoqwKAn7mCxWisAoqfuYLFaK0Clp+5gsVorgKan7mCxWivAqSfuYLFaLMCrp+5gsVotgKwn7mCxWi3ArSfuYLFaLoCup+5gsVouwK+n7mCxWi+AsKfuYLFaMECzJ+5gsVowgLkn7mCxWjDAvCfuYLFaMQC9p+5gsVoxgL+n7mCxWjHAoSguYLFaMsCjKC5gsVozQKUoLmCxWjOAq6guYLFaM8CtqC5gsVo0ALGoLmCxWjUAt6guYLFaNYC7KC5gsVo2AL2oLmCxWjZAv6guYLFaNwChKG5gsVo3wKMobmCxWjhAp6huYLFaOMCpKG5gsVo5AKoobmCxWjrAqyhuYLFaA==","chat":[],"changes":[]}');
INSERT INTO public.tables VALUES ('c4dca52bb08a55998b02f63c0f566b75', 1795969947, 1795969952, 'running', 0, 'a3e4dd3fb63b9a43531bfe012810cd539c3df939533760f1d0dc40dce51af78a', '{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '7179ae72d0fb92fd18ecd6aac6a67bea488ddc8ab42e491f22c29b70ebe78f67', '4e4a41d8f1a977de63cd869a518c671f2f8f0dd07a21b62954e0234f05de7343', '6cf0ba81a08b28fae6a0fcffeb1ec1a5babd72a2f074f5e5d1db783471a5401b', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"fr","skip-empty-windows":false}', NULL, NULL, '{"round":1,"lp":[0,0,1],"waiting":[1],"winners":[],"characters":["annie-oakley","stagecoach-mary","kit-carson"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('c1b88d54be578389f47c7e192a25231c', 1795969948, 1795969953, 'running', 0, '04119fb7c6c71dd1af88f105ebd11fb2b14341bc21d1bf99317659ad56d0dd35', '{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'b5b939cd10e2d5144ff04c24a902cf770815c95ceb856f91bc98b466b6e27b42', '6d47a444864848c2135dfe36c465e3a06509033c69d9e5c84a55f14279ba8f22', 'a961c1aa001e68fc7eb6e0bcc9682676b528d653831bdee3ba89df8d87e46b78', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"it","skip-empty-windows":false}', NULL, NULL, '{"round":2,"lp":[0,2,0],"waiting":[1],"winners":[],"characters":["calamity-jane","jesse-james","stagecoach-mary"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('72aa39faa8d88fb7d310a6f2045d2ffc', 1795969947, 1795969952, 'running', 0, 'a81b894577af30da32c5fbf163b3c16ced0bb3e3be6a05f5def154d7cdf8a222', '{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '3d1a8a645cff29bb79df1a11aaa407de8b8887a9093a00765032f229cf0376d9', 'c4e85a79d27681efe948a55d68bb28a5a27cad9027dbc809c3f2c18d0ad67dc6', 'c79b9a98b6e528cabc655f52a4a9874fc5b8b5fa330d7fc9d7741d13c9a93325', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":1,"lp":[0,0,0],"waiting":[1],"winners":[],"characters":["jesse-james","bloody-knife","annie-oakley"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('6774585b016babb25221d7ef108d14f6', 1795969950, 1795969955, 'running', 0, '711a1c9d1d2ae20bdda24a428436a9194d739bb7af09a4f72069dc1c56538e66', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'ff00e8d44d9c80d5b3381f2160b6405832dd9323dbf8fcf4baea92d964565bdf', '54e7c3720fde58a7de7cf9220d19f6e242e2a394acdc3915d6f0ba35021198a8', '2234267053e0a14500cc0a8dabeffe876c7c3fac5568e521d30f6a4532779f9a', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":5,"lp":[5,1,4],"waiting":[2],"winners":[],"characters":["dave-rudabaugh","elfego-baca","butch-cassidy"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('67176b70dafd49b395de8fbfb08166d2', 1795969948, 1795969953, 'running', 0, '91002c1222357885969507b5c130436de8d0dce260061bf8f702e5c5dba9f8b8', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'a71af792ff2cde25d6c16fa6f5617ad7083a11e8502e595c7e11612f9c96f2ea', '9bc793525c83714bd6310f9ce1f2dee2530a9b819a130961c284a15e8f7066e1', 'c0ea29af0a0429533e4c5f7ca7977dbbec62d0bd4a48e7001a3d1d9684d062f8', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":2,"lp":[0,0,0],"waiting":[1],"winners":[],"characters":["doc-holliday","fee-lee-wong","y-b-rowdy"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('c0951f915fcc835f2d410dff562dbe26', 1795969951, 1795969956, 'running', 0, '0fe94f3c595b18a0d93d428a6eec200e1d3a94bdf2caa302d016faa24c9ed5b3', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'bacfb0c80b2fbd09389e143907780b1fe936683a1521263f722d465ba483f107', '9b99c645c9ef69408b2b5e7d96df48e4281f6e1286e362759e0bf5c974ad1c6e', 'bbed98234488fae90bdce6950cfa2bc61935ec03b2e0523c52c015260a8f256c', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":6,"lp":[0,0,11],"waiting":[1],"winners":[],"characters":["soapy-smith","doc-holliday","ben-hodges"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('e77049555f5b5aea558e96170acef4bf', 1795969953, 1795969958, 'running', 0, 'e6321caa86a934b943d89c508941442cb0a97138c923f0313b24f042054c6973', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '7c466a40df139941353b1e14bf3bc78c56411b39c71fcac30940c508ef227d91', '7224a83fa2bf771a3e78fde33df6793461ea065370e2f2056b2b679fab5d5d13', 'f9cb19b8f199e2c968821c7355186cb65b5f5bbe1ed2332f42083ce0689ed542', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":6,"lp":[5,0,5],"waiting":[1],"winners":[],"characters":["sundance-kid","pat-garrett","ben-hodges"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('d9e4910d398432a5d002239644ac8b93', 1795969949, 1795969954, 'running', 0, 'cccb1959896ed2173d3f50011fcadc20ea824064799df749620223acccaee78f', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'a9a5798dbce8c1ed4e9670cc5310d7bd8d07b97a4fa16876a714b206173c6a3d', '9cb881b341fd50151991dd72643599b4c496436be6acadfa35927da9d2056a8a', 'ead68a10be889f6902d9455ea69bd870792069a276ffad1acdc3df136a055d00', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":3,"lp":[0,0,1],"waiting":[2],"winners":[],"characters":["john-slaughter","pat-garrett","tom-tobin"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('81f9d8826bfa6a11bb71e6544eeedb21', 1795969955, 1795969960, 'running', 0, '61bc843e6c4237ea8159600fade9c5f5ac40134741efb5a42fb7505b8630c2ff', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '1df54d0b3980317256e9e56fce8c9bb6e5cd12d2371d8c3c2ad37a70d95c9f0f', '6db360738d500a2715ce6e859ec3c304517ae5b4d2bbc01065c807b3d0f3c75e', '70bea9a7c28caf602352b264ea2d3f1811cf403114774b43ddc4ac723f9bdeb9', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":5,"lp":[0,1,3],"waiting":[2],"winners":[],"characters":["bat-masterson","stagecoach-mary","doc-holliday"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('8f84f66811f81a745584d30826d39156', 1795969961, 1795969966, 'running', 0, '5637935bf5225af124d319acf67d8fddf35222df4f366f63ab1b8da245e9743e', '{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '5351680e35dc66052f5b2fae26f21decb45089f8793f5b11279e3a17a5a298ea', 'f6b6b9f8fe60358cb3d7a10669ff2dfcbc09e69a4e5ca51bdbbf6703dcd61d97', '77528e31f4f002077b52630d6e7b6fe6522e8ed43d97216ad9bb47200e517520', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":9,"lp":[0,0,9],"waiting":[2],"winners":[],"characters":["kit-carson","wild-bill-hickok","doc-holliday"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('c8612132a6a8272cbee16a7bdbb739fc', 1795969959, 1795969964, 'running', 0, 'b88a740c0f93dccf25b985d9f4c36f1b59da37f9aa9a26611834d4d2664be75b', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '8838640cc444a142562bce9b185a88f2e5b55a66d161fe233cdfe83b25630847', '55f218e7e24e320c11bb2fc67cdba53e28309f5e3eaaa8b12f981e569e4acdd2', 'a3852e4f5134c302ec0e4b010bd6393aea0e89a3c4ab30decc0619fe25d2f74f', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":7,"lp":[0,6,5],"waiting":[2],"winners":[],"characters":["belle-starr","jesse-james","bat-masterson"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('c511c1ba2bc8c41ddd105f522c22f365', 1795969957, 1795969962, 'running', 0, 'e6b1c08ab20550003469c97e649c3cd331cb9a5a95b1c61ac0c1f5d6876968f7', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '9da71c452031a8baa806bb3632804091e66a11474fb72b9c67aa52967a845844', '7b52ca7c0a05d120098fdf58304cf49ae689af336422f93f7cd8574b2497f3ea', 'bdbdaa0139d064062637e0027f2d219e0ff6de1a1f2c47653fd7df99f5e00a3d', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":8,"lp":[0,1,4],"waiting":[2],"winners":[],"characters":["y-b-rowdy","aaron-ross","billy-the-kid"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('a5dc0f012dcd4da73f7c12b3ae8faab5', 1795969964, 1795969969, 'running', 0, '2eb2e8285c701979a8ce6ac00e2bd8a4f3437007466656d149e887ed8f1f5995', '{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '8dab7bb3e99743b9f5204c78f445a96dd283d69a8e6c1d6ae1240973dddf6e1d', '0b959d1efc81c6f7f03b4d73a88e8294cf357c4ba728b9aaba6d087bd3321075', '365cd5208f8f35ce1ea153ab90994e8396f0597d9dc9e869459d608f7d64c1c9', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"fr","skip-empty-windows":false}', NULL, NULL, '{"round":8,"lp":[0,1,2],"waiting":[1],"winners":[],"characters":["doc-holliday","kit-carson","annie-oakley"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('c44f4cb09f221a1be05fdff957750680', 1795969968, 1795969973, 'running', 0, 'f668d5fb9fbede38e734a253f0274c2b49eba8d496c8a8d7fe32999d23358ca3', '{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '1c1ddea83465bc81cde3ea9450eace317373a25aa827b851430f0a165df6a85e', 'cb83ee2828a0c9ed28bbb8e7cf431b689654c21aba784e1a14419e8c12f22996', 'e6e3d1bd12a6bd624884b57d10415ef4291e9f8dcccf0cb8344e6b5c5179597b', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"it","skip-empty-windows":false}', NULL, NULL, '{"round":9,"lp":[7,0,4],"waiting":[2],"winners":[],"characters":["calamity-jane","kit-carson","billy-the-kid"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('033a4a08ac5a8b53eb3ae71c938d50e7', 1795969975, 1795969980, 'running', 0, '9bc9b01e3066162ffe880d4c418636ec847102aadf598b19e18de2aa03f960d6', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', 'a1de92e57de413548c03181a52b873013ad749466116ac84b6e1272e0a70d097', 'b655a4e88cf1a01403f571469f320efbc836260d2970b18f50327c5f6d7b0eb1', 'e2f3208f502d8af9686ac770f3a81b64e1a282595db794e351620bda0a129c22', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":8,"lp":[2,5,19],"waiting":[2],"winners":[],"characters":["doc-holliday","pat-garrett","billy-the-kid"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('ed8c2bf8364e4fa733b5b329e0235e96', 1795969971, 1795969981, 'running', 0, '2637a23ff7bb00245dd5ae6f301cd93faf4ea214a14faa15c733747daeb433ba', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '786550e5f21fa181b4bd89807ee4ec4882b6b580a34482810f53d0906489b145', '5fff349b8f654807d474e622491e01e62c9cee32367ae56110d0247e48af0bb8', '6dd37e120ed9e847bc4478f2ebce43111584cc7433ca644a11f85b39c59623a0', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":9,"lp":[0,0,6],"waiting":[1],"winners":[],"characters":["bass-reeves","maria-gertrudis-barcelo","doc-holliday"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('7801861724ffe32f1e9a5ab000f1091f', 1795969980, 1795969985, 'running', 0, '3ccc2608abfc1618f0b8b8511302ca68c6a42f385362cdde5d2e15b78f3284e0', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '816cc0cc76e7779b885c543a402678f455bb84efdd20eec5a6d92ea5d1782700', 'd7c6047225a3bad5321a52dd4d7e113c56231d8a5fe57cffaa476e49d787d835', '8aa57b09d827f9e7d1dd317de988615117cfb23f9ca4787a196710e0d4fff271', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach","unique-events"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":13,"lp":[4,3,8],"waiting":[2],"winners":[],"characters":["buffalo-bill","poker-alice","doc-holliday"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('467a24b20dfec344fac1620bb44892c6', 1795969978, 1795969983, 'running', 0, 'c5eda1c6681cd72e96df29ce2612e6bf78b8214631df9ec6f2c0739f3c357bce', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '5870e77288c6aa96a8e206d946e2cfa7af5a1fd7ca8ba23129e4a28d79ce28f8', 'e817024f95f1494de312ac10dc0ea94a62d1fb00af3d1b35bf80a006a26f6f7f', '535ebdcbafb92750bf30c5ad30d827612e0044287246c8b65602c2ee6c89ac6e', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":12,"lp":[1,11,7],"waiting":[2],"winners":[],"characters":["doc-holliday","curly-bill-brocius","elfego-baca"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('cb5c887fdf686f945d6f12b716d02855', 1795969983, 1795969988, 'running', 0, '99af4ddd23d9fe1aa232b0b53a9ad60a21e13f741df457b3624e179f0f99c6cd', '{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '7829453d999aca921814d731ce35295c6827c86e7a2141f198b402c09adf1e18', 'd2dac3d8ece593f5ee861273f98fb172a9dc467ccad98f5c935b48b74fc03134', '7c91e266855009f00aab36449541ba5f236f39c4f9abd0437f84207580ad9eb0', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}', NULL, NULL, '{"round":15,"lp":[16,14,9],"waiting":[2],"winners":[],"characters":["butch-cassidy","sundance-kid","ada-curnutt"]}', 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
INSERT INTO public.tables VALUES ('da9ea253be164cb8205d85d91870d8bf', 1795969985, 1795969985, 'running', 0, 'e5dfe27ec8d222a46c3c5a770714eb081f45b6ce4459a733df39fd55616da344', '{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}', '65050e98a54619a6c085d89c49009ccb2b1f59ca660ddbc201039536823ac85b', '1c043639fad8ba2c86491a7d895ffa4493d572477be3b130af3ddf9bc7287971', '3d3bbf7949ed55928d8ae229e5025c8c8de50f2e25a677e25c252efa13e2f89f', 'b2c67bbbfbad2f8c', '{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","unique-events"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}', NULL, NULL, NULL, 2, 4, 'f191492830993c34ba942b466d95505a', 2, 2, NULL, NULL);
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
ALTER TABLE ONLY public.deeds
    ADD CONSTRAINT deeds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.established
    ADD CONSTRAINT established_pkey PRIMARY KEY (guest);
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
ALTER TABLE ONLY public.outages
    ADD CONSTRAINT outages_pkey PRIMARY KEY (begins);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.probes
    ADD CONSTRAINT probes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pulses
    ADD CONSTRAINT pulses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (guest, selection);
ALTER TABLE ONLY public.report_lines
    ADD CONSTRAINT report_lines_pkey PRIMARY KEY (report, n);
ALTER TABLE ONLY public.reporters
    ADD CONSTRAINT reporters_pkey PRIMARY KEY (report, guest);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.rivals
    ADD CONSTRAINT rivals_pkey PRIMARY KEY (guest, other);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (account);
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
CREATE UNIQUE INDEX accounts_by_name ON public.accounts USING btree (name_key);
CREATE UNIQUE INDEX accounts_by_recovery ON public.accounts USING btree (recovery);
CREATE UNIQUE INDEX accounts_by_subject ON public.accounts USING btree (subject);
CREATE INDEX attempts_by_time ON public.attempts USING btree (period);
CREATE INDEX calls_by_guest ON public.calls USING btree (guest);
CREATE INDEX ceremonies_by_time ON public.ceremonies USING btree (ends);
CREATE INDEX clocks_by_due ON public.clocks USING btree (due);
CREATE INDEX deeds_by_time ON public.deeds USING btree (at);
CREATE UNIQUE INDEX guests_by_handle ON public.guests USING btree (handle);
CREATE INDEX guests_by_visit ON public.guests USING btree (seen);
CREATE INDEX ignored_by_other ON public.ignored USING btree (other);
CREATE INDEX passkeys_by_account ON public.passkeys USING btree (account);
CREATE INDEX ratings_by_rank ON public.ratings USING btree (selection, low);
CREATE INDEX report_lines_by_guest ON public.report_lines USING btree (guest);
CREATE INDEX reporters_by_guest ON public.reporters USING btree (guest);
CREATE INDEX reports_by_guest ON public.reports USING btree (guest);
CREATE INDEX reports_by_subject ON public.reports USING btree (kind, subject);
CREATE INDEX reports_by_time ON public.reports USING btree (created);
CREATE INDEX results_by_guest ON public.results USING btree (guest, ended);
CREATE INDEX rivals_by_other ON public.rivals USING btree (other);
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
ALTER TABLE ONLY public.report_lines
    ADD CONSTRAINT report_lines_report_fkey FOREIGN KEY (report) REFERENCES public.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reporters
    ADD CONSTRAINT reporters_report_fkey FOREIGN KEY (report) REFERENCES public.reports(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seen
    ADD CONSTRAINT seen_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_account_fkey FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
