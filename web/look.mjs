import { chromium } from '@playwright/test';
const base='http://127.0.0.1:8799';
const browser = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const ctx = await browser.newContext({viewport:{width:+(process.argv[3]??1280),height:+(process.argv[4]??720)},baseURL:base});
const page = await ctx.newPage();
page.on('pageerror',e=>console.log('ERR',e.message));
const lang=process.argv[2]??'en';
await ctx.request.post('/api/guest',{data:{name:'Mara'}});
const part=(n)=>n.toString(16).padStart(2,'0').repeat(32);
const t=await (await ctx.request.post('/api/tables',{data:{settings:{characters:'random',pace:'instant',length:15,modules:['ante-up']},seats:[null,'cowboy','cowboy'],sit:[{seat:1}],start:false}})).json();
console.log(t.id, await (await ctx.request.post(`/api/tables/${t.id}/seats/1`,{data:{action:'part',part:part(1)}})).text().then(x=>x.slice(0,80)));
await ctx.request.post(`/api/tables/${t.id}/start`);
await page.addInitScript((l)=>localStorage.setItem('darkrock.settings',JSON.stringify({speed:0,autoPass:true,language:l})),lang);
await page.goto(`/table/${t.id}`);
let seed=7; const rnd=(n)=>{seed=(Math.imul(seed,1664525)+1013904223)>>>0;return Math.floor(seed/2**32*n)};
const seen=new Set(); let n=0;
const wanted=['faro','event','challenge','train-heist'];
for(let i=0;i<700;i++){
  const h=await page.waitForFunction(()=>{
    if(document.querySelector('[data-result]')||[...document.querySelectorAll('section[aria-label]')].some(s=>/podium|The result|Result/i.test(s.getAttribute('aria-label')))) return 'over';
    if(document.querySelector('#decision.sent')) return null;
    const b=[...document.querySelectorAll('#decision:not(.sent) .cell button:not([aria-disabled="true"]), button.reach:not([aria-disabled="true"])')].filter(x=>x.checkVisibility({visibilityProperty:true}));
    return b.length?b.map(x=>x.innerText+' '+(x.getAttribute('aria-label')??'')):null;
  },null,{timeout:30000}).catch(()=>null);
  if(!h) {console.log('stuck');break;}
  const v=await h.jsonValue(); if(v==='over'){console.log('over',i);break;}
  const text=await page.locator('body').innerText();
  const kind = /Faro/.test(text)&&/Bet \$|marker/i.test(v.join(' '))?'faro':/What happens/.test(text)?'event':/Challenge the high/.test(v.join(' '))?'challenge':/Rob the train/.test(v.join(' '))?'train':null;
  const key = kind ?? (i%60===0?`n${i}`:null);
  if(key && (seen.has(key)?rnd(12)===0&&n<30:true)){seen.add(key);await page.screenshot({path:`/tmp/shots/${lang}-${process.argv[3]??1280}-${key}-${i}.png`});n++;}
  let k=v.findIndex(x=>/Play faro|Bet \$|Challenge|Rob the train|Pay for the frontier/.test(x)); if(k<0||rnd(3)===0) k=rnd(v.length);
  await page.evaluate((k)=>{const b=[...document.querySelectorAll('#decision:not(.sent) .cell button:not([aria-disabled="true"]), button.reach:not([aria-disabled="true"])')].filter(x=>x.checkVisibility({visibilityProperty:true}));b[k]?.focus();},k);
  await page.keyboard.press('Enter'); await page.waitForTimeout(60);
}
await page.screenshot({path:`/tmp/shots/${lang}-${process.argv[3]??1280}-end.png`});
console.log([...seen]);
await browser.close();
