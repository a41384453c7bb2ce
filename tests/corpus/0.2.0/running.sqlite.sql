BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-28 05:29:41',1,X'F143D4E220F161A984397D1FFCAC6983E9CA937320E0D1A46A9EC16C8869AAAAD705ED705753584E0FA4BCF3D9B8D9EE',8648384);
INSERT INTO "_sqlx_migrations" VALUES(2,'notes','2026-11-28 05:29:41',1,X'05FFFED67570E590B95DFB3E37D27185FCB7D92F74995C031C4CCFFC12880497FC06CACA58C02706780F556C9488BFF6',8033974);
INSERT INTO "_sqlx_migrations" VALUES(3,'versions','2026-11-28 05:29:41',1,X'45F2370E0881EAE7069180C419FC55C85EECE47AF66ADE82B628C4FD71991CEE8D90D8635D0BB3D9823F1FC1DB185D09',939137);
INSERT INTO "_sqlx_migrations" VALUES(4,'leases','2026-11-28 05:29:41',1,X'877B4D7F6B674630E7736DA3178C16D0B60FC65DC8D98DC49C00B35E4C70131A892B75956FC6395300FEFAAF19FE0DD8',975695);
INSERT INTO "_sqlx_migrations" VALUES(5,'accounts','2026-11-28 05:29:41',1,X'1D9F321ED1664E220DE305661834F620BF23B0794944514DAAC55143725F4A94507E968BCEA5419F4E41A850A4C796E8',1183715);
INSERT INTO "_sqlx_migrations" VALUES(6,'turns','2026-11-28 05:29:41',1,X'DA318999AD984E733935ADA4A4CB8E14E7A1CB522FEA1141E4A4F293A1D9AA1ADDF487FA84F1D4DF75BBDDC9D42A5EB0',1071177);
INSERT INTO "_sqlx_migrations" VALUES(7,'ratings','2026-11-28 05:29:41',1,X'ABBB0C0DBF85F0209C3DA492DBF96B129AE0DDFA0206B4B59FDF1AAD6DEB845D004D756D7BB4D7D5E50307D87DCB7B8C',3675628);
INSERT INTO "_sqlx_migrations" VALUES(8,'host','2026-11-28 05:29:41',1,X'E274D3893076388A9BD1EC9ED173287388E1C65224864E47D637CE7890805C698C12CCE23CF39D9DB9B8485D3D5BC9C2',547152);
CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    -- The guest whose seats and tables they are. No secret has this hash.
    guest TEXT NOT NULL,
    created BIGINT NOT NULL,
    -- The SHA-256 of the recovery code, and when the code was made.
    recovery TEXT NOT NULL,
    recovery_made BIGINT NOT NULL,
    -- The confirmed address, if the person gave one.
    email TEXT,
    -- The account at the host's OpenID provider, if it is linked: the SHA-256 of issuer and subject.
    subject TEXT
);
CREATE TABLE achievements (
    guest TEXT NOT NULL,
    achievement TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (guest, achievement)
);
CREATE TABLE announcements (
    id BIGINT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE attempts (
    what TEXT NOT NULL,
    period BIGINT NOT NULL,
    who TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (what, period, who)
);
CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT,
    PRIMARY KEY (kind, who)
);
CREATE TABLE calls (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    asked BIGINT NOT NULL,
    due BIGINT NOT NULL,
    looking BIGINT NOT NULL,
    told BIGINT,
    teller TEXT,
    mailed BIGINT,
    mailer TEXT,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE ceremonies (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    -- Who began it: a guest's id, or an account's; empty for a browser without a name.
    who TEXT NOT NULL,
    state TEXT NOT NULL,
    ends BIGINT NOT NULL
);
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    due BIGINT NOT NULL
);
CREATE TABLE contents (
    hash TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
INSERT INTO "contents" VALUES('dc24f677251a100a','{"texts":[["ante-up/board.json","{\n  \"$schema\": \"../schema/board.json\",\n  \"note\": \"Buzzard Gulch and its frontier, the second board (Ante Up).\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [557, 1000],\n  \"bounds\": [3.2, 0.0, 100.0, 66.9],\n  \"spaces\": [\n    {\"id\": \"buzzard-gulch-1\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [57.1, 20.9], \"polygon\": [[57.9, 15.5], [60.7, 16.0], [63.5, 17.0], [66.1, 18.7], [67.5, 20.5], [58.2, 24.5], [53.8, 25.6], [50.6, 25.0], [44.3, 23.1], [46.6, 22.1], [50.0, 21.2], [52.3, 20.1], [56.0, 16.4]]},\n    {\"id\": \"buzzard-gulch-2\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [72.1, 20.9], \"polygon\": [[70.6, 15.8], [72.3, 16.4], [76.2, 19.2], [79.0, 22.5], [81.2, 26.6], [71.3, 27.1], [69.0, 22.2], [67.5, 20.5], [66.1, 18.7], [63.5, 17.0], [60.7, 16.0], [57.9, 15.5], [66.0, 15.1]]},\n    {\"id\": \"buzzard-gulch-3\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [63.4, 24.9], \"polygon\": [[69.0, 22.2], [71.3, 27.1], [55.5, 27.7], [53.8, 25.6], [58.2, 24.5], [67.5, 20.5]]},\n    {\"id\": \"buzzard-gulch-marshals-office\", \"region\": \"buzzard-gulch\", \"town\": true, \"location\": \"marshals-office\", \"label_point\": [49.0, 30.7], \"polygon\": [[44.3, 23.1], [50.6, 25.0], [53.8, 25.6], [55.5, 27.7], [58.5, 31.9], [59.0, 35.0], [57.4, 37.3], [55.6, 36.9], [48.2, 37.2], [45.1, 35.8], [42.9, 34.2], [42.1, 33.2], [40.4, 30.0], [40.0, 26.9], [41.0, 24.9]]},\n    {\"id\": \"buzzard-gulch-4\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [64.9, 29.9], \"polygon\": [[72.1, 29.6], [71.5, 33.9], [65.1, 32.6], [58.5, 31.9], [55.5, 27.7], [71.3, 27.1]]},\n    {\"id\": \"buzzard-gulch-5\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [65.0, 36.3], \"polygon\": [[65.1, 32.6], [71.5, 33.9], [71.5, 36.8], [70.5, 40.8], [64.6, 40.2], [57.4, 37.3], [59.0, 35.0], [58.5, 31.9]]},\n    {\"id\": \"buzzard-gulch-6\", \"region\": \"buzzard-gulch\", \"town\": true, \"label_point\": [76.7, 33.2], \"polygon\": [[82.7, 31.4], [82.3, 36.5], [79.9, 38.5], [75.5, 39.9], [70.5, 40.8], [71.5, 36.8], [71.5, 33.9], [72.1, 29.6], [71.3, 27.1], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-pass-a\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-a\", \"label_point\": [16.8, 5.6], \"polygon\": [[26.9, 0.0], [27.9, 6.4], [27.1, 8.3], [25.7, 9.4], [22.3, 10.2], [17.5, 10.6], [4.2, 10.1], [4.7, 2.4], [15.2, 0.0]]},\n    {\"id\": \"gulch-frontier-1\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.4, 13.2], \"polygon\": [[35.3, 0.0], [33.0, 4.8], [31.9, 7.2], [31.8, 10.3], [26.5, 13.5], [22.6, 15.1], [18.7, 15.8], [13.7, 16.0], [3.8, 15.5], [4.2, 10.1], [17.5, 10.6], [22.3, 10.2], [25.7, 9.4], [27.1, 8.3], [27.9, 6.4], [26.9, 0.0]]},\n    {\"id\": \"gulch-frontier-2\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [41.0, 2.6], \"polygon\": [[47.4, 0.0], [47.9, 4.9], [43.2, 5.3], [38.3, 4.8], [33.0, 4.8], [35.3, 0.0]]},\n    {\"id\": \"gulch-frontier-3\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [53.0, 3.6], \"polygon\": [[56.1, 0.0], [58.4, 3.8], [61.7, 6.2], [49.1, 7.2], [47.9, 4.9], [47.4, 0.0]]},\n    {\"id\": \"gulch-frontier-4\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [64.5, 2.8], \"polygon\": [[71.1, 0.0], [71.4, 6.2], [61.7, 6.2], [58.4, 3.8], [56.1, 0.0]]},\n    {\"id\": \"gulch-frontier-5\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [76.5, 3.2], \"polygon\": [[81.1, 0.0], [82.3, 7.1], [77.1, 6.4], [71.4, 6.2], [71.1, 0.0]]},\n    {\"id\": \"gulch-frontier-ranch\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"ranch-orange\", \"label_point\": [91.5, 6.0], \"polygon\": [[100.0, 0.0], [100.0, 13.8], [91.7, 12.5], [86.8, 11.0], [83.6, 9.0], [82.3, 7.1], [81.1, 0.0]]},\n    {\"id\": \"gulch-frontier-6\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [40.4, 9.2], \"polygon\": [[38.3, 4.8], [43.2, 5.3], [47.9, 4.9], [49.1, 7.2], [50.5, 10.7], [47.3, 12.2], [43.5, 13.4], [36.1, 14.1], [33.1, 12.1], [31.8, 10.3], [31.9, 7.2], [33.0, 4.8]]},\n    {\"id\": \"gulch-frontier-7\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [47.5, 16.5], \"polygon\": [[50.5, 10.7], [51.3, 12.4], [52.7, 13.6], [57.9, 15.5], [56.0, 16.4], [52.3, 20.1], [50.0, 21.2], [46.6, 22.1], [36.1, 14.1], [43.5, 13.4], [47.3, 12.2]]},\n    {\"id\": \"gulch-frontier-8\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [58.1, 10.8], \"polygon\": [[64.6, 8.5], [66.1, 12.2], [66.0, 15.1], [57.9, 15.5], [52.7, 13.6], [51.3, 12.4], [50.5, 10.7], [49.1, 7.2], [61.7, 6.2]]},\n    {\"id\": \"gulch-frontier-9\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [68.1, 8.8], \"polygon\": [[72.1, 8.9], [74.1, 11.1], [66.1, 12.2], [64.6, 8.5], [61.7, 6.2], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-10\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [74.8, 14.3], \"polygon\": [[81.6, 14.0], [86.1, 17.8], [72.3, 16.4], [70.6, 15.8], [66.0, 15.1], [66.1, 12.2], [74.1, 11.1]]},\n    {\"id\": \"gulch-frontier-11\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.2, 13.0], \"polygon\": [[77.1, 6.4], [82.3, 7.1], [83.6, 9.0], [86.8, 11.0], [91.7, 12.5], [100.0, 13.8], [100.0, 19.5], [92.2, 18.8], [86.1, 17.8], [81.6, 14.0], [74.1, 11.1], [72.1, 8.9], [71.4, 6.2]]},\n    {\"id\": \"gulch-frontier-12\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.1, 21.2], \"polygon\": [[86.1, 17.8], [92.2, 18.8], [91.5, 25.2], [81.2, 26.6], [79.0, 22.5], [76.2, 19.2], [72.3, 16.4]]},\n    {\"id\": \"gulch-frontier-13\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.7, 22.0], \"polygon\": [[100.0, 19.5], [100.0, 24.6], [91.5, 25.2], [92.2, 18.8]]},\n    {\"id\": \"gulch-frontier-14\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 8, \"label_point\": [95.0, 31.0], \"polygon\": [[100.0, 24.6], [100.0, 38.7], [91.8, 36.7], [88.8, 30.4], [89.6, 27.1], [91.5, 25.2]]},\n    {\"id\": \"gulch-frontier-15\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [86.0, 31.2], \"polygon\": [[91.5, 25.2], [89.6, 27.1], [88.8, 30.4], [91.8, 36.7], [85.4, 36.6], [82.3, 36.5], [82.7, 31.4], [81.2, 26.6]]},\n    {\"id\": \"gulch-frontier-16\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [11.0, 19.1], \"polygon\": [[13.7, 16.0], [21.9, 21.1], [10.7, 22.1], [3.8, 22.1], [3.8, 15.5]]},\n    {\"id\": \"gulch-frontier-17\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [30.3, 17.5], \"polygon\": [[33.1, 12.1], [36.1, 14.1], [46.6, 22.1], [44.3, 23.1], [39.7, 21.5], [34.2, 20.7], [29.5, 20.6], [21.9, 21.1], [13.7, 16.0], [18.7, 15.8], [22.6, 15.1], [26.5, 13.5], [31.8, 10.3]]},\n    {\"id\": \"gulch-frontier-rail-station\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [14.2, 27.3], \"polygon\": [[23.7, 24.0], [24.7, 33.7], [13.2, 32.5], [3.6, 32.9], [3.8, 22.1], [10.7, 22.1], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-18\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 27.4], \"polygon\": [[29.5, 20.6], [34.2, 20.7], [39.7, 21.5], [44.3, 23.1], [41.0, 24.9], [40.0, 26.9], [40.4, 30.0], [42.1, 33.2], [38.1, 34.2], [33.9, 34.7], [29.6, 34.5], [24.7, 33.7], [23.7, 24.0], [21.9, 21.1]]},\n    {\"id\": \"gulch-frontier-19\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.6, 37.7], \"polygon\": [[13.2, 32.5], [24.7, 33.7], [23.7, 38.5], [25.7, 45.2], [22.8, 44.8], [13.0, 41.9], [3.7, 41.1], [3.6, 32.9]]},\n    {\"id\": \"gulch-frontier-20\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [33.3, 39.6], \"polygon\": [[42.9, 34.2], [42.3, 41.2], [43.0, 44.8], [25.7, 45.2], [23.7, 38.5], [24.7, 33.7], [29.6, 34.5], [33.9, 34.7], [38.1, 34.2], [42.1, 33.2]]},\n    {\"id\": \"gulch-frontier-21\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.1, 40.2], \"polygon\": [[45.1, 35.8], [48.2, 37.2], [55.6, 36.9], [57.4, 37.3], [57.0, 43.6], [43.0, 44.8], [42.3, 41.2], [42.9, 34.2]]},\n    {\"id\": \"gulch-frontier-22\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.6, 42.1], \"polygon\": [[64.6, 40.2], [70.5, 40.8], [71.9, 45.7], [63.1, 44.8], [57.0, 43.6], [57.4, 37.3]]},\n    {\"id\": \"gulch-frontier-23\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 6, \"label_point\": [79.3, 42.5], \"polygon\": [[85.4, 36.6], [85.8, 43.2], [87.7, 46.7], [86.1, 47.1], [73.0, 46.4], [71.9, 45.7], [70.5, 40.8], [75.5, 39.9], [79.9, 38.5], [82.3, 36.5]]},\n    {\"id\": \"gulch-frontier-24\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [92.4, 41.6], \"polygon\": [[91.8, 36.7], [100.0, 38.7], [100.0, 46.5], [92.0, 46.0], [87.7, 46.7], [85.8, 43.2], [85.4, 36.6]]},\n    {\"id\": \"gulch-frontier-25\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [14.9, 46.1], \"polygon\": [[13.0, 41.9], [22.8, 44.8], [25.7, 45.2], [25.6, 48.6], [22.7, 52.9], [19.8, 51.2], [14.4, 49.3], [10.2, 48.2], [3.9, 47.3], [3.7, 41.1]]},\n    {\"id\": \"gulch-frontier-26\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.1, 49.4], \"polygon\": [[43.0, 44.8], [42.1, 46.7], [36.8, 51.9], [36.2, 54.0], [30.7, 54.1], [25.1, 54.9], [22.7, 52.9], [25.6, 48.6], [25.7, 45.2]]},\n    {\"id\": \"gulch-frontier-27\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [49.0, 49.8], \"polygon\": [[58.6, 51.4], [58.3, 55.3], [46.2, 54.3], [36.2, 54.0], [36.8, 51.9], [42.1, 46.7], [43.0, 44.8], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-28\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [63.8, 49.6], \"polygon\": [[63.1, 44.8], [71.9, 45.7], [73.0, 46.4], [69.3, 51.2], [66.9, 56.3], [63.4, 55.6], [58.3, 55.3], [58.6, 51.4], [57.0, 43.6]]},\n    {\"id\": \"gulch-frontier-29\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [75.9, 51.6], \"polygon\": [[86.1, 47.1], [84.0, 48.7], [82.8, 50.4], [81.3, 56.3], [66.9, 56.3], [69.3, 51.2], [73.0, 46.4]]},\n    {\"id\": \"gulch-frontier-30\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [84.9, 56.5], \"polygon\": [[90.0, 48.0], [91.2, 49.5], [93.3, 56.5], [88.5, 57.5], [86.0, 59.3], [84.5, 62.5], [84.5, 66.8], [75.5, 66.7], [81.0, 59.0], [81.6, 57.5], [81.3, 56.3], [82.8, 50.4], [84.0, 48.7], [86.1, 47.1], [87.7, 46.7]]},\n    {\"id\": \"gulch-frontier-31\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [95.5, 50.8], \"polygon\": [[100.0, 46.5], [100.0, 57.4], [97.0, 56.6], [93.3, 56.5], [91.2, 49.5], [90.0, 48.0], [87.7, 46.7], [92.0, 46.0]]},\n    {\"id\": \"gulch-frontier-pass-c\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"mountain-pass-c\", \"label_point\": [14.0, 57.5], \"polygon\": [[10.2, 48.2], [14.4, 49.3], [19.8, 51.2], [22.7, 52.9], [25.1, 54.9], [26.3, 61.2], [25.8, 66.3], [5.6, 65.3], [3.7, 64.0], [3.2, 54.8], [3.9, 47.3]]},\n    {\"id\": \"gulch-frontier-32\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [32.3, 60.6], \"polygon\": [[35.5, 57.2], [36.1, 60.7], [37.4, 61.9], [42.1, 64.1], [45.2, 66.5], [25.8, 66.3], [26.3, 61.2], [25.1, 54.9], [30.7, 54.1], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-33\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [45.7, 59.4], \"polygon\": [[46.2, 54.3], [58.3, 55.3], [54.8, 58.7], [53.7, 60.8], [53.1, 66.6], [45.2, 66.5], [42.1, 64.1], [37.4, 61.9], [36.1, 60.7], [35.5, 57.2], [36.2, 54.0]]},\n    {\"id\": \"gulch-frontier-34\", \"region\": \"gulch-frontier\", \"town\": false, \"label_point\": [59.5, 61.1], \"polygon\": [[58.3, 55.3], [63.4, 55.6], [66.9, 56.3], [63.9, 66.6], [53.1, 66.6], [53.7, 60.8], [54.8, 58.7]]},\n    {\"id\": \"gulch-frontier-35\", \"region\": \"gulch-frontier\", \"town\": false, \"frontier\": 7, \"label_point\": [72.1, 61.1], \"polygon\": [[66.9, 56.3], [81.3, 56.3], [81.6, 57.5], [81.0, 59.0], [75.5, 66.7], [63.9, 66.6]]},\n    {\"id\": \"gulch-frontier-outlaw-camp\", \"region\": \"gulch-frontier\", \"town\": false, \"location\": \"outlaw-camp\", \"rustling\": true, \"label_point\": [92.5, 61.9], \"polygon\": [[97.0, 56.6], [100.0, 57.4], [100.0, 66.9], [84.5, 66.8], [84.5, 62.5], [86.0, 59.3], [88.5, 57.5], [93.3, 56.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"buzzard-gulch-saloon\", \"spaces\": [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"buzzard-gulch-3\"], \"point\": [67.5, 20.5]},\n    {\"id\": \"buzzard-gulch-trading-post\", \"spaces\": [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"buzzard-gulch-6\"], \"point\": [71.5, 33.9], \"stand\": 6}\n  ],\n  \"edges\": [\n    [\"buzzard-gulch-1\", \"buzzard-gulch-2\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-1\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-7\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-8\", \"corner\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-17\", \"side\"],\n    [\"buzzard-gulch-1\", \"gulch-frontier-18\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-3\", \"side\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-4\", \"corner\"],\n    [\"buzzard-gulch-2\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-7\", \"corner\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-8\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-10\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-12\", \"side\"],\n    [\"buzzard-gulch-2\", \"gulch-frontier-15\", \"corner\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-marshals-office\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-3\", \"buzzard-gulch-6\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-4\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-17\", \"corner\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-18\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-20\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-21\", \"side\"],\n    [\"buzzard-gulch-marshals-office\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-5\", \"side\"],\n    [\"buzzard-gulch-4\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"buzzard-gulch-6\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-21\", \"corner\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-22\", \"side\"],\n    [\"buzzard-gulch-5\", \"gulch-frontier-23\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-12\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-15\", \"side\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-22\", \"corner\"],\n    [\"buzzard-gulch-6\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-pass-a\", \"gulch-frontier-1\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-2\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-16\", \"side\"],\n    [\"gulch-frontier-1\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-3\", \"side\"],\n    [\"gulch-frontier-2\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-4\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-6\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-3\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-5\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-8\", \"corner\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-4\", \"gulch-frontier-11\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-ranch\", \"side\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-9\", \"corner\"],\n    [\"gulch-frontier-5\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-ranch\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-7\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-6\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-8\", \"side\"],\n    [\"gulch-frontier-7\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-9\", \"side\"],\n    [\"gulch-frontier-8\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-10\", \"side\"],\n    [\"gulch-frontier-9\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-11\", \"side\"],\n    [\"gulch-frontier-10\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-12\", \"side\"],\n    [\"gulch-frontier-11\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-13\", \"side\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-14\", \"corner\"],\n    [\"gulch-frontier-12\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-14\", \"side\"],\n    [\"gulch-frontier-13\", \"gulch-frontier-15\", \"corner\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-15\", \"side\"],\n    [\"gulch-frontier-14\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-15\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-17\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-rail-station\", \"side\"],\n    [\"gulch-frontier-16\", \"gulch-frontier-18\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-rail-station\", \"corner\"],\n    [\"gulch-frontier-17\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-18\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-19\", \"side\"],\n    [\"gulch-frontier-rail-station\", \"gulch-frontier-20\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-19\", \"corner\"],\n    [\"gulch-frontier-18\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-20\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-25\", \"side\"],\n    [\"gulch-frontier-19\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-21\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-25\", \"corner\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-20\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-22\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-26\", \"corner\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-21\", \"gulch-frontier-28\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-23\", \"side\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-27\", \"corner\"],\n    [\"gulch-frontier-22\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-24\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-23\", \"gulch-frontier-31\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-30\", \"corner\"],\n    [\"gulch-frontier-24\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-26\", \"side\"],\n    [\"gulch-frontier-25\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-27\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-pass-c\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-26\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-28\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-32\", \"corner\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-27\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-29\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-33\", \"corner\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-28\", \"gulch-frontier-35\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-30\", \"side\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-34\", \"corner\"],\n    [\"gulch-frontier-29\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-31\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-35\", \"side\"],\n    [\"gulch-frontier-30\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-31\", \"gulch-frontier-outlaw-camp\", \"side\"],\n    [\"gulch-frontier-pass-c\", \"gulch-frontier-32\", \"side\"],\n    [\"gulch-frontier-32\", \"gulch-frontier-33\", \"side\"],\n    [\"gulch-frontier-33\", \"gulch-frontier-34\", \"side\"],\n    [\"gulch-frontier-34\", \"gulch-frontier-35\", \"side\"]\n  ],\n  \"mesas\": [],\n  \"railway\": [[18.6, 5.9], [19.0, 10.0], [19.3, 42.5], [19.0, 47.5], [18.3, 50.1], [16.7, 52.1], [14.7, 53.6]],\n  \"links\": [\n    {\"pass\": [\"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\"]},\n    {\"pass\": [\"gulch-frontier-pass-c\", \"cliff-junction-hideout-c\"]},\n    {\"rail\": {\"stops\": [\"spikes-view-rail-station\", \"gulch-frontier-rail-station\"], \"fare\": 10}},\n    {\"circuit\": {\n      \"stops\": [\"gulch-frontier-rail-station\", \"gulch-frontier-pass-a\", \"sunny-hills-hideout-a\", \"sunny-hills-hideout-b\",\n        \"mesitos-point-hideout-a\", \"spikes-view-rail-station\", \"cliff-junction-hideout-c\", \"gulch-frontier-pass-c\"],\n      \"pool\": \"train\"\n    }}\n  ]\n}\n"],["ante-up/cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The eight cattle tokens of the orange ranch. Their rewards are ours: what the other ranches pay, in another mixture.\n\n- {id: orange-1, ranch: ranch-orange, source: reconstructed, do: [{money: 20}]}\n- {id: orange-2, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-3, ranch: ranch-orange, source: reconstructed, do: [{money: 30}]}\n- {id: orange-4, ranch: ranch-orange, source: reconstructed, do: [{money: 40}]}\n- {id: orange-5, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-6, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}]}\n- {id: orange-7, ranch: ranch-orange, source: reconstructed, do: [{lp: 1}, {draw: 1}]}\n- {id: orange-8, ranch: ranch-orange, source: reconstructed, do: [{draw: 2}]}\n\n# The longhorns, strays that events bring: they slow who leads them and are delivered for their reward alone (au.longhorns.*).\n- {id: longhorn-1, ranch: longhorn, source: reconstructed, do: [{money: 50}]}\n- {id: longhorn-2, ranch: longhorn, source: reconstructed, do: [{money: 60}]}\n- {id: longhorn-3, ranch: longhorn, source: reconstructed, do: [{money: 80}]}\n- {id: longhorn-4, ranch: longhorn, source: reconstructed, do: [{lp: 1}, {money: 30}]}\n- {id: longhorn-5, ranch: longhorn, source: reconstructed, do: [{lp: 2}]}\n- {id: longhorn-6, ranch: longhorn, source: reconstructed, do: [{lp: 2}, {draw: 1}]}\n"],["ante-up/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The eight characters of Ante Up (au.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: fee-lee-wong\n  name: Fee Lee Wong\n  source: published\n  start: gulch-frontier-14\n  gains: {money: 30, cards: 1, items: [gazette, revolver]}\n  # $180 in all.\n  passives: [{hand-size: 1}, {purse: 60}]\n\n- id: maria-gertrudis-barcelo\n  name: Maria Gertrudis Barceló\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [derringer, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [in-town]\n      do:\n        - choose:\n            - {key: money, do: [{money: 10}]}\n            - {key: cards, do: [{draw: 1}]}\n\n- id: pat-garrett\n  name: Pat Garrett\n  source: published\n  start: buzzard-gulch-marshals-office\n  gains: {money: 10, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{sheriff: 6}, {if: {all: [sheriff-arrested], then: [{lp: 1}]}}]\n\n- id: poker-alice\n  name: Poker Alice\n  source: published\n  start: gulch-frontier-rail-station\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: action\n      limit: turn\n      do: [{draw: 1}, start-poker]\n\n- id: seth-bullock\n  name: Seth Bullock\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 20, cards: 1, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{draw: 2}]\n\n- id: soapy-smith\n  name: “Soapy” Smith\n  source: published\n  start: buzzard-gulch-trading-post\n  gains: {money: 10, cards: 1, items: [revolver, snake-oil], points: [{track: gambler, points: 1, reward: true}]}\n  abilities:\n    - when: track-point\n      if: [{on-track: gambler}]\n      do: [{roll-die: [fill-hand]}]\n\n- id: sundance-kid\n  name: Sundance Kid\n  source: published\n  start: gulch-frontier-pass-a\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: action\n      limit: turn\n      do: [move-to-train]\n\n- id: curly-bill-brocius\n  name: William “Curly Bill” Brocius\n  source: published\n  start: gulch-frontier-outlaw-camp\n  gains: {cards: 2, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{draw: 2}, {discard: 1}]\n"],["ante-up/event-markers.yaml","# yaml-language-server: $schema=../schema/event-markers.json\n# The seven event markers: space 5 of the three tracks, and every fifth LP; those at or beyond the end of the game are left out.\n\n- {id: gambler-5, source: rulebook, track: gambler, space: 5}\n- {id: marshal-5, source: rulebook, track: marshal, space: 5}\n- {id: wanted-5, source: rulebook, track: wanted, space: 5}\n- {id: lp-5, source: rulebook, track: lp, space: 5}\n- {id: lp-10, source: rulebook, track: lp, space: 10}\n- {id: lp-15, source: rulebook, track: lp, space: 15}\n- {id: lp-20, source: rulebook, track: lp, space: 20}\n"],["ante-up/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The 22 event cards, all ours. \"You\" is the player whose cube took a marker. Most place a token, about a third move the Sheriff, and none\n# gives Marshal or Wanted points, so that one event does not bring the next by the law. A good card is worth about $20, a bad one costs\n# each player about a card.\n\n# ---- Outlaws (9) ----\n\n- id: run-on-the-bank\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: darkrock-bank}\n    - everybody:\n        - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n\n- id: command-performance\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: red-falls-cabaret}\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: wires-down\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: spikes-view-rail-station}\n    - sheriff: 4\n    - draw: 2\n    - bandits: [c]\n\n- id: the-late-stage\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n    - choose:\n        - {key: travel, do: [{travel: buzzard-gulch-trading-post}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: rockslide\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n    - everybody:\n        - if:\n            all: [outside-town]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n\n- id: the-quarter-mile\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - choose:\n        - {key: gambler, price: [{lose-money: 20}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-turncoat\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n    - sheriff: 5\n    - everybody:\n        - if:\n            all: [wanted]\n            then: [{discard: 1}]\n            else:\n              - if: {all: [marshal], then: [{money: 20}]}\n\n- id: wrong-side-of-the-bars\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: buzzard-gulch-marshals-office}\n    - sheriff-to: buzzard-gulch-marshals-office\n    - money: 20\n    - bandits: [a]\n\n- id: the-toll-gate\n  source: reconstructed\n  do:\n    - place-token: {token: outlaw, at: cliff-junction-2}\n    - everybody:\n        - suffer:\n            - {key: pay, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n# ---- Claim jumpers (3) ----\n\n- id: the-salted-mine\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: sunny-hills-mine}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: money, do: [{money: 10}, {draw: 1}]}\n\n- id: the-claims-office-fire\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: spikes-view-mine}\n    - everybody: [{nuggets: 1}]\n\n- id: cave-in\n  source: reconstructed\n  do:\n    - place-token: {token: claim-jumper, at: cliff-junction-mine}\n    - choose:\n        - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n        - {key: card, do: [{draw: 1}]}\n\n# ---- High rollers (3) ----\n\n- id: the-riverboat-man\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n    - draw: 2\n\n- id: the-senators-nephew\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: red-falls-saloon}\n    - sheriff-to: red-falls-3\n    - everybody:\n        - if: {all: [in-town], then: [{money: 10}]}\n\n- id: the-lady-in-gray\n  source: reconstructed\n  group: high-roller\n  do:\n    - place-token: {token: high-roller, at: buzzard-gulch-saloon}\n    - choose:\n        - {key: gambler, price: [{discard: 2}], do: [{track: {track: gambler, points: 1}}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- Longhorns (6): each three spaces or more from the nearest place of delivery ----\n\n- id: a-gap-in-the-fence\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: sunny-hills-4}\n    - choose:\n        - {key: cattle, do: [cattle]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-quarantine-line\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: spikes-view-1}\n    - sheriff: 3\n    - everybody: [{heal: 1}]\n\n- id: beef-prices\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-15}\n    - everybody:\n        - if: {all: [has-cattle], then: [{money: 30}], else: [{draw: 1}]}\n\n- id: paid-off\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: cliff-junction-10}\n    - sheriff-to: darkrock-4\n    - everybody:\n        - if:\n            all: [in-town]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: high-water\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-3}\n    - choose:\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 20}]}\n\n- id: the-bell-steer\n  source: reconstructed\n  do:\n    - place-token: {token: longhorn, at: gulch-frontier-28}\n    - choose:\n        - {key: travel, do: [{travel: ranch}, {draw: 1}]}\n        - {key: money, do: [{money: 20}]}\n\n# ---- The card without a token ----\n\n- id: total-eclipse\n  source: reconstructed\n  do:\n    - sheriff-to: darkrock-sheriffs-office\n    - everybody: [{draw: 1}, {heal: 1}]\n"],["ante-up/frontier.yaml","# yaml-language-server: $schema=../schema/frontier.json\n# The frontier tokens: nine lie on the board with their numbers up, three stay out (au.frontier.*). Numbers and rewards are ours: a\n# price of 8 to 14 in cards buys what two to four cards are worth.\n\n- {id: lost-mail, number: 2, source: reconstructed, do: [{draw: 2}, {money: 10}]}\n- {id: played-out-claim, number: 2, source: reconstructed, do: [{nuggets: 2}]}\n- {id: hot-spring, number: 3, source: reconstructed, do: [heal-all, {draw: 2}]}\n- {id: stray-herd, number: 3, source: reconstructed, do: [{money: 40}]}\n- {id: old-trapper, number: 3, source: reconstructed, do: [{draw: 3}]}\n- {id: silver-vein, number: 4, source: reconstructed, do: [{nuggets: 2}, {money: 20}]}\n- {id: missing-surveyor, number: 4, source: reconstructed, do: [{lp: 1}, {money: 20}]}\n- {id: army-paymaster, number: 4, source: reconstructed, do: [{money: 60}]}\n- {id: ghost-town, number: 5, source: reconstructed, do: [{lp: 1}, {draw: 2}]}\n- {id: medicine-show, number: 5, source: reconstructed, do: [heal-all, {lp: 1}, {money: 20}]}\n- {id: eagles-nest, number: 6, source: reconstructed, do: [{lp: 2}]}\n- {id: hidden-canyon, number: 6, source: reconstructed, do: [{lp: 1}, {money: 40}]}\n"],["ante-up/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The thirty-two goals of the characters of Ante Up, four for each; all are ours. Each depends on public facts only.\n\n# Fee Lee Wong: cook, merchant, landlord of half a street in Deadwood.\n- id: fee-lee-emporium\n  character: fee-lee-wong\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: buzzard-gulch-trading-post}, {misc-items-at-least: 2}]\n- id: fee-lee-cooks-claim\n  character: fee-lee-wong\n  source: reconstructed\n  event: {frontier: 12}\n# More than anybody else may carry, or nearly.\n- id: fee-lee-iron-safe\n  character: fee-lee-wong\n  source: reconstructed\n  event: always\n  if: [{money-at-least: 120}, {misc-items-at-least: 2}]\n# The race of the fire companies on the Fourth of July, 1888.\n- id: fee-lee-hose-race\n  character: fee-lee-wong\n  source: reconstructed\n  event: {play-reaction: sprint}\n  if: [in-town, unhurt]\n\n# Maria Gertrudis Barceló: cards, credit and influence in Santa Fe.\n- id: maria-her-own-table\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: maria-la-tules\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: always\n  if: [{points-at-least: {track: gambler, points: 4}}]\n# The price of her loan to the army was to be taken to the theater on an officer''s arm.\n- id: maria-officers-arm\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: {revel: 2}\n  if: [unhurt]\n# She heard of the rising of 1846 across her tables.\n- id: maria-word-in-confidence\n  character: maria-gertrudis-barcelo\n  source: reconstructed\n  event: contribute\n  if: [{at: saloon}]\n\n# Pat Garrett: one famous night, and the years after it.\n- id: pat-quien-es\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [outside-town]\n- id: pat-stinking-springs\n  character: pat-garrett\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [marshal]\n- id: pat-collector-of-customs\n  character: pat-garrett\n  source: reconstructed\n  event: wrangle\n  if: [{at: gulch-frontier-rail-station}, marshal]\n- id: pat-authentic-life\n  character: pat-garrett\n  source: reconstructed\n  event: contribute\n  if: [{marshal-at-least: 3}]\n\n# Poker Alice: six days a week.\n- id: alice-black-cigar\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [{at: buzzard-gulch-saloon}]\n- id: alice-place-your-bets\n  character: poker-alice\n  source: reconstructed\n  event: win-poker\n  if: [outside-town]\n# She spent her winnings on a trip to New York and came back in the fashion of the year.\n- id: alice-new-york-wardrobe\n  character: poker-alice\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{points-at-least: {track: gambler, points: 2}}]\n- id: alice-never-on-sunday\n  character: poker-alice\n  source: reconstructed\n  event: work\n  if: [{at: red-falls-saloon}]\n\n# Seth Bullock: hardware, a star, a railroad, a president''s friend.\n- id: seth-star-and-bullock\n  character: seth-bullock\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: red-falls-general-store}, marshal]\n# He smoked strikers out of the Keets mine with sulfur, without a shot.\n- id: seth-sulfur-in-the-shaft\n  character: seth-bullock\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, alone, {marshal-at-least: 3}]\n- id: seth-stared-down\n  character: seth-bullock\n  source: reconstructed\n  event: {win-fight: arrest}\n  if: [in-town]\n# The cowboys that he brought to Roosevelt''s inauguration, by rail.\n- id: seth-cowboys-on-parade\n  character: seth-bullock\n  source: reconstructed\n  event: rail-travel\n  if: [has-cattle, {marshal-at-least: 2}]\n\n# “Soapy” Smith: soap, shells, a telegraph without a wire.\n- id: soapy-prize-package\n  character: soapy-smith\n  source: reconstructed\n  event: {discard-item: snake-oil}\n  if: [{at: darkrock}]\n- id: soapy-three-shells\n  character: soapy-smith\n  source: reconstructed\n  event: win-poker\n  if: [{at: darkrock-saloon}]\n- id: soapy-telegraph-office\n  character: soapy-smith\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {money-at-least: 80}]\n- id: soapy-juneau-wharf\n  character: soapy-smith\n  source: reconstructed\n  event: {lose-fight: duel}\n  if: [{money-at-least: 60}]\n\n# Sundance Kid: trains, and his photograph.\n- id: sundance-coast-flyer\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: holdup}\n- id: sundance-hole-in-the-wall\n  character: sundance-kid\n  source: reconstructed\n  event: cross-pass\n  if: [{wanted-at-least: 3}]\n- id: sundance-bowler-hat\n  character: sundance-kid\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 4}]\n- id: sundance-jailhouse\n  character: sundance-kid\n  source: reconstructed\n  event: {win-fight: sheriff}\n\n# Curly Bill Brocius: rustler, joker, tax collector.\n- id: curly-bill-no-bill-of-sale\n  character: curly-bill-brocius\n  source: reconstructed\n  event: rustle\n  if: [{at: gulch-frontier-outlaw-camp}]\n# He rode with Deputy Breakenridge to collect the county''s taxes from other rustlers.\n- id: curly-bill-county-taxes\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [wanted]\n- id: curly-bill-preachers-jig\n  character: curly-bill-brocius\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {wanted-at-least: 2}]\n# Earp said that he died at Iron Springs; nobody brought in a body.\n- id: curly-bill-iron-springs\n  character: curly-bill-brocius\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-outlaw-camp}, {wounds-at-least: 2}]\n"],["ante-up/high-stakes.yaml","# yaml-language-server: $schema=../schema/high-stakes.json\n# High stakes poker (au.high-stakes.*): amounts in dollars, and numbers of cards.\nsource: published\npurse: 30\nante: 10\nhouse: 40\nraise: 20\ndealer-cards: 5\nsecond-reveal: 2\nreward: [{lp: 1}, {track: {track: gambler, points: 1}}]\n"],["ante-up/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of Ante Up. Costs and fronts are published. The upgraded sides and the names of their copies are ours.\n\n- id: derringer\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Sleeve Ace, Parting Shot, Quiet Word, Garter Pin, Small Mercy, Last Laugh]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        optional: true\n        do: [discard-this, {lp: 1}]\n\n- id: quarter-horse\n  kind: mount\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Two Bits, Flashfire, Peppermint, Short Fuse, Sunday Best, Half a Mile]\n    passives: [{movement: 4}]\n    abilities:\n      - when: move-extend\n        price: [{discard: 1}]\n        do: [{extend-move: 1}]\n\n- id: gazette\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [resolve-event]\n      - when: points-gained\n        optional: true\n        do: [discard-this, {same-points: 1}]\n\n- id: snake-oil\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        do: [discard-this, {roll-die: []}, sheriff-beside]\n"],["ante-up/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens that events place (au.events-tokens.*, au.longhorns.*).\n\n- {id: outlaw, source: rulebook, pool: outlaw}\n- {id: claim-jumper, source: rulebook, pool: claim-jumper}\n- {id: high-roller, source: rulebook, dealers: high-roller}\n- {id: longhorn, source: rulebook}\n"],["ante-up/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The first expansion: a second board with passes, a railway, a Trading Post and a third ranch, frontier tokens, the Gambler track, events,\n# faro, high stakes poker (au.*).\nid: ante-up\nkind: expansion\norder: 1\noptions:\n  - {id: vendetta, group: alternate-cards}\n  - {id: rumors, group: alternate-cards}\n  - {id: scout, group: alternate-cards}\n  - {id: jackpot, group: alternate-cards}\n  - {id: outfit, group: alternate-cards}\nrules:\n  - au-setup\n  - au-board\n  - au-mountain-pass\n  - au-train\n  - au-turn\n  - au-rail-travel\n  - au-frontier\n  - au-trading-post\n  - au-events-tokens\n  - au-longhorns\n  - au-outlaw-camp\n  - au-gambler-track\n  - au-characters\n  - au-faro\n  - au-high-stakes\nlessons:\n  - ante-up\n"],["ante-up/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# What the train carries (au.train.11 to 15): eight encounters, all ours. The Bank pays $80 and 3 Wanted points against three fight\n# cards: the train pays more for a stronger guard, and what comes is not known before. Each penalty begins with that of every fight.\n\n- {id: mail-car, pool: train, source: reconstructed, cards: 2, reward: [{money: 40}, {draw: 1}, {wanted: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: sleeping-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 70}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: whiskey-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 60}, heal-all, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {lose-money: 10}]\n- id: circus-car\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{money: 40}, {lp: 2}, {wanted: 1}]\n  penalty: [{wound: 1}, {draw: 1}, {discard-random: 1}]\n- id: assay-chest\n  pool: train\n  source: reconstructed\n  cards: 3\n  reward: [{nuggets: 3}, {money: 40}, {wanted: 2}]\n  penalty: [{wound: 1}, {draw: 1}]\n- id: pay-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 100}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 1}]\n- id: mint-gold\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{nuggets: 4}, {money: 60}, {wanted: 3}]\n  penalty: [{wound: 2}, {draw: 1}]\n- id: governors-car\n  pool: train\n  source: reconstructed\n  cards: 4\n  reward: [{money: 80}, {lp: 2}, {wanted: 3}]\n  penalty: [{wound: 1}, {draw: 1}, {wanted: 2}]\n\n# Nine outlaws and three claim jumpers, whose tokens lie facedown: nobody knows how many cards wait there. A point as a Marshal is one of two\n# rewards, since the Wanted gain none.\n- {id: sorry-charlie, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 30}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: peach-fuzz-perkins, pool: outlaw, source: reconstructed, cards: 1, reward: [{draw: 3}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: barefoot-dan, pool: outlaw, source: reconstructed, cards: 1, reward: [{money: 20}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: three-finger-tully, pool: outlaw, source: reconstructed, cards: 2, reward: [{money: 50}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: deacon-pike, pool: outlaw, source: reconstructed, cards: 2, reward: [{heal: 1}, {lp: 1}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: nugget-nell, pool: outlaw, source: reconstructed, cards: 2, reward: [{nuggets: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n- id: the-dunning-brothers\n  pool: outlaw\n  source: reconstructed\n  cards: 2\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {draw: 1}]}\n        - {key: legend, do: [{lp: 1}, {money: 10}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- id: colonel-rook\n  pool: outlaw\n  source: reconstructed\n  cards: 3\n  reward:\n    - choose:\n        - {key: marshal, do: [{marshal: 1}, {money: 40}]}\n        - {key: legend, do: [{lp: 2}]}\n  penalty: [{wound: 1}, {draw: 1}]\n- {id: red-moon-sadie, pool: outlaw, source: reconstructed, cards: 3, reward: [{lp: 2}, {draw: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n\n- {id: two-deeds-dwyer, pool: claim-jumper, source: reconstructed, cards: 1, reward: [{nuggets: 1}, {money: 10}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: the-partners, pool: claim-jumper, source: reconstructed, cards: 2, reward: [{nuggets: 2}], penalty: [{wound: 1}, {draw: 1}]}\n- {id: dynamite-kate, pool: claim-jumper, source: reconstructed, cards: 3, reward: [{nuggets: 2}, {lp: 1}], penalty: [{wound: 1}, {draw: 1}]}\n\n# Three high rollers: the poker cards that the dealer draws (an ordinary one draws 4), and what a challenger who wins gains besides the pot\n# and the reward of poker.\n- {id: the-cattle-baron, pool: high-roller, source: reconstructed, cards: 4, reward: [{money: 30}], penalty: []}\n- {id: the-railroad-lawyer, pool: high-roller, source: reconstructed, cards: 5, reward: [{lp: 1}, {draw: 1}], penalty: []}\n- {id: the-professor, pool: high-roller, source: reconstructed, cards: 6, reward: [{legendary-tokens: 1}], penalty: []}\n"],["ante-up/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards (au.setup.04): five titles of two cards each. Each is an option: with it, the two cards have this title\n# instead of that of the base game (bm.setup.68). The names and the cards are published, the effects are ours, none stronger than what\n# it replaces.\n\n# Instead of Payday: a bad card in the hand of the unhurt, and a good one in the hand of the wounded.\n- id: vendetta\n  cards: [5d, 5h]\n  source: reconstructed\n  with: [vendetta]\n  abilities:\n    - when: fight-reveal\n      if: [{wounds-at-least: 1}]\n      do:\n        - decrease: 3\n        - if: {all: [{wounds-at-least: 2}], then: [{decrease: 3}]}\n    - when: fight-won\n      if: [against-player]\n      do: [{lp: 1}]\n\n# Instead of Reputation: what people talk about happens.\n- id: rumors\n  cards: [7c, 7s]\n  source: reconstructed\n  with: [rumors]\n  abilities:\n    - when: action\n      do: [{draw: 2}, resolve-event]\n\n# Instead of Wallop: a look at the land that nobody else sees.\n- id: scout\n  cards: [8c, 8s]\n  source: reconstructed\n  with: [scout]\n  abilities:\n    - when: action\n      do:\n        - ride: 3\n        - if: {all: [outside-town, alone], then: [{draw: 1}]}\n\n# Instead of Instincts: two throws of a die, or one at the table, where gravel is the jackpot.\n- id: jackpot\n  cards: [9d, 9h]\n  source: reconstructed\n  with: [jackpot]\n  abilities:\n    - when: action\n      do: [{roll-die: [{draw: 1}]}, {roll-die: [{draw: 1}]}]\n    - when: poker-played\n      do: [{roll-die: [{track: {track: gambler, points: 1}}]}]\n\n# Instead of Fool''s Gold: a store, wherever its owner is.\n- id: outfit\n  cards: [10c, 10s]\n  source: reconstructed\n  with: [outfit]\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: shop, do: [{shop: 10}]}\n            - {key: upgrade, do: [{upgrade: 10}]}\n"],["ante-up/pools.yaml","# yaml-language-server: $schema=../schema/pools.json\n# The train encounters (au.train.*) are shuffled again when all were drawn. Outlaws, claim jumpers and high rollers leave the game.\n\n- {id: train, source: reconstructed, reshuffle: true}\n- {id: outlaw, source: reconstructed}\n- {id: claim-jumper, source: reconstructed}\n- {id: high-roller, source: reconstructed}\n"],["ante-up/tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# Nine more legendary tokens for the supply (au.gambler-track.19). Their values are ours: as low as any, since legendary tokens decide games\n# without them, too (docs/balance.md).\n\n- {lp: 1, copies: 9, source: reconstructed}\n"],["ante-up/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Gambler track, beside Marshal and Wanted (au.gambler-track.*).\n\n- id: gambler\n  source: published\n  spaces:\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{lp: 1}]\n    - [choose: [{key: money, do: [{money: 10}]}, {key: cards, do: [{draw: 1}]}]]\n    - [{legendary-tokens: 1}]\n    - [choose: [{key: money, do: [{money: 20}]}, {key: cards, do: [{draw: 2}]}]]\n    - [{lp: 2}]\n    - [{legendary-tokens: 2}]\n  beyond: [{legendary-tokens: 2}]\n  furthest: 1\n  poker:\n    starter: [choose: [{key: legend, do: [{lp: 1}]}, {key: gambler, do: [{track: {track: gambler, points: 1}}]}]]\n    others: [{track: {track: gambler, points: 1}}]\n  faro: [{track: {track: gambler, points: 1}}]\n"],["board.json","{\n  \"$schema\": \"schema/board.json\",\n  \"coordinates\": \"percent of the width (x) and of the height (y) of the original picture; draw with the aspect ratio given\",\n  \"aspect\": [1538, 1000],\n  \"outline\": [[50.2, 3.6], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1], [88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0]],\n  \"bounds\": [21.8, 3.6, 93.2, 87.2],\n  \"spaces\": [\n    {\"id\": \"mesitos-point-hideout-a\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [27.2, 19.5], \"polygon\": [[29.6, 4.5], [29.7, 18.3], [30.6, 23.8], [32.3, 28.2], [30.0, 28.8], [27.8, 30.3], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1], [25.1, 4.5]]},\n    {\"id\": \"mesitos-point-ranch\", \"region\": \"mesitos-point\", \"town\": false, \"location\": \"ranch-green\", \"label_point\": [33.8, 16.1], \"polygon\": [[35.3, 4.3], [35.9, 9.3], [38.6, 17.4], [38.8, 20.3], [38.5, 22.9], [36.5, 26.2], [32.3, 28.2], [30.6, 23.8], [29.7, 18.3], [29.6, 4.5]]},\n    {\"id\": \"mesitos-point-1\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [41.3, 20.0], \"polygon\": [[38.4, 4.0], [39.1, 8.3], [40.5, 12.0], [43.4, 17.7], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [39.9, 23.7], [38.5, 22.9], [38.8, 20.3], [38.6, 17.4], [35.9, 9.3], [35.3, 4.3]]},\n    {\"id\": \"mesitos-point-2\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [47.0, 11.6], \"polygon\": [[50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [48.7, 23.7], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [43.4, 17.7], [40.5, 12.0], [39.1, 8.3], [38.4, 4.0]]},\n    {\"id\": \"mesitos-point-3\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [36.1, 29.7], \"polygon\": [[39.9, 23.7], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [33.9, 31.3], [32.3, 28.2], [36.5, 26.2], [38.5, 22.9]]},\n    {\"id\": \"mesitos-point-4\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [50.0, 27.6], \"polygon\": [[51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [48.7, 23.7], [50.1, 23.0]]},\n    {\"id\": \"mesitos-point-5\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [25.8, 34.9], \"polygon\": [[27.8, 30.3], [29.4, 34.0], [29.6, 41.3], [26.7, 41.9], [22.0, 40.6], [21.8, 25.3]]},\n    {\"id\": \"mesitos-point-6\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [32.0, 34.2], \"polygon\": [[33.9, 31.3], [36.0, 33.8], [34.3, 38.5], [29.6, 41.3], [29.4, 34.0], [27.8, 30.3], [30.0, 28.8], [32.3, 28.2]]},\n    {\"id\": \"mesitos-point-7\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [28.8, 45.5], \"polygon\": [[34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [27.8, 49.5], [22.1, 49.8], [22.0, 40.6], [26.7, 41.9], [29.6, 41.3]]},\n    {\"id\": \"mesitos-point-8\", \"region\": \"mesitos-point\", \"town\": false, \"label_point\": [27.1, 54.3], \"polygon\": [[27.8, 49.5], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8]]},\n    {\"id\": \"darkrock-bank\", \"region\": \"darkrock\", \"town\": true, \"location\": \"bank\", \"label_point\": [47.9, 51.5], \"polygon\": [[49.4, 48.4], [52.7, 51.1], [49.4, 54.1], [49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [45.7, 52.9], [45.2, 47.8], [47.5, 47.7]]},\n    {\"id\": \"darkrock-sheriffs-office\", \"region\": \"darkrock\", \"town\": true, \"location\": \"sheriffs-office\", \"label_point\": [36.6, 39.7], \"polygon\": [[38.4, 31.1], [39.1, 34.0], [39.2, 37.7], [38.9, 40.8], [38.1, 43.9], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8]]},\n    {\"id\": \"darkrock-1\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.3, 28.0], \"polygon\": [[46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [43.7, 34.0], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4]]},\n    {\"id\": \"darkrock-2\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [42.1, 38.7], \"polygon\": [[39.7, 29.7], [43.7, 34.0], [45.8, 38.4], [47.2, 44.4], [40.8, 44.4], [38.1, 43.9], [38.9, 40.8], [39.2, 37.7], [39.1, 34.0], [38.4, 31.1]]},\n    {\"id\": \"darkrock-3\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [48.1, 36.5], \"polygon\": [[48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [49.5, 42.9], [47.2, 44.4], [45.8, 38.4], [43.7, 34.0]]},\n    {\"id\": \"darkrock-4\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [36.7, 47.0], \"polygon\": [[38.1, 43.9], [40.8, 44.4], [41.0, 47.3], [39.5, 48.0], [37.9, 50.1], [36.6, 50.9], [34.9, 49.5], [32.7, 48.7], [33.8, 42.6]]},\n    {\"id\": \"darkrock-5\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [44.0, 46.0], \"polygon\": [[47.2, 44.4], [47.5, 47.7], [45.2, 47.8], [41.0, 47.3], [40.8, 44.4]]},\n    {\"id\": \"darkrock-6\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [51.6, 45.5], \"polygon\": [[52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 48.4], [47.5, 47.7], [47.2, 44.4], [49.5, 42.9], [51.6, 39.7]]},\n    {\"id\": \"darkrock-7\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [34.2, 54.5], \"polygon\": [[34.9, 49.5], [36.6, 50.9], [38.2, 53.4], [38.5, 56.5], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7]]},\n    {\"id\": \"darkrock-8\", \"region\": \"darkrock\", \"town\": true, \"label_point\": [41.8, 53.7], \"polygon\": [[45.2, 47.8], [45.7, 52.9], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [38.5, 56.5], [38.2, 53.4], [36.6, 50.9], [37.9, 50.1], [39.5, 48.0], [41.0, 47.3]]},\n    {\"id\": \"sunny-hills-hideout-a\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-a\", \"label_point\": [88.5, 15.1], \"polygon\": [[91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [87.8, 23.5], [84.9, 23.1], [85.0, 18.9], [84.3, 14.9], [85.9, 8.2], [88.3, 4.5]]},\n    {\"id\": \"sunny-hills-hideout-b\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [59.2, 13.2], \"polygon\": [[62.2, 4.3], [62.9, 16.0], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [59.4, 22.2], [57.2, 21.1], [57.6, 19.2], [57.0, 16.6], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2]]},\n    {\"id\": \"sunny-hills-mine\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"mine\", \"label_point\": [53.3, 19.7], \"polygon\": [[57.0, 16.6], [57.6, 19.2], [57.2, 21.1], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1]]},\n    {\"id\": \"sunny-hills-ranch\", \"region\": \"sunny-hills\", \"town\": false, \"location\": \"ranch-blue\", \"label_point\": [80.5, 18.6], \"polygon\": [[84.3, 14.9], [85.0, 18.9], [84.9, 23.1], [82.3, 24.2], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.7, 16.5], [77.7, 13.3], [79.4, 12.4], [81.6, 12.8]]},\n    {\"id\": \"sunny-hills-1\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [65.6, 15.7], \"polygon\": [[66.9, 4.1], [67.0, 9.1], [67.5, 12.3], [68.6, 16.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.9, 16.0], [62.2, 4.3]]},\n    {\"id\": \"sunny-hills-2\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [71.5, 15.5], \"polygon\": [[73.8, 4.1], [73.6, 12.2], [74.7, 16.5], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.6, 16.1], [67.5, 12.3], [67.0, 9.1], [66.9, 4.1]]},\n    {\"id\": \"sunny-hills-3\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [80.6, 8.5], \"polygon\": [[88.3, 4.5], [85.9, 8.2], [84.3, 14.9], [81.6, 12.8], [79.4, 12.4], [77.7, 13.3], [74.7, 16.5], [73.6, 12.2], [73.8, 4.1]]},\n    {\"id\": \"sunny-hills-4\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [57.6, 24.9], \"polygon\": [[59.4, 22.2], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [57.2, 21.1]]},\n    {\"id\": \"sunny-hills-5\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [86.0, 28.1], \"polygon\": [[87.8, 23.5], [92.3, 25.8], [92.5, 31.7], [88.1, 31.6], [86.3, 32.1], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [82.3, 24.2], [84.9, 23.1]]},\n    {\"id\": \"sunny-hills-6\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [87.4, 36.8], \"polygon\": [[92.5, 31.7], [92.7, 39.5], [87.7, 42.5], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [86.3, 32.1], [88.1, 31.6]]},\n    {\"id\": \"sunny-hills-7\", \"region\": \"sunny-hills\", \"town\": false, \"label_point\": [89.4, 45.9], \"polygon\": [[92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [87.7, 42.5]]},\n    {\"id\": \"dixon-creek-hideout-b\", \"region\": \"dixon-creek\", \"town\": false, \"location\": \"hideout-b\", \"label_point\": [58.7, 47.0], \"polygon\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1]]},\n    {\"id\": \"red-falls-cabaret\", \"region\": \"red-falls\", \"town\": true, \"location\": \"cabaret\", \"label_point\": [68.6, 36.8], \"polygon\": [[67.2, 30.8], [73.2, 31.0], [71.5, 38.2], [67.7, 46.5], [66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2]]},\n    {\"id\": \"red-falls-doctors-office\", \"region\": \"red-falls\", \"town\": true, \"location\": \"doctors-office\", \"label_point\": [71.2, 26.9], \"polygon\": [[74.3, 22.1], [73.8, 25.9], [74.1, 31.3], [73.2, 31.0], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1]]},\n    {\"id\": \"red-falls-1\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [76.8, 27.5], \"polygon\": [[74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [79.0, 31.5], [78.1, 32.9], [76.9, 33.3], [74.1, 31.3], [73.8, 25.9]]},\n    {\"id\": \"red-falls-2\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [79.9, 34.4], \"polygon\": [[80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [79.0, 38.3], [74.8, 39.4], [74.7, 37.5], [75.1, 35.1], [76.9, 33.3], [78.1, 32.9], [79.0, 31.5]]},\n    {\"id\": \"red-falls-3\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [72.1, 43.4], \"polygon\": [[74.1, 31.3], [76.9, 33.3], [75.1, 35.1], [74.7, 37.5], [74.8, 39.4], [74.6, 43.8], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5], [71.5, 38.2], [73.2, 31.0]]},\n    {\"id\": \"red-falls-4\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [82.0, 38.9], \"polygon\": [[84.3, 39.4], [82.4, 41.6], [80.1, 43.1], [74.6, 43.8], [74.8, 39.4], [79.0, 38.3], [82.6, 35.5]]},\n    {\"id\": \"red-falls-5\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [77.8, 47.3], \"polygon\": [[80.1, 43.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [74.6, 43.8]]},\n    {\"id\": \"red-falls-6\", \"region\": \"red-falls\", \"town\": true, \"label_point\": [83.7, 46.0], \"polygon\": [[84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [80.1, 43.1], [82.4, 41.6]]},\n    {\"id\": \"spikes-view-hideout-c\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [26.8, 71.6], \"polygon\": [[30.8, 69.4], [31.4, 72.0], [31.4, 74.9], [26.5, 75.7], [23.4, 76.8], [22.0, 77.9], [22.1, 70.9], [28.0, 66.0]]},\n    {\"id\": \"spikes-view-mine\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"mine\", \"label_point\": [30.2, 80.3], \"polygon\": [[33.5, 76.3], [35.2, 79.3], [35.8, 82.0], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0], [22.0, 77.9], [23.4, 76.8], [26.5, 75.7], [31.4, 74.9]]},\n    {\"id\": \"spikes-view-rail-station\", \"region\": \"spikes-view\", \"town\": false, \"location\": \"rail-station\", \"label_point\": [57.0, 78.6], \"polygon\": [[57.8, 68.0], [59.7, 76.1], [60.1, 87.1], [54.7, 87.2], [54.4, 78.9], [51.8, 73.9], [50.8, 70.1], [52.2, 68.3], [54.4, 67.4]]},\n    {\"id\": \"spikes-view-1\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [24.7, 64.1], \"polygon\": [[28.0, 59.7], [27.7, 63.6], [28.0, 66.0], [22.1, 70.9], [21.9, 57.1]]},\n    {\"id\": \"spikes-view-2\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [31.1, 63.2], \"polygon\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [33.9, 63.9], [35.1, 66.1], [33.0, 67.1], [30.8, 69.4], [28.0, 66.0], [27.7, 63.6], [28.0, 59.7], [29.5, 59.2]]},\n    {\"id\": \"spikes-view-3\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.6, 63.4], \"polygon\": [[36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [42.0, 66.4], [40.0, 67.5], [37.9, 70.3], [35.1, 66.1], [33.9, 63.9], [33.8, 58.6]]},\n    {\"id\": \"spikes-view-4\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [44.7, 64.2], \"polygon\": [[48.0, 59.8], [47.5, 64.5], [47.8, 68.0], [44.9, 68.6], [43.1, 68.1], [42.0, 66.4], [41.5, 60.4], [44.7, 60.1]]},\n    {\"id\": \"spikes-view-5\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [50.9, 63.4], \"polygon\": [[54.4, 58.3], [53.9, 62.0], [54.4, 67.4], [52.2, 68.3], [50.8, 70.1], [49.3, 68.3], [47.8, 68.0], [47.5, 64.5], [48.0, 59.8], [50.4, 57.8]]},\n    {\"id\": \"spikes-view-6\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [56.5, 63.9], \"polygon\": [[56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [57.8, 68.0], [54.4, 67.4], [53.9, 62.0], [54.4, 58.3]]},\n    {\"id\": \"spikes-view-7\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [37.0, 76.3], \"polygon\": [[37.9, 70.3], [39.5, 74.5], [41.2, 80.4], [42.2, 86.7], [36.1, 86.8], [35.8, 82.0], [35.2, 79.3], [33.5, 76.3], [31.4, 74.9], [31.4, 72.0], [30.8, 69.4], [33.0, 67.1], [35.1, 66.1]]},\n    {\"id\": \"spikes-view-8\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [42.5, 75.0], \"polygon\": [[43.1, 68.1], [44.9, 68.6], [45.4, 86.7], [42.2, 86.7], [41.2, 80.4], [39.5, 74.5], [37.9, 70.3], [40.0, 67.5], [42.0, 66.4]]},\n    {\"id\": \"spikes-view-9\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [49.3, 78.6], \"polygon\": [[49.3, 68.3], [50.8, 70.1], [51.8, 73.9], [54.4, 78.9], [54.7, 87.2], [45.4, 86.7], [44.9, 68.6], [47.8, 68.0]]},\n    {\"id\": \"spikes-view-10\", \"region\": \"spikes-view\", \"town\": false, \"label_point\": [62.4, 78.7], \"polygon\": [[60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [59.7, 76.1], [57.8, 68.0]]},\n    {\"id\": \"cliff-junction-hideout-c\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"hideout-c\", \"label_point\": [86.5, 69.3], \"polygon\": [[93.2, 61.4], [93.1, 84.5], [88.6, 85.1], [86.4, 77.9], [82.3, 69.8], [81.1, 66.0], [80.3, 60.6], [81.7, 59.6], [84.4, 59.5]]},\n    {\"id\": \"cliff-junction-mine\", \"region\": \"cliff-junction\", \"town\": false, \"location\": \"mine\", \"label_point\": [68.8, 73.6], \"polygon\": [[72.7, 67.9], [73.2, 74.6], [71.3, 79.9], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [64.7, 69.4], [68.4, 67.1], [69.5, 64.8]]},\n    {\"id\": \"cliff-junction-1\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.8, 45.7], \"polygon\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [65.7, 49.4], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8]]},\n    {\"id\": \"cliff-junction-2\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [68.0, 53.7], \"polygon\": [[68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [70.8, 58.8], [69.0, 59.2], [66.5, 61.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [65.7, 49.4]]},\n    {\"id\": \"cliff-junction-3\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [74.4, 55.0], \"polygon\": [[77.4, 51.2], [77.7, 54.3], [79.1, 57.9], [77.3, 58.9], [74.2, 59.4], [70.8, 58.8], [71.0, 50.8], [73.0, 50.0]]},\n    {\"id\": \"cliff-junction-4\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [81.0, 55.1], \"polygon\": [[82.3, 51.1], [83.8, 51.1], [83.7, 54.7], [84.4, 59.5], [81.7, 59.6], [80.3, 60.6], [79.1, 57.9], [77.7, 54.3], [77.4, 51.2]]},\n    {\"id\": \"cliff-junction-5\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [87.9, 55.2], \"polygon\": [[92.9, 53.3], [93.2, 61.4], [84.4, 59.5], [83.7, 54.7], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"id\": \"cliff-junction-6\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [64.0, 65.1], \"polygon\": [[64.5, 57.9], [66.5, 61.0], [67.9, 63.4], [69.5, 64.8], [68.4, 67.1], [64.7, 69.4], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0]]},\n    {\"id\": \"cliff-junction-7\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [71.3, 62.4], \"polygon\": [[74.2, 59.4], [73.8, 63.6], [74.8, 68.3], [72.7, 67.9], [69.5, 64.8], [67.9, 63.4], [66.5, 61.0], [69.0, 59.2], [70.8, 58.8]]},\n    {\"id\": \"cliff-junction-8\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [77.2, 63.5], \"polygon\": [[79.1, 57.9], [80.3, 60.6], [81.1, 66.0], [77.2, 68.5], [74.8, 68.3], [73.8, 63.6], [74.2, 59.4], [77.3, 58.9]]},\n    {\"id\": \"cliff-junction-9\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [75.3, 79.1], \"polygon\": [[74.8, 68.3], [77.2, 68.5], [77.1, 70.9], [77.4, 73.9], [79.6, 80.9], [80.6, 86.0], [70.9, 86.7], [71.3, 79.9], [73.2, 74.6], [72.7, 67.9]]},\n    {\"id\": \"cliff-junction-10\", \"region\": \"cliff-junction\", \"town\": false, \"label_point\": [82.1, 77.4], \"polygon\": [[81.1, 66.0], [82.3, 69.8], [86.4, 77.9], [88.6, 85.1], [80.6, 86.0], [79.6, 80.9], [77.4, 73.9], [77.1, 70.9], [77.2, 68.5]]}\n  ],\n  \"shared_locations\": [\n    {\"id\": \"darkrock-general-store\", \"spaces\": [\"darkrock-1\", \"darkrock-2\", \"darkrock-3\"], \"point\": [43.7, 34.0]},\n    {\"id\": \"darkrock-saloon\", \"spaces\": [\"darkrock-4\", \"darkrock-7\", \"darkrock-8\"], \"point\": [36.6, 50.9]},\n    {\"id\": \"red-falls-general-store\", \"spaces\": [\"red-falls-4\", \"red-falls-5\", \"red-falls-6\"], \"point\": [80.1, 43.1]},\n    {\"id\": \"red-falls-saloon\", \"spaces\": [\"red-falls-1\", \"red-falls-2\", \"red-falls-3\"], \"point\": [76.9, 33.3]}\n  ],\n  \"edges\": [\n    [\"cliff-junction-1\", \"cliff-junction-2\", \"side\"],\n    [\"cliff-junction-1\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-1\", \"red-falls-cabaret\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-10\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-3\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-6\", \"side\"],\n    [\"cliff-junction-2\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-2\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"cliff-junction-2\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-4\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-3\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-3\", \"side\"],\n    [\"cliff-junction-3\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-5\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-4\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-5\", \"side\"],\n    [\"cliff-junction-4\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-5\", \"red-falls-6\", \"side\"],\n    [\"cliff-junction-5\", \"sunny-hills-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-7\", \"side\"],\n    [\"cliff-junction-6\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-10\", \"side\"],\n    [\"cliff-junction-6\", \"spikes-view-6\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-8\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-7\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-9\", \"side\"],\n    [\"cliff-junction-8\", \"cliff-junction-hideout-c\", \"side\"],\n    [\"cliff-junction-9\", \"cliff-junction-mine\", \"side\"],\n    [\"cliff-junction-mine\", \"spikes-view-10\", \"side\"],\n    [\"darkrock-1\", \"darkrock-2\", \"side\"],\n    [\"darkrock-1\", \"darkrock-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-1\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-2\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-1\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-3\", \"side\"],\n    [\"darkrock-2\", \"darkrock-4\", \"side\"],\n    [\"darkrock-2\", \"darkrock-5\", \"side\"],\n    [\"darkrock-2\", \"darkrock-6\", \"corner\"],\n    [\"darkrock-2\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-2\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-3\", \"darkrock-5\", \"corner\"],\n    [\"darkrock-3\", \"darkrock-6\", \"side\"],\n    [\"darkrock-3\", \"mesitos-point-4\", \"side\"],\n    [\"darkrock-4\", \"darkrock-5\", \"side\"],\n    [\"darkrock-4\", \"darkrock-7\", \"side\"],\n    [\"darkrock-4\", \"darkrock-8\", \"side\"],\n    [\"darkrock-4\", \"darkrock-sheriffs-office\", \"side\"],\n    [\"darkrock-4\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-5\", \"darkrock-6\", \"side\"],\n    [\"darkrock-5\", \"darkrock-8\", \"side\"],\n    [\"darkrock-5\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-6\", \"dixon-creek-hideout-b\", \"side\"],\n    [\"darkrock-7\", \"darkrock-8\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-7\", \"side\"],\n    [\"darkrock-7\", \"mesitos-point-8\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-2\", \"side\"],\n    [\"darkrock-7\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"darkrock-bank\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-3\", \"side\"],\n    [\"darkrock-8\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-4\", \"side\"],\n    [\"darkrock-bank\", \"spikes-view-5\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-3\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-6\", \"side\"],\n    [\"darkrock-sheriffs-office\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-2\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-3\", \"side\"],\n    [\"mesitos-point-1\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-2\", \"mesitos-point-4\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"mesitos-point-2\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-3\", \"mesitos-point-hideout-a\", \"corner\"],\n    [\"mesitos-point-3\", \"mesitos-point-ranch\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-4\", \"side\"],\n    [\"mesitos-point-4\", \"sunny-hills-mine\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-6\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-5\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-7\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-hideout-a\", \"side\"],\n    [\"mesitos-point-6\", \"mesitos-point-ranch\", \"corner\"],\n    [\"mesitos-point-7\", \"mesitos-point-8\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-1\", \"side\"],\n    [\"mesitos-point-8\", \"spikes-view-2\", \"side\"],\n    [\"mesitos-point-hideout-a\", \"mesitos-point-ranch\", \"side\"],\n    [\"red-falls-1\", \"red-falls-2\", \"side\"],\n    [\"red-falls-1\", \"red-falls-3\", \"side\"],\n    [\"red-falls-1\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-2\", \"side\"],\n    [\"red-falls-1\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-1\", \"sunny-hills-ranch\", \"side\"],\n    [\"red-falls-2\", \"red-falls-3\", \"side\"],\n    [\"red-falls-2\", \"red-falls-4\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-5\", \"side\"],\n    [\"red-falls-2\", \"sunny-hills-6\", \"corner\"],\n    [\"red-falls-2\", \"sunny-hills-ranch\", \"corner\"],\n    [\"red-falls-3\", \"red-falls-4\", \"side\"],\n    [\"red-falls-3\", \"red-falls-5\", \"side\"],\n    [\"red-falls-3\", \"red-falls-cabaret\", \"side\"],\n    [\"red-falls-3\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-4\", \"red-falls-5\", \"side\"],\n    [\"red-falls-4\", \"red-falls-6\", \"side\"],\n    [\"red-falls-4\", \"sunny-hills-5\", \"corner\"],\n    [\"red-falls-4\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-5\", \"red-falls-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-6\", \"side\"],\n    [\"red-falls-6\", \"sunny-hills-7\", \"side\"],\n    [\"red-falls-cabaret\", \"red-falls-doctors-office\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-1\", \"side\"],\n    [\"red-falls-doctors-office\", \"sunny-hills-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-2\", \"side\"],\n    [\"spikes-view-1\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-10\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-3\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-2\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-4\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-7\", \"side\"],\n    [\"spikes-view-3\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-5\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-4\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-6\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-5\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-6\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-8\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-hideout-c\", \"side\"],\n    [\"spikes-view-7\", \"spikes-view-mine\", \"side\"],\n    [\"spikes-view-8\", \"spikes-view-9\", \"side\"],\n    [\"spikes-view-9\", \"spikes-view-rail-station\", \"side\"],\n    [\"spikes-view-hideout-c\", \"spikes-view-mine\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-2\", \"side\"],\n    [\"sunny-hills-1\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-3\", \"side\"],\n    [\"sunny-hills-2\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-3\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-hideout-b\", \"side\"],\n    [\"sunny-hills-4\", \"sunny-hills-mine\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-6\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-hideout-a\", \"side\"],\n    [\"sunny-hills-5\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-6\", \"sunny-hills-7\", \"side\"],\n    [\"sunny-hills-hideout-a\", \"sunny-hills-ranch\", \"side\"],\n    [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"side\"]\n  ],\n  \"mesas\": [\n    {\"id\": \"north-mesa\", \"touches\": [\"mesitos-point-4\", \"sunny-hills-4\", \"sunny-hills-hideout-b\", \"sunny-hills-1\", \"red-falls-doctors-office\", \"red-falls-cabaret\", \"cliff-junction-1\", \"dixon-creek-hideout-b\", \"darkrock-6\", \"darkrock-3\"], \"polygon\": [[66.8, 23.1], [68.1, 25.1], [68.4, 26.9], [67.2, 30.8], [65.3, 33.2], [65.0, 37.8], [64.0, 39.7], [62.6, 40.8], [56.7, 43.1], [53.9, 42.3], [52.6, 41.3], [51.6, 39.7], [50.8, 36.8], [50.6, 33.5], [51.4, 29.9], [53.9, 28.0], [59.0, 28.2], [60.0, 27.6], [61.4, 24.5], [62.8, 22.3], [64.2, 21.6]], \"label_point\": [59.4, 33.2]},\n    {\"id\": \"south-mesa\", \"touches\": [\"darkrock-bank\", \"darkrock-6\", \"dixon-creek-hideout-b\", \"cliff-junction-2\", \"cliff-junction-6\", \"spikes-view-6\", \"spikes-view-5\"], \"polygon\": [[56.0, 50.2], [59.3, 52.7], [64.1, 52.8], [65.0, 53.4], [65.6, 55.3], [64.5, 57.9], [63.1, 60.0], [60.6, 62.0], [58.3, 61.3], [56.2, 58.5], [54.4, 58.3], [50.4, 57.8], [49.4, 56.1], [49.4, 54.1], [52.7, 51.1], [54.3, 49.8]], \"label_point\": [59.4, 57.2]}\n  ],\n  \"river_spaces\": [\"sunny-hills-hideout-b\", \"sunny-hills-mine\", \"sunny-hills-4\", \"dixon-creek-hideout-b\", \"spikes-view-6\", \"cliff-junction-6\", \"cliff-junction-mine\"],\n  \"railway_spaces\": [\"spikes-view-7\", \"spikes-view-8\", \"spikes-view-9\", \"spikes-view-rail-station\", \"spikes-view-10\", \"cliff-junction-mine\", \"cliff-junction-9\", \"cliff-junction-10\", \"cliff-junction-hideout-c\", \"cliff-junction-5\"],\n  \"river\": [[59.3, 9.7], [58.0, 10.9], [55.3, 14.6], [51.4, 18.0], [50.7, 19.4], [50.5, 21.5], [50.8, 23.3], [51.8, 24.5], [53.2, 25.3], [54.1, 26.2], [54.6, 32.4], [55.0, 33.8], [56.3, 34.6], [58.7, 37.0], [60.1, 37.7], [60.5, 38.7], [61.1, 44.9], [60.8, 47.0], [60.1, 49.2], [58.5, 52.2], [58.2, 55.5], [56.7, 58.1], [56.7, 59.5], [57.4, 61.1], [60.1, 64.4], [61.4, 68.0], [62.6, 68.8], [66.3, 68.0], [67.9, 68.2], [69.5, 69.2], [70.7, 70.9], [71.1, 72.9], [70.5, 74.9], [68.6, 77.7], [67.6, 79.8], [67.0, 82.2]],\n  \"river_crossings\": [\n    {\"kind\": \"railway-bridge\", \"point\": [69.7, 76.1], \"span\": [[64.7, 76.1], [72.8, 76.1]], \"space\": \"cliff-junction-mine\"},\n    {\"kind\": \"footbridge\", \"point\": [52.2, 17.3], \"span\": [[51.9, 16.4], [52.5, 18.1]], \"space\": \"sunny-hills-mine\"}\n  ],\n  \"railway\": [[38.3, 82.2], [44.3, 77.2], [45.9, 76.2], [75.3, 76.1], [76.6, 75.8], [77.9, 74.9], [79.3, 73.6], [80.4, 71.9], [81.2, 70.2], [83.1, 64.1], [84.7, 61.1], [86.8, 58.7], [88.8, 57.4], [90.3, 56.8]],\n  \"town_borders\": {\"darkrock\": [[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]], \"red-falls\": [[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]},\n  \"region_borders\": {\"cliff-junction\": [[[88.6, 85.1], [80.6, 86.0], [70.9, 86.7], [66.2, 87.0], [66.0, 76.5], [65.4, 74.8], [62.8, 71.9], [60.8, 69.3], [60.0, 67.1], [60.6, 62.0], [63.1, 60.0], [64.5, 57.9], [65.6, 55.3], [65.0, 53.4], [64.1, 52.8], [63.4, 51.7], [62.3, 49.5], [62.0, 47.5], [62.6, 40.8], [64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4], [92.9, 53.3], [93.2, 61.4], [93.1, 84.5]]], \"darkrock\": [[[49.4, 56.1], [50.4, 57.8], [48.0, 59.8], [44.7, 60.1], [41.5, 60.4], [39.6, 60.3], [38.2, 59.4], [36.7, 58.4], [33.8, 58.6], [32.4, 58.4], [31.3, 57.2], [30.8, 54.7], [31.4, 51.4], [32.7, 48.7], [33.8, 42.6], [34.3, 38.5], [36.0, 33.8], [38.4, 31.1], [39.7, 29.7], [40.8, 27.9], [41.4, 25.3], [42.7, 23.1], [44.3, 22.4], [46.1, 23.1], [47.4, 25.5], [48.3, 30.9], [50.6, 33.5], [50.8, 36.8], [51.6, 39.7], [52.6, 41.3], [53.9, 42.3], [54.5, 48.1], [54.3, 49.8], [52.7, 51.1], [49.4, 54.1]]], \"dixon-creek\": [[[62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8], [59.3, 52.7], [56.0, 50.2], [54.3, 49.8], [54.5, 48.1], [53.9, 42.3], [56.7, 43.1], [62.6, 40.8]]], \"mesitos-point\": [[[25.1, 4.5], [29.6, 4.5], [35.3, 4.3], [38.4, 4.0], [50.2, 3.6], [55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0], [51.4, 29.9], [50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2], [29.5, 59.2], [28.0, 59.7], [21.9, 57.1], [22.1, 49.8], [22.0, 40.6], [21.8, 25.3], [22.4, 17.4], [23.8, 12.1]]], \"red-falls\": [[[66.7, 41.9], [64.0, 39.7], [65.0, 37.8], [65.3, 33.2], [67.2, 30.8], [68.4, 26.9], [68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4], [86.0, 50.1], [83.8, 51.1], [82.3, 51.1], [77.4, 51.2], [73.0, 50.0], [71.0, 50.8], [69.5, 50.2], [68.3, 48.5], [67.7, 46.5]]], \"spikes-view\": [[[22.0, 77.9], [22.1, 70.9], [21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8], [54.4, 58.3], [56.2, 58.5], [58.3, 61.3], [60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0], [60.1, 87.1], [54.7, 87.2], [45.4, 86.7], [42.2, 86.7], [36.1, 86.8], [34.2, 86.9], [28.4, 85.3], [22.0, 81.0]]], \"sunny-hills\": [[[88.3, 4.5], [91.6, 4.5], [92.7, 7.7], [92.3, 25.8], [92.5, 31.7], [92.7, 39.5], [92.9, 53.3], [86.8, 48.4], [86.5, 45.7], [85.6, 42.8], [84.3, 39.4], [82.6, 35.5], [80.7, 30.8], [80.4, 26.8], [79.3, 23.7], [77.5, 22.3], [74.3, 22.1], [71.1, 22.1], [68.1, 25.1], [66.8, 23.1], [64.2, 21.6], [62.8, 22.3], [61.4, 24.5], [60.0, 27.6], [59.0, 28.2], [53.9, 28.0], [52.8, 26.7], [51.2, 25.1], [50.1, 23.0], [49.5, 20.8], [49.8, 17.9], [53.2, 13.1], [54.8, 9.2], [55.8, 4.2], [62.2, 4.3], [66.9, 4.1], [73.8, 4.1]]]},\n  \"region_dividers\": [\n    {\"between\": [\"mesitos-point\", \"sunny-hills\"], \"line\": [[55.8, 4.2], [54.8, 9.2], [53.2, 13.1], [49.8, 17.9], [49.5, 20.8], [50.1, 23.0], [51.2, 25.1], [52.8, 26.7], [53.9, 28.0]]},\n    {\"between\": [\"red-falls\", \"sunny-hills\"], \"line\": [[68.1, 25.1], [71.1, 22.1], [74.3, 22.1], [77.5, 22.3], [79.3, 23.7], [80.4, 26.8], [80.7, 30.8], [82.6, 35.5], [84.3, 39.4], [85.6, 42.8], [86.5, 45.7], [86.8, 48.4]]},\n    {\"between\": [\"darkrock\", \"mesitos-point\"], \"line\": [[50.6, 33.5], [48.3, 30.9], [47.4, 25.5], [46.1, 23.1], [44.3, 22.4], [42.7, 23.1], [41.4, 25.3], [40.8, 27.9], [39.7, 29.7], [38.4, 31.1], [36.0, 33.8], [34.3, 38.5], [33.8, 42.6], [32.7, 48.7], [31.4, 51.4], [30.8, 54.7], [31.3, 57.2]]},\n    {\"between\": [\"cliff-junction\", \"red-falls\"], \"line\": [[64.0, 39.7], [66.7, 41.9], [67.7, 46.5], [68.3, 48.5], [69.5, 50.2], [71.0, 50.8], [73.0, 50.0], [77.4, 51.2], [82.3, 51.1], [83.8, 51.1], [86.0, 50.1], [86.8, 48.4]]},\n    {\"between\": [\"cliff-junction\", \"dixon-creek\"], \"line\": [[62.6, 40.8], [62.0, 47.5], [62.3, 49.5], [63.4, 51.7], [64.1, 52.8]]},\n    {\"between\": [\"darkrock\", \"dixon-creek\"], \"line\": [[53.9, 42.3], [54.5, 48.1], [54.3, 49.8]]},\n    {\"between\": [\"cliff-junction\", \"sunny-hills\"], \"line\": [[86.8, 48.4], [92.9, 53.3]]},\n    {\"between\": [\"mesitos-point\", \"spikes-view\"], \"line\": [[21.9, 57.1], [28.0, 59.7], [29.5, 59.2], [31.3, 57.2]]},\n    {\"between\": [\"darkrock\", \"spikes-view\"], \"line\": [[31.3, 57.2], [32.4, 58.4], [33.8, 58.6], [36.7, 58.4], [38.2, 59.4], [39.6, 60.3], [41.5, 60.4], [44.7, 60.1], [48.0, 59.8], [50.4, 57.8]]},\n    {\"between\": [\"cliff-junction\", \"spikes-view\"], \"line\": [[60.6, 62.0], [60.0, 67.1], [60.8, 69.3], [62.8, 71.9], [65.4, 74.8], [66.0, 76.5], [66.2, 87.0]]}\n  ]\n}\n"],["cattle.yaml","# yaml-language-server: $schema=../schema/cattle.json\n# The cattle tokens, eight for each ranch. Their rewards are ours.\n\n- {id: green-1, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-2, ranch: ranch-green, source: reconstructed, do: [{money: 20}]}\n- {id: green-3, ranch: ranch-green, source: reconstructed, do: [{money: 30}]}\n- {id: green-4, ranch: ranch-green, source: reconstructed, do: [{money: 40}]}\n- {id: green-5, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-6, ranch: ranch-green, source: reconstructed, do: [{lp: 1}]}\n- {id: green-7, ranch: ranch-green, source: reconstructed, do: [{lp: 2}]}\n- {id: green-8, ranch: ranch-green, source: reconstructed, do: [{draw: 2}]}\n\n- {id: blue-1, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-2, ranch: ranch-blue, source: reconstructed, do: [{money: 20}]}\n- {id: blue-3, ranch: ranch-blue, source: reconstructed, do: [{money: 30}]}\n- {id: blue-4, ranch: ranch-blue, source: reconstructed, do: [{money: 40}]}\n- {id: blue-5, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-6, ranch: ranch-blue, source: reconstructed, do: [{lp: 1}]}\n- {id: blue-7, ranch: ranch-blue, source: reconstructed, do: [{lp: 2}]}\n- {id: blue-8, ranch: ranch-blue, source: reconstructed, do: [{draw: 2}]}\n"],["characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The twelve characters. Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: annie-oakley\n  name: Annie Oakley\n  source: rulebook\n  start: darkrock-general-store\n  gains: {cards: 1, items: [rifle]}\n  abilities:\n    - when: fight-start\n      if: [against-player]\n      do:\n        - opponent:\n            - suffer:\n                - {key: discard, do: [{discard: 1}]}\n                - {key: wound, do: [{wound: 1}]}\n\n- id: bass-reeves\n  name: Bass Reeves\n  source: rulebook\n  start: darkrock-sheriffs-office\n  gains: {money: 10, cards: 1, items: [revolver+], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      do: [{draw: 1}]\n\n- id: billy-the-kid\n  name: Billy the Kid\n  source: rulebook\n  start: hideout-a\n  gains: {cards: 2, items: [revolver], wanted: 2}\n  abilities:\n    - when: move-ended\n      do: [{player-here: [{tribute: 10}]}]\n\n- id: bloody-knife\n  name: Bloody Knife\n  source: published\n  start: spikes-view-mine\n  gains: {money: 20, cards: 2, items: [revolver]}\n  passives: [ride-mesas]\n  abilities:\n    - when: mesa-crossed\n      do: [{heal: 1}]\n\n- id: calamity-jane\n  name: Calamity Jane\n  source: published\n  start: red-falls-general-store\n  # Her Provisions draw a card on being gained.\n  gains: {money: 20, items: [revolver, provisions]}\n  passives: [{hand-size: 1}]\n  abilities:\n    - when: contributed\n      do: [{draw: 1}]\n\n- id: doc-holliday\n  name: Doc Holliday\n  source: published\n  start: red-falls-doctors-office\n  gains: {money: 40, cards: 2, items: [revolver], wounds: 1}\n  passives: [wounds-keep-hand-size]\n  abilities:\n    - when: wounded\n      do: [{draw: 1}]\n\n- id: jesse-james\n  name: Jesse James\n  source: published\n  start: hideout-b\n  gains: {money: 10, cards: 1, items: [revolver+], wanted: 1}\n  passives: [win-player-ties]\n  abilities:\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: kit-carson\n  name: Kit Carson\n  source: published\n  start: sunny-hills-mine\n  gains: {cards: 2, items: [miners-map, revolver+]}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: fight-reveal\n      if: [outside-town]\n      do: [{decrease: 1}]\n\n- id: stagecoach-mary\n  name: Stagecoach Mary\n  source: published\n  start: darkrock-saloon\n  gains: {money: 10, cards: 1, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      do: [{money: 10}]\n    - when: contributed\n      do: [{money: 10}]\n\n- id: wild-bill-hickok\n  name: Wild Bill Hickok\n  source: published\n  start: red-falls-cabaret\n  gains: {money: 10, cards: 3, items: [revolver]}\n  abilities:\n    - when: poker-won\n      do: [{money: 20}]\n    - when: poker-lost\n      optional: true\n      do: [{keep-played: 1}]\n\n- id: wyatt-earp\n  name: Wyatt Earp\n  source: published\n  start: hideout\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: fight-won\n      if: [against-bandit]\n      limit: turn\n      do: [{actions: 1}]\n\n- id: y-b-rowdy\n  name: Y.B. Rowdy\n  source: rulebook\n  start: cliff-junction-mine\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      price: [{discard: 1}]\n      do: [{ride: 3}]\n"],["die.yaml","# yaml-language-server: $schema=../schema/die.json\n# The six faces of a prospecting die. Published.\n[nugget, nugget, nugget, tailings, gold-dust, gravel]\n"],["fight-cards.yaml","# yaml-language-server: $schema=../schema/fight-cards.json\n# The thirteen fight cards: what each does to the player who fights it.\n\n- {rank: \"2\", source: published, do: [{wound: 1}, {lose-lp: 1}]}\n- {rank: \"3\", source: rulebook, do: [{wound: 2}]}\n- {rank: \"4\", source: published, do: [{wound: 1}, {discard: 1}]}\n- {rank: \"5\", source: published, do: [{wound: 1}, no-marshal-reward]}\n- {rank: \"6\", source: published, do: [{sure-wound: 1}]}\n- rank: \"7\"\n  source: rulebook\n  do:\n    - suffer:\n        - {key: wound, do: [{wound: 1}]}\n        - {key: discard, do: [{discard-random: 1}]}\n- {rank: \"8\", source: published, do: [{wound: 1}]}\n- rank: \"9\"\n  source: published\n  do:\n    - suffer:\n        - {key: discard, do: [{discard: 1}]}\n        - {key: pay, do: [{lose-money: 10}]}\n    - no-marshal-reward\n- {rank: \"10\", source: published, do: [{npc-restart: [{draw: 1}]}]}\n- {rank: J, source: rulebook, do: [{money: 10}]}\n- {rank: Q, source: published, do: [{draw: 1}]}\n- {rank: K, source: published, do: [{lp: 1}]}\n- rank: A\n  source: published\n  do:\n    - choose:\n        - {key: legend, do: [{lp: 1}]}\n        - {key: marshal, do: [{marshal: 1}]}\n        - {key: wanted, do: [{wanted: 1}]}\n"],["items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The items of the general store. Costs and fronts are published. A weapon''s or mount''s upgraded side has a name of its own on each copy:\n# Rusty, Boomstick, Persuader, Six Iron and Widowmaker are published, the other names are ours.\n\n- id: mustang\n  kind: mount\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 4}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Quicksilver, Dust Devil, Nightjar, Chinook, Cinder, Lonesome Belle]\n    passives: [{movement: 5}]\n\n- id: mule\n  kind: mount\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    passives: [{movement: 3}, {carry: 2}]\n  upgraded:\n    lp: 1\n    names: [Rusty, Deacon, Old Contrary, Biscuit, Jubilee, Thunderfoot]\n    passives: [{movement: 4}, {carry: 2}]\n    abilities:\n      # At this timing the condition reads the number of nuggets just deposited.\n      - when: deposited\n        if: [{nuggets-at-least: 4}]\n        do: [{lp: 1}]\n\n- id: revolver\n  kind: weapon\n  cost: 20\n  copies: 6\n  source: rulebook\n  upgraded:\n    lp: 1\n    names: [Persuader, Six Iron, Widowmaker, Last Word, Sweet Reason, Copperhead]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: shotgun\n  kind: weapon\n  cost: 30\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: fight-won\n        do: [{draw: 1}]\n  upgraded:\n    lp: 1\n    names: [Boomstick, Barn Door, Parson’s Bell, Hailstorm, Both Barrels, Mother-in-Law]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do: [{draw: 1}]\n\n- id: rifle\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Long Argument, Prairie Needle, Far Thunder, Patience, Evening Star, Old Certainty]\n    abilities:\n      - when: fight-start\n        if: [attacking, against-player]\n        do: [{look-at-hand: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: miners-map\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: prospect-rolled\n        optional: true\n        do: [reroll-die]\n\n- id: provisions\n  kind: misc\n  cost: 20\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{draw: 1}]\n      - when: action\n        do: [discard-this, {draw: 1}, {heal: 1}]\n\n- id: ten-gallon\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: poker-won\n        do: [{lp: 1}]\n      - when: poker-lost\n        do: [{money: 10}]\n\n- id: whiskey\n  kind: misc\n  cost: 10\n  copies: 6\n  source: rulebook\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      - when: move-ended\n        optional: true\n        do: [discard-this, {player-here: [{wound: 1}]}]\n"],["base/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The game in the box: what every selection begins with.\nid: base\nkind: base\nrules:\n  - setup\n  - turn-start\n  - movement\n  - card-actions\n  - fight-player\n  - bandits\n  - poker-cards\n  - general-store\n  - items\n  - poker-game\n  - prospect\n  - bank\n  - heist\n  - heal\n  - revel\n  - cattle\n  - work\n  - wounds\n  - tracks-marshal\n  - tracks-wanted\n  - sheriff\n  - stories\n  - end-of-turn\n  - end-game\n  - scoring\n  - ties\n  - clarifications\nlessons:\n  - moving\n  - fights\n  - law\n"],["numbers.yaml","# yaml-language-server: $schema=../schema/numbers.json\n# The numbers of the base game, English edition. Source: rulebook, unless a comment says otherwise.\nmovement-on-foot: 2\nmoney: 120\nnuggets: 4\nnugget-supply: 36\nwounds: 3\nhand: 5\nmisc-items: 3\nactions: 3\nlegendary-from: 5\nbandit-cards: 2\nguard-cards: 3\nsheriff-cards: 4\nheist-wanted: 3\nheist-money: 80\nduel-lp: 2\npoker-ante: 10\npoker-house: 50\ndoctor: 10\nrevel: 30\nnugget-price: 20\nwork: 10\nmoney-per-lp: 60\nmost-wanted: 3\nalso-wanted: 1\nfew-players: 4\ndiscs-few: 2\ndiscs-many: 3\ngoals-kept: 3\nincome-money: 20\nincome-cards: 2\nincome-both-money: 10\nincome-both-cards: 1\nprospect-money: 10\n"],["poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The 52 poker cards: sixteen titles, their cards (rank and suit) and what they do.\n\n- id: saddle-up\n  cards: [2c, 2s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{travel: town}]\n\n- id: cheat\n  cards: [2d, 2h]\n  source: rulebook\n  passives: [any-value-in-poker]\n\n- id: sprint\n  cards: [3c, 3d, 3h, 3s]\n  source: rulebook\n  abilities:\n    - when: move-extend\n      optional: true\n      do: [{extend-move: 2}]\n\n- id: manhunt\n  cards: [4c, 4d, 4h, 4s]\n  source: rulebook\n  abilities:\n    # A Marshal or Wanted player: conditions are \"and\", so \"or\" is an if in an else.\n    - when: action\n      do:\n        - sheriff: 3\n        - if:\n            all: [marshal]\n            then: [{lp: 1}]\n            else:\n              - if:\n                  all: [wanted]\n                  then: [{lp: 1}]\n\n# The name is in the rulebook, the amount is ours.\n- id: payday\n  cards: [5c, 5d, 5h, 5s]\n  source: reconstructed\n  abilities:\n    - when: action\n      do: [{money: 30}]\n\n- id: stick-em-up\n  cards: [6c, 6d, 6h, 6s]\n  source: rulebook\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 2}]\n\n# The rulebook knows its limit of one a turn; the rest is ours.\n- id: reputation\n  cards: [7c, 7d, 7h, 7s]\n  source: reconstructed\n  abilities:\n    - when: points-gained\n      optional: true\n      limit: turn\n      do: [{same-points: 1}]\n\n# The name is in the rulebook, the effect is ours.\n- id: wallop\n  cards: [8c, 8s]\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      if: [against-player]\n      do: [{wound-loser: 1}]\n    - when: fight-won\n      if: [against-npc]\n      do: [{draw: 1}]\n\n- id: shootout\n  cards: [8d, 8h]\n  source: rulebook\n  abilities:\n    - when: fight-compared\n      optional: true\n      do: [restart]\n\n- id: instincts\n  cards: [9c, 9d, 9h, 9s]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{draw: 3}]\n    - when: discarded\n      do: [{draw: 1}]\n\n- id: lady-luck\n  cards: [10d, 10h]\n  source: rulebook\n  abilities:\n    - when: poker-played\n      do: [{money: 30}, {draw: 1}]\n\n- id: fools-gold\n  cards: [10c, 10s]\n  source: rulebook\n  passives: [counts-as-nugget]\n\n# Cancels wounds from the reveal on, and loses 1 at once.\n- id: bulletproof\n  cards: [Jc, Jd, Jh, Js]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      do: [cancel-wounds, {heal: 1}]\n\n- id: quickdraw\n  cards: [Qc, Qd, Qh, Qs]\n  source: rulebook\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      optional: true\n      do: [cancel-fight-card]\n\n- id: determination\n  cards: [Kc, Kd, Kh, Ks]\n  source: rulebook\n  abilities:\n    - when: action\n      do: [{actions: 2}]\n\n- id: living-legend\n  cards: [Ac, Ad, Ah, As]\n  source: rulebook\n  abilities:\n    - when: action\n      do:\n        - choose:\n            - {key: marshal, do: [{marshal: 1}]}\n            - {key: wanted, do: [{wanted: 1}]}\n"],["stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# The forty stories: four triggers with ten cards each. Twenty names and the whole of Blood Money are published;\n# the other rewards, names and all tales are ours. Every contributor is rewarded, also those whose turn it is not.\n\ntriggers:\n  - {id: legend, event: {lp-by-action: 2}, source: rulebook}\n  - {id: points, event: track-points, source: rulebook}\n  - {id: spend, event: {spend-in-town: 80}, source: rulebook}\n  - {id: showdown, event: fight-player, source: rulebook}\n\ncards:\n  # ---- Gain 2 or more LP by a single action ----\n  - id: blood-money\n    trigger: legend\n    source: rulebook\n    do:\n      - choose:\n          - {key: money, do: [{money: 30}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n    spawn: [b, c]\n    sheriff: 3\n\n  - id: the-wild-wild-west\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 2\n\n  - id: fortune-favors-the-bold\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: ghost-mine\n    trigger: legend\n    source: reconstructed\n    do:\n      - prospect\n      - may: {price: [{wound: 1}], get: [prospect]}\n    spawn: [c]\n\n  - id: the-preacher\n    trigger: legend\n    source: reconstructed\n    do:\n      - heal-all\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 1\n\n  - id: the-dime-novel\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    sheriff: 2\n\n  - id: gold-fever\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, do: [{nuggets: 2}]}\n          - {key: travel, do: [{travel: mine}, {money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-photographer\n    trigger: legend\n    source: reconstructed\n    do:\n      - if:\n          all: [{upgrades-at-least: 1}]\n          then: [{lp: 1}, {money: 10}]\n          else: [{money: 20}, {upgrade: 20}]\n\n  - id: election-day\n    trigger: legend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: legend, do: [{lp: 1}, {draw: 2}, {each-player: [{draw: 1}]}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 4\n\n  - id: the-balladeer\n    trigger: legend\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [b]\n\n  # ---- Gain any number of Marshal or Wanted points ----\n  - id: dead-or-alive\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - key: money\n            do:\n              - money: 30\n              - each-player:\n                  - if: {all: [wanted], then: [{wound: 1}]}\n          - {key: travel, do: [{travel: mine}, {draw: 2}, {heal: 1}]}\n    sheriff: 6\n\n  - id: the-pinkertons\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 2}]}\n          - {key: money, do: [{money: 20}, {each-player: [{discard: 1}]}]}\n    sheriff: 5\n\n  - id: the-law\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [marshal]\n          then: [{lp: 1}, {money: 20}]\n          else:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n    sheriff: 4\n\n  - id: the-sheriff-of-darkrock\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then:\n            - choose:\n                - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {heal: 1}]}\n                - {key: cards, do: [{draw: 3}]}\n          else:\n            - choose:\n                - {key: travel, do: [{travel: darkrock-sheriffs-office}, {money: 40}]}\n                - {key: marshal, do: [{marshal: 1}]}\n    spawn: [a, b]\n    sheriff: 4\n\n  - id: harsh-times\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b, c]\n    sheriff: 1\n\n  - id: ink-still-wet\n    trigger: points\n    source: reconstructed\n    do:\n      - if:\n          all: [wanted]\n          then: [{lp: 1}, {draw: 1}]\n          else:\n            - choose:\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-hanging-judge\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: cards, do: [{draw: 3}]}\n    sheriff: 5\n\n  - id: jailbreak\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 1\n      - choose:\n          - {key: wanted, do: [{wanted: 1}]}\n          - {key: money, do: [{money: 20}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: the-informant\n    trigger: points\n    source: reconstructed\n    do:\n      - draw: 2\n      - may: {get: [{travel: saloon}]}\n    sheriff: 6\n\n  - id: twelve-good-men\n    trigger: points\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - key: money\n            do:\n              - money: 20\n              - each-player:\n                  - if: {all: [wanted], then: [{lose-money: 20}]}\n    sheriff: 3\n\n  # ---- Spend $80 or more in a town by a single action ----\n  - id: cheap-horse\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: mustang, price: [{lose-money: 10}], do: [{gain-item: mustang}]}\n          - {key: mule, do: [{gain-item: mule}]}\n          - {key: money, do: [{money: 30}]}\n\n  - id: snake-oil-salesman\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, price: [{lose-money: 10}], do: [heal-all, {lp: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: spit-shined-and-proper\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: cabaret}, {money: 30}]}\n    sheriff: 2\n\n  - id: tools-of-the-trade\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: shop, do: [{shop: 30}]}\n          - {key: cards, do: [{draw: 3}]}\n    spawn: [c]\n\n  - id: the-widow\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}, {heal: 1}]}\n    spawn: [a]\n    sheriff: 2\n\n  - id: the-new-piano\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {money: 30}]}\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}, {each-player: [{draw: 1}]}]}\n\n  - id: mail-order\n    trigger: spend\n    source: reconstructed\n    do:\n      - draw: 1\n      - may: {get: [{shop: 30}]}\n    sheriff: 1\n\n  - id: the-grand-opening\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: ten-gallon, do: [{gain-item: ten-gallon}, {money: 20}]}\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [c]\n    sheriff: 3\n\n  - id: payroll-monday\n    trigger: spend\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 40}]\n          then: [{money: 50}]\n          else: [{money: 20}, {draw: 1}]\n    spawn: [a, b]\n    sheriff: 3\n\n  - id: a-tab-to-settle\n    trigger: spend\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 30}], do: [{lp: 2}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}, {money: 10}]}\n\n  # ---- Start a fight with another player ----\n  - id: local-rabble\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 10}], do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 20}, {each-player-here: [{lose-money: 10}]}]}\n    spawn: [a, b]\n    sheriff: 2\n\n  - id: high-noon\n    trigger: showdown\n    source: reconstructed\n    do:\n      - draw: 2\n      - if:\n          all: [unhurt]\n          then: [{lp: 1}]\n          else: [{heal: 1}]\n    sheriff: 4\n\n  - id: rub-some-dirt-in-it\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 1}]\n          then: [{heal: 1}, {draw: 2}]\n          else: [{money: 30}]\n    spawn: [c]\n\n  - id: the-cruel-wastes\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [outside-town]\n          then:\n            - choose:\n                - {key: wound, price: [{wound: 1}], do: [{nuggets: 2}]}\n                - {key: travel, do: [{travel: town}, {draw: 2}]}\n          else: [{money: 30}]\n    spawn: [b, c]\n\n  - id: tribes-of-the-mesa\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: provisions, do: [{gain-item: provisions}, {heal: 1}]}\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 1}], do: [{lp: 1}, {heal: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n\n  - id: bad-blood\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [a]\n    sheriff: 3\n\n  - id: the-undertaker\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{wounds-at-least: 2}]\n          then: [{heal: 1}, {lp: 1}]\n          else: [{money: 30}]\n    sheriff: 1\n\n  - id: no-witnesses\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [alone]\n          then: [{money: 50}]\n          else:\n            - choose:\n                - {key: cards, do: [{draw: 3}]}\n                - {key: money, do: [{money: 20}, {each-player-here: [{discard: 1}]}]}\n    spawn: [c]\n    sheriff: 5\n\n  - id: range-war\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {money: 10}]}\n          - {key: travel, do: [{travel: rail-station}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [a, c]\n    sheriff: 4\n\n  - id: the-long-walk-home\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: town}, {draw: 1}]}\n          - {key: heal, do: [{heal: 2}, {draw: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n"],["tokens.yaml","# yaml-language-server: $schema=../schema/tokens.json\n# The legendary tokens that completed goals earn.\n- {lp: 1, copies: 6, source: rulebook}\n- {lp: 2, copies: 9, source: rulebook}\n- {lp: 3, copies: 3, source: rulebook}\n"],["tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# What entering each space of a track gives, and what its rows are worth. Published, and in agreement with the rulebook''s examples.\n\nmarshal:\n  source: published\n  spaces:\n    - [{money: 20}]\n    - [{money: 20}]\n    - [{lp: 2}]\n    - [{money: 30}]\n    - [{money: 30}]\n    - [{lp: 4}]\n    - [{money: 40}]\n    - [{money: 40}]\n    - [{lp: 6}]\n  rows: [1, 2, 3]\n\nwanted:\n  source: published\n  spaces:\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n    - [{draw: 1}]\n    - []\n  rows: [1, 2, 3]\n"],["blood-money/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The characters of Blood Money (bm.characters.*). Starts and abilities are published; an ability works once its owner has reached 5 LP.\n\n- id: al-swearengen\n  name: Al Swearengen\n  source: published\n  start: own-deed\n  gains: {cards: 1, items: [revolver], do: [{gain-deed: saloon}]}\n  passives: [{deed-discount: 10}]\n  abilities:\n    - when: beside-actions\n      limit: turn\n      price: [{discard: 1}]\n      do: [use-deed]\n\n- id: ben-hodges\n  name: Ben Hodges\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {cards: 3, items: [revolver], wanted: 1}\n  abilities:\n    - when: card-or-item-action\n      limit: turn\n      do: [{money: 20}]\n\n- id: buckshot-roberts\n  name: Buckshot Roberts\n  source: published\n  start: spikes-view-rail-station\n  gains: {cards: 1, wounds: 1, do: [weapon-of-choice]}\n  abilities:\n    - when: start-of-turn\n      if: [injured]\n      do: [{draw: 1}, {actions: 1}]\n\n- id: charley-parkhurst\n  name: Charley Parkhurst\n  source: published\n  start: red-falls-general-store\n  gains: {money: 20, cards: 2, items: [revolver], points: [{track: story, points: 1}]}\n  abilities:\n    - when: die-rolled\n      if: [own-turn]\n      limit: turn\n      do: [reroll-die]\n    - when: risk-rolled\n      do: [{track: {track: story, points: 1}}]\n\n- id: elfego-baca\n  name: Elfego Baca\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 2, items: [revolver], marshal: 2}\n  passives: [{first-wounds-less: 1}]\n  abilities:\n    - when: fight-reveal\n      if: [upgraded-weapon]\n      do: [{decrease: 1}]\n\n- id: james-beckwourth\n  name: James “Bloody Arm” Beckwourth\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, items: [revolver+]}\n  abilities:\n    - when: risk-rolled\n      do: [{draw: 1}]\n    - when: fight-won\n      if: [own-turn]\n      limit: turn\n      do: [{track: {track: story, points: 1}}]\n\n- id: john-slaughter\n  name: “Texas” John Slaughter\n  source: published\n  start: frontier-6\n  start-free: true\n  gains: {money: 10, cards: 1, items: [repeating-shotgun], marshal: 1}\n  abilities:\n    - when: action\n      do:\n        - choose-several:\n            pick: 2\n            of:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 10}]}\n              - {key: heal, do: [{heal: 1}]}\n              - {key: move, do: [{ride: 1}]}\n              - {key: bandit, do: [{bandit-in: hideout}]}\n\n- id: lottie-deno\n  name: Lottie Deno\n  source: published\n  start: saloon\n  start-free: true\n  gains: {money: 10, cards: 2, items: [revolver], points: [{track: gambler, points: 1}]}\n  abilities:\n    - when: bonus-used\n      do: [{track: {track: story, points: 1}}]\n\n- id: lozen\n  name: Lozen\n  source: published\n  start: frontier-7\n  start-free: true\n  gains: {cards: 3, lp: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: fight-deck, do: [look-at-fight-deck, {may: {get: [bury-fight-card]}}]}\n            - {key: poker-deck, do: [look-at-deck, {may: {get: [bury-top]}}]}\n            - {key: train, do: [look-at-encounter, {may: {get: [bury-encounter]}}]}\n\n- id: tom-tobin\n  name: Tom Tobin\n  source: published\n  start: trader\n  gains: {cards: 1, items: [revolver], do: [{legendary-item: 1}]}\n  passives: [{legendary-discount: 10}]\n  abilities:\n    - when: end-of-turn\n      if: [at-trader]\n      do: [buy-legendary]\n"],["blood-money/deeds.yaml","# yaml-language-server: $schema=../schema/deeds.json\n# The deeds to seventeen locations (bm.deeds.*). The sets and the LP of the saloons, the bank and the doctor''s office are published; the\n# prices, the abilities and the other LP are ours: prices so low and LP so high that deeds can win a game against gamblers (docs/balance.md).\n- {id: sunny-hills-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, prospect]}\n- {id: cliff-junction-mine, source: reconstructed, set: mine, cost: 10, lp: [3, 4, 5], do: [{nuggets: 2}]}\n- {id: spikes-view-mine, source: reconstructed, set: mine, cost: 20, lp: [3, 4, 5], do: [prospect, {draw: 2}]}\n- {id: spikes-view-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: rail-station}, {draw: 1}]}\n- {id: gulch-frontier-rail-station, source: reconstructed, set: rail-station, cost: 10, lp: [3, 4], do: [{travel: buzzard-gulch}, {money: 10}]}\n- {id: mesitos-point-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [cattle, {ride: 2}]}\n- {id: sunny-hills-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{ride: 5}]}\n- {id: gulch-frontier-ranch, source: reconstructed, set: ranch, cost: 10, lp: [3, 4, 5], do: [{heal: 1}, {draw: 2}]}\n- {id: darkrock-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{shop: 40}]}\n- {id: red-falls-general-store, source: reconstructed, set: store, cost: 30, lp: [3, 4, 5], do: [{upgrade: 40}]}\n- id: buzzard-gulch-trading-post\n  source: reconstructed\n  set: store\n  cost: 20\n  lp: [3, 4, 5]\n  do:\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: upgrade, do: [{upgrade: 20}]}\n        - {key: money, do: [{money: 30}]}\n- {id: darkrock-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{each-player: [{lose-money: 10}]}, {money: 30}]}\n- {id: red-falls-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{draw: 2}, {track: {track: gambler, points: 1}}]}\n- {id: buzzard-gulch-saloon, source: published, set: saloon, cost: 30, lp: [1, 2, 3], do: [{track: {track: gambler, points: 2}}]}\n- {id: darkrock-bank, source: published, cost: 40, lp-for-each-deed: 1, do: [{money: 60}]}\n- {id: red-falls-cabaret, source: reconstructed, cost: 20, lp: [4], do: [{lp: 1}, {draw: 1}]}\n- {id: red-falls-doctors-office, source: published, cost: 10, lp: [1], do: [heal-all, {draw: 1}]}\n"],["blood-money/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty goals of the characters of Blood Money, four for each; all are ours. Each depends on public facts only.\n\n# Al Swearengen: the Gem Theater, and what it earned in Deadwood.\n- id: al-badlands\n  character: al-swearengen\n  source: reconstructed\n  event: {claim-deed: 3}\n# His first house, the Cricket, offered prizefights on a floor of a few feet.\n- id: al-cricket\n  character: al-swearengen\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: saloon}]\n# The fire of 1879 took the Gem with the rest of the town. It opened again in December, larger.\n- id: al-after-the-fire\n  character: al-swearengen\n  source: reconstructed\n  event: repair\n- id: al-five-thousand\n  character: al-swearengen\n  source: reconstructed\n  event: use-deed\n  if: [{money-at-least: 100}]\n\n# Ben Hodges: a cowhand of Dodge City with a pedigree of his own making.\n# He claimed a Spanish land grant and had the papers drawn up.\n- id: ben-land-grant\n  character: ben-hodges\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{wanted-at-least: 2}]\n# A banker wrote him a letter of credit on it.\n- id: ben-letter-of-credit\n  character: ben-hodges\n  source: reconstructed\n  event: use-deed\n  if: [{at: bank}]\n# Tried for the theft of a herd, he spoke two hours in his own defense and was acquitted.\n- id: ben-own-defense\n  character: ben-hodges\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {wanted-at-least: 3}]\n# He applied for the post. The cattlemen compared it to a fox in a henhouse.\n- id: ben-livestock-inspector\n  character: ben-hodges\n  source: reconstructed\n  event: acquire\n  if: [wanted, {money-at-least: 60}]\n\n# Buckshot Roberts: Blazer''s Mill, April 4, 1878.\n- id: buckshot-mattress\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: any}\n  if: [injured]\n# An old load of shot in the shoulder: he could not lift a rifle above the hip.\n- id: buckshot-from-the-hip\n  character: buckshot-roberts\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [upgraded-weapon, {wounds-at-least: 1}]\n# He had come on his mule for the money for his farm, which the mail was to bring.\n- id: buckshot-check-in-the-mail\n  character: buckshot-roberts\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-rail-station}, {has-item: mule}]\n- id: buckshot-thirteen-to-one\n  character: buckshot-roberts\n  source: reconstructed\n  event: roll-risk\n  if: [{wounds-at-least: 3}]\n\n# Charley Parkhurst: the whip of the California stages.\n# The robber Sugarfoot stopped the stage twice; the second time Charley was ready.\n- id: charley-sugarfoot\n  character: charley-parkhurst\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{points-at-least: {track: story, points: 2}}]\n# The bridge over the Tuolumne fell when the stage was across.\n- id: charley-the-bridge\n  character: charley-parkhurst\n  source: reconstructed\n  event: roll-risk\n  if: [{at: cliff-junction}, unhurt]\n# As the register of voters has it, in 1868.\n- id: charley-occupation-farmer\n  character: charley-parkhurst\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: ranch}]\n# The box of Wells Fargo under the seat.\n- id: charley-green-box\n  character: charley-parkhurst\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 3}]\n\n# Elfego Baca: nineteen years old, with a star of his own, at Frisco in 1884.\n- id: elfego-thirty-three-hours\n  character: elfego-baca\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal, unhurt]\n# As sheriff he wrote letters to the accused, who were to come in by themselves. Most did.\n- id: elfego-kindly-come-in\n  character: elfego-baca\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 4}]\n- id: elfego-mail-order-badge\n  character: elfego-baca\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [marshal]\n# In the morning the besiegers saw smoke: he was making his breakfast.\n- id: elfego-tortillas\n  character: elfego-baca\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [{at: hideout}]\n\n# James Beckwourth: trapper, war chief, guide, and the hero of his own book.\n# In 1851 he led the first wagons over the pass that has his name.\n- id: beckwourth-lowest-pass\n  character: james-beckwourth\n  source: reconstructed\n  event: cross-pass\n  if: [has-cattle]\n- id: beckwourth-as-told\n  character: james-beckwourth\n  source: reconstructed\n  event: {discs: 2}\n# Among the Crow he bought furs for the American Fur Company.\n- id: beckwourth-company-furs\n  character: james-beckwourth\n  source: reconstructed\n  event: {gain-item: any}\n  if: [at-trader, outside-town]\n- id: beckwourth-bloody-arm\n  character: james-beckwourth\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wounds-at-least: 1}]\n\n# John Slaughter: sheriff of Cochise County, cattleman on the border.\n- id: slaughter-san-bernardino\n  character: john-slaughter\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [has-cattle]\n# In 1887 it shook down every house of the ranch.\n- id: slaughter-earthquake\n  character: john-slaughter\n  source: reconstructed\n  event: repair\n  if: [marshal]\n# He rode out after a man, and came back without a prisoner.\n- id: slaughter-came-back-alone\n  character: john-slaughter\n  source: reconstructed\n  event: {win-fight: any}\n  if: [upgraded-weapon, {marshal-at-least: 3}]\n# The cards were marked, and Slaughter took the pot with a pistol in his hand.\n- id: slaughter-marked-cards\n  character: john-slaughter\n  source: reconstructed\n  event: win-poker\n  if: [marshal, {money-at-least: 80}]\n\n# Lottie Deno: the gambler of San Antonio and Fort Griffin, later a pillar of Deming.\n- id: lottie-lotta-dinero\n  character: lottie-deno\n  source: reconstructed\n  event: win-poker\n  if: [{points-at-least: {track: gambler, points: 3}}]\n# Two gamblers shot each other at her table. The sheriff found the room empty but for her, who counted.\n- id: lottie-counting-her-chips\n  character: lottie-deno\n  source: reconstructed\n  event: roll-risk\n  if: [{at: saloon}, unhurt, {money-at-least: 60}]\n- id: lottie-mrs-thurmond\n  character: lottie-deno\n  source: reconstructed\n  event: {claim-deed: 2}\n# One of the names that others gave her.\n- id: lottie-mystic-maud\n  character: lottie-deno\n  source: reconstructed\n  event: {discs: 2}\n  if: [unhurt]\n\n# Lozen: scout, warrior and shield of the Chihenne Apache.\n# She turned with open hands until she knew where the enemy was.\n- id: lozen-open-hands\n  character: lozen\n  source: reconstructed\n  event: reveal-token\n  if: [unhurt]\n# On the way through the desert she killed a steer with a knife: a shot would have been heard.\n- id: lozen-only-a-knife\n  character: lozen\n  source: reconstructed\n  event: acquire\n  if: [alone, {wanted-at-least: 2}]\n# In 1880 she brought a young mother and her child to Mescalero, far across the mountains.\n- id: lozen-mother-and-child\n  character: lozen\n  source: reconstructed\n  event: cross-pass\n  if: [{has-item: provisions}]\n- id: lozen-shield\n  character: lozen\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town, {wanted-at-least: 2}]\n\n# Tom Tobin: the tracker.\n# Birds that circled over a thicket showed him where the Espinosas camped.\n- id: tobin-magpies\n  character: tom-tobin\n  source: reconstructed\n  event: reveal-token\n  if: [outside-town]\n- id: tobin-espinosas\n  character: tom-tobin\n  source: reconstructed\n  event: {win-fight: opponent}\n  if: [unhurt]\n# Years later he got a part of the reward, and a coat like Kit Carson''s.\n- id: tobin-carsons-coat\n  character: tom-tobin\n  source: reconstructed\n  event: {gain-item: legendary}\n  if: [{misc-items-at-least: 2}]\n# In 1847 he escaped from the besieged mill by night and walked to Santa Fe.\n- id: tobin-turleys-mill\n  character: tom-tobin\n  source: reconstructed\n  event: end-move\n  if: [{at: mesitos-point}, alone, {wounds-at-least: 2}]\n"],["blood-money/injuries.yaml","# yaml-language-server: $schema=../schema/injuries.json\n# The 20 injuries, all ours (bm.injuries.*). Each is milder than two wounds, which cost 2 LP and 2 cards: a nuisance for as long as it lasts,\n# a loss at once, or 1 LP at the end. Ten cost LP, two of them 2. None gives wounds, points on a track or a fight, so that one drawn in a\n# fight or on another player''s turn is soon resolved. `do` happens when the card is drawn.\n\n# ---- A nuisance for as long as it lasts ----\n\n- id: cracked-ribs\n  source: reconstructed\n  passives: [{smaller-hand: 1}]\n  lp: -1\n\n- id: stiff-knee\n  source: reconstructed\n  passives: [{slower: 1}]\n\n- id: torn-shoulder\n  source: reconstructed\n  passives: [{carry-less: 2}]\n  lp: -1\n\n- id: slashed-side\n  source: reconstructed\n  do: [{lose-money: 10}]\n  passives: [{smaller-purse: 40}]\n\n- id: burned-palm\n  source: reconstructed\n  do: [{discard: 1}]\n  passives: [{carry-less: 1}]\n\n# ---- A price in every turn, fight or game ----\n\n- id: fever\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      do:\n        - suffer:\n            - {key: money, do: [{lose-money: 10}]}\n            - {key: discard, do: [{discard: 1}]}\n\n- id: laudanum\n  source: reconstructed\n  do: [{draw: 2}]\n  abilities:\n    - when: start-of-turn\n      do: [{lose-money: 10}]\n\n- id: bandaged-eyes\n  source: reconstructed\n  abilities:\n    - when: start-of-turn\n      if: [{wounds-at-least: 3}]\n      do: [{discard-random: 1}]\n\n- id: saddle-sores\n  source: reconstructed\n  abilities:\n    - when: move-ended\n      if: [outside-town]\n      limit: turn\n      do: [{lose-money: 10}]\n\n- id: broken-arm\n  source: reconstructed\n  abilities:\n    - when: fight-won\n      do: [{discard: 1}]\n\n- id: crushed-finger\n  source: reconstructed\n  abilities:\n    - when: fight-reveal\n      if: [against-player]\n      do: [{opponent: [{decrease: 1}]}]\n  lp: -1\n\n- id: shaking-hands\n  source: reconstructed\n  abilities:\n    - when: poker-won\n      do: [{lose-money: 20}]\n    - when: poker-lost\n      do: [{lose-money: 10}]\n  lp: -1\n\n- id: burst-eardrum\n  source: reconstructed\n  abilities:\n    - when: contributed\n      do: [{discard-random: 1}]\n  lp: -1\n\n# ---- At once, or at the end ----\n\n- id: powder-burns\n  source: reconstructed\n  do: [{discard: 2}]\n\n- id: black-eye\n  source: reconstructed\n  do:\n    - suffer:\n        - {key: money, do: [{lose-money: 30}]}\n        - {key: discard, do: [{discard-random: 2}]}\n\n- id: snakebite\n  source: reconstructed\n  do: [{lose-money: 20}]\n  lp: -1\n\n- id: cracked-skull\n  source: reconstructed\n  do: [{discard-random: 1}]\n  lp: -1\n\n- id: lost-tooth\n  source: reconstructed\n  do:\n    - may: {price: [{lose-money: 30}], get: [{lp: 1}]}\n  lp: -1\n\n- id: broken-nose\n  source: reconstructed\n  do: [{lp: 1}]\n  lp: -2\n\n- id: bullet-left-in\n  source: reconstructed\n  lp: -2\n"],["blood-money/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the stores: costs and fronts are published (items.02, 03, 04, 09, 14, 17), the upgraded sides and the names of their\n# copies are ours. The Legendary items: names and price are published, kinds are those of the rule index; effects and LP are ours,\n# 3 LP for most and 2 for those that bring the most (docs/balance.md).\n\n- id: boot-knife\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: other-wounded\n        do: [{lp: 1}]\n      - when: fight-lost\n        if: [against-player]\n        do: [discard-this]\n\n# Nothing puts nuggets on the board, so that only longhorns lie there.\n- id: bullwhip\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    passives: [strays-keep-movement]\n    abilities:\n      - when: move-ended\n        optional: true\n        do: [{take-stray: 1}]\n\n- id: burro\n  kind: mount\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {hand-size: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Candelaria, Nickel, No Hurry, Ezekiel, Sister Agnes, The Committee]\n    passives: [{movement: 3}, {hand-size: 2}]\n\n- id: medicine-pouch\n  kind: misc\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: gained\n        do: [{heal: 1}]\n      # An injury is lost with the last wound.\n      - when: action\n        if: [injured, {wounds-at-most: 2}]\n        do: [discard-this, {heal: 2}, {lp: 1}]\n      - when: action\n        do: [discard-this, {heal: 2}]\n\n- id: pocket-watch\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [discard-this, {actions: 1}]\n\n- id: repeating-shotgun\n  kind: weapon\n  cost: 10\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-start\n        price: [{lose-money: 10}]\n        do: [upgrade-this]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Encore, Amen Corner, Rolling Thunder, Five More Words, Long Goodbye, Nine Times Out]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: cattle-brand\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: action\n        limit: turn\n        do: [cattle, {ride: 2}]\n\n- id: portrait\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n\n- id: spurs\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-extend\n        limit: move\n        do: [{extend-move: 1}]\n\n- id: canteen\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{if: {all: [{wounds-at-least: 1}], then: [{heal: 1}], else: [{draw: 1}]}}]\n\n- id: snakeskin-boots\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [ride-mesas]\n    abilities:\n      - when: mesa-crossed\n        do: [{money: 10}]\n\n- id: dime-western\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: track-point\n        if: [{on-track: story}]\n        do: [{draw: 1}]\n\n- id: telegram\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: action\n        limit: turn\n        do: [{draw: 2}, {sheriff: 3}]\n\n- id: fiddle\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: move-ended\n        if: [{at: saloon}]\n        do: [{money: 10}, {draw: 1}]\n\n- id: pump-trolley\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    passives: [{movement: 4}]\n    abilities:\n      - when: action\n        limit: turn\n        do: [{travel: rail-station}]\n\n- id: shot-glass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: wounded\n        do: [{money: 10}, {draw: 1}]\n\n- id: dragoons\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 3\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        do:\n          - choose:\n              - {key: card, do: [{draw: 1}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: short-cut\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: start-of-turn\n        optional: true\n        do: [{ride: 2}]\n"],["blood-money/legendary-stories.yaml","# yaml-language-server: $schema=../schema/legendary-stories.json\n# The twenty legendary stories of Blood Money (bm.legendary-stories.*): fronts, map tokens and forty endings, all ours.\n# \"You\" is the active player in `open`, the player who reveals the token in `tokens`, the player who met it in `conditions`, and in\n# `endings` the player who closed the last condition, unless `contributors`, `each-disc`, `others` or `everybody` says otherwise.\n#\n# Sizes: a condition is worth 3 LP and 2 poker cards to 4 LP and $20, an ending 4 to 5 LP, or 3 LP and a Legendary item, to each contributor, so\n# that stories can win a game against gamblers (docs/balance.md). A bad ending pays the contributors less and costs the others or the map\n# something. Each ruin is a different location: 12 at most, whichever endings come.\n#\n# A token that meets a condition is a contribution at once when it is revealed: otherwise an O revealed and not used would leave the card\n# open for good.\n\n# ---- The company comes ----\n\n- number: 1\n  id: green-ledger\n  source: reconstructed\n  open:\n    - everybody:\n        - may: {price: [{discard: 1}], get: [{money: 20}]}\n  conditions:\n    - {id: margins, on: {end-turn: darkrock-bank}, do: [{lp: 3}, {draw: 2}]}\n    - {id: collectors, on: {win-fight: bandit}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The small line is printed large.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - sheriff: 4\n    # The small line sold the water.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 20}]}\n                - {key: discard, do: [{discard: 1}]}\n        - bandits: [a]\n\n- number: 2\n  id: mule-named-senator\n  source: reconstructed\n  open: []\n  map-tokens: [mesitos-point-5, cliff-junction-9, gulch-frontier-19]\n  tokens:\n    o: [{nuggets: 1}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: oats, on: {spend-at-store: 20}, do: [{lp: 3}, {draw: 2}]}\n    - {id: found, on: {map-token: o}, do: [{lp: 4}]}\n  endings:\n    # The mule ate the map.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody: [{discard: 1}]\n        - bandits: [b]\n    # The map was a map.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n\n- number: 3\n  id: last-good-well\n  source: reconstructed\n  open:\n    - bandits: [b]\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [outside-town]\n        do: [{lose-money: 10}]\n  conditions:\n    - {id: dig, on: work, if: [{at: ranch}], do: [{lp: 4}]}\n    - {id: creek, on: {win-fight: bandit}, if: [{at: hideout-b}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}, {money: 10}]}\n  endings:\n    # The ranch burns.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: mesitos-point-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n    # Water at ninety-one feet.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody: [{heal: 1}]\n\n- number: 4\n  id: mercy-comes-whistling\n  source: reconstructed\n  open:\n    - place-token: {token: outlaw, at: gulch-frontier-outlaw-camp}\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [against-player]\n        do: [{money: 20}]\n  conditions:\n    - {id: camp, on: {end-turn: gulch-frontier-outlaw-camp}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: quarrel, on: {win-fight: player}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # She came for whoever stood tallest.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {money: 20}]\n        - everybody:\n            - if: {all: [{lp-at-least: 10}], then: [{wound: 1}]}\n        - bandits: [c]\n    # She missed.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - sheriff: 4\n\n# ---- Iron and gold ----\n\n- number: 5\n  id: iron-road\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [{at: rail-station}]\n        do: [{money: 10}]\n  conditions:\n    - {id: hammer, on: work, if: [{at: rail-station}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: survey, on: {end-turn: gulch-frontier-pass-a}, do: [{lp: 3}, {draw: 2}]}\n    - {id: first-train, on: rail-travel, do: [{lp: 4}, {money: 10}]}\n  endings:\n    # The figures are read aloud.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - each-disc: [{money: 10}]\n    # The first train brings the station along.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-rail-station\n        - everybody:\n            - if: {all: [{at: gulch-frontier}], then: [{wound: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-a}\n\n- number: 6\n  id: queen-in-the-sleeve\n  source: reconstructed\n  open:\n    - place-token: {token: high-roller, at: darkrock-saloon}\n  conditions:\n    - {id: seat, on: win-poker, do: [{lp: 3}, {track: {track: gambler, points: 1}}, {draw: 1}]}\n    - {id: dupe, on: lose-poker, do: [{lp: 3}, {money: 30}]}\n    - {id: house, on: work, if: [{at: cabaret}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The fourth queen.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {track: {track: gambler, points: 1}}]\n        - sheriff: 3\n    # The fifth.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: darkrock-saloon\n        - everybody:\n            - if:\n                all: [{at: darkrock}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 7\n  id: fenn-lode\n  source: reconstructed\n  open: []\n  map-tokens: [sunny-hills-mine, spikes-view-mine, cliff-junction-mine]\n  tokens:\n    o: [{nuggets: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  while-open:\n    passives: [{carry: 2}]\n  conditions:\n    - id: cross\n      on: {map-token: o}\n      do:\n        - lp: 4\n        - if: {all: [{completed: mule-named-senator}], then: [{nuggets: 1}]}\n    - {id: proof, on: {deposit: 2}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # Three mines, one vein.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - ruin: sunny-hills-mine\n        - place-token: {token: claim-jumper, at: spikes-view-mine}\n        - place-token: {token: claim-jumper, at: cliff-junction-mine}\n        - others: [{discard: 1}]\n    # Enough for every fool with a pan.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {nuggets: 1}]\n        - everybody:\n            - roll-die: [{draw: 1}]\n\n# ---- A hard summer ----\n\n- number: 8\n  id: quiet-sickness\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: start-of-turn\n        if: [in-town]\n        do:\n          - suffer:\n              - {key: pay, do: [{lose-money: 10}]}\n              - {key: discard, do: [{discard: 1}]}\n  conditions:\n    - {id: crate, on: {end-turn: gulch-frontier-rail-station}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 2}]}\n    - {id: nurse, on: work, if: [{at: doctors-office}], do: [{lp: 4}]}\n  endings:\n    # The bell rings.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody: [{heal: 1}]\n    # The torches.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: red-falls-doctors-office\n        - others: [{discard: 1}]\n        - sheriff: 5\n\n- number: 9\n  id: hot-lead\n  source: reconstructed\n  open: []\n  map-tokens: [cliff-junction-1, spikes-view-6, cliff-junction-9]\n  tokens:\n    o: [{draw: 2}]\n    x: [{money: 10}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: drawer, on: map-token, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n    - {id: news, on: {play-action: any}, if: [{at: darkrock}], do: [{lp: 3}, {money: 20}]}\n  endings:\n    # Your own name under Deaths.\n    a:\n      sections:\n        - contributors: [{lose-money: 20}, {lp: 5}]\n        - resolve-event\n    # The edition sells out.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - if: {all: [{completed: green-ledger}], then: [{contributors: [{money: 10}]}]}\n        - sheriff-to: darkrock-bank\n\n- number: 10\n  id: bridge-at-midnight\n  source: reconstructed\n  open:\n    - bandits: [c]\n  conditions:\n    - id: fuse\n      on: {end-turn: cliff-junction-mine}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{lp: 1}]}\n    - {id: lookouts, on: {win-fight: bandit}, if: [{at: hideout-c}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The train is on time.\n    a:\n      sections:\n        - contributors:\n            - lp: 3\n            - if: {all: [wanted], then: [{lp: 1}, {money: 20}], else: [{marshal: 1}, {money: 20}]}\n        - sheriff: 3\n    # The train is late.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: cliff-junction-mine\n        - others:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n\n- number: 11\n  id: forty-head\n  source: reconstructed\n  open:\n    - place-token: {token: longhorn, at: gulch-frontier-26}\n  conditions:\n    - {id: strays, on: {end-turn: sunny-hills-ranch}, do: [{lp: 3}, {draw: 2}]}\n    - {id: honest, on: wrangle, do: [{lp: 4}, {draw: 1}]}\n    - {id: crooked, on: rustle, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The stampede.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: gulch-frontier-ranch\n        - everybody:\n            - if:\n                all: [outside-town]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n        - place-token: {token: longhorn, at: gulch-frontier-3}\n    # Nine brands, forty cousins.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {heal: 1}]\n        - each-disc: [{money: 10}]\n\n# ---- The price of the law ----\n\n- number: 12\n  id: price-of-a-deputy\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - may: {price: [{lose-money: 10}], get: [{draw: 2}]}\n  conditions:\n    - id: complaint\n      on: {end-turn: darkrock-sheriffs-office}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n    - {id: copy, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: customer, on: {win-fight: any}, if: [wanted], do: [{lp: 3}, {money: 30}]}\n  endings:\n    # Two officers, two copies.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [wanted], then: [{draw: 1}]}\n    # The list on the church door.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if:\n                all: [wanted]\n                then:\n                  - suffer:\n                      - {key: pay, do: [{lose-money: 20}]}\n                      - {key: wound, do: [{wound: 1}]}\n                else:\n                  - if: {all: [marshal], then: [{discard: 1}]}\n        - sheriff: 6\n\n- number: 13\n  id: night-of-the-dam\n  source: reconstructed\n  open:\n    - everybody:\n        - if:\n            all: [{at: red-falls}]\n            then:\n              - suffer:\n                  - {key: discard, do: [{discard: 1}]}\n                  - {key: wound, do: [{wound: 1}]}\n  map-tokens: [sunny-hills-4, darkrock-6, red-falls-3]\n  tokens:\n    o: [{heal: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: singers, on: {map-token: o}, do: [{lp: 4}, {money: 10}]}\n    - {id: levee, on: work, if: [{at: red-falls}], do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # The levee gives where there is only the store.\n    a:\n      sections:\n        - contributors: [{lp: 5}]\n        - ruin: red-falls-general-store\n        - everybody: [{draw: 1}]\n    # A length of fuse.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: red-falls-general-store\n        - ruin: red-falls-saloon\n        - bandits: [a]\n\n- number: 14\n  id: ten-coffins\n  source: reconstructed\n  open: []\n  map-tokens: [dixon-creek-hideout-b, spikes-view-10, cliff-junction-10]\n  tokens:\n    o: [{money: 20}, {draw: 1}]\n    x: [{draw: 1}]\n    danger: [{money: 20}]\n  conditions:\n    - {id: lid, on: map-token, do: [{lp: 3}, {draw: 1}, {money: 10}]}\n    - id: churchyard\n      on: {end-turn: mesitos-point-3}\n      do:\n        - lp: 4\n        - if: {all: [{completed: night-of-the-dam}], then: [{draw: 1}]}\n  endings:\n    # Every note in the valley.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{lose-money: 20}]\n        - sheriff: 4\n    # The clerk who had drowned.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {draw: 2}]\n        - sheriff-to: darkrock-bank\n\n# ---- Accounts are settled ----\n\n- number: 15\n  id: dead-mens-wages\n  source: reconstructed\n  open: []\n  conditions:\n    - id: names\n      on: {end-turn: gulch-frontier-pass-c}\n      do:\n        - lp: 3\n        - track: {track: story, points: 1}\n        - draw: 1\n        - if: {all: [{completed: iron-road}], then: [{draw: 1}]}\n    - {id: stones, on: {spend-at-store: 40}, do: [{lp: 4}]}\n    - {id: wages, on: {win-fight: heist}, do: [{lp: 4}, {draw: 1}]}\n  endings:\n    # Thirty-one letters.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-tokens: 1}]\n        - everybody: [{heal: 1}]\n    # Thirty-one summonses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - suffer:\n                - {key: pay, do: [{lose-money: 10}]}\n                - {key: discard, do: [{discard: 1}]}\n        - place-token: {token: outlaw, at: gulch-frontier-pass-c}\n\n- number: 16\n  id: ascent-of-professor-pym\n  source: reconstructed\n  open: []\n  while-open:\n    passives: [ride-mesas]\n  conditions:\n    - {id: silk, on: {revel: 1}, do: [{lp: 3}, {draw: 2}]}\n    - {id: rope, on: {end-turn: buzzard-gulch-trading-post}, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The Sheriff goes along.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - sheriff-to: gulch-frontier-14\n    # The second act.\n    b:\n      sections:\n        - contributors: [{lp: 4}, {money: 10}]\n        - ruin: red-falls-cabaret\n        - everybody:\n            - if:\n                all: [{at: red-falls}]\n                then:\n                  - suffer:\n                      - {key: discard, do: [{discard: 1}]}\n                      - {key: wound, do: [{wound: 1}]}\n\n- number: 17\n  id: people-against-cobb\n  source: reconstructed\n  open: []\n  while-open:\n    abilities:\n      - when: fight-won\n        if: [in-town, against-player, attacking]\n        do: [{lose-money: 20}]\n  conditions:\n    - id: testify\n      on: {end-turn: red-falls-cabaret}\n      do:\n        - lp: 3\n        - if: {all: [marshal], then: [{lp: 1}, {money: 10}], else: [{draw: 2}]}\n        - if: {all: [{completed: mercy-comes-whistling}], then: [{draw: 1}]}\n    - id: alibi\n      on: {end-turn: buzzard-gulch-saloon}\n      do:\n        - lp: 3\n        - if: {all: [wanted], then: [{money: 30}], else: [{draw: 2}]}\n    - {id: exhibit, on: {gain-item: any}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # She asks to be heard.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - everybody:\n            - if: {all: [marshal], then: [{money: 20}]}\n        - sheriff: 4\n    # Twelve new horses.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - everybody:\n            - if: {all: [marshal], then: [{discard: 1}]}\n        - place-token: {token: outlaw, at: red-falls-cabaret}\n        - bandits: [b]\n\n- number: 18\n  id: eleven-bullets\n  source: reconstructed\n  open:\n    - if: {all: [{completed: bridge-at-midnight}], then: [{bandits: [a]}], else: [{bandits: [a, c]}]}\n  conditions:\n    - {id: relief, on: {end-turn: buzzard-gulch-marshals-office}, do: [{lp: 4}]}\n    - {id: cartridges, on: {spend-at-store: 20}, if: [{at: buzzard-gulch-trading-post}], do: [{lp: 3}, {draw: 2}]}\n    - {id: rear, on: {win-fight: bandit}, if: [{at: hideout-a}], do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n  endings:\n    # The prisoner holds the door.\n    a:\n      sections:\n        - contributors: [{lp: 4}]\n        - ruin: buzzard-gulch-saloon\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{wound: 1}]}\n        - bandits: [a, b, c]\n    # The eleventh bullet.\n    b:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody:\n            - if: {all: [{at: buzzard-gulch}], then: [{heal: 1}, {draw: 1}]}\n\n- number: 19\n  id: brothers-fenn\n  source: reconstructed\n  open: []\n  map-tokens: [gulch-frontier-28, mesitos-point-2, spikes-view-1]\n  tokens:\n    o: [{draw: 1}]\n    x: [{money: 20}]\n    danger: [{draw: 1}]\n  conditions:\n    - {id: stranger, on: {map-token: o}, do: [{lp: 4}]}\n    - {id: tobias, on: {end-turn: darkrock-saloon}, do: [{lp: 3}, {track: {track: story, points: 1}}, {draw: 1}]}\n  endings:\n    # As long as it takes to boil an egg.\n    a:\n      sections:\n        - contributors: [{lp: 3}, {legendary-item: 1}]\n        - everybody: [{heal: 1}]\n    # Under the wrong side of the chin.\n    b:\n      sections:\n        - contributors: [{lp: 4}]\n        - others: [{discard: 1}]\n        - place-token: {token: claim-jumper, at: sunny-hills-mine}\n\n- number: 20\n  id: last-train-for-tarrant\n  source: reconstructed\n  open:\n    - sheriff-to: spikes-view-rail-station\n  conditions:\n    - {id: platform, on: {end-turn: spikes-view-rail-station}, do: [{lp: 3}, {draw: 2}]}\n    - {id: aboard, on: rail-travel, do: [{lp: 3}, {track: {track: story, points: 1}}, {money: 20}]}\n    - {id: pass, on: cross-pass, do: [{lp: 4}]}\n  endings:\n    # The hole beneath the vault.\n    a:\n      sections:\n        - contributors: [{lp: 4}, {draw: 1}]\n        - ruin: darkrock-bank\n        - everybody:\n            - if: {all: [{money-at-least: 60}], then: [{lose-money: 20}]}\n    # Newspaper, cut to size.\n    b:\n      sections:\n        - contributors: [{lp: 5}]\n        - everybody: [{money: 20}]\n"],["blood-money/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The second expansion: the Story track and legendary stories, the risk die, injuries, the trader with Legendary items, deeds and ruins\n# (bm.*). It is played with Ante Up.\nid: blood-money\nkind: expansion\norder: 2\nneeds: [ante-up]\noptions:\n  - {id: dead-or-alive, group: alternate-cards}\n  - {id: ruthless, group: alternate-cards}\n  - {id: stagecoach, group: alternate-cards}\nrules:\n  - bm-story-track\n  - bm-legendary-stories\n  - bm-map-tokens\n  - bm-risk-die\n  - bm-deeds\n  - bm-repair-ruins\n  - bm-injuries\n  - bm-regions\n  - bm-trader\n  - bm-legendary-items\n  - bm-setup\n  - bm-items\n  - bm-characters\n  - bm-turn\n  - bm-end-of-turn\n  - bm-scoring\nlessons:\n  - blood-money\n"],["blood-money/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# The alternate poker cards of Blood Money (bm.setup.12, 68): three titles of two cards each, options as those of Ante Up. The names are\n# published, and the cards of Dead or Alive (mode.general.06); the cards of the two others and all effects are ours.\n\n# Instead of Manhunt: the reward is paid for whoever is brought in.\n- id: dead-or-alive\n  cards: [4d, 4h]\n  source: reconstructed\n  with: [dead-or-alive]\n  abilities:\n    - when: fight-won\n      if: [against-npc]\n      do: [{money: 20}]\n    - when: fight-won\n      if: [against-player]\n      do:\n        - choose:\n            - {key: dead, do: [{wound-loser: 1}]}\n            - {key: alive, do: [{money: 30}]}\n\n# Instead of Stick ''Em Up: stronger, and it hurts.\n- id: ruthless\n  cards: [6d, 6h]\n  source: reconstructed\n  with: [ruthless]\n  abilities:\n    - when: fight-reaction\n      limit: fight\n      do: [{decrease: 4}, {wound: 1}]\n\n# Instead of Sprint: the coach meets the train, and carries the mail.\n- id: stagecoach\n  cards: [3d, 3h]\n  source: reconstructed\n  with: [stagecoach]\n  abilities:\n    - when: action\n      do: [{travel: rail-station}, {money: 10}]\n"],["blood-money/risk-die.yaml","# yaml-language-server: $schema=../schema/risk-die.json\n# The risk die (bm.risk-die.*): a bonus is chosen, then the die is rolled.\nsource: published\nbonuses:\n  - {key: card, do: [{draw: 1}]}\n  - {key: money, do: [{money: 10}]}\n  - {key: ride, do: [{ride: 1}]}\nfaces:\n  - {id: story-point, sides: 2, do: [{track: {track: story, points: 1}}]}\n  - {id: wound, sides: 2, do: [{wound: 1}]}\n  - {id: two-wounds, do: [{wound: 2}]}\n  - {id: wound-and-story-point, do: [{wound: 1}, {track: {track: story, points: 1}}]}\n"],["blood-money/ruins.yaml","# yaml-language-server: $schema=../schema/ruins.json\n# Destroyed locations and their repair (bm.repair-ruins.*).\nsource: rulebook\ntokens: 12\ndiscard: 1\nreward: [{track: {track: story, points: 2}}]\n"],["blood-money/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# Rows of the final scoring that Blood Money adds (bm.scoring.*).\n- {id: legendary-items, source: rulebook, after: upgrades, of: item-lp, each: 1, lp: 1}\n"],["blood-money/tracks.yaml","# yaml-language-server: $schema=../schema/tracks.json\n# The Story track (bm.story-track.*). A cube on its printed first space has no points; the rewards are those of the spaces after it.\n- id: story\n  source: rulebook\n  returns: true\n  spaces:\n    - [{sheriff: 3}]\n    - - choose:\n          - {key: gang-a, do: [{bandits: [a]}]}\n          - {key: gang-b, do: [{bandits: [b]}]}\n          - {key: gang-c, do: [{bandits: [c]}]}\n    - - choose:\n          - {key: gambler, do: [{track: {track: gambler, points: 1}}]}\n          - {key: legend, do: [{lp: 1}]}\n          - {key: marshal, do: [{marshal: 1}]}\n          - {key: wanted, do: [{wanted: 1}]}\n"],["blood-money/trader.yaml","# yaml-language-server: $schema=../schema/trader.json\n# The trader (bm.trader.*, bm.setup.22 to 32): his movement cards, one for each region of both boards, and his stand. Of the kinds of\n# items the General Stores have places for 12, the Trading Post for 6, and he sells the rest, one kind at least.\nsource: rulebook\nregions:\n  - darkrock\n  - red-falls\n  - buzzard-gulch\n  - spikes-view\n  - cliff-junction\n  - sunny-hills\n  - mesitos-point\n  - dixon-creek\n  - gulch-frontier\nrow: 3\ngeneral-store: 12\nleast: 1\n"],["border-town/homesteads.yaml","# yaml-language-server: $schema=../schema/homesteads.json\n# What a homestead costs, and each LP there (mode.border-town.05, 08).\nsource: rulebook\nsettle: 40\nimprovement: 30\n"],["border-town/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# The row of the final scoring that Border Town adds (mode.border-town.35).\n- {id: gold, source: rulebook, after: money, of: nuggets, each: 1, lp: 1}\n"],["extras/automa-cards.yaml","# yaml-language-server: $schema=../schema/automa-cards.json\n# The Man in Black''s further cards, numbered 11 to 19 in this order after the ten of the base game (wb.man-in-black.14, 15), all ours. As\n# his first ten they take him somewhere telling and give him 1 or 2 LP; then players choose between a price and LP for him, 3 at most.\n\n- id: the-doctors-bill\n  source: reconstructed\n  do:\n    - go-to: red-falls-doctors-office\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 20}], do: [{heal: 1}, {draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: salt-in-the-well\n  source: reconstructed\n  do:\n    - go-to: mesitos-point-ranch\n    - lp: 1\n    - each-player:\n        - suffer:\n            - {key: discard, do: [{discard: 2}]}\n            - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n\n- id: the-black-stage\n  source: reconstructed\n  do:\n    - go-to: gulch-frontier-outlaw-camp\n    - lp: 1\n    - bandits: [a]\n    - each-player:\n        - choose:\n            - {key: discard, price: [{discard: 1}], do: [{money: 10}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: marked-cards\n  source: reconstructed\n  do:\n    - go-to-most: money\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: pay, price: [{lose-money: 30}], do: [{draw: 2}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: an-old-photograph\n  source: reconstructed\n  do:\n    - go-to-most: lp\n    - lp: 1\n    - each-player-here:\n        - choose:\n            - {key: discard, price: [{discard: 2}], do: [{lp: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 3}]}\n\n- id: the-assayer\n  source: reconstructed\n  do:\n    - go-to: spikes-view-mine\n    - lp: 2\n    - each-player:\n        - choose:\n            - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-blank-warrant\n  source: reconstructed\n  do:\n    - go-to: buzzard-gulch-marshals-office\n    - lp: 1\n    - each-player:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: wound, do: [{wound: 1}]}\n                  - {key: lp, do: [{lose-lp: 1}, {automa-lp: 1}]}\n            else:\n              - choose:\n                  - {key: marshal, do: [{marshal: 1}, {automa-lp: 2}]}\n                  - {key: card, do: [{draw: 1}]}\n\n- id: night-riders\n  source: reconstructed\n  do:\n    - go-to: sunny-hills-hideout-b\n    - remove-bandit\n    - lp: 1\n    - bandits: [c]\n    - each-player:\n        - choose:\n            - {key: pay, price: [{lose-money: 10}], do: [{draw: 1}]}\n            - {key: stand-aside, do: [{automa-lp: 2}]}\n\n- id: the-forged-deed\n  source: reconstructed\n  do:\n    - go-to: cliff-junction-mine\n    - lp: 1\n    - each-player:\n        - choose:\n            - {key: wanted, do: [{wanted: 1}, {money: 20}, {automa-lp: 1}]}\n            - {key: discard, do: [{discard: 1}]}\n"],["extras/characters.yaml","# yaml-language-server: $schema=../schema/characters.json\n# The fourteen characters of the small boxes (other.characters.*). Starts and abilities are published; an ability works once its owner\n# has reached 5 LP.\n\n- id: judge-roy-bean\n  name: Judge Roy Bean\n  source: published\n  start: red-falls-saloon\n  gains: {money: 10, cards: 1, items: [revolver, whiskey], marshal: 1}\n  passives: [npc-shows-first, win-npc-ties]\n\n- id: butch-cassidy\n  name: Butch Cassidy\n  source: published\n  start: hideout-c\n  gains: {cards: 2, items: [revolver+], wanted: 1}\n  passives: [rob-items]\n  abilities:\n    - when: fight-won\n      if: [arresting]\n      do: [take-half]\n\n- id: joaquin-murrieta\n  name: Joaquín Murrieta\n  source: published\n  start: darkrock-general-store\n  gains: {money: 10, cards: 1, items: [revolver], do: [{nuggets: 1}]}\n  abilities:\n    - when: fight-ended\n      if: [marshal-against-wanted]\n      do: [{lp: 1}]\n\n- id: belle-starr\n  name: Belle Starr\n  source: published\n  start: red-falls-general-store\n  gains: {money: 30, cards: 1, items: [revolver]}\n  passives: [wanted-for-bandits]\n  abilities:\n    - when: fight-reveal\n      if: [against-npc]\n      do: [{decrease: 2}]\n\n- id: isom-dart\n  name: Isom Dart\n  source: published\n  start: sunny-hills-ranch\n  gains: {cards: 1, items: [revolver, workhorse]}\n  abilities:\n    - when: start-of-turn\n      if: [has-cattle]\n      optional: true\n      limit: turn\n      do: [{actions: 1}]\n    - when: end-of-turn\n      if: [used-this-turn]\n      do: [lose-cattle]\n\n- id: allan-pinkerton\n  name: Allan Pinkerton\n  source: published\n  start: darkrock-bank\n  gains: {cards: 1, items: [revolver, holster]}\n  abilities:\n    - when: action\n      do: [{player-near: {within: 1, do: [show-hand, discard-named]}}]\n\n- id: buffalo-bill\n  name: “Buffalo Bill” Cody\n  source: published\n  start: mesitos-point-ranch\n  gains: {cards: 1, items: [mule, revolver]}\n  abilities:\n    - when: start-of-turn\n      if: [outside-town]\n      do: [{nuggets: 1}]\n\n- id: bat-masterson\n  name: Bat Masterson\n  source: published\n  start: dixon-creek\n  gains: {money: 10, cards: 2, items: [revolver+]}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do:\n        - choose:\n            - {key: bandit, do: [{bandit-in: hideout}, {ride: 2}]}\n            - {key: no-bandit, do: [{no-bandit-in: hideout}, {ride: 2}]}\n\n- id: pearl-hart\n  name: Pearl Hart\n  source: published\n  start: dixon-creek\n  gains: {cards: 2, items: [revolver], do: [cattle-of-choice]}\n  abilities:\n    - when: law-points-gained\n      do: [{draw: 1}, {ride: 2}]\n\n- id: ada-curnutt\n  name: Ada Curnutt\n  source: published\n  start: buzzard-gulch-saloon\n  gains: {cards: 2, items: [revolver], marshal: 1}\n  abilities:\n    - when: start-of-turn\n      optional: true\n      do: [ride-row]\n\n- id: dave-rudabaugh\n  name: Dave Rudabaugh\n  source: published\n  start: beside-player\n  gains: {cards: 1, items: [revolver], wanted: 1}\n  abilities:\n    - when: move-extend\n      optional: true\n      limit: move\n      do: [{extend-move: 1}]\n    - when: move-ended\n      if: [with-player]\n      limit: turn\n      do: [{draw: 1}]\n\n- id: johnny-ringo\n  name: Johnny Ringo\n  source: published\n  start: ranch-orange\n  gains: {money: 20, cards: 1, items: [revolver+]}\n  abilities:\n    - when: fight-ended\n      do: [{heal: 1}, {if: {all: [against-player], then: [{opponent: [{wound: 1}]}]}}]\n\n- id: tiburcio-vasquez\n  name: Tiburcio Vásquez\n  source: published\n  start: gulch-frontier-pass-c\n  gains:\n    cards: 3\n    items: [revolver]\n    do:\n      - choose:\n          - {key: marshal, do: [{marshal-cube: 1}]}\n          - {key: wanted, do: [{wanted-cube: 1}]}\n  abilities:\n    - when: action\n      do: [switch-tracks]\n\n- id: aaron-ross\n  name: Aaron Ross\n  source: published\n  start: circuit\n  start-free: true\n  gains: {money: 10, cards: 2, items: [shotgun]}\n  abilities:\n    - when: start-of-turn\n      if: [{money-at-least: 120}]\n      do:\n        - choose:\n            - {key: cards, do: [{draw: 1}]}\n            - {key: legend, do: [{lp: 1}]}\n    - when: start-of-turn\n      if: [{money-at-least: 60}]\n      do: [{draw: 1}]\n"],["extras/events.yaml","# yaml-language-server: $schema=../schema/events.json\n# The eight unique events (wb.unique-events.*): four names are published, everything else is ours. Each leaves a token of its own, far from\n# where players stand at the start, that is worth a visit.\n\n- id: orphan\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: orphan, at: spikes-view-rail-station}\n    - draw: 1\n\n- id: grizzly-bear\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: grizzly-bear, at: cliff-junction-9}\n    - everybody:\n        - if: {all: [outside-town], then: [{discard: 1}]}\n\n- id: wounded-deputy\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: wounded-deputy, at: dixon-creek-hideout-b}\n    - sheriff: 3\n\n- id: bathcat\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: bathcat, at: red-falls-2}\n    - everybody: [{heal: 1}]\n\n- id: tinker\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: tinker, at: gulch-frontier-15}\n    - choose:\n        - {key: shop, do: [{shop: 20}]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: dowser\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: dowser, at: mesitos-point-3}\n    - choose:\n        - {key: prospect, price: [{lose-money: 10}], do: [prospect]}\n        - {key: card, do: [{draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: circuit-rider, at: gulch-frontier-28}\n    - everybody:\n        - if:\n            all: [wanted]\n            then:\n              - suffer:\n                  - {key: pay, do: [{lose-money: 10}]}\n                  - {key: discard, do: [{discard: 1}]}\n\n- id: balloon\n  source: reconstructed\n  group: unique\n  do:\n    - place-token: {token: balloon, at: sunny-hills-7}\n    - everybody: [{draw: 1}]\n"],["extras/followers.yaml","# yaml-language-server: $schema=../schema/followers.json\n# Gangs and posses (wb.gang-posse.*): six cards for each side of the law, all ours. In most turns each is worth $20 or two cards under a\n# condition, or as much in fights, so that it repays its $20 and its action in about three turns.\n\nsource: published\ncost: 20\nposse-at: [sheriffs-office, marshals-office]\ngang-at: [outlaw-camp]\nwith: [gangs]\ncards:\n  # ---- Posses ----\n  - {id: the-tracker, side: posse, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-frontier-doctor, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-quartermaster, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-telegraph-boy, side: posse, source: reconstructed, abilities: [{when: start-of-turn, if: [in-town], do: [{draw: 2}]}]}\n  - {id: the-bailiff, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-player], limit: turn, do: [{money: 40}]}]}\n  - {id: the-judges-nephew, side: posse, source: reconstructed, abilities: [{when: fight-won, if: [against-npc], limit: turn, do: [{draw: 1}, {money: 20}]}]}\n  # ---- Gangs ----\n  - {id: the-knife-thrower, side: gang, source: reconstructed, abilities: [{when: fight-reveal, limit: turn, do: [{decrease: 2}]}]}\n  - {id: the-horse-doctor, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{wounds-at-least: 1}], do: [{heal: 1}, {draw: 1}]}]}\n  - {id: the-fence, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [{money-at-most: 20}], do: [{money: 20}]}]}\n  - {id: the-lookout, side: gang, source: reconstructed, abilities: [{when: start-of-turn, if: [outside-town], do: [{draw: 2}]}]}\n  - {id: the-card-sharp, side: gang, source: reconstructed, abilities: [{when: poker-won, do: [{money: 40}]}, {when: poker-lost, do: [{draw: 2}]}]}\n  - {id: the-powder-man, side: gang, source: reconstructed, abilities: [{when: fight-won, limit: turn, do: [{money: 30}]}]}\n"],["extras/goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The fifty-six goals of the characters of the small boxes, four for each; all are ours. Each depends on public facts only.\n\n# Judge Roy Bean: the law west of the Pecos, at Langtry.\n# So the sign above his porch promised.\n- id: bean-ice-and-beer\n  character: judge-roy-bean\n  source: reconstructed\n  event: {revel: 2}\n  if: [marshal]\n# He fined a dead man what was found on him.\n- id: bean-forty-dollar-fine\n  character: judge-roy-bean\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{money-at-least: 40}]\n# His saloon was his court.\n- id: bean-jersey-lilly\n  character: judge-roy-bean\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [{at: saloon}]\n- id: bean-west-of-the-pecos\n  character: judge-roy-bean\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier}, {marshal-at-least: 2}]\n\n# Butch Cassidy: the Wild Bunch, from Telluride to Patagonia.\n# His first bank, at Telluride in 1889.\n- id: cassidy-telluride\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {wanted-at-least: 2}]\n- id: cassidy-hole-in-the-wall\n  character: butch-cassidy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, {money-at-least: 60}]\n# Between robberies he worked under another name, and well.\n- id: cassidy-ranch-hand\n  character: butch-cassidy\n  source: reconstructed\n  event: work\n  if: [{wanted-at-least: 2}]\n# In new hats they had their picture taken, which the agency printed.\n- id: cassidy-fort-worth-five\n  character: butch-cassidy\n  source: reconstructed\n  event: {gain-item: any}\n  if: [wanted, in-town]\n\n# Joaquín Murrieta: gold and legend of California, 1853.\n- id: murrieta-calaveras-gold\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {deposit: 2}\n  if: [wanted]\n- id: murrieta-three-fingered-jack\n  character: joaquin-murrieta\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [outside-town, unhurt]\n- id: murrieta-mustangs-for-sonora\n  character: joaquin-murrieta\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 2}]\n# The Rangers found somebody there, and said that it was he.\n- id: murrieta-arroyo-cantua\n  character: joaquin-murrieta\n  source: reconstructed\n  event: end-move\n  if: [{at: mine}, {wounds-at-least: 2}]\n\n# Belle Starr: Younger’s Bend on the Canadian River.\n- id: starr-youngers-bend\n  character: belle-starr\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [outside-town]\n# Sidesaddle, in black velvet, with a plume on the hat.\n- id: starr-venus\n  character: belle-starr\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, wanted]\n# So she called her pistol.\n- id: starr-my-baby\n  character: belle-starr\n  source: reconstructed\n  event: {upgrade-item: revolver}\n  if: [wanted]\n# He sentenced her once, and once could not.\n- id: starr-judge-parker\n  character: belle-starr\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wanted-at-least: 2}]\n\n# Isom Dart: born a slave, cowhand and rustler of Brown’s Park.\n- id: dart-browns-park\n  character: isom-dart\n  source: reconstructed\n  event: acquire\n  if: [{money-at-least: 60}]\n# After a massacre of his gang he took another name and honest work.\n- id: dart-new-name\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [neither, has-cattle, {at: gulch-frontier}]\n# Arrested, he brought the injured deputy to the doctor, and then himself to jail.\n- id: dart-deputy-in-the-ravine\n  character: isom-dart\n  source: reconstructed\n  event: {see-doctor: 2}\n  if: [wanted]\n- id: dart-bronco\n  character: isom-dart\n  source: reconstructed\n  event: end-move\n  if: [{has-item: mustang}, has-cattle]\n\n# Allan Pinkerton: a cooper from Glasgow and his agency.\n# The words under the open eye of the agency.\n- id: pinkerton-we-never-sleep\n  character: allan-pinkerton\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {marshal-at-least: 2}]\n# He made barrels until he found a counterfeiters’ camp.\n- id: pinkerton-dundee-cooper\n  character: allan-pinkerton\n  source: reconstructed\n  event: work\n  if: [marshal, unhurt]\n# In 1861 he brought Lincoln through Baltimore by night.\n- id: pinkerton-baltimore-plot\n  character: allan-pinkerton\n  source: reconstructed\n  event: rail-travel\n  if: [marshal]\n- id: pinkerton-rogues-gallery\n  character: allan-pinkerton\n  source: reconstructed\n  event: {win-fight: player}\n  if: [marshal]\n\n# Buffalo Bill Cody: scout, hunter and showman.\n- id: cody-pony-express\n  character: buffalo-bill\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {has-item: mustang}]\n- id: cody-wild-west-show\n  character: buffalo-bill\n  source: reconstructed\n  event: {revel: 3}\n  if: [unhurt]\n- id: cody-summit-springs\n  character: buffalo-bill\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [unhurt, outside-town]\n# The railroad paid him $500 a month to feed its workers.\n- id: cody-twelve-a-day\n  character: buffalo-bill\n  source: reconstructed\n  event: acquire\n  if: [{nuggets-at-least: 3}]\n\n# Bat Masterson: buffalo hunter, sheriff, sports writer.\n- id: bat-adobe-walls\n  character: bat-masterson\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 1}, outside-town]\n# A wound gave him the limp, and Dodge City the cane.\n- id: bat-gold-headed-cane\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wounds-at-least: 1}, {money-at-least: 60}]\n- id: bat-ringside\n  character: bat-masterson\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 60}]\n- id: bat-sweetwater\n  character: bat-masterson\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, unhurt, marshal]\n\n# Pearl Hart: the Globe stage, May 30, 1899.\n# She gave each passenger a dollar back.\n- id: pearl-globe-stage\n  character: pearl-hart\n  source: reconstructed\n  event: {win-fight: player}\n  if: [wanted]\n- id: pearl-mothers-medicine\n  character: pearl-hart\n  source: reconstructed\n  event: {see-doctor: 1}\n  if: [{wanted-at-least: 2}]\n# Out of prison she played herself on the stage.\n- id: pearl-lady-bandit\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [{at: cabaret}, wanted]\n# She did not consent to be tried under them, she said.\n- id: pearl-no-part-in-the-law\n  character: pearl-hart\n  source: reconstructed\n  event: end-move\n  if: [in-town, {wanted-at-least: 4}]\n\n# Ada Curnutt: deputy marshal of Oklahoma Territory, 1893.\n- id: ada-before-breakfast\n  character: ada-curnutt\n  source: reconstructed\n  event: end-move\n  if: [{at: sheriffs-office}, {marshal-at-least: 3}]\n# No deputy was at hand, so she took the train herself.\n- id: ada-telegram\n  character: ada-curnutt\n  source: reconstructed\n  event: rail-travel\n  if: [{marshal-at-least: 2}]\n# If they did not come, she would have every man there arrest them.\n- id: ada-deputize-the-crowd\n  character: ada-curnutt\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [marshal, in-town]\n- id: ada-clerk-of-court\n  character: ada-curnutt\n  source: reconstructed\n  event: {claim-deed: 1}\n  if: [marshal, in-town]\n\n# Dave Rudabaugh: of every gang of his time, and of some lawmen’s.\n- id: rudabaugh-las-vegas-jail\n  character: dave-rudabaugh\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [wanted, in-town]\n- id: rudabaugh-stinking-springs\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [alone, wanted, {wounds-at-least: 1}]\n- id: rudabaugh-kinsley\n  character: dave-rudabaugh\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 2}]\n# His last game, in 1886.\n- id: rudabaugh-parral\n  character: dave-rudabaugh\n  source: reconstructed\n  event: win-poker\n  if: [wanted]\n\n# Johnny Ringo: the Cow-boy who owned books.\n- id: ringo-hoodoo-war\n  character: johnny-ringo\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, {wanted-at-least: 1}, outside-town]\n# Alone under an oak, his boots gone.\n- id: ringo-turkey-creek\n  character: johnny-ringo\n  source: reconstructed\n  event: end-move\n  if: [alone, {has-item: whiskey}]\n- id: ringo-shakespeare\n  character: johnny-ringo\n  source: reconstructed\n  event: {revel: 2}\n  if: [{wounds-at-least: 1}]\n# He took back by force what he had lost at cards.\n- id: ringo-galeyville\n  character: johnny-ringo\n  source: reconstructed\n  event: win-poker\n  if: [neither, unhurt]\n\n# Tiburcio Vásquez: twenty years on the roads of California.\n- id: vasquez-rocks\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: end-move\n  if: [{at: gulch-frontier-pass-a}, {wanted-at-least: 2}]\n- id: vasquez-guitar\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wanted-at-least: 2}]\n- id: vasquez-tres-pinos\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: vasquez-over-the-ridge\n  character: tiburcio-vasquez\n  source: reconstructed\n  event: cross-pass\n  if: [wanted]\n\n# Aaron Ross: messenger of Wells Fargo at Montello, January 1883.\n# Five robbers shot through the walls. He was hit three times, and the door stayed shut.\n- id: ross-siege\n  character: aaron-ross\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{wounds-at-least: 2}]\n- id: ross-express\n  character: aaron-ross\n  source: reconstructed\n  event: rail-travel\n  if: [{money-at-least: 60}]\n# What the company thanked him with.\n- id: ross-gold-watch\n  character: aaron-ross\n  source: reconstructed\n  event: {deposit: 3}\n  if: [unhurt]\n- id: ross-duty\n  character: aaron-ross\n  source: reconstructed\n  event: end-move\n  if: [{at: bank}, {nuggets-at-least: 2}]\n"],["extras/items.yaml","# yaml-language-server: $schema=../schema/items.json\n# The six items of the small boxes: costs and fronts are published (items.01, 05, 08, 13, 20, 25), the upgraded sides and the names of\n# their copies are ours. The Legendary items that the modes draw on besides those of Blood Money: names and price are published, kinds\n# are those of the rule index (bm.legendary-items.06 to 08); effects and LP are ours.\n\n- id: bedroll\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: action\n        if: [outside-town]\n        do: [{heal: 1}, fill-hand]\n\n- id: saddle-bags\n  kind: misc\n  cost: 20\n  copies: 6\n  source: published\n  front:\n    passives: [any-misc-items]\n\n# Any number of cards: the reaction can be used again and again, one card at a time.\n- id: holster\n  kind: misc\n  cost: 30\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        price: [{discard: 1}]\n        do: [{decrease: 1}]\n\n- id: peacekeeper\n  kind: weapon\n  cost: 50\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Good Neighbor, Riot Act, Judge Nobody, Curfew, Amicable Settlement, The Majority]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: arrest}, marshal]\n        do: [{marshal: 1}]\n      - when: fight-won\n        if: [attacking, {fight-is: rob}, wanted]\n        do: [{wanted: 1}]\n      - when: wrangled\n        if: [marshal]\n        do: [{marshal: 1}]\n      - when: rustled\n        if: [wanted]\n        do: [{wanted: 1}]\n\n- id: workhorse\n  kind: mount\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    passives: [{movement: 3}, {more-cattle: 1}, {acquires-more: 1}]\n  upgraded:\n    source: reconstructed\n    lp: 1\n    names: [Old Reliable, Mrs. Kowalski, Sunday, Twelve Hundredweight, Ask Me Later, Ploughboy]\n    passives: [{movement: 4}, {more-cattle: 1}, {acquires-more: 1}]\n\n- id: carbine\n  kind: weapon\n  cost: 40\n  copies: 6\n  source: published\n  front:\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n  upgraded:\n    source: reconstructed\n    lp: 2\n    names: [Fair Warning, Wet Powder, Prayer Meeting, Seven to Two, Cousin Earl, The Exception]\n    abilities:\n      - when: fight-reveal\n        do: [{decrease: 1}]\n      - when: fight-reaction\n        limit: fight\n        optional: true\n        do:\n          - roll-for:\n              gravel: [{wound: 1}, lose-fight]\n              nugget: [{decrease: 1}]\n              tailings: [{decrease: 2}]\n              gold-dust: [win-fight]\n\n- id: bandolier\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-start\n        do: [{draw: 1}]\n\n- id: lucky-coin\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: die-rolled\n        limit: turn\n        do: [reroll-die]\n\n- id: marked-cards\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: poker-won\n        do: [{money: 20}, {keep-played: 1}]\n      - when: poker-lost\n        do: [{keep-played: 2}]\n\n- id: serape\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [wounds-keep-hand-size]\n\n- id: spyglass\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-start\n        if: [against-player]\n        do: [{look-at-hand: 3}]\n\n- id: treasure-map\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: action\n        if: [{at: mine}]\n        do: [discard-this, {lp: 2}, {nuggets: 2}, {money: 40}]\n\n- id: saber\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: molasses\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    passives: [{movement: 3}, {carry: 2}, {hand-size: 1}]\n\n- id: black-coat\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: points-gained\n        limit: turn\n        do: [{draw: 1}, {money: 10}]\n\n- id: bowie-knife\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reveal\n        if: [attacking]\n        do: [{decrease: 1}]\n\n- id: companion\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [win-player-ties]\n    abilities:\n      - when: fight-lost\n        do: [{heal: 1}]\n\n- id: dynamite\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        optional: true\n        do: [discard-this, {lp: 1}, win-fight]\n\n- id: lasso\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: wrangled\n        do: [{money: 20}, {draw: 1}]\n      - when: rustled\n        do: [{money: 20}, {draw: 1}]\n\n- id: marshals-badge\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: start-of-turn\n        if: [marshal]\n        do: [{money: 10}, {draw: 1}]\n\n- id: mesa-deed\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    abilities:\n      - when: start-of-turn\n        do: [{money: 10}]\n\n- id: outlaws-mask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: action\n        if: [wanted]\n        limit: turn\n        do: [{draw: 2}, {travel: hideout}]\n\n- id: silver-flask\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: beside-actions\n        limit: turn\n        price: [{lose-money: 10}]\n        do: [{heal: 1}, {draw: 1}]\n\n- id: tomahawk\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    abilities:\n      - when: fight-reaction\n        limit: fight\n        price: [{discard: 1}]\n        do: [{decrease: 3}]\n\n- id: lightning\n  kind: mount\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 1\n    passives: [{movement: 5}]\n\n- id: thunder\n  kind: weapon\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    lp: 2\n    abilities:\n      - when: fight-reveal\n        if: [{has-item: lightning}]\n        do: [{decrease: 2}]\n      - when: fight-reveal\n        do: [{decrease: 1}]\n\n- id: strongbox\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1\n  source: reconstructed\n  front:\n    passives: [{purse: 60}]\n    abilities:\n      - when: end-of-turn\n        price: [{lose-money: 40}]\n        do: [{lp: 1}]\n"],["extras/map-tokens.yaml","# yaml-language-server: $schema=../schema/map-tokens.json\n# The tokens of the unique events, one of a kind: seven are visited, and the bear is fought and stays until it is beaten.\n\n- id: orphan\n  source: reconstructed\n  visit:\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- {id: grizzly-bear, source: reconstructed, opponent: grizzly, stays: true}\n\n- id: wounded-deputy\n  source: reconstructed\n  visit:\n    - if:\n        all: [wanted]\n        then:\n          - choose:\n              - {key: money, do: [{money: 40}, {wanted: 1}]}\n              - {key: cards, do: [{draw: 2}]}\n        else:\n          - choose:\n              - {key: marshal, price: [{discard: 1}], do: [{marshal: 1}, {money: 10}]}\n              - {key: money, do: [{money: 20}]}\n\n- id: bathcat\n  source: reconstructed\n  visit:\n    - heal: 2\n    - draw: 1\n    - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n\n- id: tinker\n  source: reconstructed\n  visit:\n    - choose:\n        - {key: upgrade, do: [{upgrade: 40}]}\n        - {key: shop, do: [{shop: 30}]}\n        - {key: money, do: [{money: 30}]}\n\n- id: dowser\n  source: reconstructed\n  visit:\n    - nuggets: 1\n    - may: {price: [{wound: 1}], get: [{nuggets: 1}, {draw: 1}]}\n\n- id: circuit-rider\n  source: reconstructed\n  visit:\n    - heal: 1\n    - choose:\n        - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 1}]}\n        - {key: cards, do: [{draw: 2}]}\n\n- id: balloon\n  source: reconstructed\n  visit:\n    - choose:\n        - {key: travel, do: [{travel: town}, {lp: 1}]}\n        - {key: ride, do: [{travel: outside-town}, {lp: 1}]}\n        - {key: money, do: [{money: 30}]}\n"],["extras/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# What the modes draw on, from the small boxes: further items and Legendary items, characters, stories, events\n# (items.*, other.characters.*, wb.*). It is played with both expansions.\nid: extras\nkind: expansion\norder: 3\nneeds: [ante-up, blood-money]\noptions:\n  - {id: gangs}\nrules:\n  - ex-core-stories\n  - ex-unique-events\n  - ex-man-in-black\n  - ex-characters\n  - ex-items\n  - mode-general\n  - ex-gang-posse\n"],["extras/opponents.yaml","# yaml-language-server: $schema=../schema/opponents.json\n# The bear of the unique events: nothing to arrest, so it gives no point.\n\n- {id: grizzly, source: reconstructed, cards: 3, reward: [{lp: 2}, {money: 20}], penalty: [{wound: 2}, {draw: 1}]}\n"],["extras/stories.yaml","# yaml-language-server: $schema=../schema/stories.json\n# Twenty further core stories, all ours: ten for the trigger of a fight with another player, ten for a trigger of their own, a move action\n# that ends on an event or frontier token (mode.serenade.05, mode.law-and-disorder.09, mode.border-town.21). They have the size of those of\n# the base game and send players only to kinds of places that both boards have, so that every mode can play them. Three give a Legendary\n# item, which modes without the trader have from nowhere else (mode.serenade.08, mode.border-town.48).\n\ntriggers:\n  - {id: arrival, event: end-move-at-token, source: rulebook}\n\ncards:\n  # ---- Start a fight with another player ----\n  - id: the-mayors-hat\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: ten-paces\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [upgraded-weapon]\n          then: [{lp: 1}, {money: 10}]\n          else:\n            - choose:\n                - {key: upgrade, do: [{upgrade: 40}]}\n                - {key: cards, do: [{draw: 3}]}\n    spawn: [a]\n\n  - id: the-mirror-behind-the-bar\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: travel, do: [{travel: saloon}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: sold-tickets\n    trigger: showdown\n    source: reconstructed\n    do:\n      - money: 20\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [b]\n    sheriff: 3\n\n  - id: the-loose-herd\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cattle, do: [cattle, {draw: 1}]}\n          - {key: travel, do: [{travel: ranch}, {money: 20}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-second-opinion\n    trigger: showdown\n    source: reconstructed\n    do:\n      - heal: 1\n      - draw: 1\n      - may: {price: [{lose-money: 10}], get: [{lp: 1}]}\n    spawn: [c]\n\n  - id: second-best-shot\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [{lp-at-least: 10}]\n          then: [{draw: 3}]\n          else: [{lp: 1}, {draw: 1}]\n    sheriff: 3\n\n  - id: kin-on-both-sides\n    trigger: showdown\n    source: reconstructed\n    do:\n      - if:\n          all: [neither]\n          then:\n            - choose:\n                - {key: marshal, do: [{marshal: 1}]}\n                - {key: wanted, do: [{wanted: 1}]}\n                - {key: money, do: [{money: 30}]}\n          else: [{money: 20}, {draw: 1}]\n    sheriff: 4\n\n  - id: the-last-word\n    trigger: showdown\n    source: reconstructed\n    do:\n      - choose:\n          - {key: wound, price: [{wound: 1}], do: [{lp: 2}]}\n          - {key: heal, do: [{heal: 1}, {draw: 2}]}\n          - {key: money, do: [{money: 30}]}\n    spawn: [b, c]\n\n  - id: boots-on\n    trigger: showdown\n    source: reconstructed\n    do:\n      - nuggets: 1\n      - may: {price: [{discard: 2}], get: [{legendary-item: 1}]}\n    spawn: [a]\n    sheriff: 5\n\n  # ---- End your move on an event or frontier token ----\n  - id: the-empty-saddle\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: cards, do: [{draw: 3}]}\n          - {key: travel, do: [{travel: town}, {money: 20}]}\n    spawn: [a]\n\n  - id: a-map-in-the-lining\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: nuggets, price: [{lose-money: 10}], do: [{nuggets: 2}]}\n          - {key: discard, price: [{discard: 2}], do: [{legendary-item: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [b]\n\n  - id: smoke-on-the-ridge\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 1\n      - if:\n          all: [outside-town]\n          then: [{money: 20}]\n          else: [{draw: 1}]\n    sheriff: 3\n\n  - id: the-surveyor\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: pay, price: [{lose-money: 20}], do: [{lp: 2}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 2\n\n  - id: the-medicine-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: heal, do: [heal-all, {draw: 1}]}\n          - {key: wound, price: [{wound: 1}], do: [{money: 50}]}\n          - {key: cards, do: [{draw: 2}]}\n    spawn: [c]\n\n  - id: the-wrong-wagon\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: shop, do: [{shop: 30}]}\n          - {key: upgrade, do: [{upgrade: 40}]}\n          - {key: pay, price: [{lose-money: 10}], do: [{legendary-item: 1}]}\n          - {key: money, do: [{money: 30}]}\n    sheriff: 1\n\n  - id: strangers-at-the-fire\n    trigger: arrival\n    source: reconstructed\n    do:\n      - draw: 2\n      - each-player: [{draw: 1}]\n      - may: {price: [{discard: 1}], get: [{lp: 1}]}\n    spawn: [a, c]\n\n  - id: forty-miles-of-bad-road\n    trigger: arrival\n    source: reconstructed\n    do:\n      - if:\n          all: [{money-at-most: 30}]\n          then: [{money: 40}]\n          else: [{draw: 2}, {heal: 1}]\n    sheriff: 4\n\n  - id: the-name-on-the-rock\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: legend, do: [{lp: 1}, {draw: 1}]}\n          - {key: money, do: [{money: 40}]}\n    spawn: [b, c]\n\n  - id: the-long-count\n    trigger: arrival\n    source: reconstructed\n    do:\n      - choose:\n          - {key: discard, price: [{discard: 2}], do: [{lp: 2}]}\n          - {key: travel, do: [{travel: mine}, {draw: 1}]}\n          - {key: cards, do: [{draw: 2}]}\n    sheriff: 5\n"],["first-game.yaml","# yaml-language-server: $schema=../schema/first-game.json\n# What a table leaves out, takes and agrees on in its first game (base.first.*). Source: rulebook.\n\n# LP that trigger the end.\nlength: 15\n# Always takes part, and begins.\nbegins: billy-the-kid\n# Who can be played by up to three players, and who comes in with a fourth.\ncharacters: [annie-oakley, bass-reeves, billy-the-kid]\nfourth: bloody-knife\n# Whether there are cattle at the ranches.\ncattle: false\n# Items that stay in the box.\nleft-out: [miners-map, ten-gallon, whiskey]\n# The stories, all in one deck.\nstories:\n  - the-wild-wild-west\n  - dead-or-alive\n  - the-pinkertons\n  - local-rabble\n  - fortune-favors-the-bold\n  - the-cruel-wastes\n  - blood-money\n  - high-noon\n  - rub-some-dirt-in-it\n  - the-law\n  - tribes-of-the-mesa\n  - cheap-horse\n  - ghost-mine\n  - snake-oil-salesman\n  - the-widow\n  - spit-shined-and-proper\n  - the-preacher\n  - tools-of-the-trade\n  - the-sheriff-of-darkrock\n  - harsh-times\n"],["first-game/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A first game: fewer things, known characters and a short way (base.first.*). How long it is and for how many follows from\n# first-game.yaml.\nid: first-game\nkind: variant\norder: 2\nexcludes: [goals]\n# A first game of two is played with the third figure (base.first.12).\nneeds-with:\n  - {players: 2, module: man-in-black}\nrules: [variant-first-game]\n"],["goals.yaml","# yaml-language-server: $schema=../schema/goals.json\n# The forty-eight goals, four for each character, met on the owner''s own turn. One is published (annie-picnic), the others are ours.\n# Each depends on public facts only.\n\n# Annie Oakley: marksmanship, show business.\n- id: annie-picnic\n  character: annie-oakley\n  source: rulebook\n  event: {discard-item: provisions}\n  if: [{at: red-falls-saloon}]\n- id: annie-trick-shot\n  character: annie-oakley\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [unhurt, in-town]\n- id: annie-tuned-sights\n  character: annie-oakley\n  source: reconstructed\n  event: {upgrade-item: rifle}\n  # She begins at the other store, often with the money for it after her first income.\n  if: [{at: red-falls-general-store}]\n- id: annie-top-billing\n  character: annie-oakley\n  source: reconstructed\n  event: {revel: 3}\n\n# Bass Reeves: the law, over long distances.\n- id: bass-warrant-served\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: arrest}\n- id: bass-long-arm\n  character: bass-reeves\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{at: hideout-c}]\n- id: bass-seasoned-deputy\n  character: bass-reeves\n  source: reconstructed\n  event: always\n  if: [{marshal-at-least: 5}]\n- id: bass-honest-herd\n  character: bass-reeves\n  source: reconstructed\n  event: wrangle\n  if: [marshal, unhurt]\n\n# Billy the Kid: quick to rob, quick to ride.\n- id: billy-inside-job\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: heist}\n- id: billy-highwayman\n  character: billy-the-kid\n  source: reconstructed\n  event: {win-fight: rob}\n  if: [outside-town]\n- id: billy-reward-doubled\n  character: billy-the-kid\n  source: reconstructed\n  event: always\n  if: [{wanted-at-least: 6}]\n- id: billy-bold-as-brass\n  character: billy-the-kid\n  source: reconstructed\n  event: win-poker\n  if: [wanted, {at: darkrock-saloon}]\n\n# Bloody Knife: scout of the mesas.\n- id: bloody-knife-night-herd\n  character: bloody-knife\n  source: reconstructed\n  event: rustle\n  if: [unhurt]\n- id: bloody-knife-hills-gold\n  character: bloody-knife\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: sunny-hills-mine}]\n- id: bloody-knife-between-mesas\n  character: bloody-knife\n  source: reconstructed\n  event: end-move\n  if: [{at: dixon-creek}, alone, unhurt]\n- id: bloody-knife-scouts-report\n  character: bloody-knife\n  source: reconstructed\n  event: contribute\n  if: [outside-town]\n\n# Calamity Jane: trouble, kindness and strong drink.\n- id: calamity-tall-tale\n  character: calamity-jane\n  source: reconstructed\n  event: contribute\n  if: [{at: red-falls}]\n- id: calamity-next-round\n  character: calamity-jane\n  source: reconstructed\n  event: {discard-item: whiskey}\n  if: [in-town]\n- id: calamity-patched-again\n  character: calamity-jane\n  source: reconstructed\n  event: {see-doctor: 2}\n- id: calamity-sore-winner\n  character: calamity-jane\n  source: reconstructed\n  event: {win-fight: any}\n  if: [{wounds-at-least: 1}, {has-upgraded: revolver}]\n\n# Doc Holliday: cards and coughing.\n- id: doc-dead-mans-bluff\n  character: doc-holliday\n  source: reconstructed\n  event: win-poker\n  if: [{wounds-at-least: 2}]\n- id: doc-steady-hand\n  character: doc-holliday\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{wounds-at-least: 2}]\n- id: doc-back-lot\n  character: doc-holliday\n  source: reconstructed\n  event: {upgrade-item: any}\n  if: [{at: darkrock-general-store}, {wounds-at-least: 2}]\n- id: doc-second-opinion\n  character: doc-holliday\n  source: reconstructed\n  event: work\n  # His one wound and his office are where he begins: the second opinion takes a second wound.\n  if: [{at: red-falls-doctors-office}, {wounds-at-least: 2}]\n\n# Jesse James: trains, banks and ambushes.\n- id: jesse-night-express\n  character: jesse-james\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {wanted-at-least: 3}]\n- id: jesse-daylight-robbery\n  character: jesse-james\n  source: reconstructed\n  event: {spend-at-store: 60}\n  if: [{wanted-at-least: 4}]\n- id: jesse-ambush\n  character: jesse-james\n  source: reconstructed\n  event: {win-fight: player}\n  if: [outside-town]\n- id: jesse-borrowed-brand\n  character: jesse-james\n  source: reconstructed\n  event: rustle\n  if: [{at: ranch-blue}]\n\n# Kit Carson: trapper, guide, finder of ways.\n- id: kit-mother-lode\n  character: kit-carson\n  source: reconstructed\n  event: {prospect: 2}\n  if: [{at: spikes-view-mine}]\n- id: kit-assayed\n  character: kit-carson\n  source: reconstructed\n  event: {deposit: 4}\n- id: kit-edge-of-the-map\n  character: kit-carson\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-a}, alone]\n- id: kit-quiet-camp\n  character: kit-carson\n  source: reconstructed\n  event: {discard-item: provisions}\n  if: [outside-town, alone]\n\n# Stagecoach Mary: the mail goes through.\n- id: mary-special-delivery\n  character: stagecoach-mary\n  source: reconstructed\n  event: end-move\n  if: [{at: rail-station}, {misc-items-at-least: 2}]\n- id: mary-under-the-apron\n  character: stagecoach-mary\n  source: reconstructed\n  event: {win-fight: player}\n  if: [{has-upgraded: shotgun}]\n- id: mary-star-route\n  character: stagecoach-mary\n  source: reconstructed\n  event: contribute\n  if: [{at: darkrock}]\n- id: mary-stocked-coach\n  character: stagecoach-mary\n  source: reconstructed\n  event: {spend-at-store: 80}\n  if: [{at: red-falls-general-store}]\n\n# Wild Bill Hickok: the poker table, back to the wall.\n- id: hickok-house-favorite\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{at: red-falls-saloon}]\n- id: hickok-high-roller\n  character: wild-bill-hickok\n  source: reconstructed\n  event: win-poker\n  if: [{money-at-least: 100}]\n- id: hickok-aces-and-eights\n  character: wild-bill-hickok\n  source: reconstructed\n  event: lose-poker\n  if: [{at: darkrock-saloon}, {wounds-at-least: 1}]\n- id: hickok-town-square\n  character: wild-bill-hickok\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [in-town, {has-upgraded: revolver}]\n\n# Wyatt Earp: the badge and the brothers.\n- id: wyatt-clean-sweep\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: bandit}\n  if: [{marshal-at-least: 3}]\n- id: wyatt-thirty-seconds\n  character: wyatt-earp\n  source: reconstructed\n  event: {win-fight: duel}\n  if: [{at: darkrock}]\n- id: wyatt-faro-money\n  character: wyatt-earp\n  source: reconstructed\n  event: win-poker\n  if: [marshal]\n- id: wyatt-posse\n  character: wyatt-earp\n  source: reconstructed\n  event: {play-action: manhunt}\n  if: [{at: red-falls}]\n\n# Y.B. Rowdy: drover.\n- id: rowdy-railhead\n  character: y-b-rowdy\n  source: reconstructed\n  event: wrangle\n  if: [{has-item: mustang}]\n- id: rowdy-long-drive\n  character: y-b-rowdy\n  source: reconstructed\n  event: end-move\n  if: [{at: hideout-c}, has-cattle]\n- id: rowdy-payday-spree\n  character: y-b-rowdy\n  source: reconstructed\n  event: {revel: 1}\n  if: [{wounds-at-least: 1}]\n- id: rowdy-green-pasture\n  character: y-b-rowdy\n  source: reconstructed\n  event: acquire\n  if: [{at: ranch-green}, {nuggets-at-least: 2}]\n"],["goals/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Goal cards, and legendary tokens for those that are completed (base.goal.*).\nid: goals\nkind: variant\norder: 1\n# The usual game is played with them, whatever the number of players.\nusual: {}\nrules: [variant-goals]\n"],["golden-rule/scoring.yaml","# yaml-language-server: $schema=../schema/scoring.json\n# One more LP for the richest player (mode.golden-rule.05 to 07, 24).\n- {id: richest, source: rulebook, after: money, of: wealth, most: true, lp: 1}\n"],["jokers/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# Two jokers in the poker deck (foe.jokers.*): a wish of the table that goes with any other selection.\nid: jokers\nkind: option\nrules: [foe-jokers]\n"],["jokers/poker-cards.yaml","# yaml-language-server: $schema=../schema/poker-cards.json\n# That there is a red one and a black one is published; what they do is ours (foe.jokers.06).\n\n- id: joker\n  cards: [joker-black, joker-red]\n  source: reconstructed\n  passives: [any-card-in-poker]\n"],["law-and-disorder/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Infamous: whoever is arrested may stay Wanted for the whole hand (mode.law-and-disorder.04 to 08).\n- {id: infamous, in: arrest, after: penalty, do: [{may: {price: [discard-hand], get: [{stay-wanted: 1}]}}]}\n"],["man-in-black.yaml","# yaml-language-server: $schema=../schema/man-in-black.json\n# The Man in Black, the third figure of a game of two: what he always has, how he fights, and his ten cards. A card is\n# resolved from top to bottom at the end of a round. One of them is printed in a rulebook; the other nine are ours: each\n# takes him somewhere telling and gives him 1 or 2 LP, 14 over the whole deck. What makes him a rival he gains from the\n# players: most cards let them choose between a price and LP for him, and two live off their Wanted points. No card takes\n# more than 3 LP (docs/modules/man-in-black.md, docs/balance.md).\n\nsource: published\nstart: spikes-view-rail-station\nmoney: 120\nnuggets: 4\nfight-cards: 3\ndecrease: 1\n\ncards:\n  - id: tribute-of-the-gang\n    source: rulebook\n    do:\n      - go-to: mesitos-point-hideout-a\n      - remove-bandit\n      - lp: 1\n      - each-player: [{lose-money: 10}]\n\n  - id: high-noon\n    source: reconstructed\n    do:\n      - go-to-most: lp\n      - lp: 2\n      - each-player-here:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - suffer:\n                    - {key: wound, do: [{wound: 2}, {automa-lp: 3}]}\n                    - {key: lp, do: [{lose-lp: 3}]}\n\n  - id: the-vault\n    source: reconstructed\n    do:\n      - go-to: darkrock-bank\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: pay, price: [{lose-money: 40}], do: [{draw: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else: [{lose-money: 20}]\n\n  - id: the-night-train\n    source: reconstructed\n    do:\n      - go-to: spikes-view-rail-station\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: discard, price: [{discard: 2}], do: [{money: 10}]}\n              - {key: travel, do: [{travel: rail-station}, {automa-lp: 3}]}\n\n  - id: hired-guns\n    source: reconstructed\n    do:\n      - go-to: cliff-junction-hideout-c\n      - lp: 1\n      - bandits: [a, b, c]\n      - each-player:\n          - suffer:\n              - {key: wound, do: [{wound: 1}]}\n              - {key: lp, do: [{lose-lp: 2}]}\n\n  - id: a-shadow-behind-you\n    source: reconstructed\n    do:\n      - go-to-most: wanted\n      - lp: 1\n      - each-player-here:\n          - if:\n              all: [{wanted-at-least: 4}]\n              then: [{lose-lp: 3}, {automa-lp: 4}]\n              else: [{wound: 1}]\n\n  - id: easy-pickings\n    source: reconstructed\n    do:\n      - go-to-most: money\n      - lp: 1\n      - each-player-here:\n          - choose:\n              - {key: discard, price: [{discard: 3}], do: [{lp: 1}]}\n              - {key: money, do: [{lose-money: 40}, {automa-lp: 3}]}\n\n  - id: drinks-on-the-stranger\n    source: reconstructed\n    do:\n      - go-to: red-falls-cabaret\n      - lp: 2\n      - each-player:\n          - choose:\n              - {key: drink, do: [{heal: 2}, {draw: 2}, {automa-lp: 2}]}\n              - {key: pay, price: [{lose-money: 20}], do: [{lp: 1}]}\n\n  - id: gold-by-moonlight\n    source: reconstructed\n    do:\n      - go-to: sunny-hills-mine\n      - lp: 2\n      - each-player:\n          - if:\n              all: [{lp-at-least: 5}]\n              then:\n                - choose:\n                    - {key: wound, price: [{wound: 1}], do: [{nuggets: 1}]}\n                    - {key: stand-aside, do: [{automa-lp: 3}]}\n              else:\n                - may: {price: [{wound: 1}], get: [{nuggets: 2}]}\n\n  - id: the-offer\n    source: reconstructed\n    do:\n      - go-to: darkrock-sheriffs-office\n      - lp: 1\n      - each-player:\n          - if:\n              all: [{wanted-at-least: 7}]\n              then: [{lose-lp: 2}, {automa-lp: 4}]\n              else:\n                - choose:\n                    - {key: wanted, do: [{wanted: 1}, {automa-lp: 2}]}\n                    - {key: cattle, do: [cattle, {automa-lp: 2}]}\n                    - {key: discard, do: [{discard: 1}]}\n"],["man-in-black/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# A third figure for two players, played by the game itself (base.two.*).\nid: man-in-black\nkind: variant\norder: 4\nplayers: {least: 2, most: 2}\n# The rulebook''s game of two; a table may leave him out.\nusual: {least: 2, most: 2}\nrules: [variant-two-player]\n"],["modes/border-town.yaml","# yaml-language-server: $schema=../schema/module.json\n# Border Town (mode.border-town.*): Buzzard Gulch and its frontier alone for two to four, with homesteads, and with gold nuggets that are\n# spent like money.\nid: border-town\nkind: mode\norder: 5\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach]\nexcludes: [gangs]\nrecommended: {players: {least: 2, most: 4}, lengths: [15, 20]}\nnumbers:\n  nugget-money: {from: 0, to: 20}\nonly:\n  story-triggers: [showdown, arrival]\n# The stands of General Store and Trading Post are one store (mode.border-town.23).\nstands:\n  general-store:\n    - bedroll\n    - boot-knife\n    - bullwhip\n    - burro\n    - derringer\n    - gazette\n    - holster\n    - medicine-pouch\n    - mustang\n    - provisions\n    - repeating-shotgun\n    - revolver\n    - shotgun\n    - rifle\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\nwithout:\n  sheets: [base]\n  systems: [trader, deeds, ruins, risk-die]\n  tracks: [story]\n  characters:\n    - al-swearengen\n    - bloody-knife\n    - buffalo-bill\n    - charley-parkhurst\n    - james-beckwourth\n    - kit-carson\n    - lottie-deno\n    - tom-tobin\n  # Legendary items; those of the stores are listed above.\n  items: [fiddle, short-cut, dime-western, pump-trolley]\n  event-groups: [unique]\n  event-places: [darkrock-bank, red-falls-cabaret]\n  cattle: [green-1, green-2, green-3, green-4, green-5, green-6, green-7, green-8,\n    blue-1, blue-2, blue-3, blue-4, blue-5, blue-6, blue-7, blue-8]\nboard:\n  # Three hideouts and two mines, in the places of the location tokens (mode.border-town.16 to 19, 56).\n  locations:\n    gulch-frontier-17: hideout-a\n    gulch-frontier-10: hideout-b\n    gulch-frontier-outlaw-camp: hideout-c\n    gulch-frontier-pass-a: mine\n    gulch-frontier-pass-c: mine\n  general-stores: [buzzard-gulch-trading-post]\n  # What the names of the main board stand for (mode.border-town.29). Spaces without an entry stand for what their kind of\n  # location does, otherwise for what their region does.\n  places:\n    darkrock: buzzard-gulch\n    red-falls: buzzard-gulch\n    sunny-hills: gulch-frontier\n    mesitos-point: gulch-frontier\n    dixon-creek: gulch-frontier\n    spikes-view: gulch-frontier\n    cliff-junction: gulch-frontier\n    sheriffs-office: marshals-office\n    general-store: buzzard-gulch-trading-post\n    bank: buzzard-gulch-trading-post\n    cabaret: buzzard-gulch-saloon\n    doctors-office: buzzard-gulch-saloon\n    # Spaces without a location that cards name: one for each. Longhorns are three spaces or more from where they are delivered.\n    darkrock-4: buzzard-gulch-1\n    red-falls-3: buzzard-gulch-3\n    cliff-junction-2: gulch-frontier-22\n    cliff-junction-10: gulch-frontier-32\n    sunny-hills-4: gulch-frontier-8\n    spikes-view-1: gulch-frontier-34\n  start: anywhere\nrules: [mode-border-town]\n"],["modes/golden-rule.yaml","# yaml-language-server: $schema=../schema/module.json\n# Golden Rule (mode.golden-rule.*): a game about money for three to six. Every $40 is 1 LP, and the richest player gets one more.\nid: golden-rule\nkind: mode\norder: 2\nneeds: [ante-up, blood-money, extras, rumors, jackpot, ruthless, stagecoach]\nexcludes: [dead-or-alive, vendetta, scout, outfit, gangs]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nnumbers:\n  money-per-lp: {from: 60, to: 40}\nonly:\n  characters:\n    - al-swearengen\n    - ben-hodges\n    - buffalo-bill\n    - doc-holliday\n    - fee-lee-wong\n    - isom-dart\n    - maria-gertrudis-barcelo\n    - poker-alice\n    - soapy-smith\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\n  legendary-items:\n    - bandolier\n    - black-coat\n    - canteen\n    - cattle-brand\n    - lasso\n    - lucky-coin\n    - marked-cards\n    - marshals-badge\n    - mesa-deed\n    - molasses\n    - portrait\n    - shot-glass\n    - short-cut\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - treasure-map\n  story-triggers: [spend]\nstands:\n  general-store:\n    - bullwhip\n    - derringer\n    - gazette\n    - mule\n    - mustang\n    - pocket-watch\n    - revolver\n    - saddle-bags\n    - snake-oil\n    - ten-gallon\n    - whiskey\n    - workhorse\n  buzzard-gulch-trading-post: [burro, miners-map, peacekeeper, provisions, quarter-horse, shotgun]\n  trader: [bedroll, boot-knife, carbine, holster, medicine-pouch, rifle, repeating-shotgun]\nwithout:\n  systems: [injuries, risk-die]\n  tracks: [story]\n  events: [orphan, grizzly-bear, wounded-deputy, bathcat]\nrules: [mode-golden-rule]\n"],["modes/law-and-disorder.yaml","# yaml-language-server: $schema=../schema/module.json\n# Law and Disorder (mode.law-and-disorder.*): both sides of the law for three to six. An arrest need not be the end of a career.\nid: law-and-disorder\nkind: mode\norder: 3\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, scout, outfit, ruthless, stagecoach, gangs]\nexcludes: [rumors, jackpot]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 6}, lengths: [20]}\nonly:\n  characters:\n    - ada-curnutt\n    - bass-reeves\n    - ben-hodges\n    - billy-the-kid\n    - butch-cassidy\n    - dave-rudabaugh\n    - elfego-baca\n    - jesse-james\n    - judge-roy-bean\n    - lozen\n    - pat-garrett\n    - seth-bullock\n    - sundance-kid\n    - john-slaughter\n    - tiburcio-vasquez\n    - curly-bill-brocius\n    - wyatt-earp\n  legendary-items:\n    - bandolier\n    - black-coat\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - lightning\n    - marshals-badge\n    - outlaws-mask\n    - portrait\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - silver-flask\n    - snakeskin-boots\n    - spurs\n    - telegram\n    - thunder\n    - tomahawk\n  story-triggers: [showdown, points]\nstands:\n  general-store:\n    - boot-knife\n    - holster\n    - medicine-pouch\n    - peacekeeper\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - saddle-bags\n    - shotgun\n    - snake-oil\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, bullwhip, burro, gazette, mustang, repeating-shotgun]\n  trader: [carbine, derringer, miners-map, mule, rifle, ten-gallon, workhorse]\nwithout:\n  systems: [deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller, unique]\nrules: [mode-law-and-disorder]\n"],["modes/risky-business.yaml","# yaml-language-server: $schema=../schema/module.json\n# Risky Business (mode.risky-business.*): everything of Blood Money at once for three to five, with goals.\nid: risky-business\nkind: mode\norder: 4\nneeds:\n  [ante-up, blood-money, extras, dead-or-alive, vendetta, rumors, scout, jackpot, outfit, ruthless, stagecoach]\nexcludes: [gangs]\nvariants: [goals]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [20, 25]}\nonly:\n  characters:\n    - allan-pinkerton\n    - bat-masterson\n    - ben-hodges\n    - bloody-knife\n    - buckshot-roberts\n    - calamity-jane\n    - charley-parkhurst\n    - doc-holliday\n    - elfego-baca\n    - james-beckwourth\n    - johnny-ringo\n    - lottie-deno\n    - maria-gertrudis-barcelo\n    - stagecoach-mary\n    - john-slaughter\n    - wild-bill-hickok\nstands:\n  general-store:\n    - boot-knife\n    - bullwhip\n    - pocket-watch\n    - provisions\n    - quarter-horse\n    - revolver\n    - repeating-shotgun\n    - rifle\n    - saddle-bags\n    - shotgun\n    - ten-gallon\n    - whiskey\n  buzzard-gulch-trading-post: [bedroll, burro, gazette, medicine-pouch, mustang, peacekeeper]\n  trader: [carbine, derringer, holster, miners-map, mule, snake-oil, workhorse]\nwithout:\n  items: [cattle-brand, companion, lasso, lightning]\nrules: [mode-risky-business]\n"],["modes/serenade.yaml","# yaml-language-server: $schema=../schema/module.json\n# Serenade (mode.serenade.*): fights among players for three to five. Full hands, no trader, no deeds, and the stories of showdowns.\nid: serenade\nkind: mode\norder: 1\nneeds: [ante-up, blood-money, extras, dead-or-alive, vendetta, outfit, ruthless, stagecoach]\nexcludes: [rumors, scout, jackpot, gangs]\nvariants-allowed: [man-in-black]\nrecommended: {players: {least: 3, most: 5}, lengths: [15, 20]}\nonly:\n  characters:\n    - elfego-baca\n    - bass-reeves\n    - annie-oakley\n    - kit-carson\n    - johnny-ringo\n    - doc-holliday\n    - allan-pinkerton\n    - dave-rudabaugh\n    - butch-cassidy\n    - joaquin-murrieta\n    - curly-bill-brocius\n    - jesse-james\n  legendary-items:\n    - bandolier\n    - bowie-knife\n    - canteen\n    - dragoons\n    - dynamite\n    - marshals-badge\n    - saber\n    - serape\n    - short-cut\n    - shot-glass\n    - spyglass\n    - tomahawk\n  story-triggers: [showdown]\n  # His cards 1 to 9, 11 to 15 and 19.\n  automa-cards:\n    - tribute-of-the-gang\n    - high-noon\n    - the-vault\n    - the-night-train\n    - hired-guns\n    - a-shadow-behind-you\n    - easy-pickings\n    - drinks-on-the-stranger\n    - gold-by-moonlight\n    - the-doctors-bill\n    - salt-in-the-well\n    - the-black-stage\n    - marked-cards\n    - an-old-photograph\n    - the-forged-deed\nstands:\n  general-store:\n    - revolver\n    - rifle\n    - shotgun\n    - bedroll\n    - provisions\n    - holster\n    - derringer\n    - mustang\n    - peacekeeper\n    - burro\n    - snake-oil\n    - gazette\n  buzzard-gulch-trading-post: [boot-knife, repeating-shotgun, whiskey, quarter-horse, miners-map, medicine-pouch]\nwithout:\n  systems: [trader, deeds, risk-die]\n  tracks: [story]\n  event-groups: [high-roller, unique]\nrules: [mode-serenade]\n"],["risky-business/track-spaces.yaml","# yaml-language-server: $schema=../schema/track-spaces.json\n# The last space of the Story track, which is printed as its fourth, gives 1 LP besides the point of choice (mode.risky-business.04).\n- {id: fourth-space, source: rulebook, track: story, space: 3, do: [{lp: 1}]}\n"],["serenade/steps.yaml","# yaml-language-server: $schema=../schema/steps.json\n# Every player begins with two more poker cards (mode.serenade.04).\n- {id: full-hand, in: setup, after: place, do: [{draw: 2}]}\n"],["wild-wild-west/module.yaml","# yaml-language-server: $schema=../schema/module.json\n# The rougher game of the French rulebook (base.wild.*).\nid: wild-wild-west\nkind: variant\norder: 3\nrules: [variant-wild-wild-west]\n"]]}');
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL, epoch BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',1,'setup',NULL,'= character wild-bill-hickok
= character calamity-jane
= character stagecoach-mary
= character jesse-james
= character annie-oakley
= character wyatt-earp',1795843782008,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',2,'choice',2,'draft stagecoach-mary',1795843782060,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',3,'choice',1,'draft wild-bill-hickok',1795843782096,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',4,'choice',3,'draft annie-oakley
= first 1
= Ac
= 9h
= 8s
= 6d',1795843782134,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',5,'choice',2,'start darkrock-7
= Kc',1795843782155,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',6,'choice',3,'start darkrock-3
= goal hickok-high-roller
= goal mary-stocked-coach
= goal annie-trick-shot
= trigger legend
= trigger showdown',1795843782187,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',7,'choice',1,'income cards
= 9s
= 2d',1795843782198,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',8,'choice',1,'move red-falls-2',1795843782232,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',9,'choice',1,'pass',1795843782256,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',10,'choice',1,'move sunny-hills-3',1795843782273,2);
INSERT INTO "entries" VALUES('8d88b76172279f67c21c4b03c74ffc57',11,'choice',1,'pass',1795843782282,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',1,'setup',NULL,'= character annie-oakley
= character bloody-knife
= character doc-holliday
= character wild-bill-hickok
= character calamity-jane
= character y-b-rowdy',1795843782497,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',2,'choice',3,'draft calamity-jane',1795843782500,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',3,'choice',1,'draft annie-oakley',1795843782505,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',4,'choice',2,'draft doc-holliday
= first 3
= 7s',1795843782506,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',5,'choice',3,'start red-falls-6
= 5d',1795843782507,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',6,'choice',1,'start darkrock-3
= 9d
= As
= goal calamity-tall-tale
= goal annie-tuned-sights
= goal doc-steady-hand
= trigger legend
= trigger points',1795843782511,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',7,'choice',3,'income money',1795843782512,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',8,'choice',3,'buy rifle',1795843782513,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',9,'choice',3,'equip rifle',1795843782515,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',10,'choice',3,'work',1795843782517,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',11,'choice',3,'work',1795843782519,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',12,'choice',3,'end',1795843782620,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',13,'choice',1,'income money',1795843782859,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',14,'choice',1,'move dixon-creek-hideout-b
= 3
= 8',1795843782895,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',15,'choice',3,'npc 8
= 10h',1795843782920,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',16,'choice',1,'pass',1795843782958,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',17,'choice',1,'move cliff-junction-2',1795843782960,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',18,'choice',1,'pass',1795843782966,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',19,'choice',1,'move red-falls-4',1795843782968,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',20,'choice',1,'pass',1795843782969,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',21,'choice',1,'end',1795843782971,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',22,'choice',2,'income both
= 6s',1795843782972,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',23,'choice',2,'move red-falls-5',1795843782975,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',24,'choice',2,'pass',1795843782977,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',25,'choice',2,'move cliff-junction-3',1795843782980,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',26,'choice',2,'pass',1795843782981,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',27,'choice',2,'move cliff-junction-1',1795843782983,2);
INSERT INTO "entries" VALUES('85da66375b405b548b7540229bf294a7',28,'choice',2,'pass',1795843782984,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',1,'setup',NULL,'= character bloody-knife
= character y-b-rowdy
= character wyatt-earp
= character stagecoach-mary
= character annie-oakley
= character calamity-jane',1795843783140,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',2,'choice',3,'draft calamity-jane',1795843783145,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',3,'choice',1,'draft bloody-knife',1795843783160,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',4,'choice',2,'draft wyatt-earp
= first 2
= Jc
= 10s',1795843783202,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',5,'choice',2,'start spikes-view-hideout-c
= 3d',1795843783205,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',6,'choice',3,'start red-falls-5
= Qc
= 3h
= goal wyatt-faro-money
= goal calamity-patched-again
= goal bloody-knife-scouts-report
= trigger showdown
= trigger spend',1795843783220,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',7,'choice',2,'income both
= 5h',1795843783230,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',8,'choice',2,'play 5h',1795843783233,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',9,'choice',2,'move spikes-view-3',1795843783266,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',10,'choice',2,'pass',1795843783300,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',11,'choice',2,'move spikes-view-9',1795843783303,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',12,'choice',2,'pass',1795843783306,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',13,'choice',2,'end',1795843783309,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',14,'choice',3,'income both
= 3c',1795843783311,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',15,'choice',3,'use provisions
= 2h',1795843783313,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',16,'choice',3,'upgrade revolver',1795843783315,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',17,'choice',3,'end',1795843783317,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',18,'choice',3,'move red-falls-doctors-office',1795843783318,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',19,'choice',3,'react 3d',1795843783420,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',20,'choice',3,'pass',1795843783472,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',21,'choice',3,'pass',1795843783582,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',22,'choice',3,'end',1795843783693,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',23,'choice',1,'income cards
= 6c
= 8c',1795843783728,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',24,'choice',1,'move spikes-view-8',1795843783741,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',25,'choice',1,'react 3h',1795843783760,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',26,'choice',1,'ride spikes-view-hideout-c',1795843783773,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',27,'choice',1,'pass',1795843783785,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',28,'choice',1,'move spikes-view-hideout-c',1795843783800,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',29,'choice',1,'pass',1795843783814,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',30,'choice',1,'move spikes-view-7',1795843783830,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',31,'choice',1,'pass',1795843783848,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',32,'choice',1,'end',1795843783859,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',33,'choice',2,'income money',1795843783874,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',34,'choice',2,'end',1795843783890,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',35,'choice',2,'end',1795843783901,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',36,'choice',3,'income money',1795843783918,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',37,'choice',3,'work',1795843783937,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',38,'choice',3,'work',1795843783977,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',39,'choice',3,'work',1795843783986,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',40,'choice',3,'end',1795843784114,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',41,'choice',1,'income cards
= Js
= 5c',1795843784204,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',42,'choice',1,'move spikes-view-4',1795843784249,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',43,'choice',1,'pass',1795843784261,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',44,'choice',1,'move spikes-view-6',1795843784270,2);
INSERT INTO "entries" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',45,'choice',1,'pass',1795843784277,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',1,'setup',NULL,'= ware rifle
= ware quarter-horse
= ware mule
= ware gazette
= ware snake-oil
= ware miners-map
= event wires-down
= event high-water
= frontier 3
= frontier 3
= frontier 5
= frontier 4
= frontier 6
= frontier 5
= frontier 4
= frontier 6
= frontier 4
= character calamity-jane
= character billy-the-kid
= character bass-reeves
= character annie-oakley
= character stagecoach-mary
= character doc-holliday',1795843784944,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',2,'choice',1,'draft billy-the-kid',1795843785016,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',3,'choice',2,'draft bass-reeves',1795843785072,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',4,'choice',3,'draft doc-holliday
= 6s
= 8d',1795843785140,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',5,'choice',1,'start mesitos-point-hideout-a
= Js
= 4c
= Kh
= goal billy-reward-doubled
= goal bass-honest-herd
= goal doc-steady-hand
= trigger spend
= trigger legend',1795843785158,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',6,'choice',1,'income cards
= 3h
= Qs',1795843785170,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',7,'choice',1,'move mesitos-point-3',1795843785171,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',8,'choice',1,'pass',1795843785176,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',9,'choice',1,'move mesitos-point-3',1795843785180,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',10,'choice',1,'react 3h',1795843785182,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',11,'choice',1,'ride mesitos-point-hideout-a',1795843785191,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',12,'choice',1,'pass',1795843785203,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',13,'choice',1,'move mesitos-point-5',1795843785207,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',14,'choice',1,'pass',1795843785208,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',15,'choice',1,'end',1795843785211,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',16,'choice',2,'income cards
= Ad
= 4h',1795843785240,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',17,'choice',2,'move mesitos-point-5',1795843785242,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',18,'choice',2,'pass',1795843785244,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',19,'choice',2,'move mesitos-point-6',1795843785248,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',20,'choice',2,'pass',1795843785249,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',21,'choice',2,'play 4h',1795843785251,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',22,'choice',2,'sheriff darkrock-2',1795843785253,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',23,'choice',2,'sheriff darkrock-5',1795843785256,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',24,'choice',2,'sheriff darkrock-6',1795843785260,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',25,'choice',2,'end',1795843785261,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',26,'choice',3,'income both
= 5d',1795843785264,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',27,'choice',3,'heal
= 9c',1795843785265,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',28,'choice',3,'move red-falls-doctors-office',1795843785266,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',29,'choice',3,'pass',1795843785395,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',30,'choice',3,'move red-falls-5',1795843785436,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',31,'choice',3,'pass',1795843785599,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',32,'choice',3,'end',1795843785775,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',33,'choice',1,'income cards
= Ks
= Kc',1795843785801,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',34,'choice',1,'play Ks',1795843785844,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',35,'choice',1,'move darkrock-4',1795843785872,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',36,'choice',1,'pass',1795843785936,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',37,'choice',1,'move darkrock-3',1795843785965,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',38,'choice',1,'pass',1795843785993,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',39,'choice',1,'work',1795843786020,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',40,'choice',1,'move darkrock-8',1795843786080,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',41,'choice',1,'pass',1795843786122,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',42,'choice',1,'end',1795843786124,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',43,'choice',2,'income cards
= As
= 7c',1795843786172,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',44,'choice',2,'move mesitos-point-3',1795843786230,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',45,'choice',2,'pass',1795843786284,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',46,'choice',2,'end',1795843786314,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',47,'choice',2,'end',1795843786324,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',48,'choice',3,'income cards
= 5s
= 3s',1795843786449,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',49,'choice',3,'work',1795843786459,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',50,'choice',3,'work',1795843786469,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',51,'choice',3,'work',1795843786496,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',52,'choice',3,'discard 5s',1795843786528,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',53,'choice',3,'end',1795843786653,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',54,'choice',1,'income money',1795843786732,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',55,'choice',1,'move mesitos-point-7',1795843786752,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',56,'choice',1,'pass',1795843786772,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',57,'choice',1,'move mesitos-point-8',1795843786784,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',58,'choice',1,'pass',1795843786801,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',59,'choice',1,'move mesitos-point-7',1795843786812,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',60,'choice',1,'pass',1795843786821,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',61,'choice',1,'end',1795843786832,2);
INSERT INTO "entries" VALUES('6b6341f4cb6053986767dd003d47ebac',62,'choice',2,'income cards
= Qd
= 8h',1795843786845,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',1,'setup',NULL,'= ware shotgun
= ware burro
= ware rifle
= ware mustang
= ware provisions
= ware whiskey
= ware medicine-pouch
= ware snake-oil
= ware boot-knife
= item portrait
= item dime-western
= item short-cut
= event high-water
= event the-quarantine-line
= frontier 3
= frontier 4
= frontier 3
= frontier 6
= frontier 4
= frontier 5
= frontier 2
= frontier 5
= frontier 4
= region red-falls
= character kit-carson
= character calamity-jane
= character annie-oakley
= character sundance-kid
= character lottie-deno
= character wild-bill-hickok',1795843787173,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',2,'choice',1,'draft kit-carson',1795843787182,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',3,'choice',3,'draft lottie-deno',1795843787219,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',4,'choice',2,'draft sundance-kid
= 4h
= Ac
= Jc',1795843787221,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',5,'choice',3,'start darkrock-4
= 5c
= 6h
= goal sundance-bowler-hat
= goal lottie-mrs-thurmond
= goal kit-quiet-camp
= legend night-of-the-dam',1795843787228,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',6,'choice',2,'income money',1795843787294,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',7,'choice',2,'move gulch-frontier-2',1795843787330,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',8,'choice',2,'pass',1795843787334,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',9,'choice',2,'move gulch-frontier-9',1795843787344,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',10,'choice',2,'pass',1795843787355,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',11,'choice',2,'move gulch-frontier-5',1795843787369,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',12,'choice',2,'pass',1795843787400,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',13,'choice',2,'risk ride
= risk wound-and-story-point',1795843787430,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',14,'choice',2,'sheriff mesitos-point-6',1795843787431,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',15,'choice',2,'sheriff mesitos-point-3',1795843787432,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',16,'choice',2,'sheriff mesitos-point-ranch',1795843787433,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',17,'choice',2,'ride gulch-frontier-11',1795843787440,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',18,'choice',2,'end',1795843787441,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',19,'choice',3,'income both
= 10h',1795843787446,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',20,'choice',3,'risk card
= risk wound-and-story-point',1795843787450,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',21,'choice',3,'sheriff mesitos-point-3',1795843787451,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',22,'choice',3,'sheriff mesitos-point-6',1795843787455,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',23,'choice',3,'sheriff stop
= 4c',1795843787458,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',24,'choice',3,'work',1795843787459,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',25,'choice',3,'poker
= 9s
= Ks
= Qc
= 4s
= 6d
= 3s
= 7d
= Kh',1795843787464,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',26,'choice',2,'lay 6d Qc',1795843787466,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',27,'choice',3,'lay 9s Jc
= 3d
= 7h',1795843787468,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',28,'choice',3,'work',1795843787471,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',29,'choice',3,'discard 4c',1795843787504,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',30,'choice',3,'end',1795843787668,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',31,'choice',1,'income money',1795843787681,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',32,'choice',1,'risk card
= risk wound
= Jd',1795843787694,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',33,'choice',1,'prospect
= gravel
= gold-dust',1795843787710,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',34,'choice',1,'pass
= gold-dust
= tailings',1795843787721,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',35,'choice',1,'move sunny-hills-mine',1795843787736,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',36,'choice',1,'pass',1795843787749,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',37,'choice',1,'move sunny-hills-4',1795843787764,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',38,'choice',1,'pass',1795843787777,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',39,'choice',1,'pass',1795843787789,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',40,'choice',1,'end',1795843787801,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',41,'choice',2,'income cards
= 5s
= 9c',1795843787812,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',42,'choice',2,'move gulch-frontier-15',1795843787826,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',43,'choice',2,'pass',1795843787835,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',44,'choice',2,'move gulch-frontier-29',1795843787850,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',45,'choice',2,'pass',1795843787857,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',46,'choice',2,'move gulch-frontier-21',1795843787866,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',47,'choice',2,'pass',1795843787873,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',48,'choice',2,'risk ride
= risk wound-and-story-point',1795843787881,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',49,'choice',2,'choose gang-c',1795843787892,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',50,'choice',2,'ride gulch-frontier-22',1795843787901,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',51,'choice',2,'end',1795843787909,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',52,'choice',3,'income cards
= Js
= 4d',1795843787914,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',53,'choice',3,'faro
= Q
= 7
= 8
= K',1795843787920,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',54,'choice',3,'pass
= 8
= K
= Q',1795843787922,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',55,'choice',3,'play Ac',1795843787924,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',56,'choice',3,'choose wanted',1795843787927,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',57,'choice',3,'pass',1795843788030,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',58,'choice',3,'move darkrock-2',1795843788032,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',59,'choice',3,'react 3d',1795843788135,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',60,'choice',3,'pass',1795843788151,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',61,'choice',3,'pass',1795843788266,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',62,'choice',3,'risk money
= risk story-point',1795843788269,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',63,'choice',3,'choose gang-b',1795843788280,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',64,'choice',3,'end',1795843788386,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',65,'choice',1,'income both
= 2d',1795843788403,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',66,'choice',1,'move mesitos-point-4',1795843788420,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',67,'choice',1,'pass',1795843788426,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',68,'choice',1,'move mesitos-point-3',1795843788432,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',69,'choice',1,'pass',1795843788453,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',70,'choice',1,'risk money
= risk story-point',1795843788460,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',71,'choice',1,'sheriff darkrock-sheriffs-office',1795843788484,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',72,'choice',1,'sheriff mesitos-point-7',1795843788488,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',73,'choice',1,'sheriff mesitos-point-5',1795843788508,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',74,'choice',1,'move darkrock-sheriffs-office',1795843788535,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',75,'choice',1,'pass',1795843788544,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',76,'choice',1,'end',1795843788546,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',77,'choice',2,'income both
= Qh',1795843788552,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',78,'choice',2,'move gulch-frontier-35',1795843788572,2);
INSERT INTO "entries" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',79,'choice',2,'pass',1795843788574,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',1,'setup',NULL,'= event a-gap-in-the-fence
= event rockslide
= frontier 6
= frontier 3
= frontier 4
= frontier 4
= frontier 2
= frontier 3
= frontier 5
= frontier 6
= frontier 5
= character kit-carson
= character jesse-james
= character bass-reeves
= character elfego-baca
= character doc-holliday
= character allan-pinkerton',1795843788881,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',2,'choice',3,'draft doc-holliday',1795843788886,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',3,'choice',2,'draft elfego-baca',1795843788897,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',4,'choice',1,'draft kit-carson
= first 1
= 9d
= 5c
= 2h
= 10c
= 2s
= 8c',1795843788908,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',5,'choice',2,'start gulch-frontier-2
= 8d
= 10s
= As
= 4c
= Ks
= 4s
= trigger showdown
= trigger showdown',1795843788918,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',6,'choice',1,'income cards
= 9s
= 8h',1795843788930,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',7,'choice',1,'move sunny-hills-mine',1795843788941,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',8,'choice',1,'pass',1795843788985,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',9,'choice',1,'play 10c',1795843788987,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',10,'choice',1,'buy boot-knife',1795843788989,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',11,'choice',1,'move mesitos-point-4',1795843788990,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',12,'choice',1,'pass',1795843788992,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',13,'choice',2,'income money',1795843788993,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',14,'choice',2,'move gulch-frontier-2',1795843788994,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',15,'choice',2,'pass',1795843788995,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',16,'choice',2,'move gulch-frontier-3',1795843788999,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',17,'choice',2,'pass',1795843789001,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',18,'choice',2,'move gulch-frontier-8',1795843789003,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',19,'choice',2,'pass',1795843789004,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',20,'choice',3,'income money',1795843789007,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',21,'choice',3,'play As',1795843789011,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',22,'choice',3,'choose wanted',1795843789014,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',23,'choice',3,'pass',1795843789121,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',24,'choice',3,'move red-falls-cabaret',1795843789152,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',25,'choice',3,'pass',1795843789257,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',26,'choice',3,'move red-falls-cabaret',1795843789264,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',27,'choice',3,'pass',1795843789400,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',28,'choice',1,'income money',1795843789409,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',29,'choice',1,'play 5c',1795843789416,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',30,'choice',1,'move mesitos-point-1',1795843789449,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',31,'choice',1,'pass',1795843789461,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',32,'choice',1,'move mesitos-point-3',1795843789464,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',33,'choice',1,'pass',1795843789469,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',34,'choice',2,'income cards
= Ah
= Jd',1795843789471,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',35,'choice',2,'move gulch-frontier-17',1795843789473,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',36,'choice',2,'pass',1795843789479,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',37,'choice',2,'move gulch-frontier-7',1795843789487,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',38,'choice',2,'pass',1795843789490,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',39,'choice',2,'move buzzard-gulch-6',1795843789494,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',40,'choice',2,'pass',1795843789495,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',41,'choice',2,'discard 2s',1795843789504,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',42,'choice',3,'income money',1795843789506,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',43,'choice',3,'move red-falls-3',1795843789511,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',44,'choice',3,'pass',1795843789638,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',45,'choice',3,'faro
= K
= 9
= 5
= 8',1795843789680,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',46,'choice',3,'pass
= K
= 5
= 9',1795843789704,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',47,'choice',3,'work',1795843789721,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',48,'choice',1,'income money',1795843789764,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',49,'choice',1,'move darkrock-3',1795843789780,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',50,'choice',1,'pass',1795843789782,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',51,'choice',1,'move darkrock-8',1795843789788,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',52,'choice',1,'pass',1795843789790,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',53,'choice',1,'faro
= 7
= 6
= 3
= 2',1795843789796,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',54,'choice',1,'bet J 20',1795843789798,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',55,'choice',1,'bet 3 20
= 2
= 3',1795843789805,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',56,'choice',1,'choose cards
= 5s',1795843789808,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',57,'choice',1,'leave
= 6',1795843789810,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',58,'choice',2,'income cards
= 10h
= 9h',1795843789812,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',59,'choice',2,'move gulch-frontier-31',1795843789815,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',60,'choice',2,'pass',1795843789817,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',61,'choice',2,'move gulch-frontier-14',1795843789819,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',62,'choice',2,'pass',1795843789820,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',63,'choice',2,'move gulch-frontier-12',1795843789821,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',64,'choice',2,'pass',1795843789824,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',65,'choice',2,'discard 9h',1795843789828,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',66,'choice',2,'discard 10h',1795843789836,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',67,'choice',3,'income both
= 7h',1795843789880,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',68,'choice',3,'move red-falls-6',1795843789915,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',69,'choice',3,'pass',1795843790018,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',70,'choice',3,'upgrade revolver',1795843790028,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',71,'choice',3,'buy derringer',1795843790049,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',72,'choice',3,'keep',1795843790088,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',73,'choice',3,'upgrade derringer',1795843790089,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',74,'choice',3,'end',1795843790104,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',75,'choice',3,'move cliff-junction-hideout-c
= J
= Q',1795843790108,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',76,'choice',3,'commit Ks',1795843790124,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',77,'choice',2,'npc J',1795843790129,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',78,'choice',3,'pass',1795843790236,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',79,'choice',3,'pass',1795843790340,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',80,'choice',1,'income both
= Jc',1795843790368,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',81,'choice',1,'move spikes-view-7',1795843790370,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',82,'choice',1,'pass',1795843790376,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',83,'choice',1,'play 5s',1795843790378,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',84,'choice',1,'move spikes-view-hideout-c
= 10
= A',1795843790384,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',85,'choice',1,'commit 9d',1795843790386,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',86,'choice',3,'npc A',1795843790404,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',87,'choice',1,'pass',1795843790409,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',88,'choice',1,'choose legend
= Js
= 3d',1795843790416,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',89,'choice',1,'pass',1795843790421,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',90,'choice',1,'discard 3d',1795843790437,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',91,'choice',1,'discard Js',1795843790445,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',92,'choice',2,'income both
= 5d',1795843790452,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',93,'choice',2,'move buzzard-gulch-4',1795843790477,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',94,'choice',2,'pass',1795843790479,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',95,'choice',2,'move buzzard-gulch-4',1795843790484,2);
INSERT INTO "entries" VALUES('417afaa9fd89d835e3d741c63fae1584',96,'choice',2,'pass',1795843790485,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',1,'setup',NULL,'= item marked-cards
= item lasso
= item mesa-deed
= event paid-off
= event the-lady-in-gray
= frontier 3
= frontier 5
= frontier 6
= frontier 3
= frontier 3
= frontier 2
= frontier 5
= frontier 6
= frontier 2
= region gulch-frontier
= character doc-holliday
= character soapy-smith
= character stagecoach-mary
= character fee-lee-wong
= character poker-alice
= character wild-bill-hickok',1795843790614,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',2,'choice',3,'draft poker-alice',1795843790620,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',3,'choice',1,'draft soapy-smith',1795843790624,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',4,'choice',2,'draft stagecoach-mary
= first 3
= 2s
= 9s
= Ac
= 2d',1795843790625,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',5,'choice',1,'choose cards
= 7s',1795843790628,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',6,'choice',1,'start buzzard-gulch-4
= 4d',1795843790663,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',7,'choice',2,'start darkrock-7
= trigger spend
= trigger spend',1795843790685,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',8,'choice',3,'income both
= Kc',1795843790692,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',9,'choice',3,'play Ac',1795843790703,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',10,'choice',3,'choose marshal',1795843790725,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',11,'choice',3,'pass',1795843790835,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',12,'choice',3,'trade holster',1795843790880,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',13,'choice',3,'end
= region dixon-creek',1795843790904,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',14,'choice',3,'claim gulch-frontier-rail-station',1795843790921,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',15,'choice',1,'income both
= 9d',1795843790953,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',16,'choice',1,'move gulch-frontier-23',1795843790960,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',17,'choice',1,'pass',1795843790962,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',18,'choice',1,'move gulch-frontier-35',1795843790964,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',19,'choice',1,'pass',1795843790966,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',20,'choice',1,'move gulch-frontier-23',1795843790972,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',21,'choice',1,'pass',1795843790973,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',22,'choice',2,'income cards
= 10c
= Qc',1795843790975,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',23,'choice',2,'move darkrock-2',1795843790980,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',24,'choice',2,'pass',1795843790982,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',25,'choice',2,'move dixon-creek-hideout-b
= 8
= K',1795843790989,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',26,'choice',2,'commit Qc',1795843790991,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',27,'choice',1,'npc K',1795843790992,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',28,'choice',2,'bonus',1795843790993,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',29,'choice',2,'pass
= Ad',1795843790995,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',30,'choice',2,'pass',1795843791001,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',31,'choice',2,'trade repeating-shotgun',1795843791003,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',32,'choice',2,'equip repeating-shotgun
= region spikes-view',1795843791005,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',33,'choice',3,'income both
= 7c',1795843791008,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',34,'choice',3,'play 2s',1795843791010,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',35,'choice',3,'ride darkrock-3',1795843791013,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',36,'choice',3,'deed gulch-frontier-rail-station',1795843791028,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',37,'choice',3,'ride buzzard-gulch-2',1795843791034,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',38,'choice',3,'work',1795843791044,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',39,'choice',1,'income money',1795843791049,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',40,'choice',1,'move gulch-frontier-15',1795843791054,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',41,'choice',1,'pass',1795843791064,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',42,'choice',1,'move gulch-frontier-8',1795843791074,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',43,'choice',1,'pass',1795843791077,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',44,'choice',1,'move gulch-frontier-1',1795843791084,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',45,'choice',1,'pass',1795843791092,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',46,'choice',2,'income both
= Jh',1795843791094,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',47,'choice',2,'equip repeating-shotgun',1795843791095,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',48,'choice',2,'end',1795843791099,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',49,'choice',3,'income cards
= Ah
= 3d',1795843791108,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',50,'choice',3,'claim buzzard-gulch-saloon',1795843791109,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',51,'choice',3,'deed buzzard-gulch-saloon',1795843791110,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',52,'choice',3,'choose money',1795843791116,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',53,'choice',3,'work',1795843791148,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',54,'choice',1,'income cards
= 8h
= 4c',1795843791172,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',55,'choice',1,'play 7s
= 4s
= 8c
= event command-performance',1795843791220,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',56,'choice',1,'choose pay',1795843791224,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',57,'choice',1,'move gulch-frontier-18',1795843791228,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',58,'choice',1,'pass',1795843791230,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',59,'choice',1,'move spikes-view-10',1795843791236,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',60,'choice',1,'pass',1795843791238,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',61,'choice',1,'discard 8c',1795843791240,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',62,'choice',2,'income both
= 5c',1795843791244,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',63,'choice',2,'equip repeating-shotgun',1795843791249,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',64,'choice',2,'play 4d',1795843791251,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',65,'choice',2,'move red-falls-cabaret
= opponent barefoot-dan
= 6',1795843791259,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',66,'choice',2,'pass',1795843791261,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',67,'choice',2,'commit 10c',1795843791263,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',68,'choice',2,'pass
= Jc',1795843791267,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',69,'choice',2,'pass',1795843791271,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',70,'choice',2,'move red-falls-2',1795843791275,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',71,'choice',2,'pass',1795843791277,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',72,'choice',2,'discard Jh',1795843791278,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',73,'choice',3,'income both
= 3c',1795843791280,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',74,'choice',3,'play 3d',1795843791284,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',75,'choice',3,'ride spikes-view-rail-station',1795843791292,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',76,'choice',3,'claim spikes-view-rail-station',1795843791313,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',77,'choice',3,'deed spikes-view-rail-station
= 5s',1795843791340,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',78,'choice',3,'discard Ah',1795843791364,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',79,'choice',1,'income cards
= Qh
= 2c',1795843791397,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',80,'choice',1,'move cliff-junction-7',1795843791433,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',81,'choice',1,'pass',1795843791476,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',82,'choice',1,'move spikes-view-10',1795843791500,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',83,'choice',1,'pass',1795843791553,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',84,'choice',1,'use snake-oil
= nugget',1795843791562,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',85,'choice',1,'sheriff cliff-junction-mine',1795843791564,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',86,'choice',1,'discard 9d',1795843791568,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',87,'choice',1,'discard 8h',1795843791571,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',88,'choice',2,'income both
= 5h',1795843791579,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',89,'choice',2,'equip repeating-shotgun',1795843791588,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',90,'choice',2,'move cliff-junction-1',1795843791592,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',91,'choice',2,'pass',1795843791594,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',92,'choice',2,'play 5c',1795843791600,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',93,'choice',2,'move red-falls-2',1795843791607,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',94,'choice',2,'pass',1795843791609,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',95,'choice',3,'income cards
= 5d
= 9h',1795843791624,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',96,'choice',3,'work',1795843791669,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',97,'choice',3,'work',1795843791695,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',98,'choice',3,'work',1795843791704,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',99,'choice',3,'discard 9s',1795843791714,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',100,'choice',3,'discard 5s',1795843791735,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',101,'choice',1,'income cards
= 8s
= 3s',1795843791756,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',102,'choice',1,'play 4s',1795843791808,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',103,'choice',1,'move cliff-junction-2',1795843791811,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',104,'choice',1,'pass',1795843791824,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',105,'choice',1,'move cliff-junction-2',1795843791848,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',106,'choice',1,'react 3s',1795843791876,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',107,'choice',1,'ride red-falls-4',1795843791879,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',108,'choice',1,'pass',1795843791885,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',109,'choice',2,'income money',1795843791956,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',110,'choice',2,'equip repeating-shotgun',1795843791965,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',111,'choice',2,'move sunny-hills-ranch',1795843792024,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',112,'choice',2,'pass',1795843792057,2);
INSERT INTO "entries" VALUES('c0d5476d27d42edb49781c3e43591d7a',113,'choice',2,'work',1795843792080,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',1,'setup',NULL,'= item silver-flask
= item bowie-knife
= item thunder
= event the-turncoat
= event paid-off
= frontier 4
= frontier 5
= frontier 3
= frontier 6
= frontier 3
= frontier 5
= frontier 2
= frontier 6
= frontier 2
= region red-falls
= character john-slaughter
= character tiburcio-vasquez
= character seth-bullock
= character dave-rudabaugh
= character judge-roy-bean
= character butch-cassidy',1795843792288,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',2,'choice',2,'draft seth-bullock',1795843792348,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',3,'choice',3,'draft judge-roy-bean',1795843792368,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',4,'choice',1,'draft john-slaughter
= first 2
= 5c',1795843792392,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',5,'choice',2,'start buzzard-gulch-6
= 2c',1795843792395,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',6,'choice',3,'start red-falls-3
= Qd',1795843792397,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',7,'choice',1,'start gulch-frontier-17
= trigger points
= trigger showdown',1795843792400,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',8,'choice',2,'income money',1795843792401,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',9,'choice',2,'buy bullwhip',1795843792407,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',10,'choice',2,'buy burro',1795843792415,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',11,'choice',2,'end',1795843792430,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',12,'choice',2,'move buzzard-gulch-marshals-office',1795843792484,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',13,'choice',2,'pass',1795843792485,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',14,'choice',2,'move gulch-frontier-pass-c',1795843792492,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',15,'choice',2,'pass',1795843792500,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',16,'choice',3,'income cards
= 8s
= 6c',1795843792502,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',17,'choice',3,'work',1795843792505,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',18,'choice',3,'work',1795843792506,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',19,'choice',3,'trade upgrade revolver',1795843792508,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',20,'choice',3,'end
= region cliff-junction',1795843792513,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',21,'choice',1,'income money',1795843792514,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',22,'choice',1,'move gulch-frontier-3',1795843792516,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',23,'choice',1,'pass',1795843792517,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',24,'choice',1,'move gulch-frontier-8',1795843792523,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',25,'choice',1,'pass',1795843792525,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',26,'choice',1,'move gulch-frontier-15',1795843792530,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',27,'choice',1,'pass',1795843792533,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',28,'choice',2,'income both
= Kc',1795843792534,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',29,'choice',2,'play 5c',1795843792536,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',30,'choice',2,'work',1795843792541,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',31,'choice',2,'move gulch-frontier-33',1795843792543,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',32,'choice',2,'pass',1795843792544,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',33,'choice',3,'income both
= As',1795843792545,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',34,'choice',3,'work',1795843792548,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',35,'choice',3,'work',1795843792549,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',36,'choice',3,'work',1795843792551,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',37,'choice',1,'income both
= 4d',1795843792552,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',38,'choice',1,'move gulch-frontier-13',1795843792576,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',39,'choice',1,'pass',1795843792616,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',40,'choice',1,'move gulch-frontier-15',1795843792618,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',41,'choice',1,'pass',1795843792619,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',42,'choice',1,'move gulch-frontier-24',1795843792625,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',43,'choice',1,'pass',1795843792626,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',44,'choice',2,'income cards
= Js
= 6h',1795843792627,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',45,'choice',2,'move gulch-frontier-15',1795843792629,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',46,'choice',2,'pass',1795843792630,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',47,'choice',2,'move gulch-frontier-5',1795843792632,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',48,'choice',2,'pass',1795843792640,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',49,'choice',2,'move buzzard-gulch-6',1795843792692,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',50,'choice',2,'pass',1795843792694,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',51,'choice',3,'income money',1795843792696,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',52,'choice',3,'work',1795843792697,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',53,'choice',3,'work',1795843792699,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',54,'choice',3,'work',1795843792701,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',55,'choice',1,'income both
= 3s',1795843792705,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',56,'choice',1,'move gulch-frontier-35',1795843792768,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',57,'choice',1,'react 3s',1795843792830,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',58,'choice',1,'ride gulch-frontier-30',1795843792832,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',59,'choice',1,'pass',1795843792852,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',60,'choice',1,'move gulch-frontier-31',1795843792884,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',61,'choice',1,'pass',1795843792905,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',62,'choice',1,'move gulch-frontier-31',1795843792917,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',63,'choice',1,'pass',1795843792921,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',64,'choice',2,'income cards
= 8c
= 10c',1795843792933,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',65,'choice',2,'play 8c',1795843792941,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',66,'choice',2,'ride gulch-frontier-29
= Kh',1795843792954,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',67,'choice',2,'move gulch-frontier-12',1795843792964,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',68,'choice',2,'pass',1795843792977,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',69,'choice',2,'move gulch-frontier-23',1795843792982,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',70,'choice',2,'pass',1795843792985,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',71,'choice',3,'income both
= 6d',1795843793008,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',72,'choice',3,'work',1795843793019,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',73,'choice',3,'poker
= 10h
= 3d
= 5h
= 2s
= Ks
= Ad
= 5s
= 9s',1795843793058,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',74,'choice',2,'lay 2s 5h',1795843793073,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',75,'choice',3,'lay 6c 6d',1795843793088,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',76,'choice',3,'choose legend',1795843793093,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',77,'choice',3,'move red-falls-3',1795843793132,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',78,'choice',3,'pass',1795843793242,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',79,'choice',1,'income cards
= 9d
= Jc',1795843793260,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',80,'choice',1,'end',1795843793280,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',81,'choice',2,'income cards
= 9h
= 7h',1795843793329,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',82,'choice',2,'move gulch-frontier-30',1795843793360,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',83,'choice',2,'pass',1795843793416,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',84,'choice',2,'move buzzard-gulch-5',1795843793465,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',85,'choice',2,'pass',1795843793480,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',86,'choice',2,'move gulch-frontier-13',1795843793508,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',87,'choice',2,'pass',1795843793544,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',88,'choice',2,'discard Kh',1795843793580,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',89,'choice',3,'income cards
= 4c
= Qh',1795843793597,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',90,'choice',3,'move red-falls-3',1795843793606,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',91,'choice',3,'pass',1795843793731,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',92,'choice',3,'poker
= 8h
= 10d
= 5d
= 9c
= 8d
= 7c
= 6s
= Ac',1795843793733,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',93,'choice',2,'lay 5d 10d',1795843793737,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',94,'choice',3,'lay 4c Qh',1795843793738,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',95,'choice',3,'choose gambler',1795843793744,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',96,'choice',3,'choose cards
= Kd',1795843793748,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',97,'choice',3,'faro
= 9
= 7
= K
= 6',1795843793751,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',98,'choice',3,'bet 7 20',1795843793752,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',99,'choice',3,'bet 9 20
= 9
= 7
= 6',1795843793756,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',100,'choice',3,'discard 2c',1795843793757,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',101,'choice',1,'income money',1795843793759,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',102,'choice',1,'move gulch-frontier-24',1795843793761,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',103,'choice',1,'pass',1795843793764,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',104,'choice',1,'play 9d
= Qs
= 7s
= 4h',1795843793765,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',105,'choice',1,'move gulch-frontier-35',1795843793792,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',106,'choice',1,'pass',1795843793828,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',107,'choice',1,'discard Jc',1795843793830,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',108,'choice',2,'income cards
= Qc
= 3c',1795843793831,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',109,'choice',2,'move buzzard-gulch-2',1795843793833,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',110,'choice',2,'react 3c',1795843793837,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',111,'choice',2,'ride gulch-frontier-11',1795843793838,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',112,'choice',2,'move buzzard-gulch-4',1795843793840,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',113,'choice',2,'play 9h
= Jd
= 2h
= Ah',1795843793844,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',114,'choice',2,'discard 6h',1795843793845,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',115,'choice',2,'discard 10c',1795843793848,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',116,'choice',2,'discard Jd',1795843793849,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',117,'choice',3,'income both
= 3h',1795843793851,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',118,'choice',3,'poker
= Jh
= 7d
= 4s
= 10s
= 2d
= 3c
= 2c
= Jd',1795843793853,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',119,'choice',2,'lay 2d 4s',1795843793855,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',120,'choice',3,'lay 3h As
= 6d',1795843793855,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',121,'choice',3,'move red-falls-3',1795843793860,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',122,'choice',3,'pass',1795843793962,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',123,'choice',3,'faro
= 3
= 8
= Q
= J',1795843793970,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',124,'choice',3,'bet 3 20',1795843793984,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',125,'choice',3,'bet 8 20
= 3
= 8',1795843794008,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',126,'choice',3,'choose money
= Q',1795843794030,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',127,'choice',3,'discard 6d',1795843794052,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',128,'choice',1,'income both
= 4c',1795843794084,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',129,'choice',1,'move gulch-frontier-27',1795843794100,2);
INSERT INTO "entries" VALUES('7877e84befb98da964e9eece8112633b',130,'choice',1,'pass',1795843794102,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',1,'setup',NULL,'= item strongbox
= item molasses
= item saber
= event wounded-deputy
= event the-late-stage
= frontier 4
= frontier 2
= frontier 4
= frontier 4
= frontier 3
= frontier 6
= frontier 6
= frontier 3
= frontier 2
= region buzzard-gulch
= character allan-pinkerton
= character wild-bill-hickok
= character stagecoach-mary
= character james-beckwourth
= character bloody-knife
= character lottie-deno',1795843794228,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',2,'choice',1,'draft allan-pinkerton',1795843794242,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',3,'choice',2,'draft stagecoach-mary',1795843794249,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',4,'choice',3,'draft bloody-knife
= first 1
= Ac
= 10c',1795843794384,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',5,'choice',2,'start darkrock-8
= 3c
= Qc
= goal pinkerton-we-never-sleep
= goal mary-star-route
= goal bloody-knife-night-herd
= legend night-of-the-dam',1795843794388,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',6,'choice',1,'income money',1795843794394,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',7,'choice',1,'move darkrock-5',1795843794397,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',8,'choice',1,'pass',1795843794398,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',9,'choice',1,'move darkrock-7',1795843794400,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',10,'choice',1,'pass',1795843794401,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',11,'choice',1,'move spikes-view-1',1795843794403,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',12,'choice',1,'pass',1795843794404,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',13,'choice',1,'end',1795843794406,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',14,'choice',1,'end',1795843794407,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',15,'choice',2,'income both
= 3h',1795843794408,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',16,'choice',2,'move spikes-view-3',1795843794412,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',17,'choice',2,'pass',1795843794414,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',18,'choice',2,'move mesitos-point-7',1795843794415,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',19,'choice',2,'pass',1795843794424,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',20,'choice',2,'move mesitos-point-hideout-a
= 3
= 2',1795843794442,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',21,'choice',2,'commit 10c',1795843794453,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',22,'choice',1,'npc 2',1795843794464,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',23,'choice',2,'pass',1795843794480,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',24,'choice',2,'reward legend
= 6c',1795843794498,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',25,'choice',2,'pass',1795843794544,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',26,'choice',2,'risk money
= risk story-point',1795843794573,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',27,'choice',2,'end',1795843794581,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',28,'choice',3,'income money',1795843794585,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',29,'choice',3,'claim spikes-view-mine',1795843794593,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',30,'choice',3,'deed spikes-view-mine
= gravel
= nugget
= 6s
= 6d',1795843794597,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',31,'choice',3,'move spikes-view-hideout-c
= 5
= 6',1795843794606,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',32,'choice',3,'commit Qc',1795843794614,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',33,'choice',2,'npc 6',1795843794621,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',34,'choice',3,'pass',1795843794630,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',35,'choice',3,'react 6d',1795843794743,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',36,'choice',3,'react 6s',1795843794896,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',37,'choice',3,'reward legend',1795843794950,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',38,'choice',3,'pass',1795843795083,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',39,'choice',3,'end',1795843795104,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',40,'choice',3,'end',1795843795220,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',41,'choice',1,'income money',1795843795226,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',42,'choice',1,'play Ac',1795843795234,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',43,'choice',1,'choose wanted',1795843795245,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',44,'choice',1,'move spikes-view-3',1795843795254,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',45,'choice',1,'move spikes-view-5',1795843795262,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',46,'choice',1,'risk ride
= risk wound',1795843795269,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',47,'choice',1,'ride spikes-view-4',1795843795277,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',48,'choice',1,'end',1795843795285,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',49,'choice',2,'income cards
= Kh
= 7c',1795843795293,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',50,'choice',2,'risk card
= risk story-point',1795843795314,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',51,'choice',2,'choose gang-b
= 9h',1795843795332,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',52,'choice',2,'move darkrock-1',1795843795342,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',53,'choice',2,'pass',1795843795353,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',54,'choice',2,'buy whiskey',1795843795380,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',55,'choice',2,'buy repeating-shotgun',1795843795436,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',56,'choice',2,'keep',1795843795452,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',57,'choice',2,'buy bullwhip',1795843795469,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',58,'choice',2,'move mesitos-point-6',1795843795479,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',59,'choice',2,'pass',1795843795488,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',60,'choice',2,'end',1795843795501,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',61,'choice',3,'income both
= 10h',1795843795520,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',62,'choice',3,'work',1795843795549,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',63,'choice',3,'work',1795843795574,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',64,'choice',3,'work',1795843795629,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',65,'choice',3,'end',1795843795634,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',66,'choice',3,'end',1795843795750,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',67,'choice',1,'income cards
= 10s
= 9c',1795843795768,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',68,'choice',1,'move gulch-frontier-rail-station',1795843795800,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',69,'choice',1,'pass',1795843795802,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',70,'choice',1,'move cliff-junction-mine',1795843795805,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',71,'choice',1,'pass',1795843795813,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',72,'choice',1,'risk ride
= risk wound',1795843795822,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',73,'choice',1,'ride cliff-junction-7',1795843795823,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',74,'choice',1,'move red-falls-3',1795843795826,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',75,'choice',1,'pass',1795843795832,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',76,'choice',1,'reveal
= map x',1795843795835,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',77,'choice',1,'end',1795843795837,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',78,'choice',2,'income money',1795843795853,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',79,'choice',2,'equip shotgun',1795843795888,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',80,'choice',2,'move darkrock-1',1795843795916,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',81,'choice',2,'pass',1795843795934,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',82,'choice',2,'play 3h',1795843795985,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',83,'choice',2,'ride spikes-view-rail-station',1795843796012,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',84,'choice',2,'move buzzard-gulch-1',1795843796040,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',85,'choice',2,'pass',1795843796052,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',86,'choice',2,'risk money
= risk two-wounds',1795843796079,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',87,'choice',2,'discard Kh',1795843796088,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',88,'choice',2,'end',1795843796090,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',89,'choice',3,'income money',1795843796096,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',90,'choice',3,'work',1795843796101,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',91,'choice',3,'work',1795843796109,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',92,'choice',3,'work',1795843796116,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',93,'choice',3,'end',1795843796124,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',94,'choice',3,'end',1795843796229,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',95,'choice',1,'income money',1795843796261,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',96,'choice',1,'end',1795843796298,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',97,'choice',1,'end',1795843796307,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',98,'choice',2,'income money',1795843796313,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',99,'choice',2,'equip repeating-shotgun',1795843796317,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',100,'choice',2,'trade upgrade repeating-shotgun',1795843796322,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',101,'choice',2,'trade workhorse
= region mesitos-point',1795843796334,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',102,'choice',2,'move gulch-frontier-19',1795843796344,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',103,'choice',2,'pass',1795843796349,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',104,'choice',2,'move gulch-frontier-17',1795843796360,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',105,'choice',2,'pass',1795843796368,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',106,'choice',2,'end',1795843796384,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',107,'choice',2,'end',1795843796393,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',108,'choice',3,'income cards
= Qh
= Kd',1795843796408,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',109,'choice',3,'work',1795843796448,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',110,'choice',3,'play Kd',1795843796512,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',111,'choice',3,'move spikes-view-mine',1795843796552,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',112,'choice',3,'pass',1795843796655,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',113,'choice',3,'move spikes-view-mine',1795843796708,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',114,'choice',3,'pass',1795843796826,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',115,'choice',3,'prospect
= nugget
= nugget',1795843796828,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',116,'choice',3,'end',1795843796846,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',117,'choice',3,'end',1795843796964,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',118,'choice',1,'income both
= 5c',1795843796968,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',119,'choice',1,'risk money
= risk wound',1795843796971,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',120,'choice',1,'faro
= K
= 9
= J
= 10',1795843796973,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',121,'choice',1,'bet 10 10',1795843796980,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',122,'choice',1,'bet A 20
= 9
= J',1795843796983,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',123,'choice',1,'leave
= 10',1795843796985,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',124,'choice',1,'choose cards
= 4c',1795843796987,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',125,'choice',1,'play 9c
= 3s
= 5s
= 8d',1795843796991,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',126,'choice',1,'move sunny-hills-ranch',1795843796996,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',127,'choice',1,'pass',1795843797032,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',128,'choice',1,'discard 10s',1795843797041,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',129,'choice',1,'discard 5s',1795843797053,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',130,'choice',1,'discard 5c',1795843797065,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',131,'choice',1,'discard 8d',1795843797120,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',132,'choice',1,'end',1795843797153,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',133,'choice',2,'income both
= 8h',1795843797178,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',134,'choice',2,'equip repeating-shotgun',1795843797219,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',135,'choice',2,'move spikes-view-9',1795843797272,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',136,'choice',2,'pass',1795843797274,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',137,'choice',2,'move spikes-view-rail-station',1795843797276,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',138,'choice',2,'pass',1795843797278,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',139,'choice',2,'move spikes-view-4',1795843797281,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',140,'choice',2,'goal mary-special-delivery
= token 1',1795843797283,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',141,'choice',2,'pass',1795843797286,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',142,'choice',2,'risk money
= risk story-point',1795843797287,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',143,'choice',2,'choose gambler',1795843797292,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',144,'choice',2,'choose money',1795843797293,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',145,'choice',2,'discard 9h',1795843797295,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',146,'choice',2,'end',1795843797301,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',147,'choice',3,'income both
= 4s',1795843797304,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',148,'choice',3,'prospect
= gravel
= tailings',1795843797305,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',1,'setup',NULL,'= event the-toll-gate
= event cave-in
= frontier 5
= frontier 6
= frontier 2
= frontier 6
= frontier 3
= frontier 3
= frontier 4
= frontier 5
= frontier 2
= character soapy-smith
= character joaquin-murrieta
= character buckshot-roberts
= character fee-lee-wong
= character bass-reeves
= character john-slaughter',1795843797556,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',2,'choice',3,'draft bass-reeves',1795843797559,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',149,'choice',3,'prospect
= tailings
= nugget',1795843797559,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',3,'choice',2,'draft buckshot-roberts',1795843797560,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',4,'choice',1,'draft soapy-smith
= first 2
= Qc',1795843797566,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',5,'choice',2,'buy repeating-shotgun',1795843797569,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',6,'choice',2,'start gulch-frontier-29
= 6h',1795843797571,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',7,'choice',3,'start buzzard-gulch-3
= 6d',1795843797572,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',8,'choice',1,'choose cards
= Ks',1795843797573,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',9,'choice',1,'start gulch-frontier-17
= trigger showdown
= trigger arrival',1795843797580,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',10,'choice',2,'income both
= 8d',1795843797581,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',11,'choice',2,'move gulch-frontier-34',1795843797588,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',12,'choice',2,'pass',1795843797604,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',13,'choice',2,'move gulch-frontier-20',1795843797632,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',14,'choice',2,'pass',1795843797651,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',15,'choice',2,'pass',1795843797696,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',16,'choice',2,'move gulch-frontier-19',1795843797708,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',17,'choice',2,'pass',1795843797713,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',18,'choice',3,'income cards
= 10s
= Jd',1795843797717,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',19,'choice',3,'poker
= 7c
= 9s
= 8s
= Ah
= 7h
= 6c
= Qd
= 5s',1795843797726,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',20,'choice',2,'lay 7h 8s',1795843797731,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',21,'choice',3,'lay 7c 10s',1795843797736,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',22,'choice',3,'choose legend',1795843797747,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',23,'choice',3,'poker
= 5d
= 9d
= 3s
= As
= 3c
= 10h
= 2h
= 2s',1795843797753,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',24,'choice',2,'lay 3c 9d',1795843797754,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',25,'choice',3,'lay 5d Jd',1795843797760,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',26,'choice',3,'choose gambler',1795843797765,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',27,'choice',3,'choose cards
= 2d',1795843797769,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',28,'choice',3,'faro
= 3
= Q
= 4
= 7',1795843797778,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',29,'choice',3,'pass
= 3
= Q
= 4',1795843797781,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',30,'choice',1,'income cards
= Jh
= 9c',1795843797785,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',150,'choice',3,'move spikes-view-hideout-c',1795843797815,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',31,'choice',1,'frontier',1795843797818,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',32,'choice',1,'discard 9c
= 7d
= frontier-token old-trapper
= 7s
= 6s
= 4s',1795843797841,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',33,'choice',1,'move gulch-frontier-16',1795843797876,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',34,'choice',1,'move gulch-frontier-20',1795843797878,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',35,'choice',1,'contribute 2',1795843797885,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',36,'choice',1,'discard 6d',1795843797892,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',37,'choice',1,'discard Ks',1795843797897,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',38,'choice',2,'income both
= 9h',1795843797901,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',39,'choice',2,'move gulch-frontier-17',1795843797908,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',40,'choice',2,'move gulch-frontier-pass-a
= opponent dynamite-kate
= A
= J
= K',1795843797914,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',41,'choice',2,'use repeating-shotgun',1795843797919,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',42,'choice',2,'commit 8d',1795843797929,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',43,'choice',1,'npc A',1795843797937,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',44,'choice',2,'pass',1795843797945,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',45,'choice',2,'choose marshal',1795843797956,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',46,'choice',2,'pass',1795843797961,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',47,'choice',2,'bonus
= 9
= 8
= 6',1795843797965,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',48,'choice',2,'commit 9h',1795843797972,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',49,'choice',1,'npc 6',1795843797977,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',50,'choice',2,'pass',1795843797981,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',51,'choice',2,'contribute 2',1795843797985,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',52,'choice',2,'prospect
= gold-dust
= nugget
= nugget
= story the-long-count',1795843797996,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',53,'choice',2,'choose travel
= 5h',1795843798000,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',54,'choice',1,'choose cards
= 5c
= 4c
= trigger showdown',1795843798048,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',55,'choice',3,'income money',1795843798064,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',151,'choice',3,'pass',1795843798075,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',56,'choice',3,'poker
= Ac
= 4h
= 4d
= 3d
= 2c
= 8h
= Qh
= Kh',1795843798078,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',57,'choice',2,'lay 4d 4h',1795843798093,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',58,'choice',3,'lay 2d 6h',1795843798106,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',59,'choice',3,'choose gambler',1795843798118,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',60,'choice',3,'move gulch-frontier-22
= opponent three-finger-tully
= 10
= 5',1795843798126,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',61,'choice',2,'npc 10',1795843798152,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',62,'choice',2,'pass',1795843798168,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',63,'choice',3,'move gulch-frontier-22',1795843798172,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',64,'choice',1,'income money',1795843798180,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',65,'choice',1,'move gulch-frontier-17',1795843798183,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',66,'choice',1,'move gulch-frontier-8',1795843798196,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',67,'choice',1,'move buzzard-gulch-1',1795843798211,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',68,'choice',1,'discard 4c',1795843798226,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',69,'choice',1,'discard 5c',1795843798232,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',70,'choice',2,'income cards
= 10d
= 10c',1795843798248,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',71,'choice',2,'move gulch-frontier-20',1795843798255,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',72,'choice',2,'move gulch-frontier-34',1795843798264,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',73,'choice',2,'move gulch-frontier-21',1795843798276,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',74,'choice',2,'discard 5h',1795843798288,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',75,'choice',3,'income money',1795843798291,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',76,'choice',3,'move buzzard-gulch-2',1795843798306,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',77,'choice',3,'faro',1795843798318,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',152,'choice',3,'end',1795843798339,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',78,'choice',1,'pass
= 2
= Q
= 3
= 7',1795843798340,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',79,'choice',3,'bet Q 20',1795843798362,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',80,'choice',3,'bet 3 20
= Q
= 3',1795843798370,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',81,'choice',3,'choose money
= 7',1795843798380,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',82,'choice',3,'move buzzard-gulch-2',1795843798394,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',83,'choice',1,'income cards
= 8c
= Kd',1795843798415,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',84,'choice',1,'move buzzard-gulch-4',1795843798436,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',85,'choice',1,'move gulch-frontier-20',1795843798488,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',86,'choice',1,'play Kd',1795843798512,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',87,'choice',1,'move gulch-frontier-28',1795843798532,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',88,'choice',1,'move gulch-frontier-34',1795843798559,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',89,'choice',1,'discard 6s',1795843798576,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',153,'choice',3,'discard Qh',1795843798603,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',90,'choice',2,'income money',1795843798616,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',91,'choice',2,'move buzzard-gulch-1',1795843798628,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',92,'choice',2,'end',1795843798631,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',93,'choice',3,'income cards
= Js
= Qs',1795843798633,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',94,'choice',3,'poker
= 3h',1795843798636,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',95,'choice',2,'pass
= Ad
= Kc
= Jc
= Qd
= 7c
= 5c
= 9s',1795843798672,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',96,'choice',2,'lay Jc Qd',1795843798674,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',97,'choice',3,'lay 3h Js
= 8d',1795843798675,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',98,'choice',3,'faro',1795843798682,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',99,'choice',2,'join
= 4
= K
= A
= J',1795843798712,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',100,'choice',2,'bet 2 20',1795843798716,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',101,'choice',2,'bet 6 10',1795843798726,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',102,'choice',3,'bet K 20',1795843798727,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',103,'choice',3,'bet A 10
= 4
= J',1795843798729,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',104,'choice',2,'reclaim 6',1795843798732,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',105,'choice',2,'leave',1795843798744,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',106,'choice',3,'leave
= A
= token 1',1795843798764,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',107,'choice',2,'pay 0',1795843798792,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',108,'choice',3,'poker
= 3c',1795843798805,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',109,'choice',2,'pass
= 9h
= Kd
= Ac
= Kh
= 2h
= 3s
= 7h',1795843798828,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',110,'choice',3,'lay 3c Qs',1795843798842,2);
INSERT INTO "entries" VALUES('52617dca027da8f32211909447360aa5',154,'choice',3,'end',1795843798856,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',111,'choice',2,'lay 9h Kd',1795843798864,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',112,'choice',3,'choose gambler',1795843798887,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',113,'choice',3,'choose cards
= 8s
= 9d
= event paid-off',1795843798902,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',114,'choice',3,'choose pay',1795843798916,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',115,'choice',2,'choose pay',1795843798932,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',116,'choice',1,'income cards
= Ah
= 6s',1795843798962,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',117,'choice',1,'use snake-oil
= nugget',1795843798972,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',118,'choice',1,'sheriff gulch-frontier-35',1795843798977,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',119,'choice',1,'move gulch-frontier-30',1795843798982,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',120,'choice',1,'move gulch-frontier-34',1795843798993,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',121,'choice',1,'discard 4s',1795843799001,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',122,'choice',1,'discard Jh',1795843799008,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',123,'choice',2,'income money',1795843799013,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',124,'choice',2,'move buzzard-gulch-5',1795843799020,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',125,'choice',2,'move buzzard-gulch-1',1795843799024,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',126,'choice',2,'move buzzard-gulch-5',1795843799032,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',127,'choice',3,'income both
= 6d',1795843799038,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',128,'choice',3,'high-stakes
= 9c',1795843799048,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',129,'choice',2,'pass
= Jd
= 4d
= As
= 10h
= 2c
= 4h
= 5s
= 6h',1795843799053,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',130,'choice',3,'raise
= 2d
= Ks',1795843799062,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',131,'choice',3,'lay 8d 8s',1795843799085,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',132,'choice',2,'lay 2c 10h
= event wrong-side-of-the-bars',1795843799096,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',133,'choice',3,'faro',1795843799124,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',134,'choice',2,'pass
= 9
= 8
= 6
= 10',1795843799132,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',135,'choice',3,'pass
= 10
= 8
= 9',1795843799142,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',136,'choice',3,'high-stakes
= 5d',1795843799149,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',137,'choice',2,'join
= 2s',1795843799157,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',138,'choice',2,'pay 1
= 8h
= 6c
= 5h',1795843799161,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',139,'choice',2,'fold
= 10s
= token 1
= token 2',1795843799169,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',140,'choice',1,'income both
= Qh',1795843799178,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',141,'choice',1,'move gulch-frontier-26',1795843799190,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',142,'choice',1,'move gulch-frontier-18',1795843799199,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',143,'choice',1,'move gulch-frontier-25',1795843799224,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',144,'choice',1,'discard 8c',1795843799226,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',145,'choice',2,'income both
= 4c',1795843799228,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',146,'choice',2,'buy mustang',1795843799236,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',147,'choice',2,'pay 3',1795843799264,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',148,'choice',2,'buy burro',1795843799284,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',149,'choice',2,'equip burro',1795843799300,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',150,'choice',2,'buy rifle',1795843799324,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',151,'choice',2,'keep',1795843799344,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',152,'choice',2,'play 4c',1795843799360,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',153,'choice',2,'move buzzard-gulch-5',1795843799404,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',154,'choice',2,'discard 2s
= 3d',1795843799412,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',155,'choice',3,'income money',1795843799416,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',156,'choice',3,'high-stakes
= 7h
= 8c
= 2d
= 9s
= 2s
= 7c
= 10h
= 4d
= 8s',1795843799421,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',157,'choice',3,'raise
= 3c
= Ks',1795843799424,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',158,'choice',3,'lay 3d 7h',1795843799425,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',159,'choice',2,'lay 2d 7c
= 3h',1795843799426,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',160,'choice',3,'play 9c
= 6h
= 4h
= Jd',1795843799434,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',161,'choice',3,'play 9d
= nugget
= nugget',1795843799442,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',162,'choice',3,'discard 5d',1795843799444,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',163,'choice',1,'income both
= Qs',1795843799448,2);
INSERT INTO "entries" VALUES('f08dd4908db056a3520c7b6f504bc8c2',164,'choice',1,'move gulch-frontier-27',1795843799464,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',1,'setup',NULL,'= ware rifle
= ware quarter-horse
= ware shotgun
= ware workhorse
= ware ten-gallon
= ware boot-knife
= ware burro
= ware bullwhip
= ware saddle-bags
= ware mustang
= ware miners-map
= ware bedroll
= ware gazette
= ware mule
= ware revolver
= item dime-western
= item lucky-coin
= item serape
= event wrong-side-of-the-bars
= event the-salted-mine
= frontier 5
= frontier 3
= frontier 2
= frontier 6
= frontier 4
= frontier 3
= frontier 4
= frontier 2
= frontier 6
= region mesitos-point
= character wild-bill-hickok
= character aaron-ross
= character pat-garrett
= character tiburcio-vasquez
= character lozen
= character pearl-hart',1795843799740,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',2,'choice',1,'draft aaron-ross',1795843799752,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',3,'choice',2,'draft pat-garrett',1795843799765,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',4,'choice',3,'draft lozen
= 8c
= Jh
= 10d',1795843799780,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',5,'choice',3,'start gulch-frontier-35
= 2h
= 8s',1795843799789,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',6,'choice',1,'start gulch-frontier-pass-c
= 4d
= goal lozen-shield
= goal ross-siege
= goal pat-stinking-springs
= legend bridge-at-midnight',1795843799797,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',7,'choice',3,'income both
= Qs',1795843799806,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',8,'choice',3,'risk money
= risk wound-and-story-point',1795843799817,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',9,'choice',3,'sheriff stop',1795843799825,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',10,'choice',3,'frontier',1795843799837,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',11,'choice',3,'discard 8c',1795843799852,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',12,'choice',3,'discard Qs
= frontier-token hidden-canyon',1795843799922,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',13,'choice',3,'move gulch-frontier-outlaw-camp',1795843799932,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',14,'choice',3,'pass',1795843800034,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',15,'choice',3,'move gulch-frontier-outlaw-camp',1795843800048,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',16,'choice',3,'pass',1795843800162,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',17,'choice',3,'end',1795843800282,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',18,'choice',1,'income cards
= Js
= Ks',1795843800289,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',19,'choice',1,'risk money
= risk story-point',1795843800298,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',20,'choice',1,'sheriff mesitos-point-7',1795843800306,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',21,'choice',1,'sheriff mesitos-point-6',1795843800313,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',22,'choice',1,'sheriff mesitos-point-hideout-a',1795843800328,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',23,'choice',1,'end',1795843800340,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',24,'choice',1,'end',1795843800349,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',25,'choice',2,'income cards
= 10h
= 7h',1795843800357,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',26,'choice',2,'move gulch-frontier-28',1795843800369,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',27,'choice',2,'pass',1795843800404,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',28,'choice',2,'move gulch-frontier-35',1795843800440,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',29,'choice',2,'pass',1795843800445,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',30,'choice',2,'move gulch-frontier-35',1795843800456,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',31,'choice',2,'pass',1795843800457,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',32,'choice',2,'risk card
= risk story-point',1795843800465,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',33,'choice',2,'sheriff mesitos-point-3',1795843800473,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',34,'choice',2,'sheriff mesitos-point-6',1795843800480,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',35,'choice',2,'sheriff mesitos-point-7
= 7d',1795843800487,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',36,'choice',2,'end',1795843800495,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',37,'choice',3,'income cards
= 4s
= 3s',1795843800506,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',38,'choice',3,'recruit
= follower the-knife-thrower',1795843800522,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',39,'choice',3,'play 4s',1795843800529,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',40,'choice',3,'sheriff darkrock-7',1795843800538,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',41,'choice',3,'sheriff darkrock-4',1795843800554,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',42,'choice',3,'sheriff stop',1795843800588,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',43,'choice',3,'risk card
= risk wound-and-story-point',1795843800624,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',44,'choice',3,'choose gang-a
= 8h',1795843800652,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',45,'choice',3,'move gulch-frontier-35',1795843800679,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',46,'choice',3,'pass',1795843800819,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',47,'choice',3,'discard 8h
= event the-claims-office-fire',1795843800834,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',48,'choice',3,'end',1795843800960,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',49,'choice',1,'income both
= 6h',1795843800977,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',50,'choice',1,'play 8s',1795843801000,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',51,'choice',1,'ride gulch-frontier-rail-station
= 4h',1795843801013,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',52,'choice',1,'move gulch-frontier-rail-station',1795843801019,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',53,'choice',1,'pass',1795843801029,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',54,'choice',1,'risk ride
= risk wound',1795843801031,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',55,'choice',1,'ride gulch-frontier-19',1795843801033,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',56,'choice',1,'move spikes-view-10',1795843801035,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',57,'choice',1,'pass',1795843801036,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',58,'choice',1,'discard Js',1795843801038,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',59,'choice',1,'end',1795843801039,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',60,'choice',2,'income money',1795843801040,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',61,'choice',2,'move gulch-frontier-23',1795843801042,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',62,'choice',2,'pass',1795843801043,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',63,'choice',2,'move gulch-frontier-21',1795843801045,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',64,'choice',2,'pass',1795843801046,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',65,'choice',2,'move buzzard-gulch-3',1795843801048,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',66,'choice',2,'pass',1795843801050,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',67,'choice',2,'end',1795843801051,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',68,'choice',2,'end',1795843801052,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',69,'choice',3,'use lozen',1795843801054,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',70,'choice',3,'choose fight-deck
= A',1795843801056,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',71,'choice',3,'bonus
= A',1795843801058,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',72,'choice',3,'income cards
= Ad
= 3h',1795843801060,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',73,'choice',3,'move gulch-frontier-33',1795843801061,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',74,'choice',3,'react 3s',1795843801163,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',75,'choice',3,'pass',1795843801201,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',76,'choice',3,'pass',1795843801316,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',77,'choice',3,'play 3h',1795843801329,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',78,'choice',3,'ride spikes-view-rail-station',1795843801342,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',79,'choice',3,'work',1795843801356,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',80,'choice',3,'end',1795843801369,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',81,'choice',3,'end',1795843801482,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',82,'choice',1,'income money',1795843801488,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',83,'choice',1,'move cliff-junction-7',1795843801491,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',84,'choice',1,'pass',1795843801492,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',85,'choice',1,'risk card
= risk wound
= 9s',1795843801494,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',86,'choice',1,'move cliff-junction-4',1795843801500,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',87,'choice',1,'pass',1795843801502,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',88,'choice',1,'move cliff-junction-3',1795843801504,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',89,'choice',1,'pass',1795843801505,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',90,'choice',1,'discard 9s',1795843801506,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',91,'choice',1,'discard 4h',1795843801507,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',92,'choice',1,'end',1795843801508,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',93,'choice',2,'income money',1795843801510,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',94,'choice',2,'move gulch-frontier-17',1795843801516,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',95,'choice',2,'pass',1795843801533,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',96,'choice',2,'move gulch-frontier-6',1795843801538,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',97,'choice',2,'pass',1795843801541,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',98,'choice',2,'move buzzard-gulch-marshals-office',1795843801545,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',99,'choice',2,'pass',1795843801548,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',100,'choice',2,'risk card
= risk story-point',1795843801549,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',101,'choice',2,'choose gang-b
= 10c',1795843801551,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',102,'choice',2,'end',1795843801553,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',103,'choice',3,'pass',1795843801555,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',104,'choice',3,'income both
= 2s',1795843801604,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',105,'choice',3,'move gulch-frontier-17',1795843801630,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',106,'choice',3,'pass',1795843801764,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',107,'choice',3,'frontier',1795843801957,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',108,'choice',3,'discard 2s',1795843801964,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',109,'choice',3,'discard Ad
= frontier-token silver-vein',1795843801984,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',110,'choice',3,'move buzzard-gulch-2',1795843802012,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',111,'choice',3,'pass',1795843802128,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',112,'choice',3,'end',1795843802139,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',113,'choice',3,'end',1795843802249,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',114,'choice',1,'income money',1795843802252,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',115,'choice',1,'move dixon-creek-hideout-b
= 5
= 9',1795843802272,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',116,'choice',1,'commit 6h',1795843802283,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',117,'choice',3,'npc 5',1795843802291,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',118,'choice',1,'pass
= Qc',1795843802308,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',119,'choice',1,'pass',1795843802320,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',120,'choice',1,'move dixon-creek-hideout-b',1795843802328,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',121,'choice',1,'pass',1795843802340,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',122,'choice',1,'play Ks',1795843802356,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',123,'choice',1,'move darkrock-6',1795843802372,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',124,'choice',1,'pass',1795843802388,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',125,'choice',1,'move cliff-junction-2',1795843802408,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',126,'choice',1,'pass',1795843802412,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',127,'choice',1,'risk ride
= risk wound
= injury bullet-left-in',1795843802420,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',128,'choice',1,'pass',1795843802432,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',129,'choice',1,'end',1795843802448,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',130,'choice',2,'income money',1795843802451,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',131,'choice',2,'move gulch-frontier-19',1795843802456,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',132,'choice',2,'pass',1795843802481,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',133,'choice',2,'move gulch-frontier-21',1795843802488,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',134,'choice',2,'pass',1795843802492,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',135,'choice',2,'move buzzard-gulch-marshals-office',1795843802524,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',136,'choice',2,'pass',1795843802526,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',137,'choice',2,'risk money
= risk wound',1795843802552,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',138,'choice',2,'discard 7h',1795843802561,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',139,'choice',2,'end',1795843802572,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',140,'choice',3,'pass',1795843802588,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',141,'choice',3,'income money',1795843802598,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',142,'choice',3,'claim buzzard-gulch-saloon',1795843802604,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',143,'choice',3,'deed buzzard-gulch-saloon',1795843802619,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',144,'choice',3,'choose money',1795843802680,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',145,'choice',3,'high-stakes
= Jd',1795843802684,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',146,'choice',2,'join
= 5d
= joker-black
= Kd
= 5h',1795843802697,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',147,'choice',2,'fold
= 5s',1795843802705,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',148,'choice',3,'choose money',1795843802717,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',149,'choice',3,'end
= event beef-prices
= 7c
= 9d
= As',1795843802732,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',150,'choice',3,'end',1795843802843,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',151,'choice',1,'income both
= 8d',1795843802853,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',152,'choice',1,'move red-falls-doctors-office',1795843802862,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',153,'choice',1,'pass',1795843802869,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',154,'choice',1,'heal
= 6d
= 3d
= 2c',1795843802880,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',155,'choice',1,'risk ride
= risk wound',1795843802894,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',156,'choice',1,'ride sunny-hills-1',1795843802905,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',157,'choice',1,'move red-falls-cabaret',1795843802914,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',158,'choice',1,'pass',1795843802921,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',159,'choice',1,'discard 6d',1795843802929,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',160,'choice',1,'discard Qc',1795843802937,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',161,'choice',1,'discard 8d',1795843802948,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',162,'choice',1,'end',1795843802957,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',163,'choice',2,'income cards
= Qd
= 6s',1795843802965,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',164,'choice',2,'move gulch-frontier-22',1795843802976,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',165,'choice',2,'pass',1795843802985,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',166,'choice',2,'move gulch-frontier-35',1795843802994,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',167,'choice',2,'pass',1795843803005,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',168,'choice',2,'play 10c',1795843803014,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',169,'choice',2,'choose upgrade',1795843803022,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',170,'choice',2,'pass',1795843803032,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',171,'choice',2,'risk ride
= risk wound',1795843803041,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',172,'choice',2,'pass',1795843803049,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',173,'choice',2,'discard 10h',1795843803057,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',174,'choice',2,'discard Qd',1795843803068,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',175,'choice',2,'discard 7d',1795843803081,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',176,'choice',2,'discard 5s',1795843803089,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',177,'choice',2,'discard 5d',1795843803101,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',178,'choice',2,'end',1795843803103,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',179,'choice',3,'pass',1795843803106,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',180,'choice',3,'income money',1795843803108,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',181,'choice',3,'high-stakes
= Ac
= 6c
= Ah
= 9c
= Jc
= Kc
= 4c
= 9h
= 5c',1795843803110,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',182,'choice',3,'raise
= 7s
= 2d',1795843803113,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',1,'setup',NULL,'= character doc-holliday
= character billy-the-kid
= character stagecoach-mary
= character wyatt-earp
= character y-b-rowdy
= character wild-bill-hickok',1795843803231,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',2,'choice',3,'draft wild-bill-hickok',1795843803233,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',3,'choice',2,'draft wyatt-earp',1795843803257,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',4,'choice',1,'draft doc-holliday
= first 1
= Jd
= 6h
= 10h
= 5c',1795843803284,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',5,'choice',2,'start mesitos-point-hideout-a
= 9d
= Qc
= Ac
= goal doc-steady-hand
= goal wyatt-posse
= goal hickok-aces-and-eights
= trigger legend
= trigger spend',1795843803304,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',6,'choice',1,'income cards
= 10c
= As',1795843803336,2);
INSERT INTO "entries" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',183,'choice',3,'lay 10d Jh',1795843803367,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',7,'choice',1,'move sunny-hills-1',1795843803372,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',8,'choice',1,'pass',1795843803392,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',9,'choice',1,'end',1795843803416,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',10,'choice',1,'end',1795843803436,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',11,'choice',2,'income money',1795843803456,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',12,'choice',2,'move mesitos-point-3',1795843803480,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',13,'choice',2,'pass',1795843803500,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',14,'choice',2,'move darkrock-1',1795843803538,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',15,'choice',2,'pass',1795843803560,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',16,'choice',2,'buy miners-map',1795843803584,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',17,'choice',2,'upgrade revolver',1795843803592,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',18,'choice',2,'end',1795843803604,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',19,'choice',3,'income cards
= 4d
= 7c',1795843803607,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',20,'choice',3,'work',1795843803612,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',21,'choice',3,'work',1795843803623,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',22,'choice',3,'work',1795843803634,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',23,'choice',3,'end',1795843803746,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',24,'choice',1,'income both
= 10d',1795843803772,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',25,'choice',1,'move red-falls-doctors-office',1795843803800,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',26,'choice',1,'pass',1795843803864,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',27,'choice',1,'move red-falls-doctors-office',1795843803888,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',28,'choice',1,'pass',1795843803940,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',29,'choice',1,'work',1795843804001,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',30,'choice',1,'discard Jd',1795843804024,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',31,'choice',1,'end',1795843804044,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',32,'choice',2,'income money',1795843804068,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',33,'choice',2,'work',1795843804093,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',34,'choice',2,'move mesitos-point-6',1795843804123,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',35,'choice',2,'pass',1795843804140,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',36,'choice',2,'move mesitos-point-7',1795843804142,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',37,'choice',2,'pass',1795843804145,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',38,'choice',2,'end',1795843804148,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',39,'choice',3,'income cards
= 9s
= 2h',1795843804150,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',40,'choice',3,'work',1795843804151,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',41,'choice',3,'work',1795843804152,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',42,'choice',3,'work',1795843804156,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',43,'choice',3,'discard 9d',1795843804158,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',44,'choice',3,'discard Ac',1795843804163,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',45,'choice',3,'end',1795843804267,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',46,'choice',1,'income cards
= 3c
= Js',1795843804312,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',47,'choice',1,'move red-falls-2',1795843804337,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',48,'choice',1,'react 3c',1795843804353,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',49,'choice',1,'ride sunny-hills-3',1795843804392,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',50,'choice',1,'pass',1795843804408,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',51,'choice',1,'move sunny-hills-hideout-a
= 3
= 6',1795843804411,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',52,'choice',1,'commit Js',1795843804413,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',53,'choice',3,'npc 3',1795843804415,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',54,'choice',1,'react 6h',1795843804420,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',55,'choice',1,'reward marshal',1795843804422,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',56,'choice',1,'pass',1795843804424,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',57,'choice',1,'pass',1795843804425,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',58,'choice',1,'move red-falls-1',1795843804429,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',59,'choice',1,'pass',1795843804430,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',60,'choice',1,'end',1795843804432,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',61,'choice',2,'income money',1795843804436,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',62,'choice',2,'move mesitos-point-7',1795843804438,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',63,'choice',2,'pass',1795843804439,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',64,'choice',2,'move mesitos-point-6',1795843804440,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',65,'choice',2,'pass',1795843804443,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',66,'choice',2,'move mesitos-point-hideout-a',1795843804444,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',67,'choice',2,'pass',1795843804445,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',68,'choice',2,'end',1795843804448,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',69,'choice',3,'income cards
= 4s
= 5d',1795843804450,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',70,'choice',3,'work',1795843804453,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',71,'choice',3,'work',1795843804457,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',72,'choice',3,'work',1795843804464,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',73,'choice',3,'discard 9s',1795843804467,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',74,'choice',3,'discard 4s',1795843804470,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',75,'choice',3,'end',1795843804571,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',76,'choice',1,'income money',1795843804592,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',77,'choice',1,'poker
= Qs',1795843804605,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',78,'choice',3,'join
= 2d
= 7s
= 4h
= Kh',1795843804617,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',79,'choice',1,'lay 10c 10d',1795843804629,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',80,'choice',3,'lay 2d Qc
= 9h
= 4c',1795843804644,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',81,'choice',1,'move red-falls-3',1795843804658,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',82,'choice',1,'pass',1795843804673,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',83,'choice',1,'end',1795843804685,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',84,'choice',1,'end',1795843804697,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',85,'choice',2,'income both
= 2s',1795843804713,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',86,'choice',2,'move mesitos-point-5',1795843804715,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',87,'choice',2,'pass',1795843804720,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',88,'choice',2,'move mesitos-point-3',1795843804722,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',89,'choice',2,'pass',1795843804723,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',90,'choice',2,'move mesitos-point-1',1795843804725,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',91,'choice',2,'pass',1795843804726,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',92,'choice',2,'end',1795843804727,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',93,'choice',3,'income money',1795843804728,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',94,'choice',3,'move red-falls-2',1795843804732,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',95,'choice',3,'pass',1795843804834,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',96,'choice',3,'move red-falls-6',1795843804842,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',97,'choice',3,'pass',1795843804958,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',98,'choice',3,'buy rifle',1795843804964,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',99,'choice',3,'keep',1795843805027,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',100,'choice',3,'end',1795843805042,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',101,'choice',3,'end',1795843805144,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',102,'choice',1,'income both
= Jh',1795843805152,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',103,'choice',1,'move red-falls-doctors-office',1795843805156,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',104,'choice',1,'pass',1795843805180,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',105,'choice',1,'heal',1795843805208,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',106,'choice',1,'move red-falls-2',1795843805212,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',107,'choice',1,'pass',1795843805217,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',108,'choice',1,'end',1795843805224,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',109,'choice',2,'income both
= 3h',1795843805225,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',110,'choice',2,'move darkrock-1',1795843805232,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',111,'choice',2,'react 3h',1795843805284,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',112,'choice',2,'ride mesitos-point-1',1795843805316,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',113,'choice',2,'pass',1795843805340,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',114,'choice',2,'move darkrock-sheriffs-office',1795843805360,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',115,'choice',2,'pass',1795843805365,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',116,'choice',2,'move darkrock-1',1795843805367,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',117,'choice',2,'pass',1795843805369,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',118,'choice',2,'end',1795843805372,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',119,'choice',3,'income cards
= 10s
= 3d',1795843805380,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',120,'choice',3,'equip rifle',1795843805392,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',121,'choice',3,'play 5d',1795843805397,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',122,'choice',3,'upgrade rifle',1795843805401,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',123,'choice',3,'end',1795843805405,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',124,'choice',3,'upgrade revolver',1795843805424,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',125,'choice',3,'end',1795843805441,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',126,'choice',3,'end',1795843805544,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',127,'choice',1,'income cards
= 8c
= 5s',1795843805560,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',128,'choice',1,'play As',1795843805574,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',129,'choice',1,'choose marshal',1795843805592,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',130,'choice',1,'pass',1795843805611,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',131,'choice',1,'work',1795843805633,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',132,'choice',1,'move sunny-hills-ranch',1795843805636,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',133,'choice',1,'pass',1795843805637,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',134,'choice',1,'discard 4c',1795843805640,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',135,'choice',1,'end',1795843805644,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',136,'choice',2,'income money',1795843805648,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',137,'choice',2,'move sunny-hills-hideout-b
= J
= 10',1795843805650,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',138,'choice',2,'commit 10h',1795843805652,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',139,'choice',1,'npc 10',1795843805656,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',140,'choice',2,'pass',1795843805658,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',141,'choice',1,'pass',1795843805661,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',142,'choice',2,'reward marshal',1795843805663,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',143,'choice',2,'pass',1795843805668,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',144,'choice',2,'pass',1795843805670,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',145,'choice',2,'move red-falls-doctors-office',1795843805677,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',146,'choice',2,'pass',1795843805679,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',147,'choice',2,'move sunny-hills-1',1795843805681,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',148,'choice',2,'pass',1795843805684,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',149,'choice',2,'end',1795843805686,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',150,'choice',3,'income both
= 7h',1795843805687,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',151,'choice',3,'equip rifle',1795843805696,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',152,'choice',3,'move red-falls-3',1795843805698,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',153,'choice',3,'pass',1795843805820,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',154,'choice',3,'work',1795843805852,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',155,'choice',3,'work',1795843805868,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',156,'choice',3,'discard 3d',1795843805882,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',157,'choice',3,'end',1795843805994,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',158,'choice',1,'income both
= 8s',1795843806027,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',159,'choice',1,'acquire
= blue-6',1795843806052,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',160,'choice',1,'move sunny-hills-1',1795843806072,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',161,'choice',1,'pass',1795843806112,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',162,'choice',1,'fight rob wyatt-earp',1795843806114,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',163,'choice',1,'commit 8c',1795843806116,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',164,'choice',2,'commit 5c',1795843806121,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',165,'choice',1,'pass',1795843806123,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',166,'choice',2,'pass
= 6s',1795843806125,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',167,'choice',1,'steal money',1795843806127,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',168,'choice',1,'pass',1795843806129,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',169,'choice',1,'end',1795843806131,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',170,'choice',2,'income money',1795843806140,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',171,'choice',2,'play 2s',1795843806156,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',172,'choice',2,'ride darkrock-5',1795843806160,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',173,'choice',2,'move darkrock-2',1795843806164,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',174,'choice',2,'pass',1795843806168,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',175,'choice',2,'move dixon-creek-hideout-b
= 8
= K',1795843806172,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',176,'choice',1,'npc 8
= Ad',1795843806174,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',177,'choice',2,'pass',1795843806179,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',178,'choice',2,'end',1795843806189,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',179,'choice',3,'income money',1795843806191,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',180,'choice',3,'equip rifle',1795843806199,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',181,'choice',3,'poker
= Ks
= 2c
= 7d
= Ah
= 6d
= 8d
= 8h
= Kd',1795843806204,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',182,'choice',2,'lay 7d Ah',1795843806206,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',183,'choice',3,'lay 7c Ks',1795843806207,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',184,'choice',3,'move red-falls-6',1795843806211,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',185,'choice',3,'pass',1795843806314,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',186,'choice',3,'buy mustang',1795843806330,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',187,'choice',3,'end',1795843806346,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',188,'choice',3,'end',1795843806462,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',189,'choice',1,'income cards
= 6c
= 9c',1795843806480,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',190,'choice',1,'move sunny-hills-ranch',1795843806528,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',191,'choice',1,'pass',1795843806541,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',192,'choice',1,'move sunny-hills-6',1795843806557,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',193,'choice',1,'pass',1795843806569,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',194,'choice',1,'move red-falls-6',1795843806596,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',195,'choice',1,'pass',1795843806612,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',196,'choice',1,'discard Qs',1795843806664,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',197,'choice',1,'discard 8s',1795843806687,2);
INSERT INTO "entries" VALUES('531d1b6e4dfe695479b7c2e56fab849b',198,'choice',1,'end',1795843806689,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',1,'setup',NULL,'= character bass-reeves
= character bloody-knife
= character y-b-rowdy
= character wild-bill-hickok
= character stagecoach-mary
= character doc-holliday',1795843806859,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',2,'choice',2,'draft y-b-rowdy',1795843806868,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',3,'choice',3,'draft stagecoach-mary',1795843806872,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',4,'choice',1,'draft bass-reeves
= first 1
= 8h
= 3c
= Qs
= As
= 8s',1795843806874,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',5,'choice',3,'start darkrock-7
= goal bass-honest-herd
= goal rowdy-payday-spree
= goal mary-stocked-coach
= trigger showdown
= trigger showdown',1795843806876,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',6,'choice',1,'income cards
= Kd
= 6d',1795843806878,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',7,'choice',1,'move darkrock-6',1795843806880,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',8,'choice',1,'pass',1795843806881,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',9,'choice',1,'play Kd',1795843806886,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',10,'choice',1,'move darkrock-bank',1795843806896,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',11,'choice',1,'pass',1795843806901,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',12,'choice',1,'end',1795843806903,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',13,'choice',1,'end',1795843806920,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',14,'choice',2,'income both
= Js',1795843806924,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',15,'choice',2,'prospect
= nugget
= gold-dust
= nugget',1795843806936,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',16,'choice',2,'move spikes-view-rail-station',1795843806945,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',17,'choice',2,'react 3c',1795843806946,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',18,'choice',2,'ride spikes-view-9',1795843806948,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',19,'choice',2,'pass',1795843806949,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',20,'choice',2,'move spikes-view-rail-station',1795843806956,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',21,'choice',2,'pass',1795843806963,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',22,'choice',2,'end',1795843806965,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',23,'choice',3,'income cards
= 7h
= 9h',1795843806967,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',24,'choice',3,'move darkrock-sheriffs-office',1795843806969,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',25,'choice',3,'pass',1795843807076,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',26,'choice',3,'move darkrock-3',1795843807078,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',27,'choice',3,'pass',1795843807183,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',28,'choice',3,'work',1795843807185,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',29,'choice',3,'end',1795843807288,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',30,'choice',1,'income cards
= 5c
= Jh',1795843807290,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',31,'choice',1,'end',1795843807293,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',32,'choice',1,'end',1795843807299,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',33,'choice',2,'income both
= 8d',1795843807301,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',34,'choice',2,'play As',1795843807304,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',35,'choice',2,'choose marshal',1795843807308,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',36,'choice',2,'pass',1795843807310,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',37,'choice',2,'end',1795843807312,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',38,'choice',2,'end',1795843807314,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',39,'choice',3,'income cards
= Qh
= 4d',1795843807316,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',40,'choice',3,'buy ten-gallon',1795843807318,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',41,'choice',3,'move darkrock-8',1795843807320,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',42,'choice',3,'pass',1795843807422,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',43,'choice',3,'play 9h
= 7c
= Ks
= 10c',1795843807428,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',44,'choice',3,'discard Qh',1795843807430,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',45,'choice',3,'discard 7c',1795843807433,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',46,'choice',3,'end',1795843807534,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',47,'choice',1,'income cards
= 5s
= Kc',1795843807536,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',48,'choice',1,'move spikes-view-3',1795843807538,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',49,'choice',1,'pass',1795843807540,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',50,'choice',1,'move mesitos-point-7',1795843807542,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',51,'choice',1,'pass',1795843807543,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',52,'choice',1,'play 5c',1795843807545,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',53,'choice',1,'end',1795843807546,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',54,'choice',2,'income money',1795843807547,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',55,'choice',2,'move spikes-view-5',1795843807549,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',56,'choice',2,'pass',1795843807550,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',57,'choice',2,'move darkrock-5',1795843807551,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',58,'choice',2,'pass',1795843807553,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',59,'choice',2,'move darkrock-4',1795843807554,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',60,'choice',2,'pass',1795843807555,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',61,'choice',2,'end',1795843807557,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',62,'choice',3,'income cards
= 2s
= Jd',1795843807559,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',63,'choice',3,'work',1795843807561,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',64,'choice',3,'work',1795843807564,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',65,'choice',3,'work',1795843807566,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',66,'choice',3,'discard 7h',1795843807569,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',67,'choice',3,'discard 4d',1795843807571,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',68,'choice',3,'end',1795843807673,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',69,'choice',1,'income money',1795843807675,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',70,'choice',1,'move darkrock-4',1795843807677,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',71,'choice',1,'pass',1795843807679,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',72,'choice',1,'move darkrock-1',1795843807681,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',73,'choice',1,'pass',1795843807682,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',74,'choice',1,'move mesitos-point-4',1795843807684,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',75,'choice',1,'pass',1795843807685,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',76,'choice',1,'end',1795843807686,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',77,'choice',2,'income money',1795843807687,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',78,'choice',2,'move mesitos-point-3',1795843807689,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',79,'choice',2,'pass',1795843807690,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',80,'choice',2,'move darkrock-2',1795843807692,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',81,'choice',2,'pass',1795843807693,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',82,'choice',2,'end',1795843807694,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',83,'choice',2,'end',1795843807695,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',84,'choice',3,'income both
= 7s',1795843807698,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',85,'choice',3,'work',1795843807700,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',86,'choice',3,'work',1795843807703,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',87,'choice',3,'work',1795843807704,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',88,'choice',3,'discard 10c',1795843807706,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',89,'choice',3,'end',1795843807809,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',90,'choice',1,'income both
= Ah',1795843807811,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',91,'choice',1,'end',1795843807813,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',92,'choice',1,'discard 8h',1795843807814,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',93,'choice',1,'end',1795843807815,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',94,'choice',2,'income cards
= 9d
= Qc',1795843807817,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',95,'choice',2,'move darkrock-bank',1795843807819,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',96,'choice',2,'pass',1795843807820,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',97,'choice',2,'move spikes-view-rail-station',1795843807822,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',98,'choice',2,'pass',1795843807823,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',99,'choice',2,'work',1795843807825,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',100,'choice',2,'end',1795843807826,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',101,'choice',3,'income money',1795843807827,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',102,'choice',3,'work',1795843807830,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',103,'choice',3,'work',1795843807831,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',104,'choice',3,'work',1795843807832,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',105,'choice',3,'end',1795843807934,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',106,'choice',1,'income cards
= 4s
= 2d',1795843807940,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',107,'choice',1,'move darkrock-5',1795843807942,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',108,'choice',1,'pass',1795843807944,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',109,'choice',1,'move mesitos-point-4',1795843807946,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',110,'choice',1,'pass',1795843807948,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',111,'choice',1,'play 5s',1795843807949,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',112,'choice',1,'discard Jh',1795843807951,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',113,'choice',1,'end',1795843807952,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',114,'choice',2,'income both
= 4h',1795843807954,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',115,'choice',2,'move cliff-junction-6',1795843807956,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',116,'choice',2,'pass',1795843807969,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',117,'choice',2,'move dixon-creek-hideout-b',1795843807973,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',118,'choice',2,'commit 4h
= A
= 9',1795843807977,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',119,'choice',1,'npc 9',1795843807981,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',120,'choice',2,'pass',1795843807985,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',121,'choice',2,'choose discard',1795843807989,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',122,'choice',2,'discard Js
= 10s',1795843807993,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',123,'choice',2,'pass',1795843807997,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',124,'choice',2,'move cliff-junction-7',1795843808011,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',125,'choice',2,'pass',1795843808015,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',126,'choice',2,'discard 10s',1795843808022,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',127,'choice',2,'end',1795843808025,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',128,'choice',3,'income money',1795843808030,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',129,'choice',3,'move darkrock-7',1795843808037,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',130,'choice',3,'pass',1795843808140,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',131,'choice',3,'move darkrock-8',1795843808143,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',132,'choice',3,'pass',1795843808250,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',133,'choice',3,'play 2s',1795843808256,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',134,'choice',3,'ride red-falls-doctors-office',1795843808298,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',135,'choice',3,'pass',1795843808468,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',136,'choice',3,'end',1795843808604,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',137,'choice',1,'income money',1795843808641,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',138,'choice',1,'move sunny-hills-hideout-b',1795843808653,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',139,'choice',1,'commit 4s
= 6
= K',1795843808681,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',140,'choice',3,'npc K',1795843808685,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',141,'choice',1,'pass
= 5h',1795843808689,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',142,'choice',1,'pass',1795843808695,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',143,'choice',1,'move sunny-hills-2',1795843808701,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',144,'choice',1,'pass',1795843808705,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',145,'choice',1,'move sunny-hills-hideout-b',1795843808709,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',146,'choice',1,'pass',1795843808717,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',147,'choice',1,'discard 6d',1795843808721,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',148,'choice',1,'end',1795843808729,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',149,'choice',2,'income cards
= 4c
= 3s',1795843808733,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',150,'choice',2,'move cliff-junction-2',1795843808739,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',151,'choice',2,'pass',1795843808745,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',152,'choice',2,'move red-falls-4',1795843808756,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',153,'choice',2,'pass',1795843808773,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',154,'choice',2,'move cliff-junction-4',1795843808793,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',155,'choice',2,'pass',1795843808809,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',156,'choice',2,'discard 9d',1795843808824,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',157,'choice',2,'discard 3s',1795843808849,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',158,'choice',2,'end',1795843808869,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',159,'choice',3,'income cards
= 2h
= 6h',1795843808890,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',160,'choice',3,'move red-falls-doctors-office',1795843808912,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',161,'choice',3,'pass',1795843809030,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',162,'choice',3,'play Ks',1795843809046,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',163,'choice',3,'move red-falls-3',1795843809065,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',164,'choice',3,'pass',1795843809215,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',165,'choice',3,'move red-falls-3',1795843809258,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',166,'choice',3,'pass',1795843809390,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',167,'choice',3,'move red-falls-2',1795843809401,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',168,'choice',3,'pass',1795843809523,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',169,'choice',3,'end',1795843809632,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',170,'choice',1,'income both
= 10h',1795843809657,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',171,'choice',1,'play 5h',1795843809668,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',172,'choice',1,'move mesitos-point-2',1795843809692,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',173,'choice',1,'pass',1795843809732,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',174,'choice',1,'move darkrock-1',1795843809749,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',175,'choice',1,'pass',1795843809760,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',176,'choice',1,'end',1795843809781,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',177,'choice',2,'income cards
= 2c
= 6c',1795843809789,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',178,'choice',2,'end',1795843809816,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',179,'choice',2,'discard 6c',1795843809832,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',180,'choice',2,'discard 2c',1795843809857,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',181,'choice',2,'end',1795843809865,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',182,'choice',3,'income money',1795843809968,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',183,'choice',3,'move red-falls-doctors-office',1795843809981,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',184,'choice',3,'pass',1795843810095,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',185,'choice',3,'move red-falls-5',1795843810119,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',186,'choice',3,'pass',1795843810259,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',187,'choice',3,'buy rifle',1795843810284,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',188,'choice',3,'equip rifle',1795843810301,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',189,'choice',3,'end',1795843810332,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',190,'choice',3,'end',1795843810456,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',191,'choice',1,'income cards
= 3d
= Jc',1795843810484,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',192,'choice',1,'move darkrock-5',1795843810500,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',193,'choice',1,'react 3d',1795843810516,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',194,'choice',1,'ride darkrock-4',1795843810529,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',195,'choice',1,'pass',1795843810560,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',196,'choice',1,'move darkrock-7',1795843810584,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',197,'choice',1,'pass',1795843810609,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',198,'choice',1,'move spikes-view-1',1795843810621,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',199,'choice',1,'pass',1795843810637,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',200,'choice',1,'discard 10h',1795843810645,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',201,'choice',1,'end',1795843810653,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',202,'choice',2,'income money',1795843810680,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',203,'choice',2,'end',1795843810716,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',204,'choice',2,'end',1795843810756,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',205,'choice',3,'income both
= Qd',1795843810793,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',206,'choice',3,'equip shotgun',1795843810796,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',207,'choice',3,'upgrade shotgun',1795843810798,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',208,'choice',3,'buy whiskey',1795843810801,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',209,'choice',3,'buy provisions
= Ac',1795843810802,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',210,'choice',3,'buy revolver',1795843810805,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',211,'choice',3,'equip revolver',1795843810807,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',212,'choice',3,'play Ac',1795843810809,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',213,'choice',3,'choose wanted',1795843810812,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',214,'choice',3,'react 7s
= Kh',1795843810924,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',215,'choice',3,'work',1795843810956,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',216,'choice',3,'discard 6h',1795843811267,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',1,'setup',NULL,'= character bass-reeves
= character calamity-jane
= character annie-oakley
= character billy-the-kid
= character wild-bill-hickok
= character y-b-rowdy',1795843811328,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',2,'choice',2,'draft billy-the-kid',1795843811343,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',3,'choice',3,'draft wild-bill-hickok',1795843811354,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',4,'choice',1,'draft bass-reeves
= 8s
= 4s',1795843811368,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',5,'choice',2,'start mesitos-point-hideout-a
= 4c
= 5s
= 5h
= Qc
= goal billy-reward-doubled
= goal hickok-house-favorite
= goal bass-honest-herd
= trigger showdown
= trigger points',1795843811377,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',6,'choice',2,'income both
= 3c',1795843811380,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',7,'choice',2,'end',1795843811382,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',8,'choice',2,'end',1795843811383,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',9,'choice',3,'income money',1795843811386,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',10,'choice',3,'move red-falls-2',1795843811388,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',11,'choice',3,'pass',1795843811491,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',12,'choice',3,'poker
= 10c
= 7h
= Qd
= 5d
= 6d
= 2d
= 10d
= 4d',1795843811499,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',13,'choice',2,'lay 5d 7h',1795843811517,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',14,'choice',3,'lay 4c 5h',1795843811537,2);
INSERT INTO "entries" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',217,'choice',3,'end',1795843811540,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',15,'choice',3,'play 5s',1795843811560,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',16,'choice',3,'end',1795843811681,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',17,'choice',1,'income cards
= 7c
= 9h',1795843811683,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',18,'choice',1,'move mesitos-point-1',1795843811685,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',19,'choice',1,'pass',1795843811697,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',20,'choice',1,'move mesitos-point-1',1795843811704,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',21,'choice',1,'pass',1795843811709,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',22,'choice',1,'move darkrock-sheriffs-office',1795843811713,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',23,'choice',1,'pass',1795843811717,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',24,'choice',1,'end',1795843811732,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',25,'choice',2,'income cards
= 5c
= Js',1795843811753,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',26,'choice',2,'work',1795843811769,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',27,'choice',2,'move darkrock-2',1795843811773,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',28,'choice',2,'pass',1795843811775,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',29,'choice',2,'move dixon-creek-hideout-b
= 4
= 7',1795843811776,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',30,'choice',2,'commit 5c',1795843811778,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',31,'choice',1,'npc 4',1795843811779,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',32,'choice',2,'pass',1795843811780,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',33,'choice',2,'discard Js',1795843811782,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',34,'choice',2,'pass',1795843811783,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',35,'choice',2,'end',1795843811784,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',36,'choice',3,'income money',1795843811786,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',37,'choice',3,'move red-falls-1',1795843811789,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',38,'choice',3,'pass',1795843811903,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',39,'choice',3,'move red-falls-doctors-office',1795843811932,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',40,'choice',3,'pass',1795843812064,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',41,'choice',3,'move sunny-hills-hideout-b
= K
= 9',1795843812078,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',42,'choice',2,'npc 9',1795843812105,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',43,'choice',3,'end',1795843812227,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',44,'choice',1,'income money',1795843812230,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',45,'choice',1,'move mesitos-point-5',1795843812236,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',46,'choice',1,'pass',1795843812239,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',47,'choice',1,'move mesitos-point-8',1795843812243,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',48,'choice',1,'pass',1795843812250,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',49,'choice',1,'move mesitos-point-8',1795843812253,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',50,'choice',1,'pass',1795843812257,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',51,'choice',1,'end',1795843812260,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',52,'choice',2,'income both
= 6h',1795843812265,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',53,'choice',2,'move cliff-junction-1',1795843812267,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',54,'choice',2,'react 3c',1795843812268,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',55,'choice',2,'ride red-falls-5',1795843812270,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',56,'choice',2,'pass',1795843812272,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',57,'choice',2,'move red-falls-2',1795843812277,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',58,'choice',2,'pass',1795843812280,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',59,'choice',2,'play 4s',1795843812289,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',60,'choice',2,'sheriff mesitos-point-6',1795843812311,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',61,'choice',2,'sheriff mesitos-point-ranch',1795843812333,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',62,'choice',2,'sheriff stop',1795843812353,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',63,'choice',2,'end',1795843812361,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',64,'choice',3,'income money',1795843812374,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',65,'choice',3,'move sunny-hills-hideout-b',1795843812388,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',66,'choice',3,'move sunny-hills-hideout-b',1795843812402,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',67,'choice',3,'move sunny-hills-hideout-b',1795843812410,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',68,'choice',3,'end',1795843812532,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',69,'choice',1,'income money',1795843812545,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',70,'choice',1,'move spikes-view-2',1795843812553,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',71,'choice',1,'pass',1795843812555,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',72,'choice',1,'move spikes-view-4',1795843812557,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',73,'choice',1,'pass',1795843812559,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',74,'choice',1,'move spikes-view-4',1795843812560,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',75,'choice',1,'pass',1795843812562,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',76,'choice',1,'end',1795843812563,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',77,'choice',2,'income cards
= 10s
= 9d',1795843812564,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',78,'choice',2,'move sunny-hills-ranch',1795843812566,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',79,'choice',2,'pass',1795843812567,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',80,'choice',2,'move sunny-hills-3',1795843812568,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',81,'choice',2,'pass',1795843812570,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',82,'choice',2,'end',1795843812571,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',83,'choice',2,'end',1795843812572,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',84,'choice',3,'income both
= Ac',1795843812574,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',85,'choice',3,'play Ac',1795843812576,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',86,'choice',3,'choose marshal',1795843812577,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',87,'choice',3,'pass',1795843812579,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',88,'choice',3,'move sunny-hills-mine',1795843812582,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',89,'choice',3,'prospect
= gold-dust
= tailings
= nugget',1795843812583,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',90,'choice',3,'end',1795843812696,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',91,'choice',1,'income cards
= 8h
= 7s',1795843812745,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',92,'choice',1,'move darkrock-7',1795843812809,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',93,'choice',1,'pass',1795843812860,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',94,'choice',1,'move darkrock-5',1795843812912,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',95,'choice',1,'pass',1795843812957,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',96,'choice',1,'move darkrock-3',1795843812972,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',97,'choice',1,'pass',1795843812988,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',98,'choice',1,'end',1795843813064,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',99,'choice',2,'income money',1795843813081,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',100,'choice',2,'move red-falls-doctors-office',1795843813098,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',101,'choice',2,'pass',1795843813121,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',102,'choice',2,'move sunny-hills-ranch',1795843813140,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',103,'choice',2,'pass',1795843813154,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',104,'choice',2,'work',1795843813173,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',105,'choice',2,'end',1795843813193,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',106,'choice',3,'income money',1795843813218,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',107,'choice',3,'move darkrock-1',1795843813231,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',108,'choice',3,'buy mustang',1795843813240,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',109,'choice',3,'buy rifle',1795843813250,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',110,'choice',3,'keep',1795843813261,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',111,'choice',3,'upgrade revolver',1795843813266,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',112,'choice',3,'end',1795843813277,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',113,'choice',3,'move darkrock-7',1795843813282,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',114,'choice',3,'end',1795843813411,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',115,'choice',1,'income money',1795843813425,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',116,'choice',1,'play 9h
= Ad
= Ah
= Kd',1795843813438,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',117,'choice',1,'move darkrock-bank',1795843813454,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',118,'choice',1,'pass',1795843813469,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',119,'choice',1,'move spikes-view-4',1795843813481,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',120,'choice',1,'pass',1795843813493,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',121,'choice',1,'discard 8h',1795843813509,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',122,'choice',1,'discard Qc',1795843813521,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',123,'choice',1,'end',1795843813537,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',124,'choice',2,'income money',1795843813549,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',125,'choice',2,'end',1795843813568,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',126,'choice',2,'end',1795843813585,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',127,'choice',3,'income both
= As',1795843813598,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',128,'choice',3,'equip revolver',1795843813616,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',129,'choice',3,'work',1795843813630,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',130,'choice',3,'work',1795843813676,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',131,'choice',3,'work',1795843813714,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',132,'choice',3,'end',1795843813823,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',133,'choice',1,'income cards
= 6c
= 9c',1795843813839,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',134,'choice',1,'move darkrock-7',1795843813873,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',135,'choice',1,'pass',1795843813925,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',136,'choice',1,'move spikes-view-8',1795843813989,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',137,'choice',1,'pass',1795843814044,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',138,'choice',1,'move spikes-view-mine',1795843814104,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',139,'choice',1,'pass',1795843814125,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',140,'choice',1,'discard 6c',1795843814141,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',141,'choice',1,'discard 9c',1795843814177,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',142,'choice',1,'end',1795843814207,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',143,'choice',2,'income both
= Jd',1795843814233,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',144,'choice',2,'work',1795843814240,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',145,'choice',2,'play 9d
= 3h
= 3d
= Qh',1795843814249,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',146,'choice',2,'work',1795843814266,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',147,'choice',2,'discard 3d',1795843814289,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',148,'choice',2,'discard Jd',1795843814304,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',149,'choice',2,'discard Qh',1795843814321,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',150,'choice',2,'end',1795843814327,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',151,'choice',3,'income both
= Jc',1795843814338,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',152,'choice',3,'equip rifle',1795843814340,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',153,'choice',3,'poker
= 7d
= Kc
= 4h
= Jh
= 10h
= Kh
= 6s
= 2c',1795843814343,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',154,'choice',2,'lay 10h Kc',1795843814345,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',155,'choice',3,'lay 7d Jc
= Qs',1795843814346,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',156,'choice',3,'work',1795843814349,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',157,'choice',3,'work',1795843814351,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',158,'choice',3,'end',1795843814468,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',159,'choice',1,'income cards
= 3s
= 8d',1795843814485,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',160,'choice',1,'move spikes-view-8',1795843814521,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',161,'choice',1,'react 3s',1795843814537,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',162,'choice',1,'ride spikes-view-8',1795843814557,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',163,'choice',1,'pass',1795843814573,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',164,'choice',1,'move darkrock-8',1795843814585,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',165,'choice',1,'pass',1795843814597,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',166,'choice',1,'play Ad',1795843814609,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',167,'choice',1,'choose marshal',1795843814621,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',168,'choice',1,'react 7c',1795843814636,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',169,'choice',1,'pass',1795843814649,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',170,'choice',1,'end',1795843814657,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',171,'choice',2,'income cards
= Ks
= 2s',1795843814658,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',172,'choice',2,'move sunny-hills-3',1795843814660,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',173,'choice',2,'pass',1795843814662,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',174,'choice',2,'move red-falls-2',1795843814663,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',175,'choice',2,'pass',1795843814664,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',176,'choice',2,'move red-falls-2',1795843814666,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',177,'choice',2,'react 3h',1795843814668,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',178,'choice',2,'ride red-falls-5',1795843814670,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',179,'choice',2,'discard 10s',1795843814671,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',180,'choice',2,'end',1795843814672,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',181,'choice',3,'income cards
= 9s
= 8c',1795843814675,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',182,'choice',3,'equip rifle',1795843814678,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',183,'choice',3,'move mesitos-point-hideout-a',1795843814680,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',184,'choice',3,'move mesitos-point-hideout-a',1795843814683,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',185,'choice',3,'move mesitos-point-hideout-a',1795843814685,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',186,'choice',3,'end',1795843814787,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',187,'choice',1,'income cards
= 2h
= 10c',1795843814825,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',188,'choice',1,'move darkrock-4',1795843814853,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',189,'choice',1,'pass',1795843814862,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',190,'choice',1,'move mesitos-point-3',1795843814864,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',191,'choice',1,'pass',1795843814865,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',192,'choice',1,'move mesitos-point-3',1795843814867,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',193,'choice',1,'pass',1795843814869,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',194,'choice',1,'discard 8d',1795843814870,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',195,'choice',1,'end',1795843814871,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',196,'choice',2,'income money',1795843814873,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',197,'choice',2,'move sunny-hills-6',1795843814875,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',198,'choice',2,'pass',1795843814876,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',199,'choice',2,'move sunny-hills-7',1795843814878,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',200,'choice',2,'pass',1795843814879,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',201,'choice',2,'move red-falls-2',1795843814880,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',202,'choice',2,'pass',1795843814884,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',203,'choice',2,'end',1795843814886,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',204,'choice',3,'income cards
= 2d
= Jd',1795843814887,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',205,'choice',3,'equip rifle',1795843814889,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',206,'choice',3,'work',1795843814892,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',207,'choice',3,'work',1795843814894,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',208,'choice',3,'work',1795843814897,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',209,'choice',3,'discard 2d',1795843814898,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',210,'choice',3,'end',1795843815004,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',211,'choice',1,'income both
= 7c',1795843815049,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',212,'choice',1,'end',1795843815072,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',213,'choice',1,'discard 7s',1795843815085,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',214,'choice',1,'end',1795843815101,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',215,'choice',2,'income money',1795843815103,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',216,'choice',2,'move sunny-hills-3',1795843815105,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',217,'choice',2,'pass',1795843815109,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',218,'choice',2,'move sunny-hills-5',1795843815113,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',219,'choice',2,'pass',1795843815117,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',220,'choice',2,'move red-falls-2',1795843815121,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',221,'choice',2,'pass',1795843815125,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',222,'choice',2,'end',1795843815131,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',223,'choice',3,'income both
= 3d',1795843815134,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',224,'choice',3,'equip revolver',1795843815141,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',225,'choice',3,'work',1795843815150,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',226,'choice',3,'play As',1795843815156,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',227,'choice',3,'choose marshal',1795843815164,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',228,'choice',3,'pass',1795843815270,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',229,'choice',3,'pass',1795843815296,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',230,'choice',3,'play 9s
= Kh
= 6c
= 3c',1795843815313,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',231,'choice',3,'discard 6c',1795843815328,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',232,'choice',3,'discard 3c',1795843815341,2);
INSERT INTO "entries" VALUES('46df02fe21125ecbcd925b18c7da3629',233,'choice',3,'end',1795843815466,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',1,'setup',NULL,'= ware revolver
= ware mule
= ware shotgun
= ware derringer
= ware snake-oil
= ware gazette
= event wrong-side-of-the-bars
= event rockslide
= frontier 4
= frontier 3
= frontier 4
= frontier 6
= frontier 5
= frontier 3
= frontier 3
= frontier 6
= frontier 2
= character wild-bill-hickok
= character bloody-knife
= character billy-the-kid
= character curly-bill-brocius
= character poker-alice
= character jesse-james',1795843815712,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',2,'choice',1,'draft bloody-knife',1795843815739,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',3,'choice',3,'draft poker-alice',1795843815752,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',4,'choice',2,'draft curly-bill-brocius
= 6h
= Qs
= 2s
= 4c
= Qd
= 4s
= 4h
= goal curly-bill-preachers-jig
= goal alice-never-on-sunday
= goal bloody-knife-scouts-report
= trigger points
= trigger spend',1795843815764,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',5,'choice',2,'income cards
= Jc
= 3c',1795843815781,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',6,'choice',2,'move gulch-frontier-outlaw-camp',1795843815790,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',7,'choice',2,'pass',1795843815809,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',8,'choice',2,'end',1795843815825,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',9,'choice',2,'end',1795843815836,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',10,'choice',3,'income money',1795843815856,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',11,'choice',3,'move buzzard-gulch-marshals-office
= opponent red-moon-sadie
= 2
= 10
= 8',1795843815904,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',12,'choice',3,'commit Qd',1795843815972,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',13,'choice',2,'npc 10',1795843815981,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',14,'choice',3,'bonus',1795843815987,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',15,'choice',3,'pass
= 7d',1795843816104,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',16,'choice',3,'pass',1795843816222,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',17,'choice',3,'play 2s',1795843816284,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',18,'choice',3,'ride red-falls-6',1795843816312,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',19,'choice',3,'upgrade revolver',1795843816344,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',20,'choice',3,'buy whiskey',1795843816380,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',21,'choice',3,'end',1795843816490,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',22,'choice',1,'income money',1795843816501,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',23,'choice',1,'move spikes-view-7',1795843816509,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',24,'choice',1,'pass',1795843816529,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',25,'choice',1,'move spikes-view-7',1795843816544,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',26,'choice',1,'pass',1795843816559,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',27,'choice',1,'move spikes-view-7',1795843816580,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',28,'choice',1,'pass',1795843816597,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',29,'choice',1,'end',1795843816609,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',30,'choice',2,'income cards
= Jd
= 3d',1795843816621,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',31,'choice',2,'move gulch-frontier-30',1795843816637,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',32,'choice',2,'react 3d',1795843816653,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',33,'choice',2,'ride buzzard-gulch-6',1795843816668,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',34,'choice',2,'react 3c',1795843816681,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',35,'choice',2,'ride gulch-frontier-8',1795843816698,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',36,'choice',2,'pass',1795843816716,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',37,'choice',2,'move gulch-frontier-8',1795843816737,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',38,'choice',2,'pass',1795843816757,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',39,'choice',2,'move gulch-frontier-10',1795843816781,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',40,'choice',2,'pass',1795843816793,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',41,'choice',2,'end',1795843816805,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',42,'choice',3,'income money',1795843816876,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',43,'choice',3,'move red-falls-5',1795843816931,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',44,'choice',3,'pass',1795843817150,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',45,'choice',3,'move red-falls-3',1795843817220,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',46,'choice',3,'pass',1795843817364,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',47,'choice',3,'poker
= 8c
= Ad
= 2c
= 6d
= As
= Kh
= 10h
= Jh',1795843817390,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',48,'choice',2,'lay 6d Ad',1795843817411,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',49,'choice',3,'lay 4c 8c
= 9c',1795843817428,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',50,'choice',3,'end',1795843817590,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',51,'choice',1,'income cards
= Qc
= 10c',1795843817608,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',52,'choice',1,'move spikes-view-mine',1795843817666,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',53,'choice',1,'pass',1795843817702,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',54,'choice',1,'play 4s',1795843817740,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',55,'choice',1,'sheriff mesitos-point-3',1795843817780,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',56,'choice',1,'sheriff stop',1795843817817,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',57,'choice',1,'end',1795843817840,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',58,'choice',1,'end',1795843817852,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',59,'choice',2,'income cards
= 7c
= 8s',1795843817877,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',60,'choice',2,'move gulch-frontier-8',1795843817881,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',61,'choice',2,'pass',1795843817888,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',62,'choice',2,'move gulch-frontier-6',1795843817893,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',63,'choice',2,'pass',1795843817900,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',64,'choice',2,'end',1795843817916,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',65,'choice',2,'discard 8s',1795843817941,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',66,'choice',2,'end',1795843817951,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',67,'choice',3,'income money',1795843817956,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',68,'choice',3,'work',1795843817962,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',69,'choice',3,'work',1795843817969,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',70,'choice',3,'work',1795843817990,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',71,'choice',3,'end',1795843818118,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',72,'choice',1,'income money',1795843818140,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',73,'choice',1,'move spikes-view-7',1795843818167,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',74,'choice',1,'pass',1795843818206,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',75,'choice',1,'move spikes-view-4',1795843818300,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',76,'choice',1,'pass',1795843818385,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',77,'choice',1,'move darkrock-4',1795843818401,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',78,'choice',1,'pass',1795843818417,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',79,'choice',1,'end',1795843818419,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',80,'choice',2,'income both
= 5h',1795843818420,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',81,'choice',2,'move gulch-frontier-2',1795843818425,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',82,'choice',2,'pass',1795843818427,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',83,'choice',2,'move gulch-frontier-4',1795843818429,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',84,'choice',2,'pass',1795843818433,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',85,'choice',2,'frontier',1795843818435,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',86,'choice',2,'discard 7c',1795843818441,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',87,'choice',2,'discard Jd
= frontier-token stray-herd',1795843818445,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',88,'choice',2,'end',1795843818453,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',89,'choice',3,'income cards
= Ah
= 5c',1795843818509,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',90,'choice',3,'faro
= Q
= A
= J
= 4',1795843818548,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',91,'choice',3,'bet Q 10',1795843818556,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',92,'choice',3,'bet J 20
= J
= 4',1795843818561,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',93,'choice',3,'leave
= A',1795843818565,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',94,'choice',3,'work',1795843818569,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',95,'choice',3,'work',1795843818577,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',96,'choice',3,'end',1795843818685,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',97,'choice',1,'income cards
= 7s
= 9s',1795843818693,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',98,'choice',1,'move darkrock-1',1795843818741,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',99,'choice',1,'pass',1795843818752,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',100,'choice',1,'move mesitos-point-1',1795843818796,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',101,'choice',1,'pass',1795843818800,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',102,'choice',1,'move mesitos-point-6',1795843818853,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',103,'choice',1,'pass',1795843818865,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',104,'choice',1,'end',1795843818869,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',105,'choice',2,'income cards
= Ks
= 3h',1795843818871,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',106,'choice',2,'end',1795843818873,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',107,'choice',2,'discard 3h
= event the-toll-gate',1795843818875,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',108,'choice',2,'choose discard',1795843818876,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',109,'choice',2,'discard Ks',1795843818878,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',110,'choice',3,'choose discard',1795843818880,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',111,'choice',3,'discard 7d',1795843818886,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',112,'choice',1,'choose discard',1795843818888,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',113,'choice',1,'discard 10c',1795843818889,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',114,'choice',2,'end',1795843818891,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',115,'choice',3,'income money',1795843818894,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',116,'choice',3,'poker
= 2d
= 2h
= 10d
= 7h
= 5d
= Qh
= 3s
= 9h',1795843818898,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',117,'choice',2,'lay 7h 10d',1795843818901,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',118,'choice',3,'lay 2d 5c',1795843818902,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',119,'choice',3,'choose legend',1795843818905,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',120,'choice',3,'play 9c
= Kc
= 9d
= 8h',1795843818908,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',121,'choice',3,'play Kc',1795843818910,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',122,'choice',3,'play 9d
= Js
= Kd
= Ac',1795843818912,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',123,'choice',3,'play Ac',1795843818913,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',124,'choice',3,'choose wanted',1795843818915,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',125,'choice',3,'pass',1795843819018,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',126,'choice',3,'contribute 1',1795843819040,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',127,'choice',3,'end',1795843819164,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',128,'choice',1,'income money',1795843819166,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',129,'choice',1,'move mesitos-point-8',1795843819168,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',130,'choice',1,'move mesitos-point-6',1795843819173,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',131,'choice',1,'play 9s
= 6s
= 8d
= 4d',1795843819176,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',132,'choice',1,'discard 7s',1795843819178,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',133,'choice',1,'end
= 5s
= 6c',1795843819180,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',134,'choice',2,'discard 5h',1795843819183,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',135,'choice',2,'income money',1795843819187,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',136,'choice',2,'move gulch-frontier-3',1795843819194,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',137,'choice',2,'move gulch-frontier-4',1795843819206,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',138,'choice',2,'move buzzard-gulch-1',1795843819217,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',139,'choice',2,'end',1795843819221,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',140,'choice',3,'income cards
= 10s
= 5c',1795843819225,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',141,'choice',3,'move red-falls-3',1795843819234,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',142,'choice',3,'pass',1795843819356,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',143,'choice',3,'high-stakes
= 9s
= Jh
= Jd
= 3c
= Ac
= 2d
= 7c
= 6d
= 9d',1795843819385,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',144,'choice',3,'raise
= 2c
= Qh',1795843819421,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',145,'choice',2,'lay 3c Ac',1795843819441,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',146,'choice',3,'lay 9s Ah',1795843819460,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',147,'choice',3,'choose cards
= Qd
= 2s',1795843819478,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',148,'choice',3,'poker
= 5h
= 3d
= 7d
= Kc
= 9h
= Ks
= Kh
= 5d',1795843819496,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',149,'choice',2,'lay 3d 7d',1795843819513,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',150,'choice',3,'lay 10s Qd',1795843819532,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',151,'choice',3,'choose gambler',1795843819540,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',152,'choice',3,'discard 5c',1795843819545,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',153,'choice',3,'end',1795843819649,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',154,'choice',1,'income cards
= 8c
= 10d',1795843819652,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',155,'choice',1,'move mesitos-point-hideout-a
= 9
= 7',1795843819660,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',156,'choice',1,'commit 4d',1795843819665,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',157,'choice',3,'npc 7',1795843819672,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',158,'choice',1,'react 6s',1795843819685,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',159,'choice',1,'choose wound
= Ad',1795843819701,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',160,'choice',1,'pass',1795843819717,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',161,'choice',1,'move mesitos-point-ranch',1795843819736,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',162,'choice',1,'pass',1795843819748,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',163,'choice',1,'work',1795843819760,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',164,'choice',1,'discard 8d',1795843819773,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',165,'choice',1,'discard 4h',1795843819788,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',166,'choice',1,'discard 10d',1795843819801,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',167,'choice',1,'end',1795843819844,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',168,'choice',2,'income both
= 10h',1795843819912,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',169,'choice',2,'move buzzard-gulch-2',1795843819918,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',170,'choice',2,'pass',1795843819921,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',171,'choice',2,'move gulch-frontier-15',1795843819925,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',172,'choice',2,'pass',1795843819936,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',173,'choice',2,'play 5s',1795843819957,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',174,'choice',2,'end',1795843819977,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',175,'choice',3,'income both
= 3s',1795843820000,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',176,'choice',3,'poker
= 10c
= 4c
= 7s
= 3h
= 2h
= 4s
= 9c
= 8s',1795843820043,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',177,'choice',2,'lay 3h 4c',1795843820067,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',178,'choice',3,'lay 8h Kd',1795843820069,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',179,'choice',3,'choose gambler',1795843820076,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',180,'choice',3,'choose money',1795843820085,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',181,'choice',3,'move sunny-hills-ranch',1795843820108,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',182,'choice',3,'react 3s',1795843820231,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',183,'choice',3,'pass',1795843820241,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',184,'choice',3,'acquire
= blue-7',1795843820260,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',185,'choice',3,'end',1795843820383,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',186,'choice',1,'income money',1795843820397,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',187,'choice',1,'work',1795843820404,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',188,'choice',1,'acquire
= green-6',1795843820421,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',189,'choice',1,'end',1795843820429,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',190,'choice',1,'end
= As
= 7h',1795843820449,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',191,'choice',2,'discard As',1795843820469,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',192,'choice',2,'income money',1795843820488,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',193,'choice',2,'move gulch-frontier-22',1795843820517,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',194,'choice',2,'move buzzard-gulch-1',1795843820532,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',195,'choice',2,'move gulch-frontier-19',1795843820562,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',196,'choice',2,'discard 10h',1795843820565,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',197,'choice',2,'end',1795843820590,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',198,'choice',3,'income money',1795843820620,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',199,'choice',3,'play 2s',1795843820648,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',200,'choice',3,'ride darkrock-3',1795843820676,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',201,'choice',3,'use poker-alice
= Ks
= 7c',1795843820693,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',202,'choice',1,'join
= 2h',1795843820721,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',203,'choice',2,'pass
= Qh
= 7s
= Jd',1795843820729,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',204,'choice',3,'lay 5h 7c',1795843820753,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',205,'choice',1,'lay Qc Ad
= 10d',1795843820776,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',206,'choice',1,'choose cards
= 8h',1795843820785,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',207,'choice',3,'play Ks',1795843820793,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',208,'choice',3,'work',1795843820800,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',209,'choice',3,'move darkrock-8',1795843820840,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',210,'choice',3,'pass',1795843820956,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',211,'choice',3,'end',1795843821084,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',212,'choice',1,'income cards
= 4c
= 9d',1795843821101,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',213,'choice',1,'move darkrock-sheriffs-office',1795843821128,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',214,'choice',1,'pass',1795843821184,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',215,'choice',1,'work',1795843821232,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',216,'choice',1,'move mesitos-point-5',1795843821244,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',217,'choice',1,'pass',1795843821256,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',218,'choice',1,'discard 9d',1795843821308,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',219,'choice',1,'discard 4c',1795843821321,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',220,'choice',1,'end
= As
= 2s',1795843821341,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',221,'choice',2,'discard 7h',1795843821353,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',222,'choice',2,'income both
= Ac',1795843821369,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',223,'choice',2,'move gulch-frontier-27',1795843821386,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',224,'choice',2,'pass',1795843821405,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',225,'choice',2,'move gulch-frontier-20',1795843821421,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',226,'choice',2,'pass',1795843821488,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',227,'choice',2,'play As
= 4s',1795843821536,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',228,'choice',2,'pass',1795843821580,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',229,'choice',2,'pass',1795843821613,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',230,'choice',2,'discard 6c',1795843821616,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',231,'choice',2,'discard Qs',1795843821621,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',232,'choice',2,'end',1795843821628,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',233,'choice',3,'income both
= 3s',1795843821633,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',234,'choice',3,'high-stakes
= 6d
= 9c
= 7d
= Qd
= 3c
= 8d
= 4d
= Kh
= 9s',1795843821640,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',235,'choice',3,'raise
= 4h
= 5c',1795843821646,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',236,'choice',3,'lay 10d Js',1795843821649,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',237,'choice',2,'lay 3c 8d
= 8s
= token 1
= event the-turncoat',1795843821656,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',238,'choice',3,'sheriff stop',1795843821658,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',239,'choice',3,'discard 8s',1795843821661,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',240,'choice',2,'discard 6h',1795843821668,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',241,'choice',3,'move darkrock-sheriffs-office',1795843821676,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',242,'choice',3,'react 3s',1795843821780,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',243,'choice',3,'pass',1795843821841,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',1,'setup',NULL,'= ware revolver
= ware mustang
= ware rifle
= ware mule
= ware whiskey
= ware boot-knife
= ware repeating-shotgun
= ware pocket-watch
= ware miners-map
= item canteen
= item dime-western
= item cattle-brand
= event wires-down
= event the-senators-nephew
= frontier 5
= frontier 2
= frontier 4
= frontier 3
= frontier 3
= frontier 6
= frontier 2
= frontier 4
= frontier 4
= region buzzard-gulch
= character john-slaughter
= character curly-bill-brocius
= character y-b-rowdy
= character lozen
= character fee-lee-wong
= character bloody-knife',1795843822028,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',2,'choice',1,'draft curly-bill-brocius',1795843822053,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',3,'choice',3,'draft bloody-knife',1795843822072,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',4,'choice',2,'draft y-b-rowdy
= 3d
= 3h
= 10h
= 5c
= Qd
= 9h
= 6d
= goal curly-bill-preachers-jig
= goal rowdy-long-drive
= goal bloody-knife-between-mesas
= legend last-train-for-tarrant',1795843822104,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',244,'choice',3,'pass',1795843822131,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',5,'choice',1,'income both
= 6s',1795843822132,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',6,'choice',1,'end',1795843822167,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',7,'choice',1,'end',1795843822188,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',8,'choice',2,'income cards
= Kd
= Qs',1795843822225,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',9,'choice',2,'move cliff-junction-8',1795843822230,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',10,'choice',2,'pass',1795843822237,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',11,'choice',2,'move cliff-junction-5',1795843822244,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',12,'choice',2,'pass',1795843822252,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',13,'choice',2,'move cliff-junction-4',1795843822344,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',14,'choice',2,'pass',1795843822380,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',15,'choice',2,'risk money
= risk two-wounds',1795843822400,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',16,'choice',2,'discard Qs',1795843822411,2);
INSERT INTO "entries" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',245,'choice',3,'use poker-alice
= 3h
= Kd',1795843822416,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',17,'choice',2,'discard 5c',1795843822436,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',18,'choice',2,'end',1795843822453,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',19,'choice',3,'income money',1795843822460,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',20,'choice',3,'move spikes-view-mine',1795843822466,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',21,'choice',3,'pass',1795843822569,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',22,'choice',3,'claim spikes-view-mine',1795843822598,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',23,'choice',3,'deed spikes-view-mine
= tailings
= nugget
= Jd
= 3c',1795843822626,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',24,'choice',3,'end',1795843822650,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',25,'choice',3,'end',1795843822780,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',26,'choice',1,'income both
= 9c',1795843822813,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',27,'choice',1,'work',1795843822823,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',28,'choice',1,'move gulch-frontier-30',1795843822892,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',29,'choice',1,'react 3h',1795843822961,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',30,'choice',1,'ride gulch-frontier-15',1795843822980,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',31,'choice',1,'react 3d',1795843823005,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',32,'choice',1,'ride gulch-frontier-11',1795843823009,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',33,'choice',1,'pass',1795843823013,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',34,'choice',1,'move buzzard-gulch-2',1795843823020,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',35,'choice',1,'pass',1795843823041,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',36,'choice',1,'end',1795843823069,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',37,'choice',1,'end',1795843823071,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',38,'choice',2,'income money',1795843823078,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',39,'choice',2,'risk ride
= risk story-point',1795843823084,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',40,'choice',2,'sheriff spikes-view-9',1795843823089,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',41,'choice',2,'sheriff spikes-view-4',1795843823096,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',42,'choice',2,'sheriff spikes-view-5',1795843823099,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',43,'choice',2,'ride cliff-junction-hideout-c
= 9
= J',1795843823105,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',44,'choice',2,'commit 10h',1795843823108,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',45,'choice',1,'npc J',1795843823128,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',46,'choice',2,'pass
= 7h',1795843823149,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',47,'choice',2,'move cliff-junction-5',1795843823200,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',48,'choice',2,'pass',1795843823202,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',49,'choice',2,'play Kd',1795843823210,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',50,'choice',2,'move red-falls-6',1795843823213,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',51,'choice',2,'pass',1795843823214,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',52,'choice',2,'move sunny-hills-6',1795843823217,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',53,'choice',2,'pass',1795843823219,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',54,'choice',2,'move red-falls-5',1795843823222,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',55,'choice',2,'pass',1795843823224,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',56,'choice',2,'end',1795843823225,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',57,'choice',3,'income both
= Ah',1795843823260,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',58,'choice',3,'work',1795843823281,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',59,'choice',3,'work',1795843823317,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',60,'choice',3,'work',1795843823332,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',61,'choice',3,'risk money
= risk wound',1795843823337,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',62,'choice',3,'discard 9h',1795843823344,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',63,'choice',3,'end',1795843823452,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',64,'choice',1,'income money',1795843823480,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',65,'choice',1,'move gulch-frontier-8',1795843823498,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',66,'choice',1,'pass',1795843823501,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',67,'choice',1,'move gulch-frontier-11',1795843823503,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',68,'choice',1,'pass',1795843823509,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',69,'choice',1,'move gulch-frontier-11',1795843823513,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',70,'choice',1,'pass',1795843823517,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',71,'choice',1,'risk ride
= risk wound-and-story-point',1795843823521,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',72,'choice',1,'sheriff spikes-view-4',1795843823525,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',73,'choice',1,'sheriff stop',1795843823529,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',74,'choice',1,'ride gulch-frontier-13',1795843823533,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',75,'choice',1,'end',1795843823537,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',76,'choice',2,'income both
= 9d',1795843823539,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',77,'choice',2,'move red-falls-2',1795843823550,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',78,'choice',2,'pass',1795843823553,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',79,'choice',2,'move red-falls-5',1795843823560,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',80,'choice',2,'pass',1795843823565,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',81,'choice',2,'move cliff-junction-7',1795843823572,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',82,'choice',2,'pass',1795843823577,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',83,'choice',2,'risk ride
= risk story-point',1795843823580,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',84,'choice',2,'choose gang-b',1795843823600,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',85,'choice',2,'pass',1795843823621,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',86,'choice',2,'discard Qd',1795843823644,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',87,'choice',2,'end',1795843823661,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',88,'choice',3,'income money',1795843823672,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',89,'choice',3,'risk money
= risk story-point',1795843823708,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',90,'choice',3,'sheriff spikes-view-9',1795843823784,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',91,'choice',3,'sheriff stop',1795843823806,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',92,'choice',3,'prospect
= gold-dust
= nugget
= gravel',1795843823813,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',93,'choice',3,'play Ah',1795843823848,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',94,'choice',3,'choose wanted',1795843823869,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',95,'choice',3,'pass',1795843823992,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',96,'choice',3,'move spikes-view-hideout-c
= 7
= 4',1795843824056,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',97,'choice',3,'commit Jd',1795843824079,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',98,'choice',2,'npc 4',1795843824084,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',99,'choice',3,'react 6d',1795843824262,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',100,'choice',3,'end',1795843824381,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',101,'choice',1,'income money',1795843824416,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',102,'choice',1,'move gulch-frontier-11',1795843824472,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',103,'choice',1,'pass',1795843824476,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',104,'choice',1,'move gulch-frontier-11',1795843824484,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',105,'choice',1,'pass',1795843824486,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',106,'choice',1,'move gulch-frontier-13',1795843824492,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',107,'choice',1,'pass',1795843824508,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',108,'choice',1,'risk ride
= risk story-point',1795843824521,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',109,'choice',1,'choose gang-a',1795843824556,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',110,'choice',1,'pass',1795843824586,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',111,'choice',1,'end',1795843824605,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',112,'choice',2,'income cards
= Kh
= 8d',1795843824625,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',113,'choice',2,'risk card
= risk two-wounds
= injury lost-tooth',1795843824646,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',114,'choice',2,'pass
= Kc',1795843824685,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',115,'choice',2,'move cliff-junction-2',1795843824690,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',116,'choice',2,'pass',1795843824694,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',117,'choice',2,'move cliff-junction-4',1795843824697,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',118,'choice',2,'pass',1795843824701,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',119,'choice',2,'move cliff-junction-3',1795843824705,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',120,'choice',2,'pass',1795843824709,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',121,'choice',2,'discard Kh',1795843824713,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',122,'choice',2,'discard 8d',1795843824717,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',123,'choice',2,'discard 7h',1795843824721,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',124,'choice',2,'end',1795843824725,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',125,'choice',3,'income cards
= 2s
= Jc',1795843824735,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',126,'choice',3,'risk money
= risk wound',1795843824745,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',127,'choice',3,'play 2s',1795843824749,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',128,'choice',3,'ride buzzard-gulch-3',1795843824764,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',129,'choice',3,'trade canteen
= item shot-glass',1795843824780,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',130,'choice',3,'trade upgrade revolver',1795843824794,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',131,'choice',3,'trade dime-western
= item fiddle',1795843824809,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',132,'choice',3,'trade miners-map
= region dixon-creek',1795843824820,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',133,'choice',3,'faro
= 3
= 2
= 10
= 6',1795843824836,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',134,'choice',3,'pass
= 6
= 2
= 10',1795843824860,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',135,'choice',3,'end',1795843824976,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',136,'choice',1,'income money',1795843825000,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',137,'choice',1,'move gulch-frontier-4',1795843825296,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',138,'choice',1,'pass',1795843825304,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',139,'choice',1,'move gulch-frontier-11',1795843825326,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',140,'choice',1,'pass',1795843825340,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',141,'choice',1,'move gulch-frontier-3',1795843825364,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',142,'choice',1,'pass',1795843825373,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',143,'choice',1,'risk ride
= risk wound-and-story-point',1795843825412,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',144,'choice',1,'choose wanted
= Jh',1795843825441,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',145,'choice',1,'pass
= event the-lady-in-gray',1795843825457,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',146,'choice',1,'choose money',1795843825476,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',147,'choice',1,'end',1795843825489,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',148,'choice',2,'income money',1795843825505,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',149,'choice',2,'move cliff-junction-6',1795843825522,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',150,'choice',2,'pass',1795843825537,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',151,'choice',2,'move cliff-junction-1',1795843825554,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',152,'choice',2,'pass',1795843825569,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',153,'choice',2,'move cliff-junction-2',1795843825614,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',154,'choice',2,'pass',1795843825636,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',155,'choice',2,'risk card
= risk story-point',1795843825669,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',156,'choice',2,'choose marshal
= 5s',1795843825685,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',157,'choice',2,'discard 9d',1795843825701,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',158,'choice',2,'end',1795843825717,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',159,'choice',3,'income money',1795843825757,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',160,'choice',3,'faro
= 8
= 5
= Q
= A',1795843825773,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',161,'choice',3,'bet 8 10',1795843825792,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',162,'choice',3,'bet 5 20
= A
= 5',1795843825805,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',163,'choice',3,'choose cards
= 10s',1795843825840,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',164,'choice',3,'leave
= 8',1795843825865,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',165,'choice',3,'challenge
= opponent the-railroad-lawyer
= Qh
= 10d
= Ks
= As
= 8h
= Ac
= 5d
= 9s
= 2d',1795843825881,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',166,'choice',2,'lay 8h As',1795843825898,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',167,'choice',3,'lay 10s Qh
= 3s',1795843825916,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',168,'choice',3,'high-stakes
= 4d
= 7s
= Ad
= 5h
= 8s
= Qc
= 10c
= 7c
= 4s',1795843825973,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',169,'choice',3,'raise
= 8c
= 2c',1795843825996,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',170,'choice',2,'lay 5h Qc',1795843826013,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',171,'choice',3,'lay 3s 4d',1795843826030,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',172,'choice',3,'choose money',1795843826052,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',173,'choice',3,'end',1795843826072,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',174,'choice',3,'end
= 6h
= 4c',1795843826193,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',175,'choice',1,'discard 4c',1795843826208,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',176,'choice',1,'income both
= Js',1795843826211,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',177,'choice',1,'move gulch-frontier-6',1795843826214,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',178,'choice',1,'move gulch-frontier-2',1795843826218,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',179,'choice',1,'move gulch-frontier-6',1795843826222,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',180,'choice',1,'risk card
= risk story-point',1795843826234,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',181,'choice',1,'sheriff spikes-view-4',1795843826236,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',182,'choice',1,'sheriff darkrock-8',1795843826238,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',183,'choice',1,'sheriff darkrock-5
= 2h',1795843826240,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',184,'choice',1,'discard 9c',1795843826242,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',185,'choice',1,'discard 6h',1795843826243,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',186,'choice',1,'discard 2h',1795843826244,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',187,'choice',1,'end',1795843826246,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',188,'choice',2,'income cards
= 7d
= 6c',1795843826247,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',189,'choice',2,'move cliff-junction-7',1795843826260,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',190,'choice',2,'move cliff-junction-4',1795843826263,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',191,'choice',2,'end',1795843826284,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',192,'choice',2,'discard Kc',1795843826293,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',193,'choice',2,'discard 6c',1795843826313,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',194,'choice',2,'end',1795843826317,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',195,'choice',3,'income cards
= 4h
= As',1795843826345,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',196,'choice',3,'claim buzzard-gulch-saloon',1795843826352,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',197,'choice',3,'faro
= K
= J
= 9
= 4',1795843826354,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',198,'choice',3,'pass
= K
= 4
= 9',1795843826357,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',199,'choice',3,'poker
= 2s
= 8s
= Qh
= 7c
= 3h
= Ah
= 8c
= 3s',1795843826360,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',200,'choice',2,'lay 7c 8s',1795843826362,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',201,'choice',3,'lay 2s 4h
= 9s',1795843826363,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',202,'choice',3,'end',1795843826402,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',203,'choice',3,'end
= Ks
= 3d',1795843826552,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',204,'choice',1,'discard Jh',1795843826608,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',205,'choice',1,'income money',1795843826660,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',206,'choice',1,'move gulch-frontier-1',1795843826688,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',207,'choice',1,'react 3d',1795843826713,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',208,'choice',1,'ride gulch-frontier-rail-station',1795843826715,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',209,'choice',1,'pass',1795843826717,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',210,'choice',1,'move gulch-frontier-7',1795843826723,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',211,'choice',1,'pass',1795843826728,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',212,'choice',1,'move buzzard-gulch-3',1795843826730,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',213,'choice',1,'pass',1795843826740,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',214,'choice',1,'risk money
= risk two-wounds
= injury slashed-side',1795843826742,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',215,'choice',1,'discard Ks',1795843826748,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',216,'choice',1,'end',1795843826752,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',217,'choice',2,'income cards
= 9h
= 2d',1795843826754,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',218,'choice',2,'move red-falls-5',1795843826764,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',219,'choice',2,'pass',1795843826766,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',220,'choice',2,'move cliff-junction-8',1795843826772,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',221,'choice',2,'pass',1795843826775,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',222,'choice',2,'move cliff-junction-5',1795843826777,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',223,'choice',2,'pass',1795843826778,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',224,'choice',2,'end',1795843826780,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',225,'choice',2,'discard 9h',1795843826784,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',226,'choice',2,'discard 7d',1795843826788,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',227,'choice',2,'end',1795843826796,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',228,'choice',3,'income money',1795843826798,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',229,'choice',3,'deed buzzard-gulch-saloon
= token 2',1795843826804,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',230,'choice',3,'choose cards
= 5h
= Qc
= event the-quarter-mile',1795843826806,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',231,'choice',3,'choose money',1795843826812,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',232,'choice',3,'play As
= 9d',1795843826816,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',233,'choice',3,'pass',1795843826919,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',234,'choice',3,'move buzzard-gulch-1',1795843826996,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',235,'choice',3,'pass',1795843827128,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',236,'choice',3,'end',1795843827133,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',237,'choice',3,'discard Jc',1795843827135,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',238,'choice',3,'end',1795843827238,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',239,'choice',1,'income money',1795843827260,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',240,'choice',1,'move gulch-frontier-22',1795843827300,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',241,'choice',1,'pass',1795843827332,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',242,'choice',1,'move gulch-frontier-30',1795843827390,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',243,'choice',1,'pass',1795843827416,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',244,'choice',1,'move gulch-frontier-15',1795843827448,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',245,'choice',1,'pass',1795843827464,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',246,'choice',1,'risk card
= risk two-wounds',1795843827468,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',247,'choice',1,'discard Js
= Qs',1795843827482,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',248,'choice',1,'end',1795843827500,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',249,'choice',2,'income money',1795843827524,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',250,'choice',2,'play 5s',1795843827548,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',251,'choice',2,'move sunny-hills-6',1795843827572,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',252,'choice',2,'pass',1795843827620,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',253,'choice',2,'move sunny-hills-7',1795843827628,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',254,'choice',2,'pass',1795843827637,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',255,'choice',2,'end',1795843827653,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',256,'choice',2,'end',1795843827669,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',257,'choice',3,'income both
= 10h',1795843827685,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',258,'choice',3,'risk card
= risk wound
= 5d',1795843827698,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',259,'choice',3,'poker
= 9c
= Kh
= Kc
= Qd
= 2h
= 6c
= 10c
= 2c',1795843827718,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',260,'choice',2,'lay Qd Kc',1795843827752,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',261,'choice',3,'lay 5d Qc
= 6d',1795843827776,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',262,'choice',3,'poker
= 5c
= Kd
= 8d
= 4c
= 4d
= 6h
= 8h
= Jd',1795843827782,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',263,'choice',2,'lay 4c Kd',1795843827784,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',264,'choice',3,'lay 5h 10h
= 4s
= 10d',1795843827785,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',265,'choice',3,'high-stakes
= 10s
= 7s
= Ad
= 3c
= 7h
= Ac
= 8s
= Qc
= 3s',1795843827791,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',266,'choice',3,'raise
= 7c
= 10c',1795843827793,2);
INSERT INTO "entries" VALUES('5d2d56c5a76d76c59172d17208dabb43',267,'choice',3,'lay 9d 10s',1795843827800,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',1,'setup',NULL,'= event rockslide
= event cave-in
= frontier 6
= frontier 4
= frontier 3
= frontier 5
= frontier 4
= frontier 4
= frontier 2
= frontier 5
= frontier 6
= character doc-holliday
= character elfego-baca
= character butch-cassidy
= character curly-bill-brocius
= character joaquin-murrieta
= character allan-pinkerton',1795843827924,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',2,'choice',3,'draft allan-pinkerton',1795843827947,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',3,'choice',2,'draft butch-cassidy',1795843827960,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',4,'choice',1,'draft doc-holliday
= 3d
= Ad',1795843827976,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',5,'choice',2,'start spikes-view-hideout-c
= 5d
= Js
= Ac
= 5h
= 6h
= 8c
= Kc
= 4c
= 10h
= trigger showdown
= trigger showdown',1795843828008,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',6,'choice',2,'income both
= 5s',1795843828011,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',7,'choice',2,'move spikes-view-mine',1795843828015,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',8,'choice',2,'pass',1795843828043,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',9,'choice',2,'move spikes-view-3',1795843828056,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',10,'choice',2,'pass',1795843828088,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',11,'choice',2,'move mesitos-point-7',1795843828094,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',12,'choice',2,'pass',1795843828100,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',13,'choice',3,'income both
= 3s',1795843828121,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',14,'choice',3,'work',1795843828124,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',15,'choice',3,'work',1795843828126,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',16,'choice',3,'work',1795843828129,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',17,'choice',1,'income money',1795843828131,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',18,'choice',1,'move cliff-junction-2',1795843828160,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',19,'choice',1,'pass',1795843828184,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',20,'choice',1,'move spikes-view-10',1795843828209,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',21,'choice',1,'pass',1795843828248,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',22,'choice',1,'move spikes-view-6',1795843828288,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',23,'choice',1,'pass',1795843828309,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',24,'choice',2,'income both
= Qh',1795843828316,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',25,'choice',2,'end',1795843828325,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',26,'choice',2,'discard Qh',1795843828336,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',27,'choice',3,'income both
= 6s',1795843828370,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',28,'choice',3,'move darkrock-bank',1795843828371,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',29,'choice',3,'pass',1795843828487,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',30,'choice',3,'heist
= 7
= 3
= Q',1795843828489,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',31,'choice',3,'commit Ac',1795843828524,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',32,'choice',2,'npc 7',1795843828548,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',33,'choice',3,'react 6s',1795843828669,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',34,'choice',3,'react 6h',1795843828774,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',35,'choice',3,'pass',1795843828886,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',36,'choice',3,'choose discard
= 5h
= 7c',1795843828893,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',37,'choice',3,'react 7c
= Qd',1795843829000,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',38,'choice',3,'move spikes-view-rail-station',1795843829024,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',39,'choice',3,'react 3s',1795843829141,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',40,'choice',3,'pass',1795843829144,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',41,'choice',3,'pass',1795843829252,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',42,'choice',1,'income money',1795843829285,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',43,'choice',1,'move cliff-junction-mine
= opponent dynamite-kate
= 8
= A
= 4',1795843829296,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',44,'choice',1,'commit 8c',1795843829313,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',45,'choice',3,'npc A',1795843829330,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',46,'choice',1,'pass',1795843829352,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',47,'choice',1,'choose marshal',1795843829369,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',48,'choice',1,'pass
= 3c',1795843829385,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',49,'choice',1,'pass',1795843829412,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',50,'choice',1,'prospect
= nugget
= gold-dust
= nugget',1795843829415,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',51,'choice',1,'move spikes-view-rail-station',1795843829417,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',52,'choice',1,'react 3c',1795843829421,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',53,'choice',1,'ride gulch-frontier-19',1795843829423,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',54,'choice',2,'income cards
= 10c
= 9d',1795843829440,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',55,'choice',2,'move mesitos-point-6',1795843829444,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',56,'choice',2,'play 3d',1795843829452,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',57,'choice',2,'ride spikes-view-rail-station',1795843829454,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',58,'choice',2,'play 5s',1795843829456,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',59,'choice',3,'income money',1795843829459,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',60,'choice',3,'move spikes-view-rail-station',1795843829461,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',61,'choice',3,'move spikes-view-rail-station',1795843829464,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',62,'choice',3,'move spikes-view-rail-station',1795843829465,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',63,'choice',1,'income cards
= Ks
= As',1795843829466,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',64,'choice',1,'move gulch-frontier-20',1795843829468,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',65,'choice',1,'move gulch-frontier-17',1795843829472,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',66,'choice',1,'move gulch-frontier-1',1795843829476,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',67,'choice',1,'discard 4c',1795843829478,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',68,'choice',1,'discard 10h',1795843829479,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',69,'choice',2,'income both
= 10d',1795843829481,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',70,'choice',2,'play 9d
= 9c
= 10s
= 8s',1795843829488,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',71,'choice',2,'move gulch-frontier-17',1795843829492,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',72,'choice',2,'move gulch-frontier-7',1795843829494,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',73,'choice',2,'discard 10c',1795843829496,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',74,'choice',2,'discard 5d',1795843829497,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',75,'choice',2,'discard Ad',1795843829498,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',76,'choice',3,'income cards
= 2s
= 7h',1795843829500,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',77,'choice',3,'move spikes-view-rail-station',1795843829503,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',78,'choice',3,'move spikes-view-rail-station',1795843829505,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',79,'choice',3,'move spikes-view-rail-station
= event beef-prices
= Jh
= 4d
= 9h',1795843829507,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',80,'choice',1,'income cards
= 2d
= 6d',1795843829509,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',81,'choice',1,'move spikes-view-rail-station',1795843829512,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',82,'choice',1,'play Kc',1795843829516,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',83,'choice',1,'fight rob allan-pinkerton',1795843829518,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',84,'choice',1,'commit 6d',1795843829528,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',85,'choice',3,'commit Qd',1795843829531,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',86,'choice',1,'pass',1795843829532,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',87,'choice',3,'use holster',1795843829644,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',88,'choice',3,'discard 2s',1795843829650,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',89,'choice',1,'pass',1795843829668,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',90,'choice',3,'pass
= 9s',1795843829786,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',91,'choice',1,'pass',1795843829800,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',92,'choice',1,'end',1795843829806,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',93,'choice',1,'discard 2d',1795843829836,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',94,'choice',1,'discard 4d',1795843829845,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',95,'choice',1,'discard As',1795843829876,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',96,'choice',2,'income cards
= Ah
= Qs',1795843829896,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',97,'choice',2,'move gulch-frontier-10',1795843829944,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',98,'choice',2,'move buzzard-gulch-6',1795843829972,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',99,'choice',2,'move gulch-frontier-21',1795843829982,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',100,'choice',2,'discard 9h',1795843829989,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',101,'choice',2,'discard 10s',1795843830000,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',102,'choice',2,'discard Js',1795843830004,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',103,'choice',3,'income both
= Kd',1795843830008,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',104,'choice',3,'use allan-pinkerton',1795843830020,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',105,'choice',3,'choose value-9
= 2h',1795843830022,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',106,'choice',3,'play Kd',1795843830024,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',107,'choice',3,'use allan-pinkerton',1795843830026,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',108,'choice',3,'choose value-2',1795843830029,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',109,'choice',3,'use allan-pinkerton',1795843830031,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',110,'choice',3,'use allan-pinkerton',1795843830034,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',111,'choice',1,'income cards
= Jd
= 4h',1795843830042,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',112,'choice',1,'fight duel allan-pinkerton',1795843830068,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',113,'choice',1,'commit Jd',1795843830088,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',114,'choice',3,'commit Jh',1795843830098,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',115,'choice',1,'pass',1795843830105,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',116,'choice',3,'use holster',1795843830214,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',117,'choice',1,'pass
= 8h',1795843830220,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',118,'choice',1,'pass',1795843830232,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',119,'choice',1,'move spikes-view-5',1795843830252,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',120,'choice',1,'move spikes-view-8',1795843830271,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',121,'choice',2,'income money',1795843830300,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',122,'choice',2,'move gulch-frontier-17',1795843830324,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',123,'choice',2,'move gulch-frontier-18',1795843830340,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',124,'choice',2,'move gulch-frontier-20',1795843830364,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',125,'choice',3,'income both
= 7s',1795843830374,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',126,'choice',3,'move buzzard-gulch-marshals-office',1795843830382,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',127,'choice',3,'use allan-pinkerton',1795843830390,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',128,'choice',3,'choose value-a',1795843830399,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',129,'choice',3,'move buzzard-gulch-5
= event the-quarantine-line',1795843830414,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',130,'choice',3,'sheriff darkrock-2',1795843830422,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',131,'choice',3,'sheriff darkrock-sheriffs-office',1795843830430,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',132,'choice',3,'sheriff stop',1795843830438,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',133,'choice',1,'income both
= 7d',1795843830456,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',134,'choice',1,'move spikes-view-8',1795843830465,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',135,'choice',1,'move darkrock-bank',1795843830512,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',136,'choice',1,'move darkrock-3',1795843830514,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',137,'choice',2,'income both
= Jc',1795843830519,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',138,'choice',2,'move gulch-frontier-28',1795843830536,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',139,'choice',2,'move gulch-frontier-34',1795843830548,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',140,'choice',2,'move gulch-frontier-21',1795843830556,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',141,'choice',3,'income both
= 3h',1795843830561,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',142,'choice',3,'use allan-pinkerton',1795843830566,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',143,'choice',3,'choose value-q',1795843830567,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',144,'choice',3,'use allan-pinkerton',1795843830574,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',145,'choice',3,'choose value-9
= 4s',1795843830582,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',146,'choice',3,'buy repeating-shotgun',1795843830584,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',147,'choice',3,'equip repeating-shotgun',1795843830590,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',148,'choice',3,'buy medicine-pouch',1795843830593,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',149,'choice',3,'buy boot-knife',1795843830602,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',150,'choice',3,'buy quarter-horse',1795843830604,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',151,'choice',3,'end',1795843830607,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',152,'choice',1,'income cards
= 5c
= 2c',1795843830631,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',153,'choice',1,'buy burro',1795843830656,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',154,'choice',1,'buy provisions
= 6c',1795843830668,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',155,'choice',1,'buy holster',1795843830684,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',156,'choice',1,'buy shotgun',1795843830703,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',157,'choice',1,'equip shotgun',1795843830716,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',158,'choice',1,'move darkrock-3',1795843830743,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',159,'choice',1,'move mesitos-point-ranch',1795843830772,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',160,'choice',1,'discard 8h',1795843830788,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',161,'choice',2,'income cards
= 8d
= Qc',1795843830820,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',162,'choice',2,'move buzzard-gulch-5',1795843830843,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',163,'choice',2,'move gulch-frontier-22',1795843830860,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',164,'choice',2,'move gulch-frontier-26',1795843830874,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',165,'choice',2,'discard Jc',1795843830900,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',166,'choice',3,'income both
= Kh',1795843830916,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',167,'choice',3,'equip revolver',1795843830925,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',168,'choice',3,'use medicine-pouch',1795843830938,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',169,'choice',3,'upgrade revolver',1795843830954,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',170,'choice',3,'buy whiskey',1795843830964,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',171,'choice',3,'end',1795843830994,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',172,'choice',3,'upgrade quarter-horse',1795843831010,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',173,'choice',3,'upgrade repeating-shotgun',1795843831028,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',174,'choice',1,'income cards
= Ks
= 3d',1795843831059,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',175,'choice',1,'equip shotgun',1795843831092,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',176,'choice',1,'play 5c',1795843831140,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',177,'choice',1,'use provisions
= Qd',1795843831168,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',178,'choice',1,'move mesitos-point-2',1795843831180,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',179,'choice',1,'pass',1795843831212,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',180,'choice',1,'discard 4h',1795843831228,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',181,'choice',2,'income both
= Ac',1795843831247,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',182,'choice',2,'move gulch-frontier-19',1795843831250,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',183,'choice',2,'pass',1795843831261,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',184,'choice',2,'move gulch-frontier-20',1795843831263,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',185,'choice',2,'pass',1795843831269,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',186,'choice',2,'move buzzard-gulch-marshals-office',1795843831304,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',187,'choice',2,'pass',1795843831306,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',188,'choice',2,'discard 4s',1795843831344,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',189,'choice',3,'income money',1795843831358,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',190,'choice',3,'equip revolver',1795843831374,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',191,'choice',3,'play Kh',1795843831390,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',192,'choice',3,'play 3h',1795843831406,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',193,'choice',3,'ride spikes-view-rail-station',1795843831422,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',194,'choice',3,'move spikes-view-rail-station',1795843831446,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',195,'choice',3,'pass',1795843831556,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',196,'choice',3,'work',1795843831604,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',197,'choice',3,'work
= event the-turncoat',1795843831613,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',198,'choice',3,'sheriff darkrock-4',1795843831614,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',199,'choice',3,'sheriff stop',1795843831619,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',200,'choice',2,'discard Ac',1795843831633,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',201,'choice',1,'income money',1795843831635,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',202,'choice',1,'equip revolver',1795843831653,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',203,'choice',1,'move mesitos-point-ranch',1795843831655,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',204,'choice',1,'pass',1795843831657,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',205,'choice',1,'move darkrock-3',1795843831659,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',206,'choice',1,'pass',1795843831660,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',207,'choice',1,'upgrade burro',1795843831664,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',208,'choice',1,'buy snake-oil',1795843831665,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',209,'choice',1,'upgrade revolver',1795843831667,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',210,'choice',1,'buy provisions
= Jc',1795843831669,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',211,'choice',2,'income money',1795843831670,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',212,'choice',2,'move buzzard-gulch-6',1795843831680,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',213,'choice',2,'pass',1795843831693,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',214,'choice',2,'move gulch-frontier-14',1795843831696,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',215,'choice',2,'pass',1795843831701,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',216,'choice',2,'move gulch-frontier-23',1795843831703,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',217,'choice',2,'pass',1795843831705,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',218,'choice',3,'income cards
= 3c
= Qs',1795843831716,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',219,'choice',3,'equip repeating-shotgun',1795843831788,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',220,'choice',3,'move gulch-frontier-20',1795843831805,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',221,'choice',3,'react 3c',1795843831940,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',222,'choice',3,'ride buzzard-gulch-1',1795843831952,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',223,'choice',3,'pass',1795843832130,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',224,'choice',3,'move buzzard-gulch-4',1795843832167,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',225,'choice',3,'use quarter-horse',1795843832281,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',226,'choice',3,'ride buzzard-gulch-2',1795843832283,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',227,'choice',3,'work',1795843832285,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',228,'choice',1,'income both
= 2h',1795843832287,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',229,'choice',1,'equip shotgun',1795843832288,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',230,'choice',1,'move sunny-hills-4',1795843832292,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',231,'choice',1,'pass',1795843832294,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',232,'choice',1,'play 2c',1795843832296,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',233,'choice',1,'ride red-falls-1',1795843832300,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',234,'choice',1,'move sunny-hills-ranch',1795843832306,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',235,'choice',1,'pass',1795843832313,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',236,'choice',2,'income both
= 4c',1795843832323,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',237,'choice',2,'move gulch-frontier-35',1795843832330,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',238,'choice',2,'pass',1795843832344,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',239,'choice',2,'move gulch-frontier-22',1795843832353,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',240,'choice',2,'pass',1795843832361,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',241,'choice',2,'move gulch-frontier-18',1795843832372,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',242,'choice',2,'pass',1795843832379,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',243,'choice',3,'income money',1795843832388,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',244,'choice',3,'equip revolver',1795843832424,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',245,'choice',3,'move buzzard-gulch-5',1795843832461,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',246,'choice',3,'move buzzard-gulch-5',1795843832477,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',247,'choice',3,'move buzzard-gulch-5
= event the-toll-gate',1795843832493,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',248,'choice',1,'choose pay',1795843832509,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',249,'choice',2,'choose discard',1795843832517,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',250,'choice',2,'discard Qc',1795843832533,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',251,'choice',1,'income both
= Kd',1795843832549,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',252,'choice',1,'equip revolver',1795843832569,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',253,'choice',1,'move sunny-hills-7',1795843832598,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',254,'choice',1,'pass',1795843832605,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',255,'choice',1,'move sunny-hills-5',1795843832621,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',256,'choice',1,'pass',1795843832640,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',257,'choice',1,'move cliff-junction-5',1795843832656,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',258,'choice',1,'pass',1795843832673,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',259,'choice',1,'discard 3d',1795843832689,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',260,'choice',2,'income cards
= 9h
= Ad',1795843832705,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',261,'choice',2,'play 9h
= 10s
= 6d
= 10h',1795843832724,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',262,'choice',2,'move gulch-frontier-8',1795843832750,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',263,'choice',2,'pass',1795843832774,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',264,'choice',2,'move gulch-frontier-10',1795843832824,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',265,'choice',2,'pass',1795843832835,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',266,'choice',2,'discard 10s',1795843832856,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',267,'choice',2,'discard 10d',1795843832900,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',268,'choice',2,'discard 8d',1795843832921,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',269,'choice',3,'income both
= Ah',1795843832925,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',270,'choice',3,'equip repeating-shotgun',1795843832928,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',271,'choice',3,'work',1795843832931,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',272,'choice',3,'work',1795843832940,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',273,'choice',3,'work',1795843832942,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',274,'choice',1,'income both
= 8c',1795843832950,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',275,'choice',1,'equip shotgun',1795843832956,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',276,'choice',1,'move cliff-junction-3',1795843832959,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',277,'choice',1,'pass',1795843832963,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',278,'choice',1,'move cliff-junction-mine',1795843832968,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',279,'choice',1,'pass',1795843832976,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',280,'choice',1,'move gulch-frontier-18',1795843832978,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',281,'choice',1,'pass',1795843832985,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',282,'choice',1,'discard Jc',1795843832986,2);
INSERT INTO "entries" VALUES('3b0c13750572fbed089dc3893f52ad4c',283,'choice',2,'income both
= Kc',1795843832990,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',1,'setup',NULL,'= item telegram
= item treasure-map
= item bandolier
= event the-late-stage
= event the-senators-nephew
= frontier 3
= frontier 6
= frontier 2
= frontier 4
= frontier 2
= frontier 4
= frontier 4
= frontier 3
= frontier 5
= region red-falls
= character isom-dart
= character al-swearengen
= character fee-lee-wong
= character john-slaughter
= character ben-hodges
= character doc-holliday',1795843833278,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',2,'choice',2,'draft john-slaughter',1795843833283,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',3,'choice',1,'draft isom-dart',1795843833287,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',4,'choice',3,'draft doc-holliday
= first 2
= 2s',1795843833312,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',5,'choice',2,'start gulch-frontier-20
= 5h
= 9d
= 9s
= trigger spend
= trigger spend',1795843833317,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',6,'choice',2,'income money',1795843833321,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',7,'choice',2,'move gulch-frontier-22',1795843833329,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',8,'choice',2,'pass',1795843833345,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',9,'choice',2,'move gulch-frontier-30',1795843833365,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',10,'choice',2,'pass',1795843833384,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',11,'choice',2,'move gulch-frontier-22',1795843833412,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',12,'choice',2,'pass',1795843833432,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',13,'choice',3,'income cards
= Ad
= Qh',1795843833446,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',14,'choice',3,'trade upgrade revolver',1795843833449,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',15,'choice',3,'trade boot-knife',1795843833455,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',16,'choice',3,'end
= region sunny-hills',1795843833458,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',17,'choice',3,'heal
= 2d',1795843833461,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',18,'choice',3,'move red-falls-5',1795843833469,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',19,'choice',3,'pass',1795843833586,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',20,'choice',1,'income cards
= Js
= 4s',1795843833600,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',21,'choice',1,'acquire
= blue-4
= blue-7',1795843833628,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',22,'choice',1,'move red-falls-cabaret',1795843833647,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',23,'choice',1,'pass',1795843833651,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',24,'choice',1,'move cliff-junction-6',1795843833673,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',25,'choice',1,'pass',1795843833680,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',26,'choice',2,'income money',1795843833688,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',27,'choice',2,'move gulch-frontier-20',1795843833708,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',28,'choice',2,'pass',1795843833710,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',29,'choice',2,'move gulch-frontier-27',1795843833713,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',30,'choice',2,'pass',1795843833714,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',31,'choice',2,'move gulch-frontier-21',1795843833720,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',32,'choice',2,'pass',1795843833722,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',33,'choice',3,'income money',1795843833724,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',34,'choice',3,'move red-falls-2',1795843833727,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',35,'choice',3,'pass',1795843833841,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',36,'choice',3,'poker
= 8d
= 2h
= 9c
= 7s
= 5d
= 8h
= 10d
= Qc',1795843833844,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',37,'choice',3,'lay 2d 8d',1795843833864,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',38,'choice',2,'lay 5d 9c',1795843833880,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',39,'choice',3,'choose legend',1795843833898,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',40,'choice',3,'work',1795843833916,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',41,'choice',1,'income money',1795843833929,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',42,'choice',1,'move spikes-view-6',1795843833948,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',43,'choice',1,'pass',1795843833964,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',44,'choice',1,'move buzzard-gulch-1',1795843833974,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',45,'choice',1,'pass',1795843833985,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',46,'choice',1,'move buzzard-gulch-6',1795843834004,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',47,'choice',1,'pass',1795843834007,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',48,'choice',2,'income money',1795843834009,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',49,'choice',2,'move buzzard-gulch-1',1795843834016,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',50,'choice',2,'pass',1795843834018,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',51,'choice',2,'move buzzard-gulch-marshals-office',1795843834021,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',52,'choice',2,'pass',1795843834023,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',53,'choice',2,'move buzzard-gulch-3',1795843834028,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',54,'choice',2,'pass',1795843834030,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',55,'choice',3,'income money',1795843834031,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',56,'choice',3,'poker
= 7h
= 3h
= 5s
= 9h
= Qd
= Kd
= Ah
= 8s',1795843834037,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',57,'choice',2,'lay 5s 9h',1795843834042,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',58,'choice',3,'lay 5h 9d
= gravel',1795843834043,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',59,'choice',3,'choose cards
= 10s',1795843834076,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',60,'choice',3,'choose legend',1795843834104,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',61,'choice',3,'high-stakes
= Ac
= 3c
= 10c
= Jc
= As
= Kc
= 10h
= 3s
= 6c',1795843834115,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',62,'choice',3,'raise
= Qs
= 2c',1795843834136,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',63,'choice',2,'lay Kc As',1795843834153,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',64,'choice',3,'lay Ac Ad',1795843834168,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',65,'choice',3,'move red-falls-3',1795843834188,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',66,'choice',1,'income money',1795843834228,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',67,'choice',1,'move gulch-frontier-11',1795843834268,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',68,'choice',1,'move gulch-frontier-22',1795843834283,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',69,'choice',1,'move gulch-frontier-12',1795843834296,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',70,'choice',2,'income both
= 3d',1795843834310,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',71,'choice',2,'end',1795843834327,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',72,'choice',3,'income cards
= 5c
= 4d',1795843834337,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',73,'choice',3,'high-stakes
= 6h
= Ks
= 8c
= 7d
= Jd
= 7c
= 6s
= 6d
= 4c',1795843834354,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',74,'choice',3,'raise
= Kh
= 4h',1795843834372,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',75,'choice',2,'lay 7d Jd',1795843834425,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',76,'choice',3,'lay 4d 10s',1795843834465,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',77,'choice',3,'choose cards
= Jh
= event the-salted-mine',1795843834483,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',78,'choice',3,'choose money
= 8c',1795843834496,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',79,'choice',3,'play 5c',1795843834521,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',80,'choice',3,'move red-falls-3',1795843834536,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',81,'choice',3,'pass',1795843834649,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',82,'choice',1,'income money',1795843834651,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',83,'choice',1,'move buzzard-gulch-5',1795843834656,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',84,'choice',1,'pass',1795843834658,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',85,'choice',1,'move gulch-frontier-28',1795843834664,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',86,'choice',1,'pass',1795843834666,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',87,'choice',1,'move gulch-frontier-19',1795843834672,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',88,'choice',1,'pass',1795843834674,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',89,'choice',2,'income money',1795843834676,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',90,'choice',2,'play 2s',1795843834679,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',91,'choice',2,'ride red-falls-4',1795843834689,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',92,'choice',2,'buy snake-oil',1795843834702,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',93,'choice',2,'buy mule',1795843834714,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',94,'choice',2,'end',1795843834730,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',95,'choice',2,'move red-falls-4',1795843834750,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',96,'choice',2,'pass',1795843834765,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',97,'choice',3,'income both
= Qs',1795843834781,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',98,'choice',3,'high-stakes
= 7d',1795843834800,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',99,'choice',2,'pass
= 9h
= 6c
= Kd
= 4c
= 3s
= 4h
= 3c
= Kc',1795843834813,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',100,'choice',3,'raise
= 5s
= Ah',1795843834872,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',101,'choice',2,'lay 9h Kd',1795843834886,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',102,'choice',3,'lay 8c Qs
= 5h',1795843834893,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',103,'choice',3,'play 5h',1795843834898,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',104,'choice',3,'high-stakes
= 2h',1795843834904,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',105,'choice',2,'join
= As
= 6s
= 7c
= 10c',1795843834906,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',106,'choice',2,'raise',1795843834908,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',107,'choice',3,'raise
= Qc
= Qd',1795843834909,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',108,'choice',3,'lay 6h 7h
= Ks
= token 1',1795843834913,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',109,'choice',1,'income both
= 2d',1795843834920,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',110,'choice',1,'move gulch-frontier-32',1795843834929,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',111,'choice',1,'move gulch-frontier-20',1795843834932,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',112,'choice',1,'move gulch-frontier-33',1795843834944,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',113,'choice',2,'income cards
= Jc
= 10s',1795843834951,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',114,'choice',2,'buy bullwhip',1795843834963,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',115,'choice',2,'end',1795843834965,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',116,'choice',2,'move red-falls-2',1795843834974,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',117,'choice',2,'work',1795843834990,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',118,'choice',3,'income money',1795843835036,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',119,'choice',3,'faro',1795843835049,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',120,'choice',2,'pass
= 4
= K
= 10
= 2',1795843835056,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',121,'choice',3,'bet 4 10',1795843835064,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',122,'choice',3,'bet 10 10
= 2
= K',1795843835092,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',123,'choice',3,'leave
= 4',1795843835100,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',124,'choice',3,'choose cards
= Ad
= 8h
= event tinker',1795843835102,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',125,'choice',3,'choose card
= 5d',1795843835116,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',126,'choice',3,'move red-falls-2',1795843835136,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',127,'choice',3,'move red-falls-2',1795843835141,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',128,'choice',3,'discard Qh',1795843835156,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',129,'choice',3,'discard 5d',1795843835164,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',130,'choice',1,'income both
= Ac',1795843835172,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',131,'choice',1,'move gulch-frontier-27',1795843835194,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',132,'choice',1,'move gulch-frontier-24',1795843835220,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',133,'choice',1,'move gulch-frontier-12',1795843835232,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',134,'choice',2,'income cards
= 2c
= Jd',1795843835244,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',135,'choice',2,'move cliff-junction-5',1795843835252,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',136,'choice',2,'move sunny-hills-6',1795843835268,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',137,'choice',2,'move sunny-hills-7',1795843835283,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',138,'choice',3,'income cards
= 10d
= 6d',1795843835312,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',139,'choice',3,'play Ad',1795843835321,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',140,'choice',3,'choose marshal',1795843835328,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',141,'choice',3,'pass',1795843835444,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',142,'choice',3,'poker
= 9d
= 8d
= 4d
= 3h
= 10h
= 9c
= 8s
= Kh',1795843835456,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',143,'choice',2,'lay 3h 4d',1795843835464,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',144,'choice',3,'lay 6d 9d
= gold-dust
= tailings',1795843835484,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',145,'choice',3,'choose legend',1795843835508,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',146,'choice',3,'poker
= 7s
= 7c
= Ah
= 7h
= 5d
= 6h
= Kh
= 9c',1795843835532,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',147,'choice',3,'lay 2h 7s',1795843835549,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',148,'choice',2,'lay 7c 7h',1795843835564,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',149,'choice',3,'choose gambler',1795843835576,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',150,'choice',1,'income money',1795843835578,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',151,'choice',1,'move gulch-frontier-29',1795843835600,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',152,'choice',1,'pass',1795843835603,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',153,'choice',1,'move gulch-frontier-outlaw-camp',1795843835620,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',154,'choice',1,'pass',1795843835624,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',155,'choice',1,'deliver',1795843835628,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',156,'choice',1,'pass',1795843835632,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',157,'choice',1,'pass',1795843835649,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',158,'choice',1,'work',1795843835659,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',159,'choice',2,'income cards
= 10c
= 4h',1795843835672,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',160,'choice',2,'play 2c',1795843835676,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',161,'choice',2,'ride darkrock-1',1795843835696,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',162,'choice',2,'move darkrock-8',1795843835705,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',163,'choice',2,'pass',1795843835724,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',164,'choice',2,'move spikes-view-2',1795843835744,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',165,'choice',2,'pass',1795843835749,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',166,'choice',2,'discard 10s',1795843835751,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',167,'choice',3,'income money',1795843835756,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',168,'choice',3,'claim red-falls-saloon',1795843835758,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',169,'choice',3,'deed red-falls-saloon
= 9h
= 8c
= token 1
= token 2',1795843835764,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',170,'choice',3,'faro
= 6
= Q
= 9
= 7',1795843835773,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',171,'choice',3,'pass
= 6
= Q
= 7',1795843835812,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',172,'choice',3,'discard 7d',1795843835828,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',173,'choice',1,'income money',1795843835830,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',174,'choice',1,'move gulch-frontier-28',1795843835852,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',175,'choice',1,'pass',1795843835860,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',176,'choice',1,'move gulch-frontier-rail-station',1795843835876,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',177,'choice',1,'pass',1795843835884,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',178,'choice',1,'deliver',1795843835886,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',179,'choice',1,'work',1795843835897,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',180,'choice',2,'income money',1795843835913,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',181,'choice',2,'move spikes-view-2',1795843835928,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',182,'choice',2,'pass',1795843835940,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',183,'choice',2,'move darkrock-sheriffs-office',1795843835960,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',184,'choice',2,'pass',1795843835988,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',185,'choice',2,'end',1795843836012,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',186,'choice',3,'income money',1795843836014,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',187,'choice',3,'work',1795843836017,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',188,'choice',3,'poker
= 3s
= 3c
= 6c
= Qd
= Kc
= 5c
= 5s
= Ad',1795843836019,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',189,'choice',3,'lay 3s 10d',1795843836022,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',190,'choice',2,'lay 3c 6c
= 4d',1795843836024,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',191,'choice',3,'choose gambler
= token 1
= token 1',1795843836028,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',192,'choice',3,'challenge
= opponent the-railroad-lawyer
= 5h
= 3d
= 10h
= Kd
= 6d
= 3h
= 6s
= Qc
= 2s',1795843836031,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',193,'choice',3,'lay 5h 8h',1795843836034,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',194,'choice',2,'lay 3d Kd
= 8d',1795843836036,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',195,'choice',1,'income both
= 4c',1795843836056,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',196,'choice',1,'play 4s',1795843836072,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',197,'choice',1,'sheriff mesitos-point-7',1795843836074,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',198,'choice',1,'sheriff darkrock-sheriffs-office',1795843836084,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',199,'choice',1,'sheriff darkrock-4',1795843836087,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',200,'choice',1,'move gulch-frontier-27',1795843836096,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',201,'choice',1,'move gulch-frontier-12',1795843836104,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',202,'choice',2,'income cards
= As
= 8s',1795843836106,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',203,'choice',2,'move darkrock-2',1795843836109,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',204,'choice',2,'buy mustang',1795843836112,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',205,'choice',2,'equip mustang',1795843836114,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',206,'choice',2,'move mesitos-point-3',1795843836117,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',207,'choice',2,'discard 4h',1795843836118,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',208,'choice',2,'discard Jc',1795843836120,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',209,'choice',3,'income money',1795843836122,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',210,'choice',3,'high-stakes
= 9d
= Qs
= Qh
= 3d
= Jc
= Kd
= 8h
= Ad
= 10d',1795843836124,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',211,'choice',3,'raise
= 10s
= 7d',1795843836127,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',212,'choice',3,'lay 4d Jh',1795843836128,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',213,'choice',2,'lay Jc Qs
= 3c',1795843836129,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',214,'choice',3,'work',1795843836133,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',215,'choice',3,'work',1795843836135,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',216,'choice',1,'income cards
= Qc
= 5d',1795843836137,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',217,'choice',1,'move gulch-frontier-15',1795843836140,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',218,'choice',1,'pass',1795843836141,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',219,'choice',1,'choose money',1795843836143,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',220,'choice',1,'move gulch-frontier-10',1795843836146,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',221,'choice',1,'pass',1795843836147,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',222,'choice',1,'move gulch-frontier-24',1795843836150,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',223,'choice',1,'pass',1795843836151,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',224,'choice',1,'discard 5d',1795843836153,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',225,'choice',1,'discard Ac',1795843836155,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',226,'choice',2,'income cards
= 4h
= Ah',1795843836156,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',227,'choice',2,'equip mustang',1795843836158,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',228,'choice',2,'move sunny-hills-4',1795843836160,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',229,'choice',2,'pass',1795843836162,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',230,'choice',2,'move dixon-creek-hideout-b
= A
= J',1795843836164,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',231,'choice',2,'commit Ah',1795843836166,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',232,'choice',1,'npc A',1795843836167,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',233,'choice',2,'pass',1795843836169,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',234,'choice',2,'choose legend
= 2s',1795843836170,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',235,'choice',2,'pass',1795843836172,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',236,'choice',2,'move darkrock-5',1795843836175,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',237,'choice',2,'pass',1795843836179,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',238,'choice',2,'discard Ks',1795843836180,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',239,'choice',2,'discard 8s',1795843836181,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',240,'choice',2,'discard As',1795843836183,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',241,'choice',3,'income both
= Kh',1795843836184,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',242,'choice',3,'move red-falls-cabaret',1795843836187,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',243,'choice',3,'pass',1795843836304,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',244,'choice',3,'play Kh',1795843836320,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',245,'choice',3,'play 9h
= nugget
= tailings',1795843836351,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',246,'choice',3,'play 9d
= nugget
= gravel
= 6h',1795843836384,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',247,'choice',3,'revel 4
= event the-quarantine-line',1795843836396,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',248,'choice',3,'sheriff darkrock-sheriffs-office',1795843836402,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',249,'choice',3,'sheriff mesitos-point-7',1795843836405,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',250,'choice',3,'sheriff stop',1795843836406,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',251,'choice',3,'pass',1795843836409,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',252,'choice',1,'income both
= 6d',1795843836412,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',253,'choice',1,'move gulch-frontier-35',1795843836424,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',254,'choice',1,'pass',1795843836436,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',255,'choice',1,'move gulch-frontier-29',1795843836442,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',256,'choice',1,'pass',1795843836444,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',257,'choice',1,'move gulch-frontier-22',1795843836446,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',258,'choice',1,'pass',1795843836456,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',259,'choice',1,'discard 6d',1795843836458,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',260,'choice',2,'income money',1795843836576,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',261,'choice',2,'equip mule',1795843836605,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',262,'choice',2,'move spikes-view-8',1795843836620,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',263,'choice',2,'pass',1795843836628,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',264,'choice',2,'move darkrock-4',1795843836658,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',265,'choice',2,'pass',1795843836693,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',266,'choice',2,'move darkrock-5',1795843836696,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',267,'choice',2,'pass',1795843836704,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',268,'choice',3,'income both
= 5s',1795843836713,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',269,'choice',3,'play 5s',1795843836715,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',270,'choice',3,'move red-falls-doctors-office',1795843836717,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',271,'choice',3,'pass',1795843836819,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',272,'choice',3,'move red-falls-doctors-office',1795843836822,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',273,'choice',3,'react 3c',1795843836925,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',274,'choice',3,'ride sunny-hills-5',1795843836929,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',275,'choice',3,'pass',1795843837032,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',276,'choice',1,'income money',1795843837034,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',277,'choice',1,'move gulch-frontier-7',1795843837037,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',278,'choice',1,'pass',1795843837039,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',279,'choice',1,'move gulch-frontier-20',1795843837042,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',280,'choice',1,'pass',1795843837044,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',281,'choice',1,'move cliff-junction-6',1795843837046,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',282,'choice',1,'pass',1795843837048,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',283,'choice',2,'income both
= 2c',1795843837050,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',284,'choice',2,'equip mustang',1795843837051,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',285,'choice',2,'move gulch-frontier-17',1795843837054,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',286,'choice',2,'pass',1795843837056,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',287,'choice',2,'move gulch-frontier-27',1795843837059,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',288,'choice',2,'pass',1795843837061,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',289,'choice',2,'move gulch-frontier-12',1795843837064,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',290,'choice',2,'pass',1795843837066,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',291,'choice',3,'income cards
= 2h
= 7c',1795843837070,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',292,'choice',3,'move red-falls-doctors-office',1795843837073,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',293,'choice',3,'pass',1795843837179,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',294,'choice',3,'move sunny-hills-ranch',1795843837183,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',295,'choice',3,'pass',1795843837287,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',296,'choice',3,'claim sunny-hills-ranch',1795843837317,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',297,'choice',1,'income cards
= 6c
= 5h',1795843837332,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',298,'choice',1,'move gulch-frontier-17',1795843837350,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',299,'choice',1,'pass',1795843837365,2);
INSERT INTO "entries" VALUES('8d2f4b953f6fc671978a403741a28422',300,'choice',1,'move gulch-frontier-8',1795843837378,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',1,'setup',NULL,'= item canteen
= item spurs
= item silver-flask
= event beef-prices
= event the-bell-steer
= frontier 5
= frontier 3
= frontier 4
= frontier 5
= frontier 2
= frontier 6
= frontier 3
= frontier 4
= frontier 3
= region spikes-view
= character jesse-james
= character lozen
= character elfego-baca
= character judge-roy-bean
= character john-slaughter
= character wyatt-earp',1795843837560,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',2,'choice',1,'draft jesse-james',1795843837564,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',3,'choice',3,'draft john-slaughter',1795843837566,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',4,'choice',2,'draft judge-roy-bean
= 9h',1795843837568,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',5,'choice',1,'start dixon-creek-hideout-b
= 3s',1795843837570,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',6,'choice',2,'start red-falls-2
= 9c',1795843837572,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',7,'choice',3,'start gulch-frontier-23
= trigger showdown
= trigger showdown',1795843837574,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',8,'choice',1,'income cards
= 5c
= 7h',1795843837580,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',9,'choice',1,'move red-falls-cabaret',1795843837583,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',10,'choice',1,'pass',1795843837591,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',11,'choice',1,'end',1795843837596,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',12,'choice',2,'income money',1795843837606,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',13,'choice',2,'move red-falls-cabaret',1795843837616,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',14,'choice',2,'pass',1795843837624,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',15,'choice',2,'pass',1795843837644,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',16,'choice',2,'move red-falls-5',1795843837672,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',17,'choice',2,'react 3s',1795843837700,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',18,'choice',2,'ride cliff-junction-1',1795843837705,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',19,'choice',2,'move cliff-junction-6',1795843837708,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',20,'choice',3,'income cards
= As
= Qd',1795843837710,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',21,'choice',3,'frontier',1795843837713,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',22,'choice',3,'discard Qd
= frontier-token old-trapper
= 10s
= 2s
= 6s',1795843837715,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',23,'choice',3,'move gulch-frontier-33',1795843837718,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',24,'choice',3,'pass',1795843837828,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',25,'choice',3,'play 9c
= 4d
= 6d
= 2h',1795843837874,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',26,'choice',3,'discard 6s',1795843837890,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',27,'choice',3,'discard 2s',1795843837906,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',28,'choice',1,'income both
= 9d',1795843837936,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',29,'choice',1,'work',1795843837944,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',30,'choice',1,'move red-falls-4',1795843837961,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',31,'choice',1,'pass',1795843837968,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',32,'choice',1,'buy holster',1795843837971,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',33,'choice',2,'income cards
= 6h
= 10h',1795843837973,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',34,'choice',2,'move cliff-junction-mine',1795843837976,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',35,'choice',2,'pass',1795843837977,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',36,'choice',2,'move cliff-junction-6',1795843837979,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',37,'choice',2,'pass',1795843837980,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',38,'choice',2,'move cliff-junction-2',1795843837984,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',39,'choice',2,'pass',1795843837986,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',40,'choice',3,'income cards
= Qs
= Js',1795843837987,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',41,'choice',3,'frontier',1795843837989,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',42,'choice',3,'discard 4d',1795843837991,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',43,'choice',3,'discard 2h',1795843837993,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',44,'choice',3,'discard Js
= frontier-token missing-surveyor',1795843837995,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',45,'choice',3,'move gulch-frontier-pass-c',1795843837998,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',46,'choice',3,'pass',1795843838100,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',47,'choice',3,'work',1795843838138,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',48,'choice',1,'income cards
= Ah
= Kh',1795843838140,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',49,'choice',1,'move cliff-junction-3',1795843838143,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',50,'choice',1,'pass',1795843838145,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',51,'choice',1,'move red-falls-5',1795843838152,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',52,'choice',1,'pass',1795843838156,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',53,'choice',1,'end',1795843838159,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',54,'choice',1,'discard Kh',1795843838164,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',55,'choice',2,'income money',1795843838166,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',56,'choice',2,'move cliff-junction-4',1795843838174,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',57,'choice',2,'pass',1795843838176,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',58,'choice',2,'move cliff-junction-8',1795843838180,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',59,'choice',2,'pass',1795843838181,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',60,'choice',2,'move cliff-junction-8',1795843838183,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',61,'choice',2,'pass',1795843838185,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',62,'choice',3,'income cards
= 2c
= 4s',1795843838187,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',63,'choice',3,'play As',1795843838189,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',64,'choice',3,'choose marshal',1795843838190,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',65,'choice',3,'pass',1795843838302,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',66,'choice',3,'play 2c',1795843838322,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',67,'choice',3,'ride buzzard-gulch-marshals-office',1795843838340,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',68,'choice',3,'move buzzard-gulch-5',1795843838354,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',69,'choice',3,'pass',1795843838456,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',70,'choice',1,'income cards
= 2d
= 9s',1795843838459,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',71,'choice',1,'play Ah
= Jh',1795843838480,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',72,'choice',1,'react 7h',1795843838482,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',73,'choice',1,'play 9s
= 3d
= Ac
= Qc',1795843838485,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',74,'choice',1,'move cliff-junction-8',1795843838492,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',75,'choice',1,'pass',1795843838520,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',76,'choice',1,'discard Qc',1795843838524,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',77,'choice',1,'discard 9h',1795843838529,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',78,'choice',1,'discard Jh',1795843838536,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',79,'choice',2,'income money',1795843838548,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',80,'choice',2,'move cliff-junction-10',1795843838556,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',81,'choice',2,'pass',1795843838572,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',82,'choice',2,'move cliff-junction-9',1795843838588,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',83,'choice',2,'pass',1795843838590,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',84,'choice',2,'move cliff-junction-mine',1795843838596,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',85,'choice',2,'pass',1795843838598,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',86,'choice',3,'income cards
= 4c
= 10c',1795843838601,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',87,'choice',3,'work',1795843838607,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',88,'choice',3,'work',1795843838613,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',89,'choice',3,'work',1795843838616,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',90,'choice',3,'discard 10s',1795843838618,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',91,'choice',1,'income money',1795843838632,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',92,'choice',1,'move cliff-junction-8',1795843838644,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',93,'choice',1,'pass',1795843838648,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',94,'choice',1,'move cliff-junction-5',1795843838660,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',95,'choice',1,'pass',1795843838662,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',96,'choice',1,'move red-falls-4',1795843838664,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',97,'choice',1,'pass
= event paid-off',1795843838668,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',98,'choice',1,'choose pay',1795843838670,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',99,'choice',3,'choose pay',1795843838672,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',100,'choice',2,'income cards
= 5h
= 5d',1795843838674,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',101,'choice',2,'move cliff-junction-9',1795843838677,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',102,'choice',2,'pass',1795843838679,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',103,'choice',2,'move cliff-junction-6',1795843838681,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',104,'choice',2,'pass',1795843838682,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',105,'choice',2,'move cliff-junction-2',1795843838684,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',106,'choice',2,'pass',1795843838685,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',107,'choice',3,'income both
= Ks',1795843838688,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',108,'choice',3,'buy gazette
= event wrong-side-of-the-bars',1795843838691,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',109,'choice',3,'buy mustang',1795843838694,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',110,'choice',3,'buy bullwhip',1795843838696,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',111,'choice',3,'buy burro',1795843838699,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',112,'choice',3,'equip burro',1795843838702,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',113,'choice',3,'upgrade repeating-shotgun',1795843838705,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',114,'choice',3,'move buzzard-gulch-marshals-office
= opponent barefoot-dan
= 6',1795843838707,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',115,'choice',3,'commit Ks',1795843838710,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',116,'choice',3,'pass
= 8h',1795843838820,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',117,'choice',3,'pass',1795843838966,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',118,'choice',3,'work',1795843838987,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',119,'choice',3,'discard 4c',1795843839001,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',120,'choice',1,'income cards
= 7c
= Kd',1795843839017,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',121,'choice',1,'move sunny-hills-5',1795843839030,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',122,'choice',1,'pass',1795843839032,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',123,'choice',1,'move red-falls-4',1795843839034,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',124,'choice',1,'pass',1795843839036,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',125,'choice',1,'move sunny-hills-6',1795843839038,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',126,'choice',1,'pass',1795843839039,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',127,'choice',1,'discard 9d',1795843839041,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',128,'choice',1,'discard 3d',1795843839042,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',129,'choice',2,'income cards
= 3h
= 8d',1795843839044,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',130,'choice',2,'move red-falls-2',1795843839045,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',131,'choice',2,'pass',1795843839047,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',132,'choice',2,'move cliff-junction-3',1795843839048,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',133,'choice',2,'pass',1795843839050,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',134,'choice',2,'play 3h',1795843839052,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',135,'choice',2,'ride gulch-frontier-rail-station',1795843839057,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',136,'choice',3,'income money',1795843839060,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',137,'choice',3,'equip mustang',1795843839062,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',138,'choice',3,'recruit
= follower the-telegraph-boy',1795843839064,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',139,'choice',3,'play 10c',1795843839067,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',140,'choice',3,'choose shop',1795843839068,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',141,'choice',3,'pass',1795843839070,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',142,'choice',3,'play 4s',1795843839073,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',143,'choice',3,'sheriff stop',1795843839076,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',144,'choice',1,'income both
= 7s',1795843839077,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',145,'choice',1,'move red-falls-2',1795843839079,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',146,'choice',1,'pass',1795843839086,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',147,'choice',1,'poker
= 10d
= 6c
= Jd
= 8c
= 3c
= 4h
= Qh
= 7d',1795843839089,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',148,'choice',3,'lay 3c Jd',1795843839091,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',149,'choice',1,'lay 2d 7s',1795843839093,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',150,'choice',1,'choose legend',1795843839096,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',151,'choice',1,'move sunny-hills-5',1795843839098,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',152,'choice',2,'income cards
= Ad
= 5s',1795843839100,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',153,'choice',2,'move spikes-view-rail-station',1795843839102,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',154,'choice',2,'trade rifle',1795843839106,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',155,'choice',2,'keep',1795843839108,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',156,'choice',2,'trade miners-map',1795843839113,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',157,'choice',2,'trade derringer',1795843839115,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',158,'choice',2,'keep
= region gulch-frontier',1795843839117,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',159,'choice',2,'move cliff-junction-mine',1795843839119,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',160,'choice',2,'discard 8d',1795843839120,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',161,'choice',2,'discard 10h
= Jc
= Kc',1795843839122,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',162,'choice',3,'income both
= 8s',1795843839124,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',163,'choice',3,'equip burro',1795843839127,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',164,'choice',3,'play Kc',1795843839128,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',165,'choice',3,'play 8s',1795843839131,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',166,'choice',3,'ride gulch-frontier-28
= 7s',1795843839134,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',167,'choice',3,'trade upgrade burro',1795843839136,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',168,'choice',3,'end
= region buzzard-gulch',1795843839139,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',169,'choice',3,'move buzzard-gulch-2',1795843839142,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',170,'choice',3,'pass',1795843839248,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',171,'choice',3,'use bullwhip
= longhorn-3',1795843839285,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',172,'choice',3,'work',1795843839322,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',173,'choice',1,'income cards
= Jh
= 8c',1795843839341,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',174,'choice',1,'move sunny-hills-hideout-a
= A
= K',1795843839370,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',175,'choice',1,'commit Kd',1795843839372,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',176,'choice',3,'npc A',1795843839375,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',177,'choice',1,'use holster',1795843839377,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',178,'choice',1,'discard 8c',1795843839378,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',179,'choice',1,'use holster',1795843839390,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',180,'choice',1,'discard 5c',1795843839413,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',181,'choice',1,'use holster',1795843839424,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',182,'choice',1,'discard 10d',1795843839437,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',183,'choice',1,'use holster',1795843839441,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',184,'choice',1,'discard Jh',1795843839443,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',185,'choice',1,'use holster',1795843839445,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',186,'choice',1,'discard Ac',1795843839453,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',187,'choice',1,'pass',1795843839501,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',188,'choice',1,'choose legend',1795843839514,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',189,'choice',1,'pass
= event total-eclipse
= Qh
= Qc
= 3c',1795843839517,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',190,'choice',1,'end',1795843839522,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',191,'choice',2,'income cards
= 10s
= 6s',1795843839525,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',192,'choice',2,'equip revolver',1795843839526,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',193,'choice',2,'move cliff-junction-2',1795843839529,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',194,'choice',2,'pass',1795843839532,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',195,'choice',2,'move cliff-junction-4',1795843839534,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',196,'choice',2,'pass',1795843839540,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',197,'choice',2,'play 5s',1795843839542,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',198,'choice',2,'discard 5d',1795843839544,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',199,'choice',2,'discard 6h
= Kh
= Ks',1795843839546,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',200,'choice',3,'income both
= 3s',1795843839552,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',201,'choice',3,'equip mustang',1795843839554,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',202,'choice',3,'work',1795843839557,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',203,'choice',3,'work',1795843839560,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',204,'choice',3,'work',1795843839565,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',205,'choice',3,'discard 7s',1795843839567,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',206,'choice',3,'discard Kh',1795843839570,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',207,'choice',3,'discard Jc',1795843839576,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',208,'choice',3,'discard 8h',1795843839578,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',209,'choice',1,'income cards
= 8d
= As',1795843839581,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',210,'choice',1,'move red-falls-1',1795843839583,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',211,'choice',1,'pass',1795843839590,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',212,'choice',1,'move red-falls-1',1795843839606,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',213,'choice',1,'pass',1795843839609,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',214,'choice',1,'work',1795843839628,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',215,'choice',2,'income cards
= 4h
= 9c',1795843839632,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',216,'choice',2,'equip revolver',1795843839634,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',217,'choice',2,'move red-falls-5',1795843839642,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',218,'choice',2,'pass',1795843839666,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',219,'choice',2,'move cliff-junction-4',1795843839672,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',220,'choice',2,'pass',1795843839679,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',221,'choice',2,'play Ad',1795843839684,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',222,'choice',2,'choose wanted',1795843839707,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',223,'choice',2,'pass',1795843839711,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',224,'choice',2,'discard 6s
= Jd
= 7h',1795843839716,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',225,'choice',3,'income cards
= 9d
= 2h',1795843839752,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',226,'choice',3,'equip burro',1795843839755,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',227,'choice',3,'trade silver-flask
= item lightning',1795843839764,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',228,'choice',3,'trade mule',1795843839786,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',229,'choice',3,'equip mule
= region darkrock',1795843839800,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',230,'choice',3,'move gulch-frontier-20',1795843839807,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',231,'choice',3,'pass',1795843839918,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',232,'choice',3,'frontier',1795843839948,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',233,'choice',3,'discard Qs',1795843839968,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',234,'choice',3,'discard Ks
= frontier-token hidden-canyon',1795843839976,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',235,'choice',3,'end',1795843839979,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',236,'choice',3,'discard Jd',1795843839984,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',237,'choice',3,'discard 3s',1795843840000,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',238,'choice',1,'income cards
= Qd
= 10c',1795843840013,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',239,'choice',1,'move red-falls-5',1795843840037,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',240,'choice',1,'pass',1795843840046,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',241,'choice',1,'move cliff-junction-7',1795843840052,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',242,'choice',1,'pass',1795843840080,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',243,'choice',1,'move cliff-junction-10',1795843840096,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',244,'choice',1,'pass',1795843840111,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',245,'choice',1,'discard 10c',1795843840137,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',246,'choice',2,'income cards
= 4s
= Js',1795843840142,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',247,'choice',2,'equip rifle',1795843840148,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',248,'choice',2,'move cliff-junction-8',1795843840158,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',249,'choice',2,'pass',1795843840172,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',250,'choice',2,'move cliff-junction-6',1795843840188,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',251,'choice',2,'pass',1795843840190,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',252,'choice',2,'move cliff-junction-8',1795843840208,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',253,'choice',2,'pass',1795843840229,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',254,'choice',2,'discard 10s',1795843840233,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',255,'choice',2,'discard Qc',1795843840240,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',256,'choice',3,'income cards
= 2s
= 4c',1795843840267,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',257,'choice',3,'equip mule',1795843840288,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',258,'choice',3,'move buzzard-gulch-4',1795843840311,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',259,'choice',3,'pass',1795843840425,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',260,'choice',3,'move buzzard-gulch-6',1795843840442,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',261,'choice',3,'react 3c',1795843840548,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',262,'choice',3,'ride gulch-frontier-24',1795843840556,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',263,'choice',3,'use silver-flask
= 7d',1795843840566,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',264,'choice',3,'play 4c',1795843840573,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',265,'choice',3,'sheriff stop',1795843840584,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',266,'choice',3,'discard 7h',1795843840600,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',267,'choice',1,'income money',1795843840624,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',268,'choice',1,'move cliff-junction-9',1795843840627,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',269,'choice',1,'move cliff-junction-6',1795843840632,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',270,'choice',1,'play As
= 2d',1795843840657,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',271,'choice',1,'react 7c
= event the-turncoat',1795843840665,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',272,'choice',1,'sheriff mesitos-point-7',1795843840688,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',273,'choice',1,'sheriff darkrock-4',1795843840692,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',274,'choice',1,'sheriff darkrock-8',1795843840710,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',275,'choice',1,'sheriff darkrock-4',1795843840736,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',276,'choice',1,'sheriff stop',1795843840756,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',277,'choice',1,'discard Qd',1795843840767,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',278,'choice',2,'discard 9c
= 9s
= event rockslide',1795843840776,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',279,'choice',1,'choose wound',1795843840800,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',280,'choice',2,'choose wound',1795843840820,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',281,'choice',3,'choose wound',1795843840826,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',282,'choice',2,'income cards
= 4d
= 10h',1795843840840,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',283,'choice',2,'equip revolver',1795843840864,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',284,'choice',2,'move red-falls-3',1795843840889,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',285,'choice',2,'move red-falls-5',1795843840917,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',286,'choice',2,'play 9s
= Ah
= 6c
= Kc',1795843840944,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',287,'choice',2,'discard 4h',1795843840964,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',288,'choice',2,'discard 10h',1795843840988,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',289,'choice',2,'discard Ah',1795843840994,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',290,'choice',2,'discard Kc',1795843841000,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',291,'choice',2,'discard 5h',1795843841008,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',292,'choice',3,'income cards
= 2c
= 3d',1795843841010,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',293,'choice',3,'equip mule',1795843841043,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',294,'choice',3,'use silver-flask
= 3h',1795843841072,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',295,'choice',3,'play 2s',1795843841075,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',296,'choice',3,'ride red-falls-6',1795843841092,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',297,'choice',3,'buy peacekeeper',1795843841096,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',298,'choice',3,'equip peacekeeper',1795843841116,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',299,'choice',3,'work',1795843841140,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',300,'choice',3,'discard 3h',1795843841149,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',301,'choice',3,'discard 2h',1795843841151,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',302,'choice',1,'income cards
= 9h
= 4c',1795843841172,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',303,'choice',1,'move cliff-junction-9',1795843841180,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',304,'choice',1,'pass',1795843841192,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',305,'choice',1,'move cliff-junction-hideout-c
= 8
= 2',1795843841196,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',306,'choice',1,'commit 8d',1795843841216,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',307,'choice',3,'npc 8',1795843841225,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',308,'choice',1,'pass',1795843841232,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',309,'choice',1,'bonus
= 5
= 7',1795843841248,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',310,'choice',1,'commit 4c',1795843841252,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',311,'choice',3,'npc 5',1795843841271,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',312,'choice',1,'use holster',1795843841278,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',313,'choice',1,'discard Qh',1795843841284,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',314,'choice',1,'pass',1795843841286,2);
INSERT INTO "entries" VALUES('c6da8a94519720fa723c856d716850d7',315,'choice',1,'pass',1795843841293,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',1,'setup',NULL,'= item bandolier
= item serape
= item spurs
= event wires-down
= event balloon
= frontier 2
= frontier 3
= frontier 4
= frontier 5
= frontier 5
= frontier 6
= frontier 2
= frontier 3
= frontier 6
= region dixon-creek
= character maria-gertrudis-barcelo
= character john-slaughter
= character bat-masterson
= character charley-parkhurst
= character lottie-deno
= character stagecoach-mary',1795843841625,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',2,'choice',3,'draft lottie-deno',1795843841629,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',3,'choice',1,'draft maria-gertrudis-barcelo',1795843841631,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',4,'choice',2,'draft bat-masterson
= first 1
= 10d',1795843841644,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',5,'choice',1,'start buzzard-gulch-6
= 10h
= 2d
= 7d
= 5c',1795843841648,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',6,'choice',3,'start red-falls-2
= goal maria-officers-arm
= goal bat-adobe-walls
= goal lottie-mrs-thurmond
= legend ten-coffins',1795843841651,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',7,'choice',1,'income money',1795843841657,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',8,'choice',1,'equip derringer',1795843841659,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',9,'choice',1,'move gulch-frontier-15',1795843841662,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',10,'choice',1,'pass',1795843841664,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',11,'choice',1,'risk card
= risk story-point
= Qc',1795843841666,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',12,'choice',1,'move buzzard-gulch-3',1795843841669,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',13,'choice',1,'pass',1795843841670,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',14,'choice',1,'move gulch-frontier-17',1795843841673,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',15,'choice',1,'pass',1795843841675,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',16,'choice',1,'end',1795843841676,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',17,'choice',2,'income both
= 9s',1795843841677,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',18,'choice',2,'move cliff-junction-2',1795843841680,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',19,'choice',2,'pass',1795843841681,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',20,'choice',2,'move cliff-junction-7',1795843841683,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',21,'choice',2,'pass',1795843841685,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',22,'choice',2,'move spikes-view-6',1795843841687,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',23,'choice',2,'pass',1795843841689,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',24,'choice',2,'risk money
= risk wound',1795843841690,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',25,'choice',2,'end',1795843841691,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',26,'choice',3,'income cards
= 8d
= 6h',1795843841694,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',27,'choice',3,'faro
= 2
= 5
= 4
= 10',1795843841696,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',28,'choice',3,'bet 2 10
= 5
= 2
= 4',1795843841699,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',29,'choice',3,'risk money
= risk wound-and-story-point',1795843841707,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',30,'choice',3,'poker
= 8s
= 3d
= 7c
= Ad
= 4h
= As
= 2s
= 6s',1795843841710,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',31,'choice',2,'lay 3d 4h',1795843841712,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',32,'choice',3,'lay 5c 8d',1795843841713,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',33,'choice',3,'choose legend',1795843841715,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',34,'choice',3,'poker
= Js
= 9c
= Kc
= Kd
= Jc
= 10c
= Kh
= 7h',1795843841718,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',35,'choice',3,'lay 6h 7d',1795843841720,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',36,'choice',2,'lay Jc Kc
= 6c',1795843841721,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',37,'choice',3,'end',1795843841826,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',38,'choice',1,'income both
= 3c',1795843841836,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',39,'choice',1,'equip derringer',1795843841845,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',40,'choice',1,'move gulch-frontier-17',1795843841856,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',41,'choice',1,'react 3c',1795843841869,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',42,'choice',1,'ride buzzard-gulch-3',1795843841880,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',43,'choice',1,'pass',1795843841889,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',44,'choice',1,'move gulch-frontier-15',1795843841892,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',45,'choice',1,'pass',1795843841894,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',46,'choice',1,'move gulch-frontier-14',1795843841896,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',47,'choice',1,'pass',1795843841898,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',48,'choice',1,'risk ride
= risk two-wounds',1795843841899,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',49,'choice',1,'ride gulch-frontier-24',1795843841901,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',50,'choice',1,'end',1795843841902,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',51,'choice',2,'income both
= 5h',1795843841903,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',52,'choice',2,'risk ride
= risk story-point',1795843841908,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',53,'choice',2,'ride spikes-view-10',1795843841910,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',54,'choice',2,'move spikes-view-5',1795843841912,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',55,'choice',2,'pass',1795843841916,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',56,'choice',2,'move spikes-view-6',1795843841918,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',57,'choice',2,'pass',1795843841919,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',58,'choice',2,'move spikes-view-10',1795843841921,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',59,'choice',2,'pass',1795843841925,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',60,'choice',2,'reveal
= map danger
= 4s',1795843841927,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',61,'choice',2,'discard 9s',1795843841928,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',62,'choice',2,'discard 10h',1795843841930,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',63,'choice',2,'end',1795843841931,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',64,'choice',3,'income both
= 9h',1795843841934,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',65,'choice',3,'risk ride
= risk story-point',1795843841935,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',66,'choice',3,'choose gang-b',1795843841941,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',67,'choice',3,'ride sunny-hills-6',1795843841944,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',68,'choice',3,'move red-falls-3',1795843841945,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',69,'choice',3,'pass',1795843842053,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',70,'choice',3,'play 9h
= gravel
= 2h
= nugget',1795843842080,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',71,'choice',3,'play 8s',1795843842112,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',72,'choice',3,'pass',1795843842140,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',73,'choice',3,'end',1795843842247,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',74,'choice',1,'income both
= 10s',1795843842253,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',75,'choice',1,'equip derringer',1795843842255,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',76,'choice',1,'risk card
= risk wound-and-story-point',1795843842258,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',77,'choice',1,'choose gang-c
= Qs',1795843842260,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',78,'choice',1,'move buzzard-gulch-5',1795843842263,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',79,'choice',1,'pass',1795843842265,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',80,'choice',1,'move gulch-frontier-26',1795843842268,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',81,'choice',1,'pass',1795843842270,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',82,'choice',1,'move gulch-frontier-25',1795843842272,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',83,'choice',1,'pass',1795843842274,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',84,'choice',1,'discard Qc',1795843842275,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',85,'choice',1,'discard Qs',1795843842277,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',86,'choice',1,'end',1795843842279,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',87,'choice',2,'income both
= 4c',1795843842281,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',88,'choice',2,'move cliff-junction-7',1795843842283,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',89,'choice',2,'pass',1795843842293,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',90,'choice',2,'risk money
= risk story-point',1795843842300,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',91,'choice',2,'choose gang-a',1795843842314,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',92,'choice',2,'move cliff-junction-9',1795843842323,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',93,'choice',2,'pass',1795843842338,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',94,'choice',2,'play 4c',1795843842348,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',95,'choice',2,'end',1795843842379,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',96,'choice',3,'income both
= Ks',1795843842396,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',97,'choice',3,'move red-falls-1',1795843842420,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',98,'choice',3,'pass',1795843842552,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',99,'choice',3,'claim red-falls-saloon',1795843842555,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',100,'choice',3,'deed red-falls-saloon
= Ah
= 8c',1795843842584,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',101,'choice',3,'choose cards
= 3s',1795843842588,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',102,'choice',3,'end',1795843842592,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',103,'choice',3,'discard 6c',1795843842595,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',104,'choice',3,'discard Js',1795843842597,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',105,'choice',3,'discard 8c',1795843842600,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',106,'choice',3,'end',1795843842716,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',107,'choice',1,'income cards
= Qh
= 5s',1795843842740,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',108,'choice',1,'equip revolver',1795843842748,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',109,'choice',1,'move gulch-frontier-26',1795843842754,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',110,'choice',1,'pass',1795843842764,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',111,'choice',1,'move spikes-view-rail-station
= opponent peach-fuzz-perkins
= J',1795843842766,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',112,'choice',1,'commit 10s',1795843842780,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',113,'choice',1,'pass
= injury broken-arm
= Qd',1795843842783,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',114,'choice',1,'pass',1795843842795,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',115,'choice',1,'move gulch-frontier-20',1795843842798,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',116,'choice',1,'pass',1795843842813,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',117,'choice',1,'risk ride
= risk story-point',1795843842815,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',118,'choice',1,'choose legend',1795843842884,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',119,'choice',1,'ride buzzard-gulch-marshals-office',1795843842902,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',120,'choice',1,'discard 10d',1795843842904,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',121,'choice',1,'discard Qh',1795843842906,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',122,'choice',1,'end',1795843842909,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',123,'choice',2,'income both
= 3h',1795843842911,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',124,'choice',2,'risk money
= risk wound-and-story-point',1795843842914,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',125,'choice',2,'choose marshal',1795843842917,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',126,'choice',2,'move cliff-junction-8',1795843842924,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',127,'choice',2,'pass',1795843842926,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',128,'choice',2,'move cliff-junction-mine',1795843842935,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',129,'choice',2,'pass',1795843842940,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',130,'choice',2,'prospect
= nugget
= nugget',1795843842956,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',131,'choice',2,'discard 2d',1795843842961,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',132,'choice',2,'discard 4s',1795843842963,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',133,'choice',2,'end',1795843842965,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',134,'choice',3,'income cards
= Ac
= 8h',1795843842996,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',135,'choice',3,'high-stakes
= Jh
= 5d
= 2c
= 6d
= 9d
= 4d
= 7s
= Jd
= As',1795843842998,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',136,'choice',3,'raise
= 9c
= Jc',1795843843013,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',137,'choice',3,'lay 2h Ks',1795843843020,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',138,'choice',2,'lay 2c 5d
= token 3',1795843843021,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',139,'choice',3,'high-stakes
= 10h
= 8d
= 10d
= 5c
= Kc
= 8c
= Ad
= 6s
= 7c',1795843843076,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',140,'choice',3,'goal lottie-lotta-dinero
= token 2',1795843843078,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',141,'choice',3,'raise
= 10c
= 10s',1795843843085,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',142,'choice',3,'lay 8h Ah',1795843843096,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',143,'choice',2,'lay 8c 10d
= 2d',1795843843105,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',144,'choice',3,'faro
= 7
= 9
= 8
= A',1795843843112,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',145,'choice',3,'pass
= 7
= A
= 8',1795843843129,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',146,'choice',3,'risk money
= risk wound',1795843843160,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',147,'choice',3,'discard 10h',1795843843168,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',148,'choice',3,'discard 2d',1795843843208,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',149,'choice',3,'end',1795843843311,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',150,'choice',1,'income both
= 2s',1795843843329,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',151,'choice',1,'equip derringer',1795843843333,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',152,'choice',1,'play 2s',1795843843341,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',153,'choice',1,'ride darkrock-5',1795843843352,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',154,'choice',1,'move darkrock-8',1795843843364,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',155,'choice',1,'pass',1795843843376,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',156,'choice',1,'move spikes-view-3',1795843843394,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',157,'choice',1,'pass',1795843843403,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',158,'choice',1,'end',1795843843413,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',159,'choice',1,'end',1795843843421,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',160,'choice',2,'income both
= 6h',1795843843428,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',161,'choice',2,'move spikes-view-rail-station',1795843843448,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',162,'choice',2,'pass',1795843843464,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',163,'choice',2,'move buzzard-gulch-marshals-office',1795843843472,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',164,'choice',2,'pass',1795843843485,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',165,'choice',2,'end',1795843843490,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',166,'choice',2,'discard 6h',1795843843512,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',167,'choice',2,'goal bat-gold-headed-cane
= token 1',1795843843514,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',168,'choice',2,'end',1795843843520,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',169,'choice',3,'income cards
= 4s
= 4h',1795843843522,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',170,'choice',3,'faro
= K
= 6
= 3
= Q',1795843843532,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',171,'choice',3,'pass
= K
= Q
= 3',1795843843560,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',172,'choice',3,'faro
= 4
= 10
= 5
= 2',1795843843582,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',173,'choice',3,'bet 5 20',1795843843585,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',174,'choice',3,'bet 10 10
= 2
= 10',1795843843588,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',175,'choice',3,'choose money',1795843843590,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',176,'choice',3,'leave
= 4
= event total-eclipse
= Kh
= 6c
= 8s',1795843843592,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',177,'choice',3,'move red-falls-cabaret',1795843843594,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',178,'choice',3,'pass',1795843843697,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',179,'choice',3,'end',1795843843702,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',180,'choice',3,'discard Ac',1795843843726,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',181,'choice',3,'discard 4h',1795843843733,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',182,'choice',3,'end',1795843843836,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',183,'choice',1,'income money',1795843843845,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',184,'choice',1,'equip revolver',1795843843869,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',185,'choice',1,'move darkrock-bank',1795843843904,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',186,'choice',1,'pass',1795843843912,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',187,'choice',1,'move spikes-view-3',1795843843918,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',188,'choice',1,'pass',1795843843920,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',189,'choice',1,'move darkrock-bank',1795843843934,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',190,'choice',1,'pass',1795843843936,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',191,'choice',1,'end',1795843843940,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',192,'choice',1,'end',1795843843948,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',193,'choice',2,'income money',1795843843953,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',194,'choice',2,'move gulch-frontier-20',1795843843958,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',195,'choice',2,'pass',1795843843961,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',196,'choice',2,'move buzzard-gulch-1',1795843843963,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',197,'choice',2,'pass',1795843843966,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',198,'choice',2,'risk ride
= risk wound',1795843843980,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',199,'choice',2,'ride gulch-frontier-18',1795843843988,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',200,'choice',2,'move gulch-frontier-8',1795843843994,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',201,'choice',2,'pass',1795843844097,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',202,'choice',2,'discard 3h',1795843844108,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',203,'choice',2,'end',1795843844132,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',204,'choice',3,'income money',1795843844200,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',205,'choice',3,'revel 4
= event bathcat',1795843844218,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',206,'choice',3,'risk money
= risk two-wounds',1795843844248,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',207,'choice',3,'work',1795843844296,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',208,'choice',3,'play Kh',1795843844304,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',209,'choice',3,'work',1795843844316,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',210,'choice',3,'revel 1',1795843844320,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',211,'choice',3,'end',1795843844429,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',212,'choice',1,'income cards
= Qh
= Js',1795843844460,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',213,'choice',1,'equip revolver',1795843844480,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',214,'choice',1,'move spikes-view-5',1795843844516,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',215,'choice',1,'pass',1795843844528,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',216,'choice',1,'move darkrock-bank',1795843844544,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',217,'choice',1,'pass',1795843844548,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',218,'choice',1,'move darkrock-6',1795843844572,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',219,'choice',1,'pass',1795843844592,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',220,'choice',1,'risk money
= risk story-point',1795843844604,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',221,'choice',1,'discard 5s',1795843844620,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',222,'choice',1,'end',1795843844632,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',223,'choice',2,'income both
= 7h',1795843844652,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',224,'choice',2,'move buzzard-gulch-3',1795843844684,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',225,'choice',2,'pass',1795843844712,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',226,'choice',2,'poker
= 9h
= Qc
= Kd
= Qs
= 3d
= 9s
= 3c
= 7d',1795843844715,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',227,'choice',1,'lay 3d Qs',1795843844718,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',228,'choice',2,'lay 5h 7h',1795843844722,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',229,'choice',2,'goal bat-ringside
= token 2
= token 1',1795843844731,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',230,'choice',2,'keep-tokens 1 1',1795843844740,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',231,'choice',2,'choose legend',1795843844742,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',232,'choice',2,'move gulch-frontier-8',1795843844748,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',233,'choice',2,'pass',1795843844750,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',234,'choice',2,'risk money
= risk story-point',1795843844753,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',235,'choice',2,'end',1795843844757,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',236,'choice',3,'income both
= 4c',1795843844760,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',237,'choice',3,'work',1795843844768,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',238,'choice',3,'work',1795843844772,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',239,'choice',3,'work',1795843844775,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',240,'choice',3,'end',1795843844780,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',241,'choice',3,'discard Jh',1795843844782,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',242,'choice',3,'end',1795843844892,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',243,'choice',1,'income cards
= Ad
= 9c',1795843844972,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',244,'choice',1,'equip derringer',1795843845016,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',245,'choice',1,'play 9c
= 10d
= 10c
= Kh',1795843845036,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',246,'choice',1,'end',1795843845065,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',247,'choice',1,'discard 6c',1795843845069,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',248,'choice',1,'discard Qh',1795843845071,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',249,'choice',1,'discard Kh',1795843845076,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',250,'choice',1,'discard Qd',1795843845078,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',251,'choice',1,'end',1795843845080,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',252,'choice',2,'pass',1795843845085,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',253,'choice',2,'income both
= 7s',1795843845092,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',254,'choice',2,'move buzzard-gulch-2',1795843845096,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',255,'choice',2,'pass',1795843845100,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',256,'choice',2,'move gulch-frontier-9',1795843845106,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',257,'choice',2,'pass',1795843845110,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',258,'choice',2,'end',1795843845114,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',259,'choice',2,'end',1795843845115,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',260,'choice',3,'income money',1795843845119,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',261,'choice',3,'claim red-falls-cabaret',1795843845126,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',262,'choice',3,'deed red-falls-cabaret
= Jd',1795843845129,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',263,'choice',3,'move red-falls-1',1795843845136,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',264,'choice',3,'pass',1795843845243,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',265,'choice',3,'end',1795843845272,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',266,'choice',3,'discard 4s',1795843845276,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',267,'choice',3,'end',1795843845396,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',268,'choice',1,'income cards
= 8h
= 5d',1795843845408,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',269,'choice',1,'equip derringer',1795843845410,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',270,'choice',1,'move mesitos-point-4',1795843845417,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',271,'choice',1,'pass',1795843845423,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',272,'choice',1,'move darkrock-5',1795843845426,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',273,'choice',1,'pass',1795843845433,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',274,'choice',1,'move darkrock-1',1795843845436,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',275,'choice',1,'pass',1795843845438,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',276,'choice',1,'risk ride
= risk wound',1795843845440,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',277,'choice',1,'discard 10d',1795843845442,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',278,'choice',1,'ride darkrock-2',1795843845455,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',279,'choice',1,'discard Js',1795843845469,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',280,'choice',1,'end',1795843845472,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',281,'choice',2,'pass',1795843845473,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',282,'choice',2,'income money',1795843845475,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',283,'choice',2,'move buzzard-gulch-2',1795843845478,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',284,'choice',2,'pass',1795843845479,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',285,'choice',2,'move gulch-frontier-17',1795843845482,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',286,'choice',2,'pass',1795843845484,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',287,'choice',2,'move spikes-view-5',1795843845487,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',288,'choice',2,'pass',1795843845489,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',289,'choice',2,'risk card
= risk wound
= Qs',1795843845490,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',290,'choice',2,'discard 9h',1795843845492,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',291,'choice',2,'discard 7s',1795843845493,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',292,'choice',2,'end',1795843845495,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',293,'choice',3,'income both
= Kc',1795843845498,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',294,'choice',3,'work',1795843845501,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',295,'choice',3,'work',1795843845504,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',296,'choice',3,'work',1795843845507,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',297,'choice',3,'end',1795843845512,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',298,'choice',3,'discard Jd',1795843845514,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',299,'choice',3,'end',1795843845616,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',300,'choice',1,'income cards
= 4h
= 7d',1795843845623,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',301,'choice',1,'equip derringer',1795843845637,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',302,'choice',1,'move dixon-creek-hideout-b
= J
= 8',1795843845653,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',303,'choice',1,'commit 7d',1795843845656,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',304,'choice',3,'npc 8',1795843845659,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',305,'choice',1,'pass',1795843845661,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',306,'choice',1,'discard 10c',1795843845662,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',307,'choice',1,'discard 4h
= 3d',1795843845664,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',308,'choice',1,'pass',1795843845666,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',309,'choice',1,'move cliff-junction-7',1795843845669,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',310,'choice',1,'pass',1795843845671,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',311,'choice',1,'move cliff-junction-2',1795843845673,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',312,'choice',1,'pass',1795843845675,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',313,'choice',1,'risk ride
= risk wound-and-story-point',1795843845676,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',314,'choice',1,'discard 5d',1795843845678,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',315,'choice',1,'choose gang-b',1795843845680,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',316,'choice',1,'ride red-falls-3',1795843845681,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',317,'choice',1,'end',1795843845682,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',318,'choice',2,'pass',1795843845684,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',319,'choice',2,'income money',1795843845685,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',320,'choice',2,'move spikes-view-9',1795843845687,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',321,'choice',2,'pass',1795843845689,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',322,'choice',2,'end',1795843845691,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',323,'choice',2,'end',1795843845692,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',324,'choice',3,'income both
= 9d',1795843845694,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',325,'choice',3,'poker
= Kd',1795843845695,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',326,'choice',1,'join
= 8d
= Ac
= 6h
= Qc',1795843845697,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',327,'choice',1,'lay 3d Ad',1795843845698,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',328,'choice',3,'lay 3s Kd
= Ks',1795843845699,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',329,'choice',1,'choose cards
= 5c',1795843845701,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',330,'choice',3,'faro',1795843845704,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',331,'choice',1,'pass
= 9
= A
= 7
= Q',1795843845705,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',332,'choice',3,'bet 7 10',1795843845707,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',333,'choice',3,'bet 9 10
= 9
= A',1795843845709,2);
INSERT INTO "entries" VALUES('fb2120ac8a301665a7a03908ab5f062f',334,'choice',3,'leave
= Q',1795843845711,2);
CREATE TABLE guests (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
, handle TEXT);
INSERT INTO "guests" VALUES('2913ed3014cbc6a0f4a39b98f740a74dd3a535edae603ec869ad4089344dd905','Player 1',1795843781,1795843781,'2f0d4f049ae01594');
INSERT INTO "guests" VALUES('d3bcfcb89d5dbd17d4fab2ed27d1d8099a156516848b092f5ba715296495d8c6','Player 2',1795843781,1795843781,'d31de95e2e5b5aa7');
INSERT INTO "guests" VALUES('8ee9d86a9fc7e86e4845eb0171a4a92b0667b1973c841b2d0f6872a20d183418','Player 1',1795843782,1795843782,'6fbd90a817f47e5e');
INSERT INTO "guests" VALUES('5f5f116af9b4a414ee1c66f1d5a686a56762183412f59d675f9109eaac5945b7','Player 2',1795843782,1795843782,'24d92aa17a5d3909');
INSERT INTO "guests" VALUES('b4c4f85e0dd8373318b955e61a8a48f88af084a2d26caa070dc020ad9af5abb6','Player 1',1795843782,1795843782,'d4a96c0b46045646');
INSERT INTO "guests" VALUES('3154b823e6f6c200fd22d31b913d2901a2dc8f55ae55498459b71d612c1af03f','Player 2',1795843782,1795843782,'f3898c16e2279503');
INSERT INTO "guests" VALUES('bea181c35fe9c5ddb36f705e539361059021f9308f30fcb7313147ba93d61534','Player 1',1795843784,1795843784,'c8300e620bc459c2');
INSERT INTO "guests" VALUES('720a21e1b9d76b1b9624397e37adb6dfb0223d925340aa552e49aff9beafac5b','Player 2',1795843784,1795843784,'1492f13e7f9f2b4d');
INSERT INTO "guests" VALUES('1f85af6c0d3289898ba96dce9b9d899f98f5837c699ddae8c896f6f521e442a7','Player 1',1795843786,1795843786,'c23ef50bcdc7c4a6');
INSERT INTO "guests" VALUES('dd640f513692eac8ff5f29b20750907a03fe09293aade048f46c34bbbacdc077','Player 2',1795843786,1795843786,'8da9e7d99094169a');
INSERT INTO "guests" VALUES('ff724cad88189c33af2707e1ab1360d724b00e73421dfd3fdbea1ced9201e2a1','Player 1',1795843788,1795843788,'03cbbc2e3ee30ea7');
INSERT INTO "guests" VALUES('ee7c226a6d7c3438cccc43ce3780f4320fbf0db4602d343910724e1b4d24e030','Player 2',1795843788,1795843788,'2eb98b6195f10d42');
INSERT INTO "guests" VALUES('00f23dbf45f8d288a1b50627b88ee46a79a1c7f544c5e4d3ce3326beef91b199','Player 1',1795843790,1795843790,'202e3c8500793ee4');
INSERT INTO "guests" VALUES('72333e363d4e8b40e2a07c8c0cf26aeb5042e5e4e5af417190a8e8a346ef6d30','Player 2',1795843790,1795843790,'1a304c084711d25b');
INSERT INTO "guests" VALUES('2622d2784806fa28ba0375f44a88148cdfe390d8ce823cf174b3b0d3d5d04629','Player 1',1795843792,1795843792,'4b9db54fe31ab9be');
INSERT INTO "guests" VALUES('adf031f6d36851fb01f8ce717e801385c098152478c466b98993eb693fb35555','Player 2',1795843792,1795843792,'31b1d0587965c836');
INSERT INTO "guests" VALUES('beb0b6ba586ec2237331405d55d1b5c0feac9c4007ecbb26271d061a6e7a7ed5','Player 1',1795843794,1795843794,'2e49b245c1a50caa');
INSERT INTO "guests" VALUES('4c9a1e361acd76d40cea43cb0ca1f7962b8c410f3a9d21d621dd4613193b75b5','Player 2',1795843794,1795843794,'65249456940ca1cc');
INSERT INTO "guests" VALUES('67ed434e2632774c04c964d3f093c164a3133b1da461aae280079b815726ce84','Player 1',1795843797,1795843797,'5b4cdfaca74992d5');
INSERT INTO "guests" VALUES('90c49627552527b167602d250491f43a79b9399231b2946b98f77f0103e08a31','Player 2',1795843797,1795843797,'232228d4233cb560');
INSERT INTO "guests" VALUES('abfc3a7d0ff1f899250c4bbf23085b53f38f1538f16afe82332484efa5a37c06','Player 1',1795843799,1795843799,'d544154e99c603cf');
INSERT INTO "guests" VALUES('5ef3284c537d876b0408589c189a349d014b74c68719880c2ec9f31092a11e92','Player 2',1795843799,1795843799,'696585d66c3cd2d8');
INSERT INTO "guests" VALUES('d7900d48b2ba525172b7e62cd34cd4ed952714926602ffe72ecb8580551e7bbe','Player 1',1795843803,1795843803,'3b8bb8c52a979ef1');
INSERT INTO "guests" VALUES('129fcd1849e563eb56bb67b1a846ae6bef87a118985f1c22f2705288aff8b43d','Player 2',1795843803,1795843803,'dec54b66b1c7db83');
INSERT INTO "guests" VALUES('6a83202341b0270c520aaa3b83eed2c5bb6ad81b59f6a42da3df5c506a5621fa','Player 1',1795843806,1795843806,'ed0e493a5e69567c');
INSERT INTO "guests" VALUES('1ed2f3f319619c58093f1b8ab2b4428fca6e3381066b736270c531264ed292e6','Player 2',1795843806,1795843806,'508a2b016ab60e52');
INSERT INTO "guests" VALUES('18e2093dbb43742b7e46efab4d002a4096c2d0b3108a6859fe194eda34335a5c','Player 1',1795843810,1795843810,'da47301fa53e34e3');
INSERT INTO "guests" VALUES('6702ff2a3e7a6c50897b6a16cd4765608fd35d59a2a7e6a1ab2d1a0ea537c2ea','Player 2',1795843810,1795843810,'cccc5d62f8c24328');
INSERT INTO "guests" VALUES('4c9808e56ac67d73000c0234b7f6f95d50fcd37b1c540d910acbf5bffcf70251','Player 1',1795843815,1795843815,'3f45da125e6bac43');
INSERT INTO "guests" VALUES('859e0998e034123b182dbdf027848ed5fcf101d323dc41cfe28d371614a99801','Player 2',1795843815,1795843815,'732bace52f9682af');
INSERT INTO "guests" VALUES('6851aa2e6e566362d8131a99840517394077a16dcf01c8a2a64ca97f1fa0cfc8','Player 1',1795843821,1795843821,'24b533bd181773d8');
INSERT INTO "guests" VALUES('16fe6ed3d81c2bfde9012a9153bad96e4a19f0209bb566ab14d54284cec296ec','Player 2',1795843821,1795843821,'5ab3b9eb2fb89606');
INSERT INTO "guests" VALUES('be65105c50c55c0c69aa1306227ef9497047e0f7dc729e4cc1874d3c23f17746','Player 1',1795843827,1795843827,'03bcdcd639295011');
INSERT INTO "guests" VALUES('79febba56b890ee1e531370bd090d0a875823d5643ae6f780b8cf2a2b73bfb7b','Player 2',1795843827,1795843827,'df64ea8f54a967ac');
INSERT INTO "guests" VALUES('771acc5c6934db36674c366a8c36f7c7331443c3df55ba889ccfb935ddcc5982','Player 1',1795843832,1795843832,'71c2e99a2d3b5020');
INSERT INTO "guests" VALUES('4ad79b47cfd0d39d9fcfecb6ce766e666e44c1a27004e51d8cc2f3f546d47eea','Player 2',1795843833,1795843833,'a7d081cddfdf6ff7');
INSERT INTO "guests" VALUES('8288d3024722f8d3fd7e170a68c244102600d3e5a55ab28d770b6eab940ec31c','Player 1',1795843837,1795843837,'7e1fb8d95348039b');
INSERT INTO "guests" VALUES('fabda3ae81e470a11119263ced58a718ada44bd8ca343c7ed93b32d1e4545d3f','Player 2',1795843837,1795843837,'e8ee271845581274');
INSERT INTO "guests" VALUES('ab8b253be8d6650690504c7df04995a1f929453004f6cfec9b0a4439b9288eea','Player 1',1795843841,1795843841,'a8b75df6a151ff96');
INSERT INTO "guests" VALUES('55591c9ed59bcc5f2411f171145b1730189b75a4483077d6fe79873f7d061423','Player 2',1795843841,1795843841,'8f715dea21ee1f76');
CREATE TABLE ignored (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    version TEXT NOT NULL,
    started BIGINT NOT NULL,
    until BIGINT NOT NULL
);
INSERT INTO "nodes" VALUES('0e88a14dcec2331f5b655d3d879eb350','127.0.0.1:37753','0.2.0',1795843781,9223372036854775807);
CREATE TABLE notes (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    body TEXT NOT NULL
);
CREATE TABLE notice_settings (
    guest TEXT NOT NULL PRIMARY KEY,
    push BIGINT NOT NULL,
    mail BIGINT NOT NULL,
    language TEXT NOT NULL
);
CREATE TABLE orders (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE origins (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, mark)
);
CREATE TABLE passkeys (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    fixed TEXT NOT NULL,
    state TEXT NOT NULL,
    transports BIGINT NOT NULL,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE TABLE probes (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    selection TEXT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    low BIGINT NOT NULL,
    games BIGINT NOT NULL,
    opponents BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (guest, selection)
);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    guest TEXT NOT NULL,
    selection TEXT NOT NULL,
    figure TEXT,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    won BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    rated BIGINT NOT NULL,
    change BIGINT,
    facts TEXT,
    ended BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    sitter TEXT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    bot TEXT,
    figure TEXT,
    part TEXT,
    resigned BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('8d88b76172279f67c21c4b03c74ffc57',1,'person','2913ed3014cbc6a0f4a39b98f740a74dd3a535edae603ec869ad4089344dd905','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('8d88b76172279f67c21c4b03c74ffc57',2,'person','d3bcfcb89d5dbd17d4fab2ed27d1d8099a156516848b092f5ba715296495d8c6','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('8d88b76172279f67c21c4b03c74ffc57',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('85da66375b405b548b7540229bf294a7',1,'person','8ee9d86a9fc7e86e4845eb0171a4a92b0667b1973c841b2d0f6872a20d183418','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('85da66375b405b548b7540229bf294a7',2,'person','5f5f116af9b4a414ee1c66f1d5a686a56762183412f59d675f9109eaac5945b7','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('85da66375b405b548b7540229bf294a7',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',1,'person','b4c4f85e0dd8373318b955e61a8a48f88af084a2d26caa070dc020ad9af5abb6','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',2,'person','3154b823e6f6c200fd22d31b913d2901a2dc8f55ae55498459b71d612c1af03f','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('6b6341f4cb6053986767dd003d47ebac',1,'person','bea181c35fe9c5ddb36f705e539361059021f9308f30fcb7313147ba93d61534','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('6b6341f4cb6053986767dd003d47ebac',2,'person','720a21e1b9d76b1b9624397e37adb6dfb0223d925340aa552e49aff9beafac5b','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('6b6341f4cb6053986767dd003d47ebac',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',1,'person','1f85af6c0d3289898ba96dce9b9d899f98f5837c699ddae8c896f6f521e442a7','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',2,'person','dd640f513692eac8ff5f29b20750907a03fe09293aade048f46c34bbbacdc077','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('417afaa9fd89d835e3d741c63fae1584',1,'person','ff724cad88189c33af2707e1ab1360d724b00e73421dfd3fdbea1ced9201e2a1','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('417afaa9fd89d835e3d741c63fae1584',2,'person','ee7c226a6d7c3438cccc43ce3780f4320fbf0db4602d343910724e1b4d24e030','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('417afaa9fd89d835e3d741c63fae1584',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('c0d5476d27d42edb49781c3e43591d7a',1,'person','00f23dbf45f8d288a1b50627b88ee46a79a1c7f544c5e4d3ce3326beef91b199','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('c0d5476d27d42edb49781c3e43591d7a',2,'person','72333e363d4e8b40e2a07c8c0cf26aeb5042e5e4e5af417190a8e8a346ef6d30','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('c0d5476d27d42edb49781c3e43591d7a',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('7877e84befb98da964e9eece8112633b',1,'person','2622d2784806fa28ba0375f44a88148cdfe390d8ce823cf174b3b0d3d5d04629','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('7877e84befb98da964e9eece8112633b',2,'person','adf031f6d36851fb01f8ce717e801385c098152478c466b98993eb693fb35555','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('7877e84befb98da964e9eece8112633b',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('52617dca027da8f32211909447360aa5',1,'person','beb0b6ba586ec2237331405d55d1b5c0feac9c4007ecbb26271d061a6e7a7ed5','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('52617dca027da8f32211909447360aa5',2,'person','4c9a1e361acd76d40cea43cb0ca1f7962b8c410f3a9d21d621dd4613193b75b5','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('52617dca027da8f32211909447360aa5',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('f08dd4908db056a3520c7b6f504bc8c2',1,'person','67ed434e2632774c04c964d3f093c164a3133b1da461aae280079b815726ce84','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('f08dd4908db056a3520c7b6f504bc8c2',2,'person','90c49627552527b167602d250491f43a79b9399231b2946b98f77f0103e08a31','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('f08dd4908db056a3520c7b6f504bc8c2',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',1,'person','abfc3a7d0ff1f899250c4bbf23085b53f38f1538f16afe82332484efa5a37c06','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',2,'person','5ef3284c537d876b0408589c189a349d014b74c68719880c2ec9f31092a11e92','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('531d1b6e4dfe695479b7c2e56fab849b',1,'person','d7900d48b2ba525172b7e62cd34cd4ed952714926602ffe72ecb8580551e7bbe','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('531d1b6e4dfe695479b7c2e56fab849b',2,'person','129fcd1849e563eb56bb67b1a846ae6bef87a118985f1c22f2705288aff8b43d','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('531d1b6e4dfe695479b7c2e56fab849b',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',1,'person','6a83202341b0270c520aaa3b83eed2c5bb6ad81b59f6a42da3df5c506a5621fa','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',2,'person','1ed2f3f319619c58093f1b8ab2b4428fca6e3381066b736270c531264ed292e6','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('46df02fe21125ecbcd925b18c7da3629',1,'person','18e2093dbb43742b7e46efab4d002a4096c2d0b3108a6859fe194eda34335a5c','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('46df02fe21125ecbcd925b18c7da3629',2,'person','6702ff2a3e7a6c50897b6a16cd4765608fd35d59a2a7e6a1ab2d1a0ea537c2ea','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('46df02fe21125ecbcd925b18c7da3629',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',1,'person','4c9808e56ac67d73000c0234b7f6f95d50fcd37b1c540d910acbf5bffcf70251','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',2,'person','859e0998e034123b182dbdf027848ed5fcf101d323dc41cfe28d371614a99801','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('5d2d56c5a76d76c59172d17208dabb43',1,'person','6851aa2e6e566362d8131a99840517394077a16dcf01c8a2a64ca97f1fa0cfc8','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('5d2d56c5a76d76c59172d17208dabb43',2,'person','16fe6ed3d81c2bfde9012a9153bad96e4a19f0209bb566ab14d54284cec296ec','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('5d2d56c5a76d76c59172d17208dabb43',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('3b0c13750572fbed089dc3893f52ad4c',1,'person','be65105c50c55c0c69aa1306227ef9497047e0f7dc729e4cc1874d3c23f17746','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('3b0c13750572fbed089dc3893f52ad4c',2,'person','79febba56b890ee1e531370bd090d0a875823d5643ae6f780b8cf2a2b73bfb7b','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('3b0c13750572fbed089dc3893f52ad4c',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('8d2f4b953f6fc671978a403741a28422',1,'person','771acc5c6934db36674c366a8c36f7c7331443c3df55ba889ccfb935ddcc5982','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('8d2f4b953f6fc671978a403741a28422',2,'person','4ad79b47cfd0d39d9fcfecb6ce766e666e44c1a27004e51d8cc2f3f546d47eea','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('8d2f4b953f6fc671978a403741a28422',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('c6da8a94519720fa723c856d716850d7',1,'person','8288d3024722f8d3fd7e170a68c244102600d3e5a55ab28d770b6eab940ec31c','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('c6da8a94519720fa723c856d716850d7',2,'person','fabda3ae81e470a11119263ced58a718ada44bd8ca343c7ed93b32d1e4545d3f','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('c6da8a94519720fa723c856d716850d7',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
INSERT INTO "seats" VALUES('fb2120ac8a301665a7a03908ab5f062f',1,'person','ab8b253be8d6650690504c7df04995a1f929453004f6cfec9b0a4439b9288eea','Player 1',NULL,NULL,'1111111111111111111111111111111111111111111111111111111111111111',0);
INSERT INTO "seats" VALUES('fb2120ac8a301665a7a03908ab5f062f',2,'person','55591c9ed59bcc5f2411f171145b1730189b75a4483077d6fe79873f7d061423','Player 2',NULL,NULL,'1212121212121212121212121212121212121212121212121212121212121212',0);
INSERT INTO "seats" VALUES('fb2120ac8a301665a7a03908ab5f062f',3,'bot',NULL,'greenhorn','greenhorn',NULL,NULL,0);
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
INSERT INTO "secrets" VALUES('nodes','128e6524817d5ba0cda9013b01962bbe08ae3cb7c27cd16ccd9a2c3c9c76ac7e');
INSERT INTO "secrets" VALUES('workers','2d0218a7f3706a673579813960417fff17cd1fc526da0b8bbefe587b8baf1e13');
CREATE TABLE seen (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    event BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    handle TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);
INSERT INTO "snapshots" VALUES('f08dd4908db056a3520c7b6f504bc8c2',139,'{"layout":11,"position":139,"game":"AxkAAAABDwEsHgEAAAAAAAIAAQEAAAAAAAAAAAEAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAETAQUyAwECAQAAgIABgIABAQ4AAAAAAAAAAAAAAAAAAIAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAQEBeAAGAAEAAQICAQEAAAAAAAADAwcAAAACgICAgICAgIAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAFAwEsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAgQCBAIEAgQCBAIEAgQAAAAAAAAAAAAAAAAAAAAAAYCAkJCAgBAIAACAgICAgIABAAAAAAAAAAAAAAAAgJAgLde91/LM3v4FAAYEBgYGBgYGBgYGBgYGBQAAAAAAAAAABgYGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgGAEEBAQAAAAAAAAAAAD/////AQEAAQAPDgEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABQYCBgADBAUCAAAAEOCEBHYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgID+4///HwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgICgjYCAgAKIgICAsCGAwIiAAwAAAAAAAAAAAKCCgICAgAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIowiENNADAAAAAAAAAAAAAKMIhDTQAwAAAAAAAAAAAACjCIQ00AMAAAAAAAAAAAAAowiENNADAAAAAAAAAAAAAKMIhDTQAwAAAAAAAAAAAACjCIQ00AMAAAAAAAAAAAAAowiENNADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgEAAAAAAAAAAAAAAAAAAAAAAgEAAAAAAAAAAAAADQgD/wGAfgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJ0BiQMBBgIBeJICCmZhcm8tZGVhbHQAhDABBgIBkwIIZmFyby1iZXQBABQBBgIBlAIIZmFyby1iZXQBBAoBBgIBlQIIZmFyby1iZXQCCxQBBgIBlgIIZmFyby1iZXQCDAoBBgIBlwINZmFyby1yZXZlYWxlZAACAQYCAZgCDWZhcm8tcmV2ZWFsZWQBCQEGAgGZAg5mYXJvLXJlY2xhaW1lZAEEAQYCAZoCCWZhcm8tbGVmdAEBBgIBmwIJZmFyby1sZWZ0AgEGAgGcAg1mYXJvLXJldmVhbGVkAgwBBgIBnQIIZmFyby13b24CDAEGAgGeAgpvdmVyLWxpbWl0AgAeeAEGAgGfAgV0cmFjawIAAwQBBgIBoAIMdG9rZW5zLWRyYXduAgEBAQAAAQYCAaECCWZhcm8tbG9zdAEAAQYCAaICBW1vbmV5AScfAQYCAaMCCWZhcm8tbG9zdAILAQYCAaQCBW1vbmV5AicfAQYCAaUCDHBva2VyLWJlZ2lucwIBBgIBpgIFbW9uZXkCEw0BBgIBpwIEZHJldwIBBAEGAgGoAgtkZWFsZXItZHJldwEBgICAgISAWAEGAgGpAgRmbG9whIGAAgEGAgGqAgxjaG9zZS11bnNlZW4BAQYCAasCDGNob3NlLXVuc2VlbgIBBgIBrAIGc2hvd2VkApCAgICAgAKQ7EoBBgIBrQIGc2hvd2VkAYCAgICEgAihjDIBBgIBrgIJcG9rZXItd29uAjwBBgIBrwIFbW9uZXkCPA0BBgIBsAIKb3Zlci1saW1pdAIAHngBBgIBsQIFdHJhY2sCAAQFAQYCAbICBGRyZXcCARsBBgIBswIEZHJldwIBHQEGAgG0AgxldmVudC1tYXJrZXICAAEGAgG1AglkaXNjYXJkZWQBLg0BBgIBtgIJZGlzY2FyZGVkATANAQYCAbcCCWRpc2NhcmRlZAIEDQEGAgG4AglkaXNjYXJkZWQCKw0BBgIBuQIFZXZlbnQCEAEGAgG6Agx0b2tlbi1wbGFjZWQDKgEGAgG7AgVtb25leQITHgEGAgG8AgVtb25leQETHgEGAgG9Agt0dXJuLWJlZ2lucwAEAQYCAb4CC3RyYWluLW1vdmVkKRoBBgIBvwIGaW5jb21lAAEBBgIBwAIEZHJldwABMgEGAgHBAgRkcmV3AAETAQYCAcICBHVzZWQASQEGAgHDAglsb3N0LWl0ZW0ACQEGAgHEAgZyb2xsZWQAAAABBgIBxQIHbnVnZ2V0cwACDgEGAgHGAg5zaGVyaWZmLXBsYWNlZAAtAQYCAccCBW1vdmVkACwnAAEGAgHIAgVtb3ZlZAAnLAABBgIByQIJZGlzY2FyZGVkAAsWAQYCAcoCCWRpc2NhcmRlZAAmFgEGAgHLAgt0dXJuLWJlZ2lucwEFAQYCAcwCC3RyYWluLW1vdmVkGgcBBgIBzQIGaW5jb21lAQABBgIBzgIFbW9uZXkBKAEBBgIBzwIFbW92ZWQBAAUAAQYCAdACBW1vdmVkAQUAAAEGAgHRAgVtb3ZlZAEABQABBgIB0gILdHVybi1iZWdpbnMCBQEGAgHTAgt0cmFpbi1tb3ZlZAcpAQYCAdQCBmluY29tZQICAQYCAdUCBW1vbmV5AhQBAQYCAdYCBGRyZXcCAREBBgIB1wISaGlnaC1zdGFrZXMtYmVnaW5zAgEGAgHYAgVtb25leQITDQEGAgHZAgRkcmV3AgEcAQYCAdoCC2RlYWxlci1kcmV3AQGBhICAwISABAEGAgHbAgRmbG9wgIgSAQYCAdwCBnJhaXNlZAIBBgIB3QIFbW9uZXkCJw0BBgIB3gINc2Vjb25kLXJldmVhbIKAgICAgCABBgIB3wIMY2hvc2UtdW5zZWVuAQEGAgHgAgxjaG9zZS11bnNlZW4CAQYCAeECBnNob3dlZAKAgIBQwIpfAQYCAeICBnNob3dlZAGBgICAQNCSRwEGAgHjAglwb2tlci13b24CWgEGAgHkAgVtb25leQI8DQEGAgHlAgpvdmVyLWxpbWl0AgA8eAEGAgHmAgJscAICDQEGAgHnAgV0cmFjawIABQYBBgIB6AICbHACBBsBBgIB6QIJbGVnZW5kYXJ5AgEGAgHqAgxldmVudC1tYXJrZXICAwEGAgHrAglkaXNjYXJkZWQBCQ0BBgIB7AIJZGlzY2FyZGVkASUNAQYCAe0CCWRpc2NhcmRlZAEzDQEGAgHuAglkaXNjYXJkZWQCGQ0BBgIB7wIJZGlzY2FyZGVkAhsNAQYCAfACBWV2ZW50AgUBBgIB8QIMdG9rZW4tcGxhY2VkAAMBBgIB8gIKb3Zlci1saW1pdAIAFHgBBgIB8wIOYmFuZGl0LWFwcGVhcnMZAQYCAfQCC2Zhcm8tYmVnaW5zAgEGAgH1AgpmYXJvLWRlYWx0AdABAQYCAfYCDWZhcm8tcmV2ZWFsZWQACAEGAgH3Ag1mYXJvLXJldmVhbGVkAQYBBgIB+AINZmFyby1yZXZlYWxlZAIHAQYCAfkCEmhpZ2gtc3Rha2VzLWJlZ2lucwIBBgIB+gIFbW9uZXkCEw0BBgIB+wIEZHJldwIBDQEGAgH8AgZqb2luZWQBAQYCAf0CBGRyZXcBAQMBBgIB/gIHbnVnZ2V0cwEBDQEGAgH/AgRmbG9wgICFIAEGAgGAAwZmb2xkZWQBAQYCAYEDBGRyZXcBASMBBgIBggMJcG9rZXItd29uAjwBBgIBgwMFbW9uZXkCFA0BBgIBhAMKb3Zlci1saW1pdAIAMngBBgIBhQMCbHACAg0BBgIBhgMFdHJhY2sCAAYHAQYCAYcDDHRva2Vucy1kcmF3bgICAQEBAAEGAgGIAwt0dXJuLWJlZ2lucwAFAQYCAYkDC3RyYWluLW1vdmVkKRoBBgIB","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',133,'{"layout":11,"position":133,"game":"AxkBAAABAwEHUAAAAAAAAAQAAQIAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAETAUwyAAUAAAEBBAABAgAAAAAAAAAAAAAAAICAIAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABDwEkeAAEAAABAIQCBAECAAAAAQAAAAAAAAAAAICCgICAgICAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEBBgMBTAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQCAQgAAQEACU4CARMVAQEAAgQCCAIIAAAAAAAAAAAAAAAAAAAAAAACgYDAgYiggBCAgICAgICAgIGAgICAgIACAAAAAAAAAAAAAAAAAAAAgIAEBP/zyM//zPUFAAYGAwYGBgYGBQYGBgYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAjjQAJBsGAwQAAAAAAAAAAAAA//////8fAQEBAhQUAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAEAAQGBQMDBgIAAAAIkAN3AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAICMoJCAIICAl4CAggKAgICggJCIAgAAAAAAAAAAAICAgICAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALoRwQKELAAAAAAAAAAAAAAAgAKELAAAAAAAAAAAAAAAwQKELAAAAAAAAAAAAAAAgAKELAAAAAAAAAAAAAAAgAKELAAAAAAAAAAAAAAAgAKELAAAAAAAAAAAAAAAgAKELAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAHCwcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABciQIBBgIBeJIBBmluY29tZQIAAQYCAZMBBW1vbmV5AigBAQYCAZQBBW1vbmV5AhQTAQYCAZUBBW1vbmV5AhQTAQYCAZYBBW1vbmV5AhQTAQYCAZcBC3R1cm4tYmVnaW5zAAMBBgIBmAELdHJhaW4tbW92ZWRbSAEGAgGZAQZpbmNvbWUAAAEGAgGaAQVtb25leQAoAQEGAgGbAQVtb3ZlZAApMQABBgIBnAEFbW92ZWQAMS4AAQYCAZ0BBW1vdmVkAC4PAAEGAgGeAQt0dXJuLWJlZ2lucwEEAQYCAZ8BC3RyYWluLW1vdmVkSBQBBgIBoAEGaW5jb21lAQIBBgIBoQEFbW9uZXkBFAEBBgIBogEEZHJldwEBDgEGAgGjAQVtb3ZlZAFPSgABBgIBpAEFbW92ZWQBSkwAAQYCAaUBCWRpc2NhcmRlZAEUHQEGAgGmAQlkaXNjYXJkZWQBJR0BBgIBpwEOZnJvbnRpZXItdGFrZW4BTAMBBgIBqAEFbW9uZXkBUB0BBgIBqQECbHABAgsBBgIBqgELdHVybi1iZWdpbnMCBAEGAgGrAQt0cmFpbi1tb3ZlZBQVAQYCAawBBmluY29tZQIBAQYCAa0BBGRyZXcCATIBBgIBrgEEZHJldwIBDAEGAgGvAQtmYXJvLWJlZ2lucwIBBgIBsAEKZmFyby1kZWFsdAGALAEGAgGxAQhmYXJvLWJldAIKCgEGAgGyAQhmYXJvLWJldAIJFAEGAgGzAQ1mYXJvLXJldmVhbGVkAAkBBgIBtAEJZmFyby1sb3N0AgkBBgIBtQEFbW9uZXkCJx8BBgIBtgENZmFyby1yZXZlYWxlZAECAQYCAbcBCWZhcm8tbGVmdAIBBgIBuAENZmFyby1yZXZlYWxlZAIMAQYCAbkBCWZhcm8tbG9zdAIKAQYCAboBBW1vbmV5AhMfAQYCAbsBBW1vbmV5AhQTAQYCAbwBBW1vbmV5AhQTAQYCAb0BC3R1cm4tYmVnaW5zAAQBBgIBvgELdHJhaW4tbW92ZWQVAAEGAgG/AQZpbmNvbWUAAQEGAgHAAQRkcmV3AAEXAQYCAcEBBGRyZXcAAR8BBgIBwgEFbW92ZWQADwwAAQYCAcMBBW1vdmVkAAwCAAEGAgHEAQVtb3ZlZAACBwABBgIBxQELdHVybi1iZWdpbnMBBQEGAgHGAQt0cmFpbi1tb3ZlZAAqAQYCAccBBmluY29tZQEBAQYCAcgBBGRyZXcBAS8BBgIByQEEZHJldwEBBgEGAgHKAQlkaXNjYXJkZWQBBhYBBgIBywECbHABAgsBBgIBzAEJbGVnZW5kYXJ5AQEGAgHNAQxldmVudC1tYXJrZXIBAwEGAgHOAQVldmVudAEIAQYCAc8BDHRva2VuLXBsYWNlZAA4AQYCAdABCWRpc2NhcmRlZAEvAgEGAgHRAQlkaXNjYXJkZWQCFQIBBgIB0gEJZGlzY2FyZGVkACACAQYCAdMBC3R1cm4tYmVnaW5zAgUBBgIB1AELdHJhaW4tbW92ZWQqNQEGAgHVAQZpbmNvbWUCAAEGAgHWAQVtb25leQIoAQEGAgHXAQxwb2tlci1iZWdpbnMCAQYCAdgBBW1vbmV5AhMNAQYCAdkBBGRyZXcCAQEBBgIB2gELZGVhbGVyLWRyZXcBAYTAgIIgAQYCAdsBBGZsb3CAgYCAhIABAQYCAdwBDGNob3NlLXVuc2VlbgEBBgIB3QEMY2hvc2UtdW5zZWVuAgEGAgHeAQZzaG93ZWQCgiCgiG4BBgIB3wEGc2hvd2VkAYCAgIIg4rAuAQYCAeABCXBva2VyLXdvbgI8AQYCAeEBBW1vbmV5AngNAQYCAeIBAmxwAgINAQYCAeMBCWRpc2NhcmRlZAECDQEGAgHkAQlkaXNjYXJkZWQBDQ0BBgIB5QEJZGlzY2FyZGVkAgENAQYCAeYBCWRpc2NhcmRlZAIMDQEGAgHnAQZwbGF5ZWQCHAEGAgHoAQRkcmV3AgEsAQYCAekBBGRyZXcCAR0BBgIB6gEEZHJldwIBGgEGAgHrAQlkaXNjYXJkZWQCHAIBBgIB7AEGcGxheWVkAiwBBgIB7QEHYWN0aW9ucwICAQYCAe4BCWRpc2NhcmRlZAIsAgEGAgHvAQZwbGF5ZWQCHQEGAgHwAQRkcmV3AgEnAQYCAfEBBGRyZXcCAS0BBgIB8gEEZHJldwIBMAEGAgHzAQlkaXNjYXJkZWQCHQIBBgIB9AEGcGxheWVkAjABBgIB9QEGd2FudGVkAgABAQYCAfYBCWRpc2NhcmRlZAIwAgEGAgH3AQtjb250cmlidXRlZAIAAAEGAgH4AQJscAICCwEGAgH5AQt0dXJuLWJlZ2lucwAFAQYCAfoBC3RyYWluLW1vdmVkNWoBBgIB+wEGaW5jb21lAAABBgIB/AEFbW9uZXkAKAEBBgIB/QEFbW92ZWQABwkAAQYCAf4BBW1vdmVkAAkHAAEGAgH/AQZwbGF5ZWQAHwEGAgGAAgRkcmV3AAETAQYCAYECBGRyZXcAARkBBgIBggIEZHJldwABCQEGAgGDAglkaXNjYXJkZWQAHwIBBgIBhAIJZGlzY2FyZGVkABcWAQYCAYUCC3R1cm4tYmVnaW5zAQYBBgIBhgILdHJhaW4tbW92ZWRqWwEGAgGHAgR1c2VkARMBBgIBiAIEZHJldwEBDwEGAgGJAgRkcmV3AQEQAQYCAQ==","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('5d2d56c5a76d76c59172d17208dabb43',174,'{"layout":11,"position":174,"game":"AxkBAAABEwFLbgAFAgACAQQAAQIAAAAAAAAAAAAAAACAgCAEAICAgICAgICACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCwE4WgAAAwEAAAQEAQIAAAAAAAAAAAAAAAAAgICAgICAgIAgAICBgICAgICACAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAwFDeAIGAQABAaSAgAoEAQIAAAAAAAAAAAMBAAAIoICAioCAgIAgAICAgICAgICACAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAYDAUsAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAgEIAAABAAloAgATFQABAAIEAgQCBAAAAAAAAAAAAAAAAAAAAAAAAYGAwIEIgICAgICAAQCAgICAQAAAAAAAAAAAAAAAAACAgIABM/v1yf7+5fsHAAYGAwYGBQYGBgYGBgYGBgYGBgYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAksIYACIbAQICBAQAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAFAgQDAwYCBAQAAAAAhMABdwAAAAAAAAAAAAAAAAAAAAAAAAAAAAEHhAEgARwBGgETAICAwNUGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABEQAAAAAAAAECAAAAAAAAAAAAAAAAAAAAAAAAAAAABAABEwAAAAAAAAAAAAAAAAAAAAAAAAAAAACAgrCAgQiAgIKAgIAEgICAgIACAAAAAAAAAAAAhIiEgYAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgBCABSSTAsgoAAAAAAAAAAAAgAUEkwLIKAAAAAAAAAAAAIAEJJMCyCgAAAAAAAAAAACABASTAsgoAAAAAAAAAAAAgAQEkwLIKAAAAAAAAAAAAIAEBJMCyCgAAAAAAAAAAACABASTAsgoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAALDQsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB54gIBAwIBeOsBBW1vdmVkAihDAAEDAgHsAQlkaXNjYXJkZWQCAwIBAwIB7QEFbW9uZXkCTwwBAwIB7gELZ2FpbmVkLWl0ZW0CFgEDAgHvAQ9sZWdlbmRhcnktc2hvd24cAQMCAfABBW1vbmV5AicMAQMCAfEBCHVwZ3JhZGVkAgIBAwIB8gEFbW9uZXkCTwwBAwIB8wELZ2FpbmVkLWl0ZW0CGAEDAgH0AQ9sZWdlbmRhcnktc2hvd24aAQMCAfUBBW1vbmV5AhMMAQMCAfYBC2dhaW5lZC1pdGVtAgUBAwIB9wEMdHJhZGVyLW1vdmVkBwEDAgH4AQtmYXJvLWJlZ2lucwIBAwIB+QEKZmFyby1kZWFsdAGDAgEDAgH6AQ1mYXJvLXJldmVhbGVkAAQBAwIB+wENZmFyby1yZXZlYWxlZAEAAQMCAfwBDWZhcm8tcmV2ZWFsZWQCCAEDAgH9AQJscAICCwEDAgH+AQt0dXJuLWJlZ2lucwAFAQMCAf8BC3RyYWluLW1vdmVkACoBAwIBgAIGaW5jb21lAAABAwIBgQIFbW9uZXkAKAEBAwIBggIFbW92ZWQAVkwAAQMCAYMCBW1vdmVkAExUAAEDAgGEAgVtb3ZlZABUSwABAwIBhQILcmlzay1yb2xsZWQAJgMBAwIBhgIHd291bmRlZAABIAEDAgGHAgV0cmFjawABAgMBAwIBiAIGd2FudGVkAAECAQMCAYkCBGRyZXcAASYBAwIBigIFdHJhY2sAAQMAAQMCAYsCAmxwAAILAQMCAYwCCWxlZ2VuZGFyeQABAwIBjQIMZXZlbnQtbWFya2VyAAMBAwIBjgIFZXZlbnQADgEDAgGPAgx0b2tlbi1wbGFjZWQCQQEDAgGQAgVtb25leQAoHgEDAgGRAgt0dXJuLWJlZ2lucwEFAQMCAZICC3RyYWluLW1vdmVkKjUBAwIBkwIGaW5jb21lAQABAwIBlAIFbW9uZXkBKAEBAwIBlQIFbW92ZWQBOTwAAQMCAZYCBW1vdmVkATw3AAEDAgGXAgVtb3ZlZAE3OAABAwIBmAILcmlzay1yb2xsZWQBAgABAwIBmQIFdHJhY2sBAQIDAQMCAZoCB21hcnNoYWwBAAEBAwIBmwIFbW9uZXkBKAoBAwIBnAIFdHJhY2sBAQMAAQMCAZ0CBGRyZXcBAQ8BAwIBngIJZGlzY2FyZGVkAR0WAQMCAZ8CC3R1cm4tYmVnaW5zAgUBAwIBoAILdHJhaW4tbW92ZWQ1agEDAgGhAgZpbmNvbWUCAAEDAgGiAgVtb25leQIoAQEDAgGjAgtmYXJvLWJlZ2lucwIBAwIBpAIKZmFyby1kZWFsdAHICAEDAgGlAghmYXJvLWJldAIGCgEDAgGmAghmYXJvLWJldAIDFAEDAgGnAg1mYXJvLXJldmVhbGVkAAwBAwIBqAINZmFyby1yZXZlYWxlZAEDAQMCAakCCGZhcm8td29uAgMBAwIBqgIFbW9uZXkCKB8BAwIBqwIFdHJhY2sCAAABAQMCAawCBGRyZXcCASMBAwIBrQIJZmFyby1sZWZ0AgEDAgGuAg1mYXJvLXJldmVhbGVkAgYBAwIBrwIIZmFyby13b24CBgEDAgGwAgVtb25leQI8HwEDAgGxAgV0cmFjawIAAQIBAwIBsgICbHACAhsBAwIBswIJY2hhbGxlbmdlAhUBAwIBtAIMcG9rZXItYmVnaW5zAgEDAgG1AgVtb25leQITDQEDAgG2AgRkcmV3AgEqAQMCAbcCC2RlYWxlci1kcmV3AQGAgICgoIDgBAEDAgG4AgRmbG9wgsCAgAgBAwIBuQIMY2hvc2UtdW5zZWVuAQEDAgG6AgxjaG9zZS11bnNlZW4CAQMCAbsCBnNob3dlZAKAgICAgIEBwbAuAQMCAbwCBnNob3dlZAGAgICggICABMGONgEDAgG9Aglob3VzZS13b24BAwIBvgIEZHJldwIBBwEDAgG/AglkaXNjYXJkZWQBIQ0BAwIBwAIJZGlzY2FyZGVkAS8NAQMCAcECCWRpc2NhcmRlZAEwDQEDAgHCAglkaXNjYXJkZWQCIw0BAwIBwwIJZGlzY2FyZGVkAioNAQMCAcQCDXRva2VuLXJlbW92ZWQCQQEDAgHFAhJoaWdoLXN0YWtlcy1iZWdpbnMCAQMCAcYCBW1vbmV5AhMNAQMCAccCBGRyZXcCAQkBAwIByAILZGVhbGVyLWRyZXcBAYCAgcSAoIABAQMCAckCBGZsb3CAkMCAEAEDAgHKAgZyYWlzZWQCAQMCAcsCBW1vbmV5AicNAQMCAcwCDXNlY29uZC1yZXZlYWyBgIAIAQMCAc0CDGNob3NlLXVuc2VlbgEBAwIBzgIMY2hvc2UtdW5zZWVuAgEDAgHPAgZzaG93ZWQCgAWgrk4BAwIB0AIGc2hvd2VkAYCAgYCAIOSuLgEDAgHRAglwb2tlci13b24CWgEDAgHSAgVtb25leQKgAQ0BAwIB0wIKb3Zlci1saW1pdAIACngBAwIB1AICbHACAg0BAwIB1QIJbGVnZW5kYXJ5AgEDAgHWAgV0cmFjawIAAgMBAwIB1wIKb3Zlci1saW1pdAIACngBAwIB2AIJZGlzY2FyZGVkARcNAQMCAdkCCWRpc2NhcmRlZAEbDQEDAgHaAglkaXNjYXJkZWQBMQ0BAwIB2wIJZGlzY2FyZGVkAgcNAQMCAdwCCWRpc2NhcmRlZAIJDQEDAgHdAgJscAICCwEDAgHeAgt0dXJuLWJlZ2lucwAGAQMCAd8CC3RyYWluLW1vdmVkalsBAwIB4AIEdXNlZAATAQMCAeECBGRyZXcAARIBAwIB4gIEZHJldwABCAEDAgE=","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('3b0c13750572fbed089dc3893f52ad4c',110,'{"layout":11,"position":110,"game":"AxkAAAABAgEqWgIAAwEAAAIAAQEAAAAAAAAAAAAAAAAAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEHAV88AAUAAAEBAgIBAQAAAAAAAAAAAAAAAIABgICAgICAgIAQAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAQkBKngACAEABAGCgEAAAQEAAAAAAAAAAAAAAACABIKAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEABQMBKgAAAAAAAAAAAAAAAAAAAAAAAAAAAAECAQIEAgQCBAIEAgQAAAAAAAAAAAAAAAAAAAAAAAABgYDAgYiAgBCAgICAgICAgICAgICAgIACAICAgICAgICAgICAgBAAAAAAAAAAAAAAAAAAgIAgC77H+4je0e0FAAYDBgYGBgYGBgYGBgYGBgAAAAAGBQYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA0NIBACIbBwMDAAAAAAAAAAAAAP//PwEAAQAKCgEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAABgQDBQQEAgUGAAAAAJCQAXcHAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgICe/gMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACAgIDAoYCCAoCAgIKACAAAAAAAAAAAAMG4hLWAphAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACZF6IIxCAAAAAAAAAAAAAAACCAIAAAAAAAAAAAAAAAogiAIAAAAAAAAAAAAAAAIMQgAAAAAAAAAAAAAAAggCAAAAAAAAAAAAAAACCAIAAAAAAAAAAAAAAAIIAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA8JA4D+A/8BgID8B4CAgPgDAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEWQAgECAAJ4mQEFbW92ZWQBByoAAQYAApoBBW1vbmV5ARQCAQYAApsBCWRpc2NhcmRlZAEFAgEGAAKcAQZwbGF5ZWQBDwEGAAKdAQVtb25leQE8AgEGAAKeAQlkaXNjYXJkZWQBDwIBBgACnwECbHABAgsBBgACoAELdHVybi1iZWdpbnMCAwEGAAKhAQt0cmFpbi1tb3ZlZGpbAQYAAqIBBmluY29tZQIAAQYAAqMBCm92ZXItbGltaXQCABR4AQYAAqQBBW1vdmVkAioqAAEGAAKlAQVtb3ZlZAIqKgABBgACpgEFbW92ZWQCKioAAQYAAqcBAmxwAgQLAQYAAqgBC3R1cm4tYmVnaW5zAAMBBgACqQELdHJhaW4tbW92ZWRbSAEGAAKqAQZpbmNvbWUAAQEGAAKrAQRkcmV3AAEvAQYAAqwBBGRyZXcAATMBBgACrQEFbW92ZWQAXV4AAQYAAq4BBW1vdmVkAF5aAAEGAAKvAQVtb3ZlZABaSQABBgACsAEJZGlzY2FyZGVkAAgWAQYAArEBCWRpc2NhcmRlZAAiFgEGAAKyAQt0dXJuLWJlZ2lucwEEAQYAArMBC3RyYWluLW1vdmVkSBQBBgACtAEGaW5jb21lAQIBBgACtQEFbW9uZXkBFAEBBgACtgEEZHJldwEBIQEGAAK3AQZwbGF5ZWQBHQEGAAK4AQRkcmV3AQEcAQYAArkBBGRyZXcBASMBBgACugEEZHJldwEBGwEGAAK7AQlkaXNjYXJkZWQBHQIBBgACvAEFbW9uZXkBExoBBgACvQEFbW92ZWQBKloAAQYAAr4BBW1vdmVkAVpQAAEGAAK/AQlkaXNjYXJkZWQBIBYBBgACwAEJZGlzY2FyZGVkAQ0WAQYAAsEBCWRpc2NhcmRlZAExFgEGAALCAQJscAECCwEGAALDAQt0dXJuLWJlZ2lucwIEAQYAAsQBC3RyYWluLW1vdmVkFBUBBgACxQEGaW5jb21lAgEBBgACxgEEZHJldwIBAwEGAALHAQRkcmV3AgEWAQYAAsgBBW1vdmVkAioqAAEGAALJAQVtb3ZlZAIqKgABBgACygEFbW92ZWQCKioAAQYAAssBAmxwAgQLAQYAAswBCWxlZ2VuZGFyeQIBBgACzQEMZXZlbnQtbWFya2VyAgMBBgACzgEFZXZlbnQCDgEGAALPAQx0b2tlbi1wbGFjZWQCWAEGAALQAQRkcmV3AgEmAQYAAtEBBGRyZXcAAQkBBgAC0gEEZHJldwEBHgEGAALTAQt0dXJuLWJlZ2lucwAEAQYAAtQBC3RyYWluLW1vdmVkFQABBgAC1QEGaW5jb21lAAEBBgAC1gEEZHJldwABAQEGAALXAQRkcmV3AAERAQYAAtgBBW1vbmV5ABMaAQYAAtkBBW1vdmVkAEkqAAEGAALaAQZwbGF5ZWQALAEGAALbAQdhY3Rpb25zAAIBBgAC3AEJZGlzY2FyZGVkACwCAQYAAt0BDGZpZ2h0LWJlZ2lucwIAAgECAALeAQljb21taXR0ZWQAAREBAgAC3wEJY29tbWl0dGVkAgEpAQIAAuABCHJldmVhbGVkAREBKQABAgAC4QEEdXNlZAJUAQIAAuIBCWRpc2NhcmRlZAIDAgECAALjAQlkZWNyZWFzZWQAAQNUAQIAAuQBCWZpZ2h0LXdvbgECAQIAAuUBB3dvdW5kZWQAAQMBAgAC5gEEZHJldwABHwECAALnAQlkaXNjYXJkZWQAEQMBAgAC6AEJZGlzY2FyZGVkAikDAQIAAukBCWRpc2NhcmRlZAABFgECAALqAQlkaXNjYXJkZWQACRYBAgAC6wEJZGlzY2FyZGVkADMWAQIAAuwBC3R1cm4tYmVnaW5zAQUBAgAC7QELdHJhaW4tbW92ZWQAKgECAALuAQZpbmNvbWUBAQECAALvAQRkcmV3AQEyAQIAAvABBGRyZXcBASsBAgAC8QEFbW92ZWQBUFMAAQIAAvIBBW1vdmVkAVNHAAECAALzAQVtb3ZlZAFHXwABAgAC9AEJZGlzY2FyZGVkAR4WAQIAAvUBCWRpc2NhcmRlZAEjFgECAAL2AQlkaXNjYXJkZWQBJxYBAgAC9wECbHABAgsBAgAC+AEJbGVnZW5kYXJ5AQECAAL5AQt0dXJuLWJlZ2lucwIFAQIAAvoBC3RyYWluLW1vdmVkKjUBAgAC+wEGaW5jb21lAgIBAgAC/AEKb3Zlci1saW1pdAIACngBAgAC/QEEZHJldwIBLQECAAL+AQR1c2VkAgkBAgAC/wELc2hvd2VkLWhhbmQAgICAgIiAIAECAAKAAglkaXNjYXJkZWQAHwIBAgACgQIEdXNlZACJAgECAAKCAgRkcmV3AAECAQIAAoMCBnBsYXllZAItAQIAAoQCB2FjdGlvbnMCAgECAAKFAglkaXNjYXJkZWQCLQIBAgAChgIEdXNlZAIJAQIAAocCC3Nob3dlZC1oYW5kAISAgICAgCABAgACiAIJZGlzY2FyZGVkAAICAQIAAokCBHVzZWQCCQECAAKKAgtzaG93ZWQtaGFuZACAgICAgIAgAQIAAosCCWRpc2NhcmRlZAAvAgECAAKMAgR1c2VkAgkBAgACjQILc2hvd2VkLWhhbmQAAAECAAKOAgJscAIECwECAAKPAgt0dXJuLWJlZ2lucwAFAQIAApACC3RyYWluLW1vdmVkNWoBAgAC","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('3b0c13750572fbed089dc3893f52ad4c',210,'{"layout":11,"position":210,"game":"AxkAAAABAgEOAAIAAAEAAKaoQIIgAQEBDAAAAAAAAAAAAAAAAKCIwICAgICAEIABAAMAAgAAAAAAAAAAAAAAAAAAAAAAAAABBwFEZAAJAAABAQICAQEAAAAAAAAAAAAAAACAAYCAgICAgICAEAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAEJASoyABAAAAQBwpJBgoIBAQEBCAAAAAAAAAAAAAAAgATAkMCAgICAgBAIAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAQoDAUQAAAAAAAAAAAAAAAAAAAAAAAAAAAABAgECBAIEAggCCAIIAggAAAAAAAAAAAAAAAAAAAAAAAKBgMCBiICAEICAgICAgICAgICAgICAgEIAgICAgICAgoCAgICAEAAAAAAAAAAAAAAAAACAgCAPwLiAhICAUAAGAwUGBgUFBgUGBQUFBgUAAAAABgQGAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAANDSAQAiGwcDAwAAAAAAAAAAAAD//z8BAAEACgoBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAYEAwUEBAIFBgAAAADQ0AFHBAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAICAnv4DAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAChgISBgMIggICA0KAgAAAAAAAAAAAAAJ7H+6rfnY8HAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAmReiCMQgAAAAAAAAAAAAAAAggCAAAAAAAAAAAAAAAKIIgCAAAAAAAAAAAAAAACDEIAAAAAAAAAAAAAAAIIAgAAAAAAAAAAAAAAAggCAAAAAAAAAAAAAAACCAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPCQOA/gP/AYCA/AeAgID4AwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgICAwCAAAAAAAAAAAAAAAICAgMAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFrZAwEBAAJ44gILZ2FpbmVkLWl0ZW0CDQEBAALjAgR1c2VkAk0BAQAC5AIFbW9uZXkCEwwBAQAC5QILZ2FpbmVkLWl0ZW0CCwEBAALmAgVtb25leQI7DAEBAALnAgtnYWluZWQtaXRlbQIIAQEAAugCAmxwAgQLAQEAAukCC3R1cm4tYmVnaW5zAAcBAQAC6gILdHJhaW4tbW92ZWQAKgEBAALrAgZpbmNvbWUAAQEBAALsAgRkcmV3AAEMAQEAAu0CBGRyZXcAAQABAQAC7gIFbW9uZXkAJwwBAQAC7wILZ2FpbmVkLWl0ZW0ADAEBAALwAgVtb25leQAnDAEBAALxAgtnYWluZWQtaXRlbQAFAQEAAvICBHVzZWQARQEBAALzAgRkcmV3AAEQAQEAAvQCBW1vbmV5ADsMAQEAAvUCC2dhaW5lZC1pdGVtABQBAQAC9gIFbW9uZXkAOwwBAQAC9wILZ2FpbmVkLWl0ZW0AAgEBAAL4AghlcXVpcHBlZAACAQEAAvkCBW1vdmVkAA4OAAEBAAL6AgVtb3ZlZAAOAQABAQAC+wIJZGlzY2FyZGVkABoWAQEAAvwCC3R1cm4tYmVnaW5zAQgBAQAC/QILdHJhaW4tbW92ZWQqNQEBAAL+AgZpbmNvbWUBAQEBAAL/AgRkcmV3AQEZAQEAAoADBGRyZXcBASgBAQACgQMFbW92ZWQBX0YAAQEAAoIDBW1vdmVkAUZgAAEBAAKDAwVtb3ZlZAFgZAABAQAChAMJZGlzY2FyZGVkASQWAQEAAoUDAmxwAQILAQEAAoYDC3R1cm4tYmVnaW5zAggBAQAChwMLdHJhaW4tbW92ZWQ1agEBAAKIAwZpbmNvbWUCAgEBAAKJAwVtb25leQIUAQEBAAKKAwRkcmV3AgEuAQEAAosDCGVxdWlwcGVkAgEBAQACjAMEdXNlZAJNAQEAAo0DCWxvc3QtaXRlbQINAQEAAo4DBW1vbmV5AicMAQEAAo8DCHVwZ3JhZGVkAgEBAQACkAMFbW9uZXkCEwwBAQACkQMLZ2FpbmVkLWl0ZW0CBgEBAAKSAwR1c2VkAkYBAQACkwMFbW9uZXkCOwwBAQAClAMIdXBncmFkZWQCCAEBAAKVAwVtb25leQITDAEBAAKWAwh1cGdyYWRlZAIOAQEAApcDAmxwAgQLAQEAApgDC3R1cm4tYmVnaW5zAAgBAQACmQMLdHJhaW4tbW92ZWRqWwEBAAKaAwZpbmNvbWUAAQEBAAKbAwpyZXNodWZmbGVkJwEBAAKcAwRkcmV3AAEvAQEAAp0DBGRyZXcAAQUBAQACngMGcGxheWVkAAwBAQACnwMFbW9uZXkAPAIBAQACoAMJZGlzY2FyZGVkAAwCAQEAAqEDBHVzZWQARQEBAAKiAwlsb3N0LWl0ZW0ABQEBAAKjAwRkcmV3AAEpAQEAAqQDBmhlYWxlZAABAQEAAqUDBW1vdmVkAAEDAAEBAAKmAwlkaXNjYXJkZWQAChYBAQACpwMLdHVybi1iZWdpbnMBCQEBAAKoAwt0cmFpbi1tb3ZlZFtIAQEAAqkDBmluY29tZQECAQEAAqoDBW1vbmV5ARQBAQEAAqsDBGRyZXcBATABAQACrAMFbW92ZWQBZF0AAQEAAq0DBW1vdmVkAV1eAAEBAAKuAwVtb3ZlZAFeRAABAQACrwMJZGlzY2FyZGVkAQsWAQEAArADAmxwAQILAQEAArEDC3R1cm4tYmVnaW5zAgkBAQACsgMLdHJhaW4tbW92ZWRIFAEBAAKzAwZpbmNvbWUCAAEBAAK0AwVtb25leQIoAQEBAAK1AwZwbGF5ZWQCLgEBAAK2AwdhY3Rpb25zAgIBAQACtwMJZGlzY2FyZGVkAi4CAQEAArgDBnBsYXllZAIGAQEAArkDBW1vdmVkAkYqAAEBAAK6AwVtb25leQIUAgEBAAK7AwlkaXNjYXJkZWQCBgIBAQACvAMFbW92ZWQCKioAAQEAAr0DBW1vbmV5AhQTAQEAAr4DBW1vbmV5AhQTAQEAAr8DAmxwAgQLAQEAAsADDGV2ZW50LW1hcmtlcgIFAQEAAsEDBWV2ZW50AgYBAQACwgMMdG9rZW4tcGxhY2VkAG8BAQACwwMNc2hlcmlmZi1tb3ZlZAsPAQEAAsQDCWRpc2NhcmRlZAIXAgEBAALFAwVtb25leQAoHgEBAALGAwlkaXNjYXJkZWQBMAIBAQACxwMLdHVybi1iZWdpbnMACQEBAALIAwt0cmFpbi1tb3ZlZBQVAQEAAskDBmluY29tZQAAAQEAAsoDBW1vbmV5ACgBAQEAAssDCGVxdWlwcGVkAAEBAQACzAMFbW92ZWQAAwEAAQEAAs0DBW1vdmVkAAEOAAEBAALOAwVtb25leQAnDAEBAALPAwh1cGdyYWRlZAAMAQEAAtADBW1vbmV5ABMMAQEAAtEDC2dhaW5lZC1pdGVtAAoBAQAC0gMFbW9uZXkAJwwBAQAC0wMIdXBncmFkZWQAAQEBAALUAwVtb25leQAnDAEBAALVAwtnYWluZWQtaXRlbQAFAQEAAtYDBHVzZWQARQEBAALXAwRkcmV3AAEkAQEAAtgDC3R1cm4tYmVnaW5zAQoBAQAC2QMLdHJhaW4tbW92ZWQVAAEBAAI=","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('8d2f4b953f6fc671978a403741a28422',108,'{"layout":11,"position":108,"game":"AxkAAAABCgFdMgAAAAAAAISAgIAIAAECAR8BAAEAAAAAAAAAAAAAAISAgIAIAAADAAAAAAAAAAAAAAAAAAAAAAAAAQEAAQkBJR4AAAABAACCoBAAARIBAQAAAAAAAAAAAAAAAIKgEAAAAwIAAAAAAAAAAAAAAAAAAAAAAAAAAAEAASR4AAYAAAABhEAEAQIAAAAAAAABAQQAAAABgMCAgICAgIAgAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAFAwFdAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAgQCBAIEAgQCBAIEAgQAAAAAAAAAAAAAAAAAAAAAAYGAwIGIoIAQgICAgICAgICAgASAgIACgICAgEAAAAAAAAAAAAAAAAAAAAu4q/eKlOCOBgAGBQQGBgYGBgYGBgYFBQYGBgYFAAAAAAAAAAAGBgYGBQYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAOiIgoAEACQaDQAAAAAAAAAAAAAAAP8HAQABAAUFAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAADBgIEAgQEAwUAAAAAiER3BwAAAAAAAAAAAAAAAAAAAAAAAAAAAQUikMCUwBIBGAEkASEAgIDgt8D9AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgJCAgIgQgICAgICAIISAgIGAiAEAAAAAAAAAAADDxIj044fQAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP8/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAADgkDgO4C/wGAgPwHgICA+AMAAQsBDgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAQAAAAAAAAAAAABorQIAeLYBBW1vdmVkAGBVAAC3AQt0dXJuLWJlZ2lucwEEALgBC3RyYWluLW1vdmVkSBQAuQEGaW5jb21lAQIAugEFbW9uZXkBFAEAuwEEZHJldwEBBQC8AQt0dXJuLWJlZ2lucwIEAL0BC3RyYWluLW1vdmVkFBUAvgEGaW5jb21lAgEAvwEEZHJldwIBDADAAQRkcmV3AgEJAMEBEmhpZ2gtc3Rha2VzLWJlZ2lucwIAwgEFbW9uZXkCEw0AwwEEZHJldwIBEgDEAQtkZWFsZXItZHJldwEBgIDAiYCEIADFAQRmbG9wgIIoAMYBBnJhaXNlZAIAxwEFbW9uZXkCJw0AyAENc2Vjb25kLXJldmVhbICIgICAgBAAyQEMY2hvc2UtdW5zZWVuAQDKAQxjaG9zZS11bnNlZW4CAMsBBnNob3dlZAKAhICAgAGAks8BAMwBBnNob3dlZAGAgICBgATglFcAzQEJcG9rZXItd29uAloAzgEFbW9uZXkCPA0AzwEKb3Zlci1saW1pdAIAPHgA0AECbHACAg0A0QEJbGVnZW5kYXJ5AgDSAQxldmVudC1tYXJrZXICAwDTAQV0cmFjawIAAgMA1AEEZHJldwIBJgDVAQlkaXNjYXJkZWQBFA0A1gEJZGlzY2FyZGVkARgNANcBCWRpc2NhcmRlZAEvDQDYAQlkaXNjYXJkZWQCCQ0A2QEJZGlzY2FyZGVkAiMNANoBBWV2ZW50AgkA2wEMdG9rZW4tcGxhY2VkARYA3AEKb3Zlci1saW1pdAIACngA3QEKcmVzaHVmZmxlZCoA3gEEZHJldwIBGADfAQZwbGF5ZWQCDADgAQpvdmVyLWxpbWl0AgAeeADhAQlkaXNjYXJkZWQCDAIA4gEFbW92ZWQCJCQAAOMBC3R1cm4tYmVnaW5zAAQA5AELdHJhaW4tbW92ZWQVAADlAQZpbmNvbWUAAADmAQVtb25leQAoAQDnAQVtb3ZlZABVRgAA6AEFbW92ZWQARmYAAOkBBW1vdmVkAGZdAADqAQt0dXJuLWJlZ2lucwEFAOsBC3RyYWluLW1vdmVkACoA7AEGaW5jb21lAQAA7QEFbW9uZXkBKAEA7gEGcGxheWVkAQMA7wEFbW92ZWQBQyUAAPABCWRpc2NhcmRlZAEDAgDxAQVtb25leQETDADyAQtnYWluZWQtaXRlbQEMAPMBBW1vbmV5ATsMAPQBC2dhaW5lZC1pdGVtAQEA9QEFbW92ZWQBJSUAAPYBC3R1cm4tYmVnaW5zAgUA9wELdHJhaW4tbW92ZWQqNQD4AQZpbmNvbWUCAgD5AQpvdmVyLWxpbWl0AgAKeAD6AQRkcmV3AgErAPsBEmhpZ2gtc3Rha2VzLWJlZ2lucwIA/AEFbW9uZXkCEw0A/QEEZHJldwIBFQD+AQtkZWFsZXItZHJldwEBgIOEgISACAD/AQRmbG9wkIiAgICABACAAgZyYWlzZWQCAIECBW1vbmV5AicNAIICDXNlY29uZC1yZXZlYWyAgIKAgICAAgCDAgxjaG9zZS11bnNlZW4BAIQCDGNob3NlLXVuc2VlbgIAhQIGc2hvd2VkAoCAgIiAgAL0ljcAhgIGc2hvd2VkAYCAgICEgAjAsHMAhwIJaG91c2Utd29uAIgCBGRyZXcCAQ4AiQIJZGlzY2FyZGVkAQcNAIoCCWRpc2NhcmRlZAEIDQCLAglkaXNjYXJkZWQBEA0AjAIJZGlzY2FyZGVkAhgNAI0CCWRpc2NhcmRlZAIrDQCOAgZwbGF5ZWQCDgCPAgVtb25leQI8AgCQAglkaXNjYXJkZWQCDgIAkQISaGlnaC1zdGFrZXMtYmVnaW5zAgCSAgVtb25leQITDQCTAgRkcmV3AgECAJQCBmpvaW5lZAEAlQIFbW9uZXkBEw0AlgIEZHJldwEBMwCXAgRmbG9wgIDggBAAmAIGcmFpc2VkAQCZAgVtb25leQEnDQCaAgZyYWlzZWQCAJsCBW1vbmV5AicNAJwCDXNlY29uZC1yZXZlYWyAgICAgGAAnQIMY2hvc2UtdW5zZWVuAQCeAgxjaG9zZS11bnNlZW4CAJ8CBnNob3dlZAKAgJACgMqtAQCgAgZzaG93ZWQBoICAgICAgASgsm8AoQIJcG9rZXItd29uAngAogIFbW9uZXkCPA0AowIKb3Zlci1saW1pdAIAWngApAIEZHJldwEBLwClAgJscAICDQCmAgV0cmFjawIAAwQApwIMdG9rZW5zLWRyYXduAgEBAQAAAKgCCWRpc2NhcmRlZAISDQCpAglkaXNjYXJkZWQCFg0AqgIJZGlzY2FyZGVkAQUNAKsCCWRpc2NhcmRlZAEzDQCsAgt0dXJuLWJlZ2lucwAFAK0CC3RyYWluLW1vdmVkNWoA","chat":[],"changes":[]}');
INSERT INTO "snapshots" VALUES('c6da8a94519720fa723c856d716850d7',161,'{"layout":11,"position":161,"game":"AxkAAAABAgEcRgAIAAADAYSAgIACBAECAAAAAAAAAAAAAAAABICAgICCgICAIAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAEMATYAAAAAAQAAtAYAAQIAAAAAAAAAAAAAAAAApAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABCgFEKAACAQIAAIGQE4CAEAESAQAAAAAAAAAAAAAAAACBkAGAQICAgBAEAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIHAwFEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQIBAgECAQIEAgQCBAIIAAAAAAAAAAAAAAAAAAAAAAAEgYDAgYCggBAAAICAgICAgICAgIKAgJCAEAAAAAAAAAAAAAAAAACACET/n6Sf3/2xBgAFBgQGBQUGBgUFBgUGBgUFBgYFAAAAAAAAAAAGBgUGBgYAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIGQk0AAJBsMAQAAAAAAAAAAAAAA/////wMBAQEBDw8BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAAAAAUDBAUCBgAAAwAAAFCAgQt3BQAAAAAAAAAAAAAAAAAAAAAAAAAAAQiIArKFgIAYARUBFAEpAICAoL7gvwcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEDAAAAAACAoMCAoIBIgMCTgICAgAGAgIiggIIGAAAAAAAAAAAAgICAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAO8/EAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADwkDgP4D/wGAgPwHgICA+AMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAUsUCAQYCAXjOAQVtb3ZlZAE2PwAAzwEFbW92ZWQBPzwAANABBW1vdmVkATw4AADRAQt0dXJuLWJlZ2lucwIFANIBC3RyYWluLW1vdmVkNWoA0wEGaW5jb21lAgIA1AEFbW9uZXkCFAEA1QEEZHJldwIBLwDWAQVtb25leQITDADXAQtnYWluZWQtaXRlbQILANgBBHVzZWQCSwDZAQVldmVudAIHANoBDHRva2VuLXBsYWNlZABEANsBDXNoZXJpZmYtbW92ZWQPRADcAQVtb25leQIoHgDdAQVtb25leQJjDADeAQtnYWluZWQtaXRlbQIAAN8BBW1vbmV5AhMMAOABC2dhaW5lZC1pdGVtAg4A4QEFbW9uZXkCJwwA4gELZ2FpbmVkLWl0ZW0CDwDjAQhlcXVpcHBlZAIPAOQBBW1vbmV5AhMMAOUBCHVwZ3JhZGVkAhIA5gEFbW92ZWQCRkQAAOcBBW1lZXRzAgoA6AEMZmlnaHQtYmVnaW5zBgIBAQYCAekBCG5wYy1kcmV3AQEBEAEGAgHqAQljb21taXR0ZWQCAS8BBgIB6wENbnBjLWNvbW1pdHRlZAEBBAEGAgHsAQhyZXZlYWxlZAEvAAEEAQYCAe0BCWRlY3JlYXNlZAEBA40BAQYCAe4BB3dvdW5kZWQCAQQBBgIB7wEJZmlnaHQtd29uAAYBBgIB8AEFbW9uZXkCKAMBBgIB8QEEZHJldwIBGgEGAgHyAQlkaXNjYXJkZWQCLwMBBgIB8wENdG9rZW4tcmVtb3ZlZABEAQYCAfQBBW1vbmV5AhQTAQYCAfUBCWRpc2NhcmRlZAIIFgEGAgH2AQt0dXJuLWJlZ2lucwAGAQYCAfcBC3RyYWluLW1vdmVkalsBBgIB+AEGaW5jb21lAAEBBgIB+QEEZHJldwABFAEGAgH6AQRkcmV3AAEtAQYCAfsBBW1vdmVkACUcAAEGAgH8AQVtb3ZlZAAcJQABBgIB/QEFbW92ZWQAJR0AAQYCAf4BCWRpc2NhcmRlZAAdFgEGAgH/AQlkaXNjYXJkZWQABRYBBgIBgAICbHAAAgsBBgIBgQILdHVybi1iZWdpbnMBBgEGAgGCAgt0cmFpbi1tb3ZlZFtIAQYCAYMCBmluY29tZQEBAQYCAYQCBGRyZXcBAQYBBgIBhQIEZHJldwEBGQEGAgGGAgVtb3ZlZAE4IwABBgIBhwIFbW92ZWQBIzkAAQYCAYgCBnBsYXllZAEGAQYCAYkCBW1vdmVkATlbAAEGAgGKAgVtb25leQEUAgEGAgGLAglkaXNjYXJkZWQBBgIBBgIBjAILdHVybi1iZWdpbnMCBgEGAgGNAgt0cmFpbi1tb3ZlZEgUAQYCAY4CBmluY29tZQIAAQYCAY8CBW1vbmV5AigBAQYCAZACCGVxdWlwcGVkAgABBgIBkQIJcmVjcnVpdGVkAgMBBgIBkgIFbW9uZXkCJyQBBgIBkwIGcGxheWVkAiABBgIBlAIJZGlzY2FyZGVkAiACAQYCAZUCBnBsYXllZAILAQYCAZYCAmxwAgICAQYCAZcCCWRpc2NhcmRlZAILAgEGAgGYAgt0dXJuLWJlZ2lucwAHAQYCAZkCC3RyYWluLW1vdmVkFBUBBgIBmgIGaW5jb21lAAIBBgIBmwIFbW9uZXkAFAEBBgIBnAIEZHJldwABFwEGAgGdAgVtb3ZlZAAdIwABBgIBngIMcG9rZXItYmVnaW5zAAEGAgGfAgVtb25leQATDQEGAgGgAgRkcmV3AAEhAQYCAaECC2RlYWxlci1kcmV3AgGQgISIgAQBBgIBogIEZmxvcICIgIGAgAEBBgIBowIMY2hvc2UtdW5zZWVuAAEGAgGkAgxjaG9zZS11bnNlZW4CAQYCAaUCBnNob3dlZACCgIAEgObaAQEGAgGmAgZzaG93ZWQCkICAgIAEsswuAQYCAacCCXBva2VyLXdvbgA8AQYCAagCBW1vbmV5AHgNAQYCAakCAmxwAAINAQYCAaoCCWRpc2NhcmRlZAIQDQEGAgGrAglkaXNjYXJkZWQCGA0BBgIBrAIJZGlzY2FyZGVkAAENAQYCAa0CCWRpc2NhcmRlZAAXDQEGAgGuAgVtb3ZlZAAjHAABBgIBrwICbHAAAgsBBgIBsAILdHVybi1iZWdpbnMBBwEGAgGxAgt0cmFpbi1tb3ZlZBUAAQYCAbICBmluY29tZQEBAQYCAbMCBGRyZXcBATEBBgIBtAIEZHJldwEBDwEGAgG1AgVtb25leQETGgEGAgG2AgVtb3ZlZAFbKgABBgIBtwIFbW9uZXkBTwwBBgIBuAILZ2FpbmVkLWl0ZW0BBAEGAgG5AgVtb25leQETDAEGAgG6AgtnYWluZWQtaXRlbQEFAQYCAbsCBW1vbmV5AScMAQYCAbwCC2dhaW5lZC1pdGVtAQkBBgIBvQIMdHJhZGVyLW1vdmVkCAEGAgG+AgVtb3ZlZAEqNgABBgIBvwIJZGlzY2FyZGVkARkWAQYCAcACCWRpc2NhcmRlZAEiFgEGAgHBAgt0dXJuLWJlZ2lucwIHAQYCAcICC3RyYWluLW1vdmVkACoBBgIBwwIEdXNlZALZAQEGAgHEAgRkcmV3AgEkAQYCAcUCBGRyZXcCASwBBgIB","chat":[],"changes":[]}');
CREATE TABLE subscriptions (
    id TEXT NOT NULL PRIMARY KEY,
    guest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    host TEXT NOT NULL,
    settings TEXT NOT NULL,
    server_part TEXT NOT NULL,
    seed TEXT,
    seed_sha256 TEXT,
    content TEXT,
    setup TEXT,
    base TEXT,
    rematch TEXT,
    summary TEXT
, fairness BIGINT NOT NULL DEFAULT 1, version BIGINT NOT NULL DEFAULT 0, owner TEXT, epoch BIGINT NOT NULL DEFAULT 0);
INSERT INTO "tables" VALUES('8d88b76172279f67c21c4b03c74ffc57',1795843781,1795843786,'running',0,'2913ed3014cbc6a0f4a39b98f740a74dd3a535edae603ec869ad4089344dd905','{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','857f6b1bb7227b53ee0ccd4e8123b2dddb1b2cebbfe90cd765e08d0dd8328cd7','dea9d588c7b02dad715d476919924ff0243f3c6df2bfbf5f559779c3d7a0c48a','8ec7450c1bddb0b8cd4a143b1e1cb7f83c1d6469f1414ea27e962fe92d6031c9','dc24f677251a100a','{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":1,"lp":[0,0,0],"waiting":[1],"winners":[],"characters":["wild-bill-hickok","stagecoach-mary","annie-oakley"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('85da66375b405b548b7540229bf294a7',1795843782,1795843787,'running',0,'8ee9d86a9fc7e86e4845eb0171a4a92b0667b1973c841b2d0f6872a20d183418','{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','a686fd000edadb67f2fb2b0dbc7eb2c65571d5d291d5f29b59fa6e83d01a015a','ccf6f6e48a1f09b3b4aeb2f62812e3d430c924d5359beecfcba10058068291d5','1694716c1f3b9b3ba66b7bdb7ba8c9c2569ec90de73d394386569c6a23a02bc5','dc24f677251a100a','{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"fr","skip-empty-windows":false}',NULL,NULL,'{"round":1,"lp":[0,0,0],"waiting":[2],"winners":[],"characters":["annie-oakley","doc-holliday","calamity-jane"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('66ebe97cdb82abe9c12e8fe7c03d0a4e',1795843782,1795843787,'running',0,'b4c4f85e0dd8373318b955e61a8a48f88af084a2d26caa070dc020ad9af5abb6','{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','2238f6606a4dd931d765b5b526053a41bf5709eee2ad6c8b58419e68fb7b12a6','0487c8fe0b3ad1e10f8152e521d3bacb6c2b7d2593f23e335b0fea7762ed19ac','5686bcddee3e5d91d391429479e785771cf3b4e8f422664792a39c9522d2292a','dc24f677251a100a','{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"it","skip-empty-windows":false}',NULL,NULL,'{"round":2,"lp":[0,0,0],"waiting":[1],"winners":[],"characters":["bloody-knife","wyatt-earp","calamity-jane"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('6b6341f4cb6053986767dd003d47ebac',1795843784,1795843789,'running',0,'bea181c35fe9c5ddb36f705e539361059021f9308f30fcb7313147ba93d61534','{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','7865036f6f2754c65a4808e75e82b46fa744f96f71560399312f95d4815b1a29','d3f1c8f020af87ea53d0c957443f8ef4847b6eaa77459b8905d099a7b8ee275d','b2781ff0ccb2a1f8eb224ba1c6245464a86a46f1b5782347328df83b961cfd9c','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":3,"lp":[3,1,0],"waiting":[2],"winners":[],"characters":["billy-the-kid","bass-reeves","doc-holliday"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('2bd96e8fc883383bec2bf23d706fdaa0',1795843786,1795843792,'running',0,'1f85af6c0d3289898ba96dce9b9d899f98f5837c699ddae8c896f6f521e442a7','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','697808361122dbeac14aca860842b2173d4a5c07f08b9b6db6924f54cbf9f2fa','a77b746d46fa2370749b9227e5e04066fa902e923d599a034727a29956d2d3b7','2e193d638524148c364089cda1ea32072a10541914ec249ae8a74498fcd8705e','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":3,"lp":[0,2,1],"waiting":[2],"winners":[],"characters":["kit-carson","sundance-kid","lottie-deno"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('417afaa9fd89d835e3d741c63fae1584',1795843788,1795843793,'running',0,'ff724cad88189c33af2707e1ab1360d724b00e73421dfd3fdbea1ced9201e2a1','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','1d159b1c98e11e20f0ebe60f0c8f799bb3811f4a31a6098be0b658ba8b445e8e','30614a9a68cc848e0915171e0e985fd23e1695e10fc91fe54316a0cad4d7f847','795c5f30bea5f53d2af5ef319b8991fd356a2a94d609cebdba655823acab6cac','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":4,"lp":[1,0,4],"waiting":[2],"winners":[],"characters":["kit-carson","elfego-baca","doc-holliday"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('c0d5476d27d42edb49781c3e43591d7a',1795843790,1795843795,'running',0,'00f23dbf45f8d288a1b50627b88ee46a79a1c7f544c5e4d3ce3326beef91b199','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','9a0e2946212ce1ff6a6dd3e349c36a3de4c8b673ebbddb27e614142843b178f4','d8a252d97cddfc4854ead3ee1e9fc4fec3930b5e65131c3ab6ca4b8320033cad','654a992395c19f63755c21515243a7ff498cca4fba17d17dc4c08012f8f6484b','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":5,"lp":[1,0,1],"waiting":[2],"winners":[],"characters":["soapy-smith","stagecoach-mary","poker-alice"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('7877e84befb98da964e9eece8112633b',1795843792,1795843797,'running',0,'2622d2784806fa28ba0375f44a88148cdfe390d8ce823cf174b3b0d3d5d04629','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','8f2e5e4924a92b6ff917b6eb0aa916b63eb3f333bdb086a229e500c9485aaaf1','5cbf1d1c189aaad27526d737666b5b56da46f51bc8235eb54b08cbc7bc114feb','fdfe5eefc05600a275834e612046b4c684894d6c830f62c6bebfc5a7253da671','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":6,"lp":[0,0,2],"waiting":[1],"winners":[],"characters":["john-slaughter","seth-bullock","judge-roy-bean"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('52617dca027da8f32211909447360aa5',1795843794,1795843799,'running',0,'beb0b6ba586ec2237331405d55d1b5c0feac9c4007ecbb26271d061a6e7a7ed5','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','947d46e40a39c4c759e29a9b50010b795cfcd0aa651be668944905adf8c8c186','e31faf1bc1eba1411e2ed247723481d3f6999c9e2f2144f81afe021cc9cca2c8','310c73e90a2e01de225066dec43ffec88de11953c5690ad37199caffcd6ddaa1','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":6,"lp":[4,2,1],"waiting":[1],"winners":[],"characters":["allan-pinkerton","stagecoach-mary","bloody-knife"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('f08dd4908db056a3520c7b6f504bc8c2',1795843797,1795843802,'running',0,'67ed434e2632774c04c964d3f093c164a3133b1da461aae280079b815726ce84','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','9826478b20a32a18091a102913f2c7b60637a60e3ed5e99090bdd6c462c260af','080d25bc05533b7509196bb05f8adbf7375f8ccb9bce49c3277057326f045459','98e8e851e8131d120b6bf3f6b8d0253a01ad64b2b1e6de3c2b1857e1c3aebabe','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"border-town"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":6,"lp":[0,2,6],"waiting":[1],"winners":[],"characters":["soapy-smith","buckshot-roberts","bass-reeves"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('422eb24fdde4fe1e5d0f8361266c3e03',1795843799,1795843804,'running',0,'abfc3a7d0ff1f899250c4bbf23085b53f38f1538f16afe82332484efa5a37c06','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','f05e8b74e822c6f2681468649692c213d02ba37d7a6df0693392bc11f855383e','1ce793e36053d36bc97ec5fefc3ca657958b0e2357379bb5d12d67f550d54665','e24542409f15ae4c2c856fff539f227ce94225bec9e287a542ddb8ed28266e0b','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","jokers","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach","gangs"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":6,"lp":[1,0,10],"waiting":[2],"winners":[],"characters":["aaron-ross","pat-garrett","lozen"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('531d1b6e4dfe695479b7c2e56fab849b',1795843803,1795843808,'running',0,'d7900d48b2ba525172b7e62cd34cd4ed952714926602ffe72ecb8580551e7bbe','{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','20ef52986a03db77ccdfff3f3981036574c5351ccbe6255f93ea1f2ff2c46d3e','17937d1c71dc8a53ce4587c0d37366d0513e4d606e4f9fefa545a93b36d55be2','c62c567ec7b4303fff89529402b5c9cb38526420f36d3a7c99ebb6633af3c7da','dc24f677251a100a','{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":8,"lp":[2,0,1],"waiting":[2],"winners":[],"characters":["doc-holliday","wyatt-earp","wild-bill-hickok"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('a4a67e3cc5ee2dd6b2dacd71415ea078',1795843806,1795843811,'running',0,'6a83202341b0270c520aaa3b83eed2c5bb6ad81b59f6a42da3df5c506a5621fa','{"name":"","length":20,"variants":["goals"],"modules":[],"mode":null,"edition":"fr","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','ed5174e9d75779e4ab057152f6584a2536c4baa28985ca83255006e618e79526','e93dabcb66cd498b11a099ed0900d3739f5c5502780e3795d98016b843732bc3','07fc5d85b03e40a5961b7eb3bebd67eef4c980bd7c96b07d05f75a12487185ca','dc24f677251a100a','{"seats":3,"characters":[],"length":20,"variants":"goals","edition":"fr","skip-empty-windows":false}',NULL,NULL,'{"round":10,"lp":[1,0,1],"waiting":[1],"winners":[],"characters":["bass-reeves","y-b-rowdy","stagecoach-mary"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('46df02fe21125ecbcd925b18c7da3629',1795843811,1795843816,'running',0,'18e2093dbb43742b7e46efab4d002a4096c2d0b3108a6859fe194eda34335a5c','{"name":"","length":20,"variants":["goals","wild-wild-west"],"modules":[],"mode":null,"edition":"it","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','c3c1a2f31608175ca433ad417b6bfb6050bdd19ca8397783dcb1a898860f4e65','a24f2a652ad87470419d1bec4ee70fa524cfefb8960655f159091b4061ffa19d','7897e2328de16e966c962e0ff89247878720821039f43af05f9c203021819c6e','dc24f677251a100a','{"seats":3,"characters":[],"length":20,"variants":"goals,wild-wild-west","edition":"it","skip-empty-windows":false}',NULL,NULL,'{"round":10,"lp":[2,12,2],"waiting":[1],"winners":[],"characters":["bass-reeves","billy-the-kid","wild-bill-hickok"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('3a8fb9ab7c8fbfab042297fcdaacbafe',1795843815,1795843825,'running',0,'4c9808e56ac67d73000c0234b7f6f95d50fcd37b1c540d910acbf5bffcf70251','{"name":"","length":25,"variants":["goals"],"modules":["ante-up"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','176e0908b73cd552c702803339c482c978e0561f9cdee4ef7874cafb046475d8','b2ad9af2d4749a5978a6393b174b00b6441e15e2bd7b7b798f4eb3fbb818bdfb','f6a6ccaaaa8c9cf8a20038db5f251e59e307b0fdc5eb5f78ecbf0dc9130d584c','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":9,"lp":[0,9,10],"waiting":[1],"winners":[],"characters":["bloody-knife","curly-bill-brocius","poker-alice"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('5d2d56c5a76d76c59172d17208dabb43',1795843821,1795843831,'running',0,'6851aa2e6e566362d8131a99840517394077a16dcf01c8a2a64ca97f1fa0cfc8','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money"],"mode":null,"edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','c41125f013e199d5c49bd68f14686a8367ab5798229c388450375e99e292e0cd','77a3c390b6aa0d512d0b7bfcd4571a5d1f1fd5976465dd1276a006ea3916d5ba','b76a1f426a56d7d4018981ca74b205a9d0693eebf861e6ca7075bf8673801e68','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money"]},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":8,"lp":[8,0,8],"waiting":[2],"winners":[],"characters":["curly-bill-brocius","y-b-rowdy","bloody-knife"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('3b0c13750572fbed089dc3893f52ad4c',1795843827,1795843837,'running',0,'be65105c50c55c0c69aa1306227ef9497047e0f7dc729e4cc1874d3c23f17746','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','1e97edcbca97687825a2e80f7b2e64103eee2ff6974ba741e32655542f29af6f','83ee5d67dbda894aa3d3a11c18337a22b9a287769eab12dead225337419cafc2','59739b96f59646657da60f501052c2bc2bf3ba4d500ce4d1da455722ffba73bb','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"serenade"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":13,"lp":[0,12,22],"waiting":[2],"winners":[],"characters":["doc-holliday","butch-cassidy","allan-pinkerton"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('8d2f4b953f6fc671978a403741a28422',1795843833,1795843838,'running',0,'771acc5c6934db36674c366a8c36f7c7331443c3df55ba889ccfb935ddcc5982','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','916e295c17bf0987390ad677fde1f183adc370fe2ed10a6bd26b67690819d79c','a86d417ecf5de9b319a6b3de3879b59e12161158877e299c6a608fb181efe112','ab9fed3cdad1efbd03cbf811c3f1d2e28d68baf7a72587da9b2270f3541fe88d','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","rumors","jackpot","ruthless","stagecoach"],"mode":"golden-rule"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":13,"lp":[9,1,13],"waiting":[1],"winners":[],"characters":["isom-dart","john-slaughter","doc-holliday"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('c6da8a94519720fa723c856d716850d7',1795843837,1795843842,'running',0,'8288d3024722f8d3fd7e170a68c244102600d3e5a55ab28d770b6eab940ec31c','{"name":"","length":25,"variants":[],"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','fe1b75f6095cf6d1e4084b59ac65c4c9ce0d3ff55989ba742e3d99805b6b87aa','4c31e6ee71c40d28c3cc0d82465f697b0f305585b6325f567aa77f6c61603f6b','1a7b77097dcdfb120703bcdf48ba46e5ed0c76e340a446ee75d02cd1723b555e','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","scout","outfit","dead-or-alive","ruthless","stagecoach","gangs"],"mode":"law-and-disorder"},"variants":"none","edition":"en","skip-empty-windows":false}',NULL,NULL,'{"round":12,"lp":[16,3,4],"waiting":[1],"winners":[],"characters":["jesse-james","judge-roy-bean","john-slaughter"]}',2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
INSERT INTO "tables" VALUES('fb2120ac8a301665a7a03908ab5f062f',1795843841,1795843841,'running',0,'ab8b253be8d6650690504c7df04995a1f929453004f6cfec9b0a4439b9288eea','{"name":"","length":25,"variants":["goals"],"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business","edition":"en","characters":"draft","listed":false,"pace":"instant","absence":0,"hints":true,"rated":false,"language":null}','3d27f3344a98d4d375ea0231b4dc8dcfdca8c2f6977fbc14d96ca0338bd04302','d800e76fb7e064f3d4a9ac8e6779ce611d9e44478d9ad87c682c1eba512efc6b','d13cf0561e28da3719cc1b5b7c355ce3314cddda4f678bd0d1901e830f2b3e00','dc24f677251a100a','{"seats":3,"characters":[],"length":25,"selection":{"modules":["ante-up","blood-money","extras","vendetta","rumors","scout","jackpot","outfit","dead-or-alive","ruthless","stagecoach"],"mode":"risky-business"},"variants":"goals","edition":"en","skip-empty-windows":false}',NULL,NULL,NULL,2,4,'0e88a14dcec2331f5b655d3d879eb350',2);
CREATE TABLE vacations (
    guest TEXT NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    PRIMARY KEY (guest, begins)
);
CREATE INDEX tables_by_time ON tables (created, id);
CREATE INDEX tables_by_status ON tables (status, created, id);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE UNIQUE INDEX accounts_by_guest ON accounts (guest);
CREATE UNIQUE INDEX accounts_by_recovery ON accounts (recovery);
CREATE UNIQUE INDEX accounts_by_email ON accounts (email);
CREATE UNIQUE INDEX accounts_by_subject ON accounts (subject);
CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_time ON sessions (seen);
CREATE INDEX passkeys_by_account ON passkeys (account);
CREATE INDEX ceremonies_by_time ON ceremonies (ends);
CREATE INDEX attempts_by_time ON attempts (period);
CREATE INDEX clocks_by_due ON clocks (due);
CREATE INDEX calls_by_guest ON calls (guest);
CREATE INDEX subscriptions_by_guest ON subscriptions (guest);
CREATE UNIQUE INDEX guests_by_handle ON guests (handle);
CREATE INDEX ratings_by_rank ON ratings (selection, low);
CREATE INDEX results_by_guest ON results (guest, ended);
CREATE INDEX ignored_by_other ON ignored (other);
CREATE INDEX tables_by_change ON tables (status, changed);
CREATE INDEX guests_by_visit ON guests (seen);
COMMIT;
